import type { Game } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import { html, nothing, type TemplateResult } from 'lit';
import type { PanelTag, Words } from './panel-tag.js';

interface Asked {
  readonly game: Game;
  /** Undefined while it is looked for. */
  answer?: Answer;
}

/** Tells of a game that may be given up whether its deal can be won, and shows a win of it: to those who ask, and to nobody else. */
export class Hindsight {
  readonly #tag: PanelTag;
  #last: Asked | undefined;

  constructor(tag: PanelTag) {
    this.#tag = tag;
  }

  /** The question, and what came of it; nothing where the page wants no hints on its table. */
  view(words: Words): TemplateResult | typeof nothing {
    if (this.#tag.hintMode === 'off' && !this.#tag.leavesOpen('hints')) return nothing;
    const answer = this.#asked?.answer;
    const told = answer && words.panel.hindsight[answer.verdict];
    return html`<p class="hindsight" role="status">${told} ${this.#buttonView(words)}</p>`;
  }

  /** What was asked of another game holds no more. */
  get #asked(): Asked | undefined {
    return this.#last?.game === this.#tag.game ? this.#last : undefined;
  }

  /** One button all along, so that whoever pressed it by a key does not lose the place. */
  #buttonView({ panel }: Words): TemplateResult | typeof nothing {
    const asked = this.#asked;
    if (asked?.answer && !asked.answer.line) return nothing;
    const { ask, asking, watch } = panel.hindsight;
    const label = asked ? (asked.answer ? watch : asking) : ask;
    const busy = label === asking;
    return html`<button type="button" part="button hindsight" aria-disabled=${busy} @click=${this.#onPress}>
      ${label}
    </button>`;
  }

  readonly #onPress = (event: Event): void => {
    const button = event.currentTarget as HTMLButtonElement;
    const line = this.#asked?.answer?.line;
    if (!this.#asked) void this.#ask(button);
    if (!line) return;
    button.closest('dialog')?.close();
    this.#tag.watchWin(line);
  };

  async #ask(button: HTMLButtonElement): Promise<void> {
    const dialog = button.closest('dialog');
    const asked: Asked = { game: this.#tag.game };
    this.#last = asked;
    this.#tag.requestUpdate();
    asked.answer = await this.#tag.couldBeWon();
    const hadFocus = button.matches(':focus');
    this.#tag.requestUpdate();
    await this.#tag.updateComplete;
    if (hadFocus && !button.isConnected) dialog?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }
}
