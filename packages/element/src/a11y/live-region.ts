/** A text that comes this soon after another one, in ms, may come before that has been heard. */
const soon = 1000;

/** Says texts through a live region. A text said twice in a row is told apart by a blank, or it would not be heard again. */
export class LiveRegion {
  #element: Element | undefined;
  #last = -Infinity;

  /** The element with `aria-live` that texts are said through. */
  attach(element: Element): void {
    this.#element = element;
  }

  /** Says a text. */
  say(text: string): void {
    const element = this.#element;
    if (!element || text === '') return;
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    this.#last = performance.now();
  }

  /** Says a text that follows by itself from what has been said: together with it, if that was just now. */
  add(text: string): void {
    const before = performance.now() - this.#last < soon ? (this.#element?.textContent ?? '') : '';
    this.say(`${before} ${text}`.trim());
  }
}
