import { html, nothing, type TemplateResult } from 'lit';
import { filled, type Texts } from '../i18n/texts.js';
import { copyIcon } from './icons.js';
import { type Light, lightView } from './light.js';
import { type Tool, toolView } from './tool.js';

/** What the toolbar shows. */
export interface ToolbarView {
  readonly texts: Texts;
  /** The buttons before the score and after it. */
  readonly first: readonly Tool[];
  readonly last: readonly Tool[];
  /** How many actions are done, of how many; null where there is none to be done again. */
  readonly history: string | null;
  /** The score as it is shown; null where it is not. */
  readonly score: string | null;
  /** Whether there is a place for the time of play, which is written into it from outside. */
  readonly clock: boolean;
  /** Whether the game can be won, as far as is known; null where that is not told. */
  readonly light: Light | null;
  /** The button with the deal code; undefined where there is none. */
  readonly code: CodeButton | undefined;
}

/** A deal code that can be copied. */
export interface CodeButton {
  readonly code: string;
  /** Whether it gives way where there is no room. */
  readonly spare: boolean;
  readonly onCopy: () => void;
}

/** What the button with a deal code is called. */
export const codeLabel = ({ messages }: Texts, code: string): string => filled(messages.copyCode, { code });

const codeView = ({ code, spare, onCopy }: CodeButton, texts: Texts): TemplateResult =>
  html`<button
    type="button"
    part="button code"
    class="code ${spare ? 'gives-way' : ''}"
    title=${codeLabel(texts, code)}
    aria-label=${codeLabel(texts, code)}
    @click=${onCopy}
  >
    <span dir="ltr"><span class="format">${code.slice(0, -7)}</span>${code.slice(-7)}</span>
    <svg viewBox="0 0 24 24" aria-hidden="true">${copyIcon}</svg>
  </button>`;

/** The line of buttons, the score, the deal code. */
export function toolbar({ texts, first, last, history, score, clock, light, code }: ToolbarView): TemplateResult {
  const { messages } = texts;
  return html`<div class="bar" part="toolbar" role="toolbar" aria-label=${messages.toolbar}>
    <slot name="toolbar-start"></slot>
    ${first.map(toolView)}
    ${history === null ? nothing : html`<span class="history" part="history" aria-hidden="true">${history}</span>`}
    <span class="score" part="score">
      ${light === null ? nothing : lightView(texts, light)}
      ${score === null ? nothing : html`<span>${messages.score}</span> <strong>${score}</strong>`}
    </span>
    ${clock ? html`<span class="clock" part="clock" role="timer" aria-label=${messages.time}></span>` : nothing}
    ${code ? codeView(code, texts) : nothing} ${last.map(toolView)}
    <slot name="toolbar-end"></slot>
  </div>`;
}
