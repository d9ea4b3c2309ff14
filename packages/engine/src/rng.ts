/** A source of whole numbers from 0 to 2³² − 1, each as likely as any other. */
export type WordSource = () => number;

/**
 * The generator behind deal codes: sfc32, Chris Doty-Humphrey's small fast counting generator from PractRand (public domain),
 * seeded with 64 bits the way its author does: low word, high word, counter 1, twelve words thrown away,
 * after which neighbouring seeds share nothing. Integers only, so every engine gives the same words.
 *
 * @param seed a whole number from 0 to 2⁵³ − 1.
 */
export function createWords(seed: number): WordSource {
  let a = 0;
  let b = seed >>> 0;
  let c = Math.floor(seed / 0x100000000) >>> 0;
  let counter = 1;
  const next: WordSource = () => {
    const word = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A whole number from 0 to `limit` − 1 without bias: words past the last full multiple of `limit` are drawn again. */
export function below(limit: number, words: WordSource): number {
  const fair = 0x100000000 - (0x100000000 % limit);
  let word = words();
  while (word >= fair) word = words();
  return word % limit;
}

/** A shuffled copy (Fisher and Yates, from the last place down). */
export function shuffle<T>(items: readonly T[], words: WordSource): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = below(last + 1, words);
    const item = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = item;
  }
  return shuffled;
}
