import type { Overlay } from '../scene/overlay.js';
import { rosette, rosetteTime } from '../scene/rosette.js';
import type { Scene } from '../scene/scene.js';

/** What is seen of a win: courts that rise to a rosette, and the panel once they lie. */
export class Celebration {
  /** When the win was, in ms on the clock of the frames; undefined while there is none to be seen. */
  #since: number | undefined;
  #waits = false;

  /** Whether a win is to be seen. */
  get shown(): boolean {
    return this.#since !== undefined;
  }

  /** Whether the courts are still on their way. */
  get running(): boolean {
    return performance.now() < this.settled;
  }

  /** When the courts lie, in ms on the clock of the frames. */
  get settled(): number {
    return (this.#since ?? -Infinity) + rosetteTime;
  }

  /** Whether it waits for cards on their way to the foundations. */
  get late(): boolean {
    return this.running && this.#waits;
  }

  /** A game was won. Without motion the courts lie at once; with it they set out after `wait` ms. */
  begin(moves: boolean, wait = 0): void {
    this.#since = moves ? performance.now() + wait : -Infinity;
    this.#waits = wait > 0;
  }

  /** Goes straight to the end; tells whether there was anything to skip. */
  skip(): boolean {
    const { running } = this;
    if (running) this.#since = -Infinity;
    return running;
  }

  /** There is no win to be seen any more. */
  end(): void {
    this.#since = undefined;
  }

  /** What lies over the table, with the courts of a win. */
  over(overlay: Overlay, scene: Scene | undefined, now: number): Overlay {
    if (this.#since === undefined || !scene) return overlay;
    return { ...overlay, rosette: rosette(scene, now - this.#since) };
  }
}
