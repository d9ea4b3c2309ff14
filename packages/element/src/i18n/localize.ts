import { en } from './en.js';
import { availableLanguage, type Language, loadMessages } from './languages.js';
import type { Messages } from './messages.js';
import { type CheckedMessages, checkMessages, mergeMessages } from './own-messages.js';
import { Texts } from './texts.js';

/** What an element is told of its languages. */
export interface LanguageHost {
  /** Other texts are there. */
  languageCame(): void;
  /** A language could not be loaded; the texts stay as they are. */
  languageFailed(language: string): void;
  /** What the page gave as its own texts is wrong at these paths; none of it is used. */
  messagesRefused(paths: readonly string[]): void;
}

/** The texts of one element, in the language it is to speak. While a language is on its way, the texts stay as they are. */
export class Localizer {
  readonly #host: LanguageHost;
  #wanted: Language | undefined;
  #spoken: Messages | undefined;
  #given: unknown;
  #checked: CheckedMessages = { own: {}, wrong: [] };
  #texts = new Texts(en);

  constructor(host: LanguageHost) {
    this.#host = host;
  }

  /** The texts as they are now: English as long as none have come. */
  get texts(): Texts {
    return this.#texts;
  }

  /** Whether there have been texts: false while the first language is on its way. */
  get ready(): boolean {
    return this.#spoken !== undefined;
  }

  /** Speaks the nearest language to the first of the wanted ones that has any, English at once. A later wish wins. */
  speak(wanted: readonly string[]): void {
    const language = availableLanguage(wanted);
    if (language === this.#wanted) return;
    this.#wanted = language;
    if (language === 'en') this.#learn(en);
    else void this.#fetch(language);
  }

  /** Puts texts of the page's own over those of the language. */
  use(given: unknown): void {
    if (given === this.#given) return;
    this.#given = given;
    this.#checked = checkMessages(given);
    this.#retell();
    if (this.#checked.wrong.length > 0) this.#host.messagesRefused(this.#checked.wrong);
  }

  async #fetch(language: Language): Promise<void> {
    const messages = await loadMessages(language).catch(() => undefined);
    if (language !== this.#wanted) return;
    if (!messages) this.#host.languageFailed(language);
    this.#learn(messages ?? this.#spoken ?? en);
    this.#host.languageCame();
  }

  #learn(messages: Messages): void {
    this.#spoken = messages;
    this.#retell();
  }

  #retell(): void {
    this.#texts = new Texts(mergeMessages(this.#spoken ?? en, this.#checked.own));
  }
}

/** The languages of the page around an element: the nearest `lang` above it, through shadow roots, else the browser's. */
export function surroundingLanguages(element: Element): readonly string[] {
  let node: Element | null = element;
  while (node) {
    const holder: Element | null = node.closest('[lang]');
    // An empty `lang` says that the page's language is not known.
    const lang = holder?.getAttribute('lang');
    if (holder) return lang ? [lang] : navigator.languages;
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.languages;
}
