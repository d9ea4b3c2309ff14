import type { Pose } from '../scene/motion.js';
import type { Overlay } from '../scene/overlay.js';
import { rosetteTime } from '../scene/rosette-time.js';
import type { Scene } from '../scene/scene.js';

/** How the courts of a won game are seen, `elapsed` ms after the win. */
type Draw = (scene: Scene, elapsed: number) => readonly Pose[];

/** What is seen of a win: courts that rise to a rosette, and the panel once they lie. */
export class Celebration {
  /** When the win was, in ms on the clock of the frames; undefined while there is none to be seen. */
  #since: number | undefined;
  #waits = false;
  /** What draws it is loaded when it is first to be seen. */
  #draw: Draw | undefined;

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

  /** What draws it is there: courts that could not be seen yet rise from now on. */
  drawBy(draw: Draw): void {
    this.#draw = draw;
    if (this.running) this.#since = Math.max(this.#since ?? 0, performance.now());
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
    if (this.#since === undefined || !scene || !this.#draw) return overlay;
    return { ...overlay, rosette: this.#draw(scene, now - this.#since) };
  }
}
