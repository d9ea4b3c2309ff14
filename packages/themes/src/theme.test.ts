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
