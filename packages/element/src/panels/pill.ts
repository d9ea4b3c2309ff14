import { html, type TemplateResult } from 'lit';

/** What is told on the table for the moment: a hint, or what is being looked for. */
export interface Pill {
  readonly text: string;
  readonly part: string;
  /** Whether it stands at the upper edge, where it hides nothing of what it tells. */
  readonly high: boolean;
}

/** A short text over the table. */
export const pillView = ({ text, part, high }: Pill): TemplateResult =>
  html`<p class="prompt pill ${high ? 'high' : ''}" part=${part}>${text}</p>`;
