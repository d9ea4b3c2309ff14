import { describe, expect, it } from 'vitest';
import { bracesIn, compressedSize, isEnglish, isUntidy, textsIn } from '../test/text-checks.js';
import { en } from './en.js';
import { availableLanguage, languages, loadMessages } from './languages.js';
import type { Messages, PluralText } from './messages.js';
import { Texts } from './texts.js';

/** Keys that a language has only where its grammar or its cards need them. */
const optional = ['dir', 'comma', 'ranksIn', 'indices', 'suitsFor', 'suitsOf', 'toFoundation', 'toColumn'];

/** Texts that are the same in English, since the word is, or since there is none in them. */
const same: Readonly<Record<string, readonly string[]>> = {
  all: ['cardFirst', 'card'],
  da: ['reserve', 'reserveOf', 'saidReserveShows', 'points.one'],
  de: ['saidReserveShows'],
  fr: ['ranks.5', 'score', 'points.one', 'points.other'],
  id: ['ranks.10'],
  nb: ['reserve', 'reserveOf', 'saidReserveShows'],
  nl: ['reserve', 'reserveOf', 'saidReserveShows', 'score'],
};

const isPlural = (value: unknown): value is PluralText =>
  typeof value === 'object' && value !== null && 'other' in value && typeof value.other === 'string';

const pluralsIn = (messages: Messages) =>
  Object.entries(messages).filter((entry): entry is [string, PluralText] => isPlural(entry[1]));

const cards = Array.from({ length: 52 }, (_, card) => card);

/** Whether a plural form is that of one number only, which its words can say themselves. */
function isOfOneNumber(tag: string, category: string): boolean {
  const rules = new Intl.PluralRules(tag);
  return (
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((each) => each === category).length === 1
  );
}

/** The text of English that a text should have the same braces as. */
function englishOf(path: string): string | undefined {
  const english = new Map(textsIn(en));
  const [key = '', category] = path.split('.');
  if (key === 'toFoundation') return en.foundation;
  if (key === 'toColumn') return en.column;
  if (isPlural(en[key as keyof Messages]) && category) return english.get(`${key}.other`);
  return english.get(path);
}

for (const tag of languages) {
  describe(`The texts in ${tag}`, async () => {
    const messages = await loadMessages(tag);
    const all = textsIn(messages);

    it('are of this language', () => {
      expect(messages.language).toBe(tag);
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(messages.dir).toBe(['ar', 'he'].includes(tag) ? 'rtl' : undefined);
    });

    it('are those of English, and no more than its grammar needs', () => {
      const keys = (of: object): string[] =>
        Object.keys(of)
          .filter((key) => !optional.includes(key))
          .sort();
      expect(keys(messages)).toEqual(keys(en));
      expect(keys(messages.errors)).toEqual(keys(en.errors));
    });

    it('are written out, without blanks at their ends', () => {
      expect(all.filter(([path, text]) => path !== 'comma' && isUntidy(text))).toEqual([]);
    });

    it('have the same things filled in as in English', () => {
      const differing = all.filter(([path, text]) => {
        const english = englishOf(path);
        const [key = '', category = ''] = path.split('.');
        if (bracesIn(text).length === 0 && isPlural(messages[key as keyof Messages]))
          return !isOfOneNumber(tag, category);
        return english !== undefined && bracesIn(text).join() !== bracesIn(english).join();
      });
      expect(differing).toEqual([]);
    });

    it('have every plural form of the language, and no other', () => {
      const categories = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
      for (const [key, text] of pluralsIn(messages))
        expect([key, ...Object.keys(text).sort()]).toEqual([key, ...categories]);
    });

    it('name 13 ranks, 4 suits and 52 cards', () => {
      const texts = new Texts(messages);
      const { ranks, ranksIn = ranks, suits, suitsOf = suits, suitsFor = ranks.map(() => suits) } = messages;
      expect([ranks, ranksIn].map((names) => new Set(names).size)).toEqual([13, 13]);
      expect([suits, suitsOf, ...suitsFor].map((names) => new Set(names).size)).toEqual([4, 4, ...ranks.map(() => 4)]);
      expect(new Set(cards.map((card) => texts.card(card))).size).toBe(52);
    });

    it('tell all piles apart, as places to go to as well', () => {
      const texts = new Texts(messages);
      const piles = ['S', 'W', 'R', 'C', 'F1', 'F2', 'F3', 'F4', 'T1', 'T2', 'T3', 'T4'] as const;
      for (const name of ['pile', 'goal'] as const)
        expect(new Set(piles.map((pile) => texts[name](pile, [0, 1, 2, 3]))).size).toBe(piles.length);
    });

    it('are not English where it is another language', () => {
      if (tag === 'en') return;
      const left = all.filter(isEnglish(en));
      const allowed = [...(same['all'] ?? []), ...(same[tag] ?? [])];
      expect(left.map(([path]) => path).filter((path) => !allowed.includes(path))).toEqual([]);
    });

    it('take at most 2 kB', async () => {
      expect(await compressedSize(new URL(`${tag}.ts`, import.meta.url))).toBeLessThanOrEqual(2048);
    });
  });
}

describe('The nearest language', () => {
  const table: Readonly<Record<string, string>> = {
    'de-AT': 'de',
    DE: 'de',
    'de-Latn-CH-1996': 'de',
    de_CH: 'de',
    en: 'en',
    'en-GB': 'en',
    'es-419': 'es',
    'fr-CA': 'fr',
    'he-IL': 'he',
    id: 'id',
    in: 'id',
    iw: 'he',
    nb: 'nb',
    'nn-NO': 'nb',
    no: 'nb',
    pt: 'pt-PT',
    'pt-AO': 'pt-PT',
    'pt-BR': 'pt-BR',
    'pt-br': 'pt-BR',
    'pt-PT': 'pt-PT',
    zh: 'zh-Hans',
    'zh-CN': 'zh-Hans',
    'zh-Hans-HK': 'zh-Hans',
    'zh-Hant': 'zh-Hant',
    'zh-Hant-CN': 'zh-Hant',
    'zh-HK': 'zh-Hant',
    'zh-MO': 'zh-Hant',
    'zh-SG': 'zh-Hans',
    'zh-TW': 'zh-Hant',
    'yue-HK': 'zh-Hant',
    '': 'en',
    constructor: 'en',
    'not a tag': 'en',
    'x-klingon': 'en',
    tlh: 'en',
  };
  for (const [wanted, found] of Object.entries(table)) {
    it(`to ${JSON.stringify(wanted)} is ${found}`, () => {
      expect(availableLanguage([wanted])).toBe(found);
    });
  }

  it('is that of the first wish that has one', () => {
    expect(availableLanguage(['tlh', '-', 'fi-FI', 'de'])).toBe('fi');
    expect(availableLanguage(['en-US', 'de'])).toBe('en');
    expect(availableLanguage([])).toBe('en');
  });

  it('of every language is itself', () => {
    expect(languages.map((tag) => availableLanguage([tag]))).toEqual(languages);
    expect(languages).toHaveLength(32);
  });
});
