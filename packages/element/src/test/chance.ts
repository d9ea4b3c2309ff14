/** Chance that is the same for the same seed: mulberry32, of Tommy Ettinger, in the public domain. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to but not including a limit. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x100000000) * limit);
  }

  /** One of some values. */
  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** Whether something happens that happens once in so many times. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }
}
