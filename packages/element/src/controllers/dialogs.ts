import type { VariantName } from '@canfield-game/engine';
import { type CSSResult, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { availableLanguage, type Language } from '../i18n/languages.js';
import type { TextTree } from '../i18n/messages.js';
import { refusal } from '../i18n/localize.js';
import type { Texts } from '../i18n/texts.js';
import type { Content, DialogName, LoadedPanels } from '../panels/dialogs.js';
import type { PanelTag } from '../panels/panel-tag.js';

/** The tag that shows panels over its page. */
export interface DialogHost extends Omit<ReactiveControllerHost, keyof PanelTag>, PanelTag {
  readonly renderRoot: HTMLElement | DocumentFragment;
  /** A panel is closed: the focus goes back to the table. */
  closed(): void;
  /** Something that the page gave is wrong. */
  failed(reason: string, message: string): void;
}

/** Panels that have another game to offer. */
const players: readonly DialogName[] = ['new-game', 'elsewhere'];

/** Puts a style sheet into a shadow root, once. */
export function adopt(root: HTMLElement | DocumentFragment, { styleSheet }: CSSResult): void {
  if (!(root instanceof ShadowRoot) || !styleSheet || root.adoptedStyleSheets.includes(styleSheet)) return;
  root.adoptedStyleSheets.push(styleSheet);
}

const focusIn = (root: HTMLElement | DocumentFragment): Element | null =>
  root instanceof ShadowRoot ? root.activeElement : null;

/** The panels over the page. What they are made of and what they say is loaded when the first one is asked for. */
export class Dialogs implements ReactiveController {
  readonly #host: DialogHost;
  readonly #texts: () => Texts;
  #name: DialogName | undefined;
  /** The language that is there or on its way. */
  #language: Language | undefined;
  /** Texts of the page's own that are over it. */
  #own: TextTree | undefined;
  #panels: LoadedPanels | undefined;
  #content: Content | undefined;
  #shown: HTMLDialogElement | undefined;
  /** What had the focus before the first of the panels that were opened one out of the other. */
  #opener: Element | null = null;

  constructor(host: DialogHost, texts: () => Texts) {
    this.#host = host;
    this.#texts = texts;
    host.addController(this);
  }

  /** Opens a panel, as soon as it is loaded. */
  open(name: DialogName): void {
    if (!this.#name) this.#opener = focusIn(this.#host.renderRoot);
    this.#name = name;
    this.#content = undefined;
    this.#shown = undefined;
    this.#host.requestUpdate();
  }

  /** What a variant is called, which is among the words of the panels. */
  async title(variant: VariantName): Promise<string> {
    const { loadPanels } = await import('../panels/dialogs.js');
    const { language, panels } = this.#texts().messages;
    const { title } = await loadPanels(availableLanguage([language]), panels);
    return title(variant);
  }

  /** Whether a panel lies over the page. */
  get covers(): boolean {
    return this.#name !== undefined && this.#panels !== undefined;
  }

  /** The open panel. */
  view(): unknown {
    if (!this.#name || !this.#panels) return nothing;
    this.#content ??= this.#panels.open(this.#name, this.#host);
    return this.#panels.show({ name: this.#name, content: this.#content, onClose: this.#onClose }, this.#texts());
  }

  hostUpdate(): void {
    if (this.#host.watchOnly && this.#name && players.includes(this.#name)) this.#name = undefined;
    const { messages } = this.#texts();
    const language = availableLanguage([messages.language]);
    const isLoaded = language === this.#language && messages.panels === this.#own;
    if (this.#name && !isLoaded) void this.#load(this.#name, language, messages.panels);
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.page');
    // One that was closed just now is here still, until that is told.
    if (!dialog?.isConnected || dialog === this.#shown) return;
    this.#shown = dialog;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-focus]')?.focus();
  }

  /** A tag that is taken off its page leaves no panel behind. */
  hostDisconnected(): void {
    this.#name = undefined;
  }

  async #load(name: DialogName, language: Language, own: TextTree | undefined): Promise<void> {
    this.#language = language;
    this.#own = own;
    try {
      const { styles, loadPanels } = await import('../panels/dialogs.js');
      const panels = await loadPanels(language, own);
      if (language !== this.#language || own !== this.#own) return;
      if (panels.wrong.length > 0) this.#host.failed('bad-messages', refusal(panels.wrong));
      for (const style of styles) adopt(this.#host.renderRoot, style);
      this.#panels = panels;
      this.#host.requestUpdate();
    } catch {
      this.#failed(name);
    }
  }

  /** A panel that is there stays as it is. */
  #failed(name: DialogName): void {
    if (!this.#panels) {
      this.#language = undefined;
      this.#name = undefined;
    }
    const message = `The panel "${name}" could not be loaded.`;
    this.#host.complain({ reason: 'panel-not-loaded', message, detail: name });
  }

  readonly #onClose = (event: Event): void => {
    // Told a while after: another panel may be open by now.
    const dialog = event.currentTarget as HTMLDialogElement;
    if (dialog.open || dialog !== this.#shown) return;
    this.#name = undefined;
    this.#host.requestUpdate();
    this.#giveFocusBack();
  };

  /** The focus goes back to what had it before the first panel, if that can have it. */
  #giveFocusBack(): void {
    const { renderRoot } = this.#host;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
    if (!focusIn(renderRoot)) this.#host.closed();
  }
}
