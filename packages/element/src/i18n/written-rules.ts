import { resolveRules, scoringOf, type Settings } from '@canfield-game/engine';
import { availableLanguage, type Language, languages, loadMessages } from './languages.js';
import { loadPanelMessages } from './panel-languages.js';
import { gameInWords, rulesInWords } from './rules-in-words.js';
import { Texts } from './texts.js';

export { type Language, languages };

/** The rules of a game as the tag tells them, in one language. */
export interface WrittenRules {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** What rules are called: a heading. */
  readonly heading: string;
  /** What the game is called. */
  readonly title: string;
  /** What is special about it; nothing where settings differ from those of its variant. */
  readonly summary?: string;
  /** What the game is about: the same of all variants. */
  readonly about: string;
  readonly sentences: readonly string[];
}

/**
 * The rules of a game in words, for pages of your own.
 * @param wanted a BCP 47 tag; the nearest language there is, else English.
 * @param settings a variant, and settings over its row. Throws a `TypeError` where they are wrong.
 */
export async function writtenRules(wanted: string, settings: Settings = {}): Promise<WrittenRules> {
  const rules = resolveRules(settings);
  if (!rules.ok) throw new TypeError(rules.problem.message);
  const language = availableLanguage([wanted]);
  const [messages, panel] = await Promise.all([loadMessages(language), loadPanelMessages(language)]);
  const sentences = rulesInWords(rules.value, scoringOf(rules.value.variant), panel, new Texts(messages));
  return {
    language,
    direction: messages.dir ?? 'ltr',
    heading: messages.rules,
    about: panel.about,
    ...gameInWords(rules.value, panel),
    sentences: sentences.map(({ sentence }) => sentence),
  };
}
