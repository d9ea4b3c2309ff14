import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PlayClock } from '../session/clock.js';

/** The tag that shows how long has been played. */
export interface TickerHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly isConnected: boolean;
  /** A time in the language of the tag. */
  timeText(seconds: number): string;
}

/** Writes the time of play where the toolbar has room for it: once a second while the clock runs, and else not at all. */
export class Ticker implements ReactiveController {
  readonly #host: TickerHost;
  readonly #clock: PlayClock;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: TickerHost, clock: PlayClock) {
    this.#host = host;
    this.#clock = clock;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#tick();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  readonly #tick = (): void => {
    clearTimeout(this.#timer);
    const place = this.#host.renderRoot.querySelector('.clock');
    if (!place) return;
    const text = this.#host.timeText(this.#clock.seconds);
    if (place.textContent !== text) place.textContent = text;
    if (this.#clock.running && this.#host.isConnected) this.#timer = setTimeout(this.#tick, 1000);
  };
}
