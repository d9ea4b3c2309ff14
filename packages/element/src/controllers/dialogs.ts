import type { Game } from '@canfield-game/engine';
import { type CSSResult, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { availableLanguage, type Language } from '../i18n/languages.js';
import type { Texts } from '../i18n/texts.js';
import type { DialogName, DialogShow } from '../panels/dialogs.js';
import type { DealProblem } from '../session/deal-request.js';
import type { HintMode } from '../session/hint.js';

/** The tag that shows panels over its page. */
export interface DialogHost extends ReactiveControllerHost {
  readonly game: Game;
  readonly hintMode: HintMode;
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** A panel is closed: the focus goes back to the table. */
  closed(): void;
  complain(problem: DealProblem): void;
}

function adopt(root: HTMLElement | DocumentFragment, { styleSheet }: CSSResult): void {
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets.push(styleSheet);
}

/** The panels over the page. What they are made of and what they say is loaded when the first one is asked for. */
export class Dialogs implements ReactiveController {
  readonly #host: DialogHost;
  readonly #texts: () => Texts;
  #name: DialogName | undefined;
  /** The language that is there or on its way. */
  #language: Language | undefined;
  #show: DialogShow | undefined;

  constructor(host: DialogHost, texts: () => Texts) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** Opens a panel, as soon as it is loaded. */
  open(name: DialogName): void {
    this.#name = name;
    this.#host.requestUpdate();
  }

  /** The open panel. */
  view(): unknown {
    if (!this.#name || !this.#show) return nothing;
    const { game, hintMode } = this.#host;
    return this.#show(this.#name, { game, texts: this.#texts(), hints: hintMode !== 'off', onClose: this.#onClose });
  }

  hostUpdate(): void {
    const language = availableLanguage([this.#texts().messages.language]);
    if (this.#name && language !== this.#language) void this.#load(this.#name, language);
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.page');
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
  }

  /** A tag that is taken off its page leaves no panel behind. */
  hostDisconnected(): void {
    this.#name = undefined;
  }

  async #load(name: DialogName, language: Language): Promise<void> {
    this.#language = language;
    try {
      const { dialogStyles, loadDialogs } = await import('../panels/dialogs.js');
      const show = await loadDialogs(language);
      if (language !== this.#language) return;
      adopt(this.#host.renderRoot, dialogStyles);
      this.#show = show;
      this.#host.requestUpdate();
    } catch {
      this.#failed(name);
    }
  }

  /** A panel that is there stays as it is. */
  #failed(name: DialogName): void {
    if (!this.#show) {
      this.#language = undefined;
      this.#name = undefined;
    }
    const message = `The panel "${name}" could not be loaded.`;
    this.#host.complain({ reason: 'panel-not-loaded', message, detail: name });
  }

  readonly #onClose = (event: Event): void => {
    // Told a while after: another panel may be open by now.
    if ((event.currentTarget as HTMLDialogElement).open) return;
    const { renderRoot } = this.#host;
    this.#name = undefined;
    this.#host.requestUpdate();
    // The browser gives the focus back to what had it, if that can have it.
    if (renderRoot instanceof ShadowRoot && !renderRoot.activeElement) this.#host.closed();
  };
}
