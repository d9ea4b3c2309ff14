/** Asks for frames only while there is something to paint. */
export class FrameLoop {
  readonly #paint: (now: number) => boolean;
  #request = 0;

  /** @param paint paints one frame and tells whether another one is needed. */
  constructor(paint: (now: number) => boolean) {
    this.#paint = paint;
  }

  /** Asks for a frame, if none has been asked for yet. */
  start(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame(this.#frame);
  }

  /** Gives back the frame that was asked for. */
  stop(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
  }

  readonly #frame = (now: number): void => {
    this.#request = 0;
    if (this.#paint(now)) this.start();
  };
}
