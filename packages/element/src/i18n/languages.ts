import { en } from './en.js';
import type { Messages } from './messages.js';

/** Written out one by one, so that bundlers put each language in a file of its own. English is there at once. */
const loaders = {
  ar: async () => (await import('./ar.js')).ar,
  bg: async () => (await import('./bg.js')).bg,
  cs: async () => (await import('./cs.js')).cs,
  da: async () => (await import('./da.js')).da,
  de: async () => (await import('./de.js')).de,
  el: async () => (await import('./el.js')).el,
  en: () => Promise.resolve(en),
  es: async () => (await import('./es.js')).es,
  et: async () => (await import('./et.js')).et,
  fi: async () => (await import('./fi.js')).fi,
  fr: async () => (await import('./fr.js')).fr,
  he: async () => (await import('./he.js')).he,
  hi: async () => (await import('./hi.js')).hi,
  hu: async () => (await import('./hu.js')).hu,
  id: async () => (await import('./id.js')).id,
  it: async () => (await import('./it.js')).it,
  ja: async () => (await import('./ja.js')).ja,
  ko: async () => (await import('./ko.js')).ko,
  lt: async () => (await import('./lt.js')).lt,
  lv: async () => (await import('./lv.js')).lv,
  nb: async () => (await import('./nb.js')).nb,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  'pt-BR': async () => (await import('./pt-BR.js')).ptBR,
  'pt-PT': async () => (await import('./pt-PT.js')).ptPT,
  ro: async () => (await import('./ro.js')).ro,
  sv: async () => (await import('./sv.js')).sv,
  tr: async () => (await import('./tr.js')).tr,
  uk: async () => (await import('./uk.js')).uk,
  vi: async () => (await import('./vi.js')).vi,
  'zh-Hans': async () => (await import('./zh-Hans.js')).zhHans,
  'zh-Hant': async () => (await import('./zh-Hant.js')).zhHant,
} satisfies Readonly<Record<string, () => Promise<Messages>>>;

/** A language of the table, as a BCP 47 tag. */
export type Language = keyof typeof loaders;

/** Every language of the table. */
export const languages = Object.keys(loaders) as readonly Language[];

const isLanguage = (tag: string): tag is Language => Object.hasOwn(loaders, tag);

/** Languages of which one is read by those who wanted the other; the names that tags had before are known to `Intl`. */
const neighbours: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' };

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** Chinese goes by its script, which a region implies: Taiwan, Hong Kong and Macao write the traditional one. */
const chinese = (locale: Intl.Locale): Language => (locale.maximize().script === 'Hant' ? 'zh-Hant' : 'zh-Hans');

function nearest(tag: string): Language | undefined {
  const locale = localeOf(tag);
  if (!locale) return undefined;
  const { language, region } = locale;
  if (language === 'zh' || language === 'yue') return chinese(locale);
  // Brazil's Portuguese is its own; everywhere else it follows that of Portugal.
  if (language === 'pt') return region === 'BR' ? 'pt-BR' : 'pt-PT';
  return isLanguage(language) ? language : neighbours[language];
}

/** The nearest language to the first of the wanted ones that has any; else English. Wanted tags are BCP 47. */
export function availableLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = nearest(tag);
    if (found) return found;
  }
  return 'en';
}

/** The texts of a language. */
export const loadMessages = (language: Language): Promise<Messages> => loaders[language]();
