import { createWords } from '../rng.js';

/** Where a card is when it is not on another one: in the second half of a key's index. */
export const onFoundation = 62;
/** A card just taken back, which must be built on: see `Moves`. */
export const isPending = 61;
/** A card just played from the talon, which must be built on at once: see `Moves`. */
export const isPendingFromTalon = 60;

const seed = 20_260_707;

function randomInts(count: number): Int32Array {
  const words = createWords(seed + count);
  return Int32Array.from({ length: count }, () => words() | 0);
}

/**
 * Random words for "this card lies on that one", at `card << 6 | beneath`, the second word of each 4096 further on. A position's
 * key is the exclusive or of them: which column is which does not matter, and a move changes two terms. Two positions share
 * all 64 bits with a chance of about 3 in a million among ten million of them.
 */
export const placeKeys: Int32Array = randomInts(2 * 4096);

/** Random words for the pass (at 0 to 127) and for the residue of the waste's count (from 128 on), in the same two halves. */
export const passKeys: Int32Array = randomInts(2 * 256);
