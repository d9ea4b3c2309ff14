import { en } from './en.js';
import { availableLanguage, type Language, loadMessages } from './languages.js';
import type { Messages } from './messages.js';
import type * as ownMessages from './own-messages.js';
import { OnDemand } from '../on-demand.js';
import { Texts } from './texts.js';

/** What an element is told of its languages. */
export interface LanguageHost {
  /** Other texts are there. */
  languageCame(): void;
  /** A language could not be loaded, or the page's own texts are wrong; the texts stay as they are. */
  failed(reason: string, message: string): void;
}

const unspoken = (language: Language): string =>
  `The texts in "${language}" could not be loaded; those that were there stay.`;

/** Why the page's own texts are not used: what stands at these paths is wrong. */
export function refusal(paths: readonly string[]): string {
  const named = paths.slice(0, 5).map((path) => JSON.stringify(path === '' ? 'messages' : path));
  return `messages are not used: ${named.join(', ')} are not texts of this game, or not of the right form.`;
}

/** The texts of one element, in the language it is to speak. While a language is on its way, the texts stay as they are. */
export class Localizer {
  readonly #host: LanguageHost;
  #wanted: Language | undefined;
  #spoken: Messages | undefined;
  #given: unknown;
  #own: ownMessages.OwnMessages = {};
  /** Whether texts of the page's own are still to be read. */
  #reading = false;
  /** Whether there have been texts. */
  #told = false;
  readonly #reader = new OnDemand(() => import('./own-messages.js'));
  #texts = new Texts(en);

  constructor(host: LanguageHost) {
    this.#host = host;
  }

  /** The texts as they are now: English as long as none have come. */
  get texts(): Texts {
    return this.#texts;
  }

  /** Whether there have been texts: false while the first language, or the first of the page's own, are on their way. */
  get ready(): boolean {
    return this.#told;
  }

  /** Speaks the nearest language to the first of the wanted ones that has any, English at once. A later wish wins. */
  speak(wanted: readonly string[]): void {
    const language = availableLanguage(wanted);
    if (language === this.#wanted) return;
    this.#wanted = language;
    if (language === 'en') this.#learn(en);
    else void this.#fetch(language);
  }

  /** Puts texts of the page's own over those of the language, as soon as what reads them is loaded. */
  use(given: unknown): void {
    if (given === this.#given) return;
    this.#given = given;
    this.#reading = given !== undefined && given !== null;
    if (!this.#reading) this.#put({});
    else if (this.#reader.there) this.#read(this.#reader.there);
    else void this.#fetchReader(given);
  }

  async #fetchReader(given: unknown): Promise<void> {
    const reader = await this.#reader.get().catch(() => undefined);
    if (given !== this.#given) return;
    if (reader) this.#read(reader);
    else this.#put({});
    if (!reader) this.#host.failed('messages-not-loaded', 'The code that reads messages could not be loaded.');
    this.#host.languageCame();
  }

  #read({ checkMessages }: Pick<typeof ownMessages, 'checkMessages'>): void {
    const { own, wrong } = checkMessages(this.#given);
    this.#put(own);
    if (wrong.length > 0) this.#host.failed('bad-messages', refusal(wrong));
  }

  #put(own: ownMessages.OwnMessages): void {
    this.#reading = false;
    this.#own = own;
    this.#retell();
  }

  async #fetch(language: Language): Promise<void> {
    const messages = await loadMessages(language).catch(() => undefined);
    if (language !== this.#wanted) return;
    if (!messages) this.#host.failed('language-not-loaded', unspoken(language));
    this.#learn(messages ?? this.#spoken ?? en);
    this.#host.languageCame();
  }

  #learn(messages: Messages): void {
    this.#spoken = messages;
    this.#retell();
  }

  #retell(): void {
    const spoken = this.#spoken ?? en;
    this.#told ||= this.#spoken !== undefined && !this.#reading;
    this.#texts = new Texts(this.#reader.there?.mergeMessages(spoken, this.#own) ?? spoken);
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
