import { describe, expect, it } from 'vitest';
import { classic } from './classic.js';
import { defineTheme, type Theme, tokenNames } from './theme.js';
import { themes } from './themes.js';
import { tokenDocs } from './token-docs.js';

const changed = (change: Record<string, unknown>): Theme => ({ ...classic, ...change });
const withTokens = (tokens: Record<string, unknown>): Theme => changed({ tokens: { ...classic.tokens, ...tokens } });

describe('defineTheme', () => {
  it.each(Object.entries(themes))('finds nothing wrong with %s, which is listed under its name', (name, theme) => {
    expect(defineTheme(theme)).toBe(theme);
    expect(theme.name).toBe(name);
  });

  it.each([
    '#fff',
    '#FFF8',
    '#a1b2c3',
    '#a1b2c3d4',
    'tomato',
    'rgb(1 2 3 / 50%)',
    'hsl(1deg, 2%, 3%)',
    'oklch(70% 0.1 200)',
    'oklab(1 0 0)',
    'lch(50% 20 30)',
    'lab(50% 0 0)',
    'color-mix(in oklab, red, blue)',
    'color(display-p3 1 0 0)',
    'var(--mine)',
    'light-dark(#fff, #000)',
    'transparent',
    ' red ',
  ])('takes %s for a colour', (cloth) => expect(() => defineTheme(withTokens({ cloth }))).not.toThrow());

  it.each(['', '#12', '#12345', '#ggg', 'url(x.png)', '12px', 'red;', 'rgb(', 7, null, undefined])(
    'does not take %s for a colour',
    (cloth) => {
      expect(() => defineTheme(withTokens({ cloth }))).toThrow(/token "cloth" is .*not a CSS colour/);
    },
  );

  it('says everything that is wrong at once', () => {
    const tokens = Object.fromEntries(Object.entries(classic.tokens).filter(([token]) => token !== 'cloth'));
    const wrong = {
      name: 'My Theme',
      scheme: 'dim',
      back: 'plaid',
      tokens: { ...tokens, clot: 'red', paper: 'url(x)' },
    };
    const attempt = (): Theme => defineTheme(wrong as unknown as Theme);
    expect(attempt).toThrow(TypeError);
    for (const fault of [
      'name "My Theme"',
      'scheme "dim"',
      'back named "plaid"',
      '"cloth" is missing',
      '"clot" is not known',
      '"paper" is "url(x)"',
    ])
      expect(attempt).toThrow(fault);
  });

  it.each([
    'rgb(0 0 0);} :host{background:url(//elsewhere/picture)',
    'rgb(0 0 0) } .table { color: rgb(0 0 0)',
    'color-mix(in srgb, url(//elsewhere/picture), red)',
    'rgb(0 0 0',
    'rgb((0 0 0)',
    'rgb(0 0 0))',
    'rgb(0 0 0 /* */)',
    String.raw`rgb(0 0 0\)`,
    'var(--a, "b")',
    `rgb(${'0 '.repeat(200)})`,
  ])('refuses a colour that is more than a colour: %s', (cloth) => {
    const theme = { ...classic, name: 'foreign', tokens: { ...classic.tokens, cloth } };
    expect(() => defineTheme(theme)).toThrow(/not a CSS colour/);
  });

  it('takes colours as CSS writes them', () => {
    const colours = [
      'color-mix(in oklch, var(--brand, #246) 20%, transparent)',
      'light-dark(#fff, rgb(0 0 0 / 50%))',
      'hsl(calc(1turn * 0.3), 40%, 50%)',
      'oklch(0.5 -0.1 20)',
    ];
    for (const cloth of colours) {
      expect(defineTheme({ ...classic, name: 'own', tokens: { ...classic.tokens, cloth } }).tokens.cloth).toBe(cloth);
    }
  });

  it('takes no prototype for tokens', () => {
    const tokens = JSON.parse(`{"__proto__":${JSON.stringify(classic.tokens)}}`) as Theme['tokens'];
    expect(() => defineTheme({ ...classic, tokens })).toThrow(/token "__proto__" is not known/);
    expect(Object.prototype).not.toHaveProperty('cloth');
  });

  it.each([{}, { name: 'bare' }, null, 'classic'])('refuses %j with a clear error', (theme) => {
    expect(() => defineTheme(theme as unknown as Theme)).toThrow(/^Theme /);
  });
});

describe('tokens', () => {
  it('all have their line of documentation', () => {
    expect(Object.keys(tokenDocs).sort()).toEqual([...tokenNames].sort());
    for (const line of Object.values(tokenDocs)) expect(line).toMatch(/^[A-Z].*\.$/s);
  });

  it('are named once', () => expect(new Set(tokenNames).size).toBe(tokenNames.length));
});
