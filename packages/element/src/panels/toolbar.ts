import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';
import { filled } from '../i18n/texts.js';
import { copyIcon, hintIcon, newIcon, redoIcon, rulesIcon, undoIcon } from './icons.js';
import { type Light, lightView } from './light.js';

/** What the toolbar shows and does. */
export interface ToolbarView {
  readonly texts: Texts;
  /** The score as it is shown; null where it is not. */
  readonly score: string | null;
  readonly code: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether undoing is what a hint proposes. */
  readonly proposesUndo: boolean;
  /** Whether hints are given at all, and now. */
  readonly hints: boolean;
  readonly canHint: boolean;
  /** Whether the game can be won, as far as is known; null where that is not told. */
  readonly light: Light | null;
  readonly onNew: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onCopy: () => void;
  readonly onRules: () => void;
}

interface Tool {
  readonly part: string;
  readonly icon: TemplateResult<2>;
  readonly label: string;
  readonly able: boolean;
  readonly turns?: boolean;
  readonly proposed?: boolean;
  readonly act: () => void;
}

const tool = ({ part, icon, label, able, turns = false, proposed = false, act }: Tool): TemplateResult =>
  html`<button
    type="button"
    part="button ${part}"
    class=${proposed ? 'proposed' : nothing}
    title=${label}
    aria-label=${label}
    aria-disabled=${able ? nothing : 'true'}
    @click=${act}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" class=${turns ? 'turns' : ''}>${icon}</svg>
    <span class="word" aria-hidden="true">${label}</span>
  </button>`;

/** The line of buttons, the score, the deal code. */
export function toolbar(view: ToolbarView): TemplateResult {
  const { texts, code } = view;
  const { messages } = texts;
  return html`<div class="bar" part="toolbar" role="toolbar" aria-label=${messages.toolbar}>
    <slot name="toolbar-start"></slot>
    ${tool({ part: 'new', icon: newIcon, label: messages.newGame, able: true, act: view.onNew })}
    ${tool({
      part: 'undo',
      icon: undoIcon,
      label: messages.undo,
      able: view.canUndo,
      turns: true,
      proposed: view.proposesUndo,
      act: view.onUndo,
    })}
    ${tool({ part: 'redo', icon: redoIcon, label: messages.redo, able: view.canRedo, turns: true, act: view.onRedo })}
    ${view.hints ? tool({ part: 'hint', icon: hintIcon, label: messages.hint, able: view.canHint, act: view.onHint }) : nothing}
    <span class="score" part="score">
      ${view.light === null ? nothing : lightView(texts, view.light)}
      ${view.score === null ? nothing : html`<span>${messages.score}</span> <strong>${view.score}</strong>`}
    </span>
    ${
      code === null
        ? nothing
        : html`<button
            type="button"
            part="button code"
            class="code"
            title=${filled(messages.copyCode, { code })}
            aria-label=${filled(messages.copyCode, { code })}
            @click=${view.onCopy}
          >
            <span dir="ltr"><span class="format">${code.slice(0, -7)}</span>${code.slice(-7)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">${copyIcon}</svg>
          </button>`
    }
    <button
      type="button"
      part="button show-rules"
      title=${messages.rules}
      aria-label=${messages.rules}
      aria-haspopup="dialog"
      @click=${view.onRules}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">${rulesIcon}</svg>
    </button>
    <slot name="toolbar-end"></slot>
  </div>`;
}
