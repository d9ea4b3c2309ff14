import { describe, expect, it } from 'vitest';
import { en } from './en.js';
import type { Messages } from './messages.js';
import { filled, Texts } from './texts.js';

const texts = new Texts(en);

describe('a text', () => {
  it('has its words in braces filled in, as often as they come', () => {
    expect(filled('{a} and {b} and {a}', { a: 1, b: 'two' })).toBe('1 and two and 1');
  });

  it('keeps the braces of what is not given, and of what objects inherit', () => {
    expect(filled('{a} {toString} {constructor}', {})).toBe('{a} {toString} {constructor}');
  });

  it('is not filled in twice', () => {
    expect(filled('{a}', { a: '{b}', b: 'no' })).toBe('{b}');
    expect(filled('{a}', { a: '$& $1' })).toBe('$& $1');
  });

  it('begins as a sentence', () => {
    expect(texts.sentence('queen of clubs')).toBe('Queen of clubs');
    expect(texts.sentence('')).toBe('');
    expect(new Texts({ ...en, language: 'tr' }).sentence('iki')).toBe('İki');
    expect(texts.sentence('𐐨x')).toBe('𐐀x');
  });
});

describe('names', () => {
  it('tell all 52 cards apart', () => {
    const names = Array.from({ length: 52 }, (_, card) => texts.card(card));
    expect(new Set(names).size).toBe(52);
    expect([names[0], names[22], names[50]]).toEqual(['ace of spades', 'ten of hearts', 'queen of clubs']);
  });

  it('tell all piles apart, foundations by the suit they hold', () => {
    const piles = ['S', 'W', 'R', 'C', 'F1', 'F2', 'F3', 'F4', 'T1', 'T2', 'T3', 'T4'] as const;
    const names = piles.map((pile) => texts.pile(pile, [1, 0, 2, 3]));
    expect(new Set(names).size).toBe(piles.length);
    expect(names.slice(4, 9)).toEqual([
      'hearts foundation',
      'spades foundation',
      'diamonds foundation',
      'clubs foundation',
      'column 1',
    ]);
  });
});

describe('numbers', () => {
  it('choose their plural', () => {
    expect([0, 1, 2, 34].map((count) => texts.cards(count))).toEqual(['0 cards', '1 card', '2 cards', '34 cards']);
  });

  it('choose it by the language, and fall back on the general form', () => {
    const polish: Messages = {
      ...en,
      language: 'pl',
      cards: { one: '{count} a', few: '{count} b', other: '{count} c' },
    };
    expect([1, 2, 5, 22].map((count) => new Texts(polish).cards(count))).toEqual(['1 a', '2 b', '5 c', '22 b']);
  });

  it('are written in the digits of the language, without groups', () => {
    expect(texts.number(12345)).toBe('12345');
    expect(new Texts({ ...en, language: 'ar-EG' }).number(255)).toBe('٢٥٥');
  });

  it('of a score are points, or dollars as the casino keeps them', () => {
    expect(texts.score(255, 'points')).toBe('255');
    expect(texts.score(-47, 'casino')).toBe('-$47');
    expect(texts.score(450, 'casino-50')).toBe('$450');
    expect(texts.scoreInFull(255, 'points')).toBe('255 points');
    expect(texts.scoreInFull(208, 'casino')).toBe('$208');
  });
});

describe('alternatives', () => {
  it('are joined as the language does', () => {
    expect(texts.anyOf(['a'])).toBe('a');
    expect(texts.anyOf(['a', 'b', 'c'])).toBe('a, b, or c');
  });
});

/** Every text of a language with its name. */
function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[path + name, value]];
    return typeof value === 'object' && value !== null ? textsOf(value, `${path}${name}.`) : [];
  });
}

describe('English', () => {
  const all = textsOf(en);

  it('has 13 ranks and 4 suits', () => {
    expect([en.ranks.length, en.suits.length]).toEqual([13, 4]);
  });

  it('leaves no text empty, and none with blanks at its ends', () => {
    expect(all.filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
    expect(all.length).toBeGreaterThan(80);
  });

  it('has braces only around words', () => {
    expect(all.filter(([, text]) => /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});
