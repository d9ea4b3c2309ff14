import { html, type TemplateResult } from 'lit';
import { filled, type Texts } from '../i18n/texts.js';
import { type Way, wayView } from './way.js';

/** What the win panel shows and does. */
export interface WinView {
  readonly texts: Texts;
  /** The score with its unit; null where it is not shown. */
  readonly score: string | null;
  readonly moves: number;
  /** Time of play in seconds. */
  readonly seconds: number;
  /** Whether a card was taken back from a foundation. */
  readonly tookBack: boolean;
  /** The moves of the shortest win known; undefined while it is looked for. */
  readonly shortest: number | undefined;
  /** Whether it comes up only when the courts are laid, which may themselves wait for the last cards. */
  readonly rises: boolean;
  readonly late: boolean;
  /** How to go on; not at all for who only watches. */
  readonly ways: readonly Way[];
  readonly onShare: () => void;
}

/** What is said at a win, and how to go on. */
export function winPanel(view: WinView): TemplateResult {
  const { texts, score, moves, shortest, rises, late } = view;
  const { messages } = texts;
  const inMoves = texts.counted(messages.moves, moves);
  const fewest = filled(messages.shortestWin, { moves: texts.counted(messages.moves, shortest ?? moves) });
  const text = score === null ? inMoves : filled(messages.wonText, { score, moves: inMoves });
  return html`<section
    class="panel win ${rises ? 'rises' : ''} ${late ? 'late' : ''}"
    part="panel win"
    aria-labelledby="won"
  >
    <slot name="win">
      <h2 id="won">${messages.wonTitle}</h2>
      <p>${text}</p>
      <p class="how">${texts.time(view.seconds)} · ${view.tookBack ? messages.tookBack : messages.clean}</p>
      <p class="shortest ${shortest === undefined ? 'unknown' : ''}">${fewest}</p>
      <div class="row">
        ${view.ways.map(wayView)}
        <button type="button" part="button share" @click=${view.onShare}>${messages.share}</button>
      </div>
    </slot>
  </section>`;
}

/** A note on the table that can be dismissed. */
export const notePanel = (texts: Texts, note: string, onDismiss: () => void): TemplateResult =>
  html`<div class="note" part="note" role="alert">
    <p>${note}</p>
    <button type="button" part="button dismiss" aria-label=${texts.messages.dismiss} @click=${onDismiss}>×</button>
  </div>`;
