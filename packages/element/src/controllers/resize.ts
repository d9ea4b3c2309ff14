import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Watches the size of one element inside a tag. */
export class ResizeController implements ReactiveController {
  readonly #changed: (width: number, height: number) => void;
  #observer: ResizeObserver | undefined;
  #target: Element | undefined;
  #ruler: Element | undefined;
  #connected = false;
  #width = NaN;
  /** The frame from which on all is watched again. */
  #frame: number | undefined;

  /** @param changed is called with the new size in CSS px. */
  constructor(host: ReactiveControllerHost, changed: (width: number, height: number) => void) {
    this.#changed = changed;
    host.addController(this);
  }

  /**
   * The element to watch from now on. A tag taken out before its first update is not watched.
   * @param ruler has the same width, never any height, and lies less deep: the target may then answer a new width by a new
   * height at once, without the browser complaining to the page of a loop.
   */
  watch(target: Element, ruler: Element): void {
    this.#target = target;
    this.#ruler = ruler;
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
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  #observe(): void {
    if (!this.#connected || !this.#target || !this.#ruler || this.#observer) return;
    this.#observer = new ResizeObserver((entries) => {
      const size = entries.findLast(({ target }) => target === this.#target)?.contentRect;
      if (size) this.#seen(size);
    });
    this.#watchAll();
  }

  #watchAll(): void {
    this.#frame = undefined;
    if (this.#ruler) this.#observer?.observe(this.#ruler);
    if (this.#target) this.#observer?.observe(this.#target);
  }

  #seen({ width, height }: DOMRectReadOnly): void {
    if (width !== this.#width) this.#awaitScrollBar();
    this.#width = width;
    this.#changed(width, height);
  }

  /**
   * A new height may bring the page a scroll bar or take it away, and with it the width changes again, in the same frame and no
   * deeper: that is a loop of which the browser would complain. So the width counts from the next frame on.
   */
  #awaitScrollBar(): void {
    const unwatched = this.#frame === undefined ? this.#ruler : this.#target;
    if (unwatched) this.#observer?.unobserve(unwatched);
    this.#frame ??= requestAnimationFrame(() => {
      this.#watchAll();
    });
  }
}
