import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Watches the size of one element inside a tag. */
export class ResizeController implements ReactiveController {
  readonly #changed: (width: number, height: number) => void;
  #observer: ResizeObserver | undefined;
  #target: Element | undefined;
  #connected = false;

  /** @param changed is called with the new size in CSS px. */
  constructor(host: ReactiveControllerHost, changed: (width: number, height: number) => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /** The element to watch from now on. A tag taken out before its first update is not watched. */
  watch(target: Element): void {
    this.#target = target;
    this.#observe();
  }

  hostConnected(): void {
    this.#connected = true;
    this.#observe();
  }

  hostDisconnected(): void {
    this.#connected = false;
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #observe(): void {
    if (!this.#connected || !this.#target || this.#observer) return;
    this.#observer = new ResizeObserver(([entry]) => {
      if (entry) this.#changed(entry.contentRect.width, entry.contentRect.height);
    });
    this.#observer.observe(this.#target);
  }
}
