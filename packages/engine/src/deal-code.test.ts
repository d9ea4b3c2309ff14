import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import decks from './cases/decks.json' with { type: 'json' };
import { cardsText, cardText, deckSize } from './card.js';
import { dealCount, formatDealCode, parseDealCode, randomSeed, shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { orderedDeck } from './ordered-deck.js';
import { valueOf } from './problem.js';
import { variantDraws, variantNames, variantPrefix } from './rules.js';
import { knownDeal } from './testing.js';

const codeOf = (seed: number): string => formatDealCode({ variant: 'canfield', draw: 3, seed });

const problemOf = (text: unknown) => {
  const result = parseDealCode(text as string);
  return result.ok ? undefined : result.problem;
};

describe('the format', () => {
  it('has 26⁷ deals, the first AAAAAAA and the last ZZZZZZZ', () => {
    expect(dealCount).toBe(8_031_810_176);
    expect(codeOf(0)).toBe('CF1-D3-AAAAAAA');
    expect(codeOf(63)).toBe(knownDeal.code);
    expect(codeOf(dealCount - 1)).toBe('CF1-D3-ZZZZZZZ');
  });

  it('writes and reads every variant and draw mode it offers', () => {
    const prefixes = variantNames.map((variant) => {
      for (const draw of variantDraws(variant)) {
        const code = { variant, draw, seed: 12_345_678 };
        expect(valueOf(parseDealCode(formatDealCode(code)))).toEqual(code);
      }
      return `${variantPrefix(variant)} ${variantDraws(variant).join(' ')}`;
    });
    expect(prefixes).toEqual(['CF 3 1', 'AC 3 1', 'SH 1', 'SC 3 1', 'RF 1', 'RB 1', 'CH 1', 'SE 3 1', 'CR 3', 'CC 1']);
  });

  it('D05: reads back what it wrote: the first, the last and 1,000 random numbers', () => {
    const seeds = fc.sample(fc.integer({ min: 0, max: dealCount - 1 }), { numRuns: 1000, seed: 1 });
    for (const seed of [0, dealCount - 1, ...seeds]) {
      const read = valueOf(parseDealCode(codeOf(seed)));
      expect(read.seed).toBe(seed);
      expect(formatDealCode(read)).toBe(codeOf(seed));
    }
    expect(new Set(seeds.map(codeOf)).size).toBe(new Set(seeds).size);
  });
});

describe('reading tolerantly', () => {
  it.each([
    'cf1-d3-aaaaacl',
    'CF1D3AAAAACL',
    'CF1-D3AAAAACL',
    'CF1D3-AAAAACL',
    ' C F 1 - D 3 - A A A A A C L ',
    'CF1 D3 AAAA ACL',
    'CF1–D3—AAAAACL',
    'CF1\u2011D3\u2212AAAAACL',
    '\ufeffCF1-D3-AAAAACL\u200b\n',
  ])('%j is the known deal', (text) => {
    expect(valueOf(parseDealCode(text))).toEqual({ variant: 'canfield', draw: 3, seed: 63 });
  });

  it('takes any case with or without dashes for any code', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: dealCount - 1 }), fc.infiniteStream(fc.boolean()), (seed, coins) => {
        const letters = [...codeOf(seed)].filter((letter) => letter !== '-' || coins.next().value);
        const text = letters.map((letter) => (coins.next().value ? letter.toLowerCase() : letter)).join('');
        return valueOf(parseDealCode(text)).seed === seed;
      }),
      { seed: 2 },
    );
  });
});

describe('refusing', () => {
  it.each([
    ['XX1-D3-AAAAACL', 'unknown-prefix', 'XX'],
    ['CFX1-D3-AAAAACL', 'unknown-prefix', 'CFX'],
    ['AAAAACL', 'unknown-prefix', 'AAAAACL'],
    ['', 'unknown-prefix', ''],
    ['63', 'unknown-prefix', ''],
    ['-CF1-D3-AAAAACL', 'unknown-prefix', ''],
    ['ÇF1-D3-AAAAACL', 'unknown-prefix', 'ÇF'],
    ['CF2-D3-AAAAACL', 'unknown-version', '2'],
    ['CF10-D3-AAAAACL', 'unknown-version', '10'],
    ['CF-D3-AAAAACL', 'unknown-version', ''],
    ['CF', 'unknown-version', ''],
    ['CF1-D2-AAAAACL', 'unknown-draw', 'D2'],
    ['CF1-D10-AAAAACL', 'unknown-draw', 'D10'],
    ['CF1-D-AAAAACL', 'unknown-draw', 'D'],
    ['CF1-3-AAAAACL', 'unknown-draw', '3'],
    ['CF1-AAAAACL', 'unknown-draw', ''],
    ['CF1--D3-AAAAACL', 'unknown-draw', ''],
    ['CF1', 'unknown-draw', ''],
    ['SH1-D3-AAAAACL', 'draw-not-offered', 'D3'],
    ['CR1-D1-AAAAACL', 'draw-not-offered', 'D1'],
    ['CF1-D3-AAAAAC', 'wrong-length', 'AAAAAC'],
    ['CF1-D3-AAAAACLL', 'wrong-length', 'AAAAACLL'],
    ['CF1-D3', 'wrong-length', ''],
    ['CF1-D3--AAAAACL', 'wrong-length', '-AAAAACL'],
    ['CF1-D3-AAAA-ACL', 'wrong-length', 'AAAA-ACL'],
    ['CF1-D3-AAAAA0L', 'wrong-letter', '0'],
    ['CF1-D3-1AAAACL', 'wrong-letter', '1'],
    ['CF1-D3-ÄAAAACL', 'wrong-letter', 'Ä'],
    ['CF1-D3-AAAAA_L', 'wrong-letter', '_'],
    ['CF1-D3-AAAAAA😀', 'wrong-letter', '😀'],
    ['CF1-D3-AAAAACſ', 'wrong-letter', 'ſ'],
    ['CF1-D3-AAAAAıL', 'wrong-letter', 'ı'],
    ['CF1-D3-AAAAAﬀ', 'wrong-length', 'AAAAAﬀ'],
  ])('%j: %s, %j', (text, reason, detail) => {
    expect(problemOf(text)).toMatchObject({ reason, detail });
  });

  it('says in a sentence what is wrong and what would be right', () => {
    const messages = [
      'CF1-D3-AAAAA0L',
      'XX1-D3-AAAAACL',
      'CF2-D3-AAAAACL',
      'CF1-D2-AAAAACL',
      'SH1-D3-AAAAACL',
      'CF1-D3-AAAAAC',
    ].map((text) => problemOf(text)?.message);
    expect(messages).toEqual([
      '"0" cannot be in the last part of a deal code. Only the letters A to Z are used; O and I are letters here, not the digits 0 and 1.',
      '"XX" is no variant. A deal code begins with one of CF, AC, SH, SC, RF, RB, CH, SE, CR, CC.',
      '"2" is no known version of deal codes. Known is 1, as in CF1.',
      '"D2" is no draw mode. Known are D3 and D1.',
      '"D3" is not offered by the variant "storehouse". Right would be D1.',
      '"AAAAAC" has 6 letters; a deal code ends in 7.',
    ]);
  });

  it('never repeats a long text', () => {
    const long = 'x'.repeat(10_000_000);
    for (const text of [long, `CF1-D3-${long}`, 'C'.repeat(60)]) {
      const problem = problemOf(text);
      expect(problem?.message.length).toBeLessThan(200);
      expect(problem?.detail?.length ?? 0).toBeLessThan(60);
    }
  });

  it.each([undefined, null, 63, {}, ['CF1-D3-AAAAACL'], Symbol('code')])('refuses %j, which is no text', (value) => {
    expect(problemOf(value)?.reason).toBe('wrong-length');
  });

  it('reads or refuses any text, and what it reads is that text tidied', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'CF1-D3AZL0 ſ😀'), maxLength: 18 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
        const result = parseDealCode(text);
        if (!result.ok) return result.problem.message.endsWith('.');
        return formatDealCode(result.value).replaceAll('-', '') === text.replace(/[\s-]/g, '').toUpperCase();
      }),
      { numRuns: 2000, seed: 3 },
    );
  });
});

describe('the shuffle', () => {
  it('has the 52 cards in its ordered deck', () => {
    expect([...orderedDeck()].sort((a, b) => a - b)).toEqual(Array.from({ length: deckSize }, (_, card) => card));
  });

  it.each(decks)('deals $code as it was frozen', ({ code, seed, deck }) => {
    expect(valueOf(parseDealCode(code)).seed).toBe(seed);
    expect(cardsText(shuffledDeck(seed))).toBe(deck);
    expect(new Set(deck.split(' ')).size).toBe(52);
    expect(Game.fromDeck(deck.split(' ')).state).toEqual(Game.fromCode(code).state);
  });

  it('froze at least 20 codes: first, last, neighbours, the known deal, and pairs 2³² apart', () => {
    const seeds = decks.map(({ seed }) => seed);
    expect(seeds.length).toBeGreaterThanOrEqual(20);
    expect(seeds).toEqual(expect.arrayContaining([0, 1, 62, 63, 64, dealCount - 2, dealCount - 1]));
    expect(seeds.filter((seed) => seeds.includes(seed + 2 ** 32)).length).toBeGreaterThanOrEqual(3);
    expect(new Set(decks.map(({ deck }) => deck)).size).toBe(decks.length);
  });

  it('deals the same cards for every prefix and draw mode', () => {
    const stockOf = (code: string) => Game.fromCode(code).state.stock;
    expect(stockOf('CF1-D1-AAAAACL')).toEqual(stockOf('CF1-D3-AAAAACL'));
    expect(stockOf('CC1-D1-AAAAACL')).toEqual(stockOf('CF1-D3-AAAAACL'));
  });

  // 2,652 counts with 51 degrees of freedom in each row: under chance a row's chi-square lies above 110 once in 400,000 rows.
  it.each([
    ['the known deal', 63],
    ['2³²', 2 ** 32 - 5000],
  ])('puts every card on every place as often as chance, over 10,000 neighbours around %s', (_, first) => {
    const deals = 10_000;
    const counts = Array.from({ length: 52 }, () => new Array<number>(52).fill(0));
    for (let seed = first; seed < first + deals; seed++) {
      shuffledDeck(seed).forEach((card, place) => {
        counts[place]![card]! += 1;
      });
    }
    const expected = deals / 52;
    const chiSquare = (row: readonly number[]) => row.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    const byCard = counts.map((_row, card) => counts.map((row) => row[card]!));
    const rows = [...counts, ...byCard].map(chiSquare);
    expect(Math.max(...rows)).toBeLessThan(110);
    expect(Math.min(...rows)).toBeGreaterThan(17);
    // The sum over the places has 51 × 51 degrees of freedom: mean 2,601, standard deviation 72.
    const total = counts.map(chiSquare).reduce((sum, value) => sum + value, 0);
    expect(Math.abs(total - 2601)).toBeLessThan(5 * 72);
  });

  it('D05: makes nothing alike of neighbours: they share as many places as chance, one of 52', () => {
    let shared = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const [deck, next, far] = [seed, seed + 1, seed + 2 ** 32].map(shuffledDeck) as [number[], number[], number[]];
      shared += deck.filter((card, place) => card === next[place]).length;
      shared += deck.filter((card, place) => card === far[place]).length;
    }
    // 4,000 pairs with one shared place each on average, and about one as variance.
    expect(Math.abs(shared - 4000)).toBeLessThan(5 * Math.sqrt(4000));
  });
});

describe('random deals', () => {
  it('reach the first and the last number and differ', () => {
    expect(randomSeed(() => 0)).toBe(0);
    expect(randomSeed(() => 1 - 2 ** -53)).toBe(dealCount - 1);
    const codes = Array.from({ length: 1000 }, () => Game.random({}, Math.random).code);
    expect(new Set(codes).size).toBeGreaterThanOrEqual(999);
  });

  it.each([1, -0.1, Number.NaN, Infinity, 17])('refuse a source that gives %d', (value) => {
    expect(() => randomSeed(() => value)).toThrow(RangeError);
  });

  it('carry the code of their cards', () => {
    const game = Game.random({ variant: 'rush' }, Math.random);
    expect(game.code).toMatch(/^CR1-D3-[A-Z]{7}$/);
    expect(Game.fromCode(game.code ?? '').state).toEqual(game.state);
    expect(cardText(game.state.reserve.at(-1) ?? 0)).toBe(
      cardText(shuffledDeck(valueOf(parseDealCode(game.code ?? '')).seed)[12] ?? 0),
    );
  });
});
