import type { Game } from '@canfield-game/engine';
import type { TemplateResult } from 'lit';
import type { Language } from '../i18n/languages.js';
import { loadPanelMessages } from '../i18n/panel-languages.js';
import type { PanelMessages } from '../i18n/panel-messages.js';
import type { Texts } from '../i18n/texts.js';
import { dialogView } from './dialog.js';
import { helpContent } from './help.js';
import { rulesContent } from './rules.js';

export { dialogStyles } from './dialog-styles.js';

/** The panels over the page. */
export type DialogName = 'rules' | 'help';

/** What a panel over the page tells of. */
export interface DialogTelling {
  readonly game: Game;
  readonly texts: Texts;
  /** Whether hints are given. */
  readonly hints: boolean;
  readonly onClose: (event: Event) => void;
}

/** Shows a panel. */
export type DialogShow = (name: DialogName, telling: DialogTelling) => TemplateResult;

function show(name: DialogName, language: Language, panel: PanelMessages, telling: DialogTelling): TemplateResult {
  const { game, texts, hints, onClose } = telling;
  const isRules = name === 'rules';
  const title = isRules ? texts.messages.rules : panel.help.title;
  const content = isRules ? rulesContent(game, panel, texts) : helpContent(panel, texts, hints);
  return dialogView({ part: name, title, language, panel, content, onClose });
}

/** Loads what the panels say in a language. */
export async function loadDialogs(language: Language): Promise<DialogShow> {
  const panel = await loadPanelMessages(language);
  return (name, telling) => show(name, language, panel, telling);
}
