import { html, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';
import type { StuckProof } from '../session/stuck.js';

/** What is told of a game that leads nowhere, and what its buttons do. */
export interface StuckView {
  readonly texts: Texts;
  readonly proof: StuckProof;
  /** What leads out of it: the last action undone, or another game where nothing has been done. */
  readonly out: 'undo' | 'newGame';
  readonly onOut: () => void;
  readonly onDismiss: () => void;
}

/** Says that a game leads nowhere, beside the cards, and offers a way out. */
export function stuckPanel({ texts, proof, out, onOut, onDismiss }: StuckView): TemplateResult {
  const { messages } = texts;
  return html`<div class="note stuck" part="note stuck">
    <p>${proof === 'lost' ? messages.noWin : messages.stuck}</p>
    <button type="button" class="first" part="button out" @click=${onOut}>${messages[out]}</button>
    <button type="button" part="button dismiss" aria-label=${messages.dismiss} @click=${onDismiss}>×</button>
  </div>`;
}
