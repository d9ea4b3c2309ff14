import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlayClock } from './clock.js';

const deeds = ['start', 'stop', 'pause', 'resume', 'reset'] as const;

/** What a clock should count: it is asked every ms whether it runs. */
class Ticks {
  #started = false;
  #paused = false;
  #counted = 0;

  get seconds(): number {
    return Math.floor(this.#counted / 1000);
  }

  pass(ms: number): void {
    if (this.#started && !this.#paused) this.#counted += ms;
  }

  do(deed: (typeof deeds)[number]): void {
    if (deed === 'start') this.#started = true;
    if (deed === 'stop' || deed === 'reset') this.#started = false;
    if (deed === 'reset') this.#counted = 0;
    if (deed === 'pause') this.#paused = true;
    if (deed === 'resume') this.#paused = false;
  }
}

describe('a clock', () => {
  it('S04 X07 U10: counts exactly while it is started and nobody has paused it, in whatever order', () => {
    const step = fc.record({ deed: fc.constantFrom(...deeds), wait: fc.nat({ max: 5000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = 777;
        const clock = new PlayClock(() => now);
        const ticks = new Ticks();
        for (const { deed, wait } of steps) {
          clock[deed]();
          ticks.do(deed);
          now += wait;
          ticks.pass(wait);
          expect(clock.seconds).toBe(ticks.seconds);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
