import { describe, expect, it } from 'vitest';
import { below, createWords, shuffle, type WordSource } from './rng.js';

const take = (words: WordSource, count: number): number[] => Array.from({ length: count }, () => words());

describe('createWords', () => {
  // PractRand pre0.95, `RNG_output sfc32 64 0x0`, as sfc-rs publishes it in its tests (src/sfc32.rs, new_u64).
  it('gives the words of PractRand for seed 0', () => {
    expect(take(createWords(0), 16)).toEqual([
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6, 0xec4bf1d9, 0x7cb0a909, 0xfad8b4a8,
      0x3ca4b808, 0x3821b4c5, 0x5e7023ca, 0x50f26bf7, 0xf1e1b0a2, 0x6163032f, 0x3bf3c9a4,
    ]);
  });

  // The Go module maloquacious/prng (sfc32_test.go) publishes the state 0, 12345, 0, 1 after the same twelve words.
  it('gives the published words for a seed in the low word', () => {
    expect(take(createWords(12345), 10)).toEqual([
      235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071, 2256615412,
      2701957640,
    ]);
  });

  // sfc-rs (src/sfc32.rs, next_u32): seed words 0, 2, 1 with fifteen words thrown away, three more than here.
  it('gives the published words for a seed in both words', () => {
    expect(take(createWords(2 ** 32 + 2), 11).slice(3)).toEqual([
      0x03b80bb8, 0xa87dbc7e, 0x1787178c, 0x4c7b7234, 0xc65dade2, 0x2c692349, 0xf52c2153, 0xdf098072,
    ]);
  });

  it('gives whole numbers of 32 bits, and nothing alike for neighbours and for seeds 2³² apart', () => {
    const streams = [63, 64, 63 + 2 ** 32, 64 + 2 ** 32].map((seed) => take(createWords(seed), 200));
    const words = streams.flat();
    expect(words.every((word) => Number.isInteger(word) && word >= 0 && word < 2 ** 32)).toBe(true);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('below', () => {
  const from =
    (...words: number[]): WordSource =>
    () =>
      words.shift() ?? 0;

  it('draws again for words past the last full multiple of the limit', () => {
    const fair = 2 ** 32 - (2 ** 32 % 52);
    expect(below(52, from(fair - 1))).toBe(51);
    expect(below(52, from(fair, 2 ** 32 - 1, 54))).toBe(2);
  });

  it('takes every word where the limit divides 2³²', () => {
    expect(below(4, from(2 ** 32 - 1))).toBe(3);
    expect(below(1, from(2 ** 32 - 1))).toBe(0);
  });
});

describe('shuffle', () => {
  it('leaves the items it was given as they are', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd']);
    expect(shuffle(items, createWords(1)).sort()).toEqual(items);
    expect(shuffle([], createWords(1))).toEqual([]);
  });

  it('gives each of the 24 orders of four items for one choice of its words', () => {
    const orders = [3, 2, 1, 0].flatMap((first) =>
      [2, 1, 0].flatMap((second) =>
        [1, 0].map((third) => {
          const words = [first, second, third];
          return shuffle(['a', 'b', 'c', 'd'], () => words.shift() ?? 0).join('');
        }),
      ),
    );
    expect(new Set(orders).size).toBe(24);
  });
});
