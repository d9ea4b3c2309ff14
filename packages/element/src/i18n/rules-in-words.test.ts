import { cleanScore, resolveRules, type Rules, scoringNames, variantNames } from '@canfield-game/engine';
import { settingTexts } from '@canfield-game/engine/rules-text';
import { describe, expect, it } from 'vitest';
import { languages, loadMessages } from './languages.js';
import { loadPanelMessages } from './panel-languages.js';
import { gameInWords, rulesInWords } from './rules-in-words.js';
import { Texts } from './texts.js';

function rulesOf(settings: object): Rules {
  const rules = resolveRules(settings);
  if (!rules.ok) throw new Error(rules.problem.message);
  return rules.value;
}

const loaded = async (tag: (typeof languages)[number]) =>
  [await loadPanelMessages(tag), new Texts(await loadMessages(tag))] as const;

/** Settings that no variant has, so that every sentence comes up. */
const houseRules = [
  { reserve: 0, columns: 1, wraps: 'stop-at-base', fill: 'player', redeals: 1 },
  { reserve: 1, columns: 8, wraps: 'none', draw: 5, redeals: 5 },
  { reserve: 2, columns: 2, base: 'K', draw: 2, redeals: 11 },
];

const games = [...variantNames.map((variant) => ({ variant })), ...houseRules].map(rulesOf);

/** A sentence begins as one and ends as one. */
const whole = /^[^\p{Ll}\s{}][^{}]+[.。।]$/u;

for (const tag of languages) {
  describe(`The rules in ${tag}`, async () => {
    const [panel, texts] = await loaded(tag);

    it('are whole sentences, for every variant and every setting', () => {
      const said = games.flatMap((rules) => rulesInWords(rules, 'points', panel, texts));
      expect(said.filter(({ sentence }) => !whole.test(sentence))).toEqual([]);
      const names = Object.keys(settingTexts).filter((name) => name !== 'ranks');
      expect([...new Set(said.map(({ setting }) => setting))].sort()).toEqual([...names, 'scoring'].sort());
    });

    it('tell values apart', () => {
      for (const name of ['build', 'wraps', 'move', 'fill', 'afterReserve', 'openReserve', 'takeBack', 'base'] as const)
        expect(new Set(games.map((rules) => panel.rule(name, rules[name], texts))).size, name).toBe(
          new Set(games.map((rules) => rules[name])).size,
        );
    });

    it('have their numbers in the way of the language', () => {
      if (tag === 'en') return;
      expect(panel.rule('reserve', 13, texts)).toContain(texts.number(13));
      expect(panel.rule('columns', 8, texts)).toContain(texts.number(8));
      expect(panel.rule('draw', 5, texts)).toContain(texts.number(5));
      expect(panel.rule('redeals', 5, texts)).toContain(texts.number(5));
      expect(panel.rule('draw', [3, 2, 1], texts)).toContain(
        texts.listed([3, 2, 1].map((count) => texts.number(count))),
      );
    });

    it('tell every way of scoring', () => {
      const said = scoringNames.map((scoring) => panel.scoring(scoring, texts));
      expect(said.filter((sentence) => !whole.test(sentence))).toEqual([]);
      expect(new Set(said).size).toBe(scoringNames.length);
      for (const scoring of ['casino', 'casino-50'] as const)
        expect(panel.scoring(scoring, texts)).toContain(texts.score(cleanScore(scoring, 0, 52), scoring));
    });

    it('have a name and a line for every variant', () => {
      const named = variantNames.map((variant) => gameInWords(rulesOf({ variant }), panel));
      expect(new Set(named.map(({ title }) => title)).size).toBe(variantNames.length);
      for (const { summary } of named) expect(summary).toMatch(whole);
    });
  });
}

describe('A game in words', async () => {
  const [panel, texts] = await loaded('en');
  const settings = (rules: Rules) => rulesInWords(rules, 'none', panel, texts).map(({ setting }) => setting);

  it('is what the engine says in English', () => {
    const [first] = rulesInWords(rulesOf({}), 'points', panel, texts);
    expect(first?.sentence).toBe(settingTexts.reserve.rule(13));
  });

  it('says no more of a reserve that is not dealt', () => {
    expect(settings(rulesOf({ reserve: 0 }))).not.toContain('openReserve');
    expect(settings(rulesOf({ reserve: 0 }))).not.toContain('fill');
    expect(settings(rulesOf({ reserve: 1 }))).toContain('fill');
  });

  it('has the line of its variant as long as that is true', () => {
    expect(gameInWords(rulesOf({ draw: 1 }), panel).summary).toBeDefined();
    expect(gameInWords(rulesOf({ variant: 'american', move: 'tail' }), panel)).toEqual({ title: 'American Canfield' });
  });
});
