import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Watches what the page's surroundings ask for: less motion, another pixel ratio, being hidden. */
export class MediaController implements ReactiveController {
  readonly #changed: () => void;
  #watch: AbortController | undefined;
  #ratioWatch: AbortController | undefined;

  /** @param changed is called when any of it has changed. */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /** Whether less motion is asked for. */
  get reducedMotion(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Whether nobody can see the page. */
  get hidden(): boolean {
    return document.hidden;
  }

  hostConnected(): void {
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    document.addEventListener('visibilitychange', this.#changed, { signal });
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', this.#changed, { signal });
    this.#watchRatio();
  }

  hostDisconnected(): void {
    this.#watch?.abort();
    this.#ratioWatch?.abort();
  }

  /** A media query holds for one ratio only: after a change the next one must be asked about. */
  #watchRatio(): void {
    this.#ratioWatch?.abort();
    this.#ratioWatch = new AbortController();
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', this.#ratioChanged, { signal: this.#ratioWatch.signal });
  }

  readonly #ratioChanged = (): void => {
    this.#watchRatio();
    this.#changed();
  };
}
