import type { Language } from './languages.js';
import type { PanelMessages } from './panel-messages.js';
import { panelMessages } from './rule-sentences.js';

/** Written out one by one, so that bundlers put each language in a file of its own. */
const loaders: Readonly<Record<Language, () => Promise<PanelMessages>>> = {
  ar: async () => panelMessages((await import('./panels/ar.js')).ar),
  bg: async () => panelMessages((await import('./panels/bg.js')).bg),
  cs: async () => panelMessages((await import('./panels/cs.js')).cs),
  da: async () => panelMessages((await import('./panels/da.js')).da),
  de: async () => panelMessages((await import('./panels/de.js')).de),
  el: async () => panelMessages((await import('./panels/el.js')).el),
  en: async () => (await import('./panels/en.js')).en,
  es: async () => panelMessages((await import('./panels/es.js')).es),
  et: async () => panelMessages((await import('./panels/et.js')).et),
  fi: async () => panelMessages((await import('./panels/fi.js')).fi),
  fr: async () => panelMessages((await import('./panels/fr.js')).fr),
  he: async () => panelMessages((await import('./panels/he.js')).he),
  hi: async () => panelMessages((await import('./panels/hi.js')).hi),
  hu: async () => panelMessages((await import('./panels/hu.js')).hu),
  id: async () => panelMessages((await import('./panels/id.js')).id),
  it: async () => panelMessages((await import('./panels/it.js')).it),
  ja: async () => panelMessages((await import('./panels/ja.js')).ja),
  ko: async () => panelMessages((await import('./panels/ko.js')).ko),
  lt: async () => panelMessages((await import('./panels/lt.js')).lt),
  lv: async () => panelMessages((await import('./panels/lv.js')).lv),
  nb: async () => panelMessages((await import('./panels/nb.js')).nb),
  nl: async () => panelMessages((await import('./panels/nl.js')).nl),
  pl: async () => panelMessages((await import('./panels/pl.js')).pl),
  'pt-BR': async () => panelMessages((await import('./panels/pt-BR.js')).ptBR),
  'pt-PT': async () => panelMessages((await import('./panels/pt-PT.js')).ptPT),
  ro: async () => panelMessages((await import('./panels/ro.js')).ro),
  sv: async () => panelMessages((await import('./panels/sv.js')).sv),
  tr: async () => panelMessages((await import('./panels/tr.js')).tr),
  uk: async () => panelMessages((await import('./panels/uk.js')).uk),
  vi: async () => panelMessages((await import('./panels/vi.js')).vi),
  'zh-Hans': async () => panelMessages((await import('./panels/zh-Hans.js')).zhHans),
  'zh-Hant': async () => panelMessages((await import('./panels/zh-Hant.js')).zhHant),
};

/** The texts of the panels in a language. */
export const loadPanelMessages = (language: Language): Promise<PanelMessages> => loaders[language]();
