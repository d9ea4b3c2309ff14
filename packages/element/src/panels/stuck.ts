import { html, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';
import type { StuckProof } from '../session/stuck.js';

/** What is told of a game that leads nowhere, and what its buttons do. */
export interface StuckView {
  readonly texts: Texts;
  readonly proof: StuckProof;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/** Says that a game leads nowhere, beside the cards, and offers to undo. */
export function stuckPanel({ texts, proof, onUndo, onDismiss }: StuckView): TemplateResult {
  const { messages } = texts;
  return html`<div class="note stuck" part="note stuck">
    <p>${proof === 'lost' ? messages.noWin : messages.stuck}</p>
    <button type="button" class="first" part="button undo" @click=${onUndo}>${messages.undo}</button>
    <button type="button" part="button dismiss" aria-label=${messages.dismiss} @click=${onDismiss}>×</button>
  </div>`;
}

/** What is told on the table for the moment: a hint, or what is being looked for. */
export const pillView = (text: string, part: string): TemplateResult =>
  html`<p class="prompt pill" part=${part}>${text}</p>`;
