/** Says texts through a live region. A text said twice in a row is told apart by a blank, or it would not be heard again. */
export class LiveRegion {
  #element: Element | undefined;

  /** The element with `aria-live` that texts are said through. */
  attach(element: Element): void {
    this.#element = element;
  }

  /** Says a text. */
  say(text: string): void {
    const element = this.#element;
    if (!element || text === '') return;
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
  }
}
