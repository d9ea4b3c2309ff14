import { describe, expect, it } from 'vitest';
import { type Rules, settingNames, variantNames, variantRules } from './rules.js';
import { scoringTexts, settingTexts, variantTexts } from './rules-text.js';

const ruleOf = <Name extends keyof typeof settingTexts>(name: Name, value: Rules[Name]): string =>
  settingTexts[name].rule(value);

const sentence = /^[A-Z][^{}]*\.$/;

describe('the texts of the rules', () => {
  it('say something of every setting', () => {
    expect(['variant', ...Object.keys(settingTexts)].sort()).toEqual([...settingNames].sort());
    for (const { decides } of Object.values(settingTexts)) expect(decides).toMatch(sentence);
  });

  it.each(variantNames)('make a sentence of each setting of %s', (variant) => {
    const names = Object.keys(settingTexts) as (keyof typeof settingTexts)[];
    const rules = variantRules(variant);
    for (const name of names) {
      const text = ruleOf(name, rules[name]);
      expect(text).toMatch(sentence);
      expect(text).not.toContain('undefined');
    }
    expect(variantTexts[variant].summary).toMatch(sentence);
  });

  it('are well put for one and for many', () => {
    expect(ruleOf('columns', 1)).toBe('There is one column, begun with one card.');
    expect(ruleOf('columns', 4)).toBe('There are four columns, each begun with one card.');
    expect(ruleOf('reserve', 0)).toBe('There is no reserve.');
    expect(ruleOf('reserve', 1)).toMatch(/^One card is dealt/);
    expect(ruleOf('reserve', 40)).toMatch(/^40 cards are dealt/);
    expect(ruleOf('reserve', 13)).toMatch(/^Thirteen cards are dealt/);
    expect(ruleOf('ranks', 13)).toContain('52 cards');
  });

  it('tell draws and redeals', () => {
    expect(ruleOf('draw', 1)).toBe('Cards are drawn one at a time.');
    expect(ruleOf('draw', 3)).toBe('Cards are drawn three at a time, and the last of them is in play.');
    expect(ruleOf('draw', [3, 2, 1])).toContain('three at a time, then two, then one');
    expect(ruleOf('redeals', 'unlimited')).toContain('as often as you like');
    expect(ruleOf('redeals', 0)).toContain('no redeal');
    expect([1, 2, 3].map((count) => ruleOf('redeals', count).split(', ').at(-1))).toEqual([
      'once.',
      'twice.',
      'three times.',
    ]);
  });

  it('name the cards that are laid out', () => {
    expect(ruleOf('base', '2')).toContain('The four twos');
    expect(ruleOf('base', 'A')).toContain('The four aces');
    expect(ruleOf('base', 'dealt')).not.toBe(ruleOf('base', 'chosen'));
  });

  it('agree with the scores of wins', () => {
    expect(scoringTexts.casino).toContain(`$${52 * 5 - 52}`);
    expect(scoringTexts['casino-50']).toContain(`$${500 - 50}`);
  });
});
