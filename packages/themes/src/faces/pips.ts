/** A suit by number: spades, hearts, diamonds, clubs. */
export type SuitIndex = 0 | 1 | 2 | 3;

const pips = [
  'M50 2c8 18 42 34 42 58 0 13-9 22-21 22-8 0-15-4-18-11 1 12 6 21 14 27H33c8-6 13-15 14-27-3 7-10 11-18 11C17 82 8 73 8 60 8 36 42 20 50 2z',
  'M50 96C43 78 5 60 5 30 5 15 16 5 29 5c9 0 17 5 21 14C54 10 62 5 71 5c13 0 24 10 24 25 0 30-38 48-45 66z',
  'M50 1c8 19 20 36 35 49C70 63 58 80 50 99 42 80 30 63 15 50 30 37 42 20 50 1z',
  'M50 2c13 0 22 10 22 22 0 7-4 13-9 17 4-3 8-4 12-4 13 0 22 10 22 22s-9 21-22 21c-9 0-17-5-21-13 1 14 6 24 14 31H32c8-7 13-17 14-31-4 8-12 13-21 13C12 80 3 71 3 59s9-22 22-22c4 0 8 1 12 4-5-4-9-10-9-17C28 12 37 2 50 2z',
] as const;

/**
 * The outline of a suit as path data in a 100 × 100 box centred on 50, 50. One closed contour, so that it
 * can be filled on a card and stroked on an empty foundation.
 */
export function pip(suit: SuitIndex): string {
  return pips[suit];
}
