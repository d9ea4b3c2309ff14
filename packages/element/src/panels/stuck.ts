import { html, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';
import type { StuckProof } from '../session/stuck.js';
import { type Way, wayView } from './way.js';

/** What is told of a game that leads nowhere, and what its buttons do. */
export interface StuckView {
  readonly texts: Texts;
  readonly proof: StuckProof;
  /** What leads out of it: the last action undone, or another game where nothing has been done; none for who only watches. */
  readonly ways: readonly Way[];
  readonly onDismiss: () => void;
}

/** Says that a game leads nowhere, beside the cards, and offers a way out. */
export function stuckPanel({ texts, proof, ways, onDismiss }: StuckView): TemplateResult {
  const { messages } = texts;
  return html`<div class="note stuck" part="note stuck">
    <p>${proof === 'lost' ? messages.noWin : messages.stuck}</p>
    ${ways.map(wayView)}
    <button type="button" part="button dismiss" aria-label=${messages.dismiss} @click=${onDismiss}>×</button>
  </div>`;
}
