import { html, type TemplateResult } from 'lit';

/** A button of a panel that leads on from it. */
export interface Way {
  readonly part: string;
  readonly label: string;
  readonly act: () => void;
}

/** The button of a way, the first of which is the one that is expected. */
export const wayView = ({ part, label, act }: Way, position: number): TemplateResult =>
  html`<button type="button" class=${position === 0 ? 'first' : ''} part="button ${part}" @click=${act}>
    ${label}
  </button>`;
