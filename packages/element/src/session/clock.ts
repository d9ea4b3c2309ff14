/** Counts the time of play: from the first action on, and not while it is paused. `now` gives ms on any steady clock. */
export class PlayClock {
  readonly #now: () => number;
  #counted = 0;
  #since: number | undefined;
  #paused = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Play time in whole seconds. */
  get seconds(): number {
    const running = this.#since === undefined || this.#paused ? 0 : this.#now() - this.#since;
    return Math.floor((this.#counted + running) / 1000);
  }

  /** Whether it is counting now. */
  get running(): boolean {
    return this.#since !== undefined && !this.#paused;
  }

  /** Starts counting, unless it does already. */
  start(): void {
    this.#since ??= this.#now();
  }

  /** Stops counting for as long as nobody can see the table. */
  pause(): void {
    if (this.#paused) return;
    if (this.#since !== undefined) this.#counted += this.#now() - this.#since;
    this.#paused = true;
  }

  /** Goes on counting. */
  resume(): void {
    if (!this.#paused) return;
    if (this.#since !== undefined) this.#since = this.#now();
    this.#paused = false;
  }

  /** Stops counting for good, at a win. */
  stop(): void {
    if (this.#since !== undefined && !this.#paused) this.#counted += this.#now() - this.#since;
    this.#since = undefined;
  }

  /** Goes on from a time counted before, in whole seconds, with the next action. */
  set(seconds: number): void {
    this.#counted = seconds * 1000;
    this.#since = undefined;
  }

  /** Back to nothing counted. */
  reset(): void {
    this.#counted = 0;
    this.#since = undefined;
  }
}
