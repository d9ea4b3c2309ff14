import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a page's surroundings can ask for, as media queries. */
const queries = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  forced: '(forced-colors: active)',
} as const;

/** Watches what the page's surroundings ask for: less motion, other colours, another pixel ratio, being hidden. */
export class MediaController implements ReactiveController {
  readonly #changed: () => void;
  #watch: AbortController | undefined;
  #ratioWatch: AbortController | undefined;

  /** @param changed is called when any of it has changed. */
  constructor(host: ReactiveControllerHost, changed: () => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /** Whether nobody can see the page. */
  get hidden(): boolean {
    return document.hidden;
  }

  /** Whether something is asked for. */
  asks(query: keyof typeof queries): boolean {
    return matchMedia(queries[query]).matches;
  }

  hostConnected(): void {
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    document.addEventListener('visibilitychange', this.#changed, { signal });
    for (const query of Object.values(queries)) matchMedia(query).addEventListener('change', this.#changed, { signal });
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
