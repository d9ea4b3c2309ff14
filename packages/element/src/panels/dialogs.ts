import type { VariantName } from '@canfield-game/engine';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Language } from '../i18n/languages.js';
import { loadPanelMessages } from '../i18n/panel-languages.js';
import { withOwnPanels } from '../i18n/own-panel-messages.js';
import type { TextTree } from '../i18n/messages.js';
import type { PanelMessages } from '../i18n/panel-messages.js';
import type { PanelName } from '../options.js';
import { CalendarPanel } from './calendar.js';
import { calendarStyles } from './calendar-styles.js';
import { dialogStyles } from './dialog-styles.js';
import { dialogView } from './dialog.js';
import { formStyles } from './form-styles.js';
import { elsewhereContent } from './elsewhere.js';
import { helpContent } from './help.js';
import { moreContent } from './more.js';
import { NewGamePanel } from './new-game.js';
import type { PanelTag, Words } from './panel-tag.js';
import { rulesContent } from './rules.js';
import { SettingsPanel } from './settings.js';
import { SharePanel } from './share.js';
import { StatisticsPanel } from './statistics.js';

/** What all panels over the page wear. */
export const styles = [dialogStyles, formStyles, calendarStyles];

/** What a panel shows, in whatever words. */
export type Content = (words: Words) => TemplateResult;

interface Panel {
  readonly title: (words: Words) => string;
  /** Begins with a panel that is opened; what is done in it is gone when it is closed. */
  readonly open: (tag: PanelTag) => Content;
}

const panels = {
  rules: {
    title: ({ texts }) => texts.messages.rules,
    open: (tag) => (words) => rulesContent(tag.game, words.panel, words.texts),
  },
  help: {
    title: ({ panel }) => panel.help.title,
    open: (tag) => (words) => helpContent(tag, words),
  },
  settings: {
    title: ({ texts }) => texts.messages.settings,
    open: (tag) => {
      const panel = new SettingsPanel(tag);
      return (words) => panel.view(words);
    },
  },
  'new-game': {
    title: ({ texts }) => texts.messages.newGame,
    open: (tag) => {
      const panel = new NewGamePanel(tag);
      return (words) => panel.view(words);
    },
  },
  statistics: {
    title: ({ texts }) => texts.messages.statistics,
    open: (tag) => {
      const panel = new StatisticsPanel(tag);
      return (words) => panel.view(words);
    },
  },
  calendar: {
    title: ({ panel }) => panel.calendar.title,
    open: (tag) => {
      const panel = new CalendarPanel(tag);
      return (words) => panel.view(words);
    },
  },
  share: {
    title: ({ texts }) => texts.messages.share,
    open: (tag) => {
      const panel = new SharePanel(tag);
      return (words) => panel.view(words);
    },
  },
  elsewhere: {
    title: ({ panel }) => panel.elsewhere.title,
    open: (tag) => (words) => elsewhereContent(tag, words),
  },
  more: {
    title: ({ texts }) => texts.messages.more,
    open: (tag) => () => moreContent(tag.spareTools),
  },
} satisfies Readonly<Record<PanelName | 'elsewhere' | 'more', Panel>>;

/** The panels over the page. */
export type DialogName = keyof typeof panels;

/** An open panel. */
export interface OpenDialog {
  readonly name: DialogName;
  readonly content: Content;
  readonly onClose: (event: Event) => void;
}

export { replayBar, type ReplayBarView, replayStyles } from './replay-bar.js';

/** The panels, in a language. */
export interface LoadedPanels {
  /** What they say. */
  readonly words: PanelMessages;
  /** The paths of a page's own texts that no panel has. */
  readonly wrong: readonly string[];
  /** What a variant is called. */
  readonly title: (variant: VariantName) => string;
  /** Begins with a panel. */
  readonly open: (name: DialogName, tag: PanelTag) => Content;
  /** Shows it. */
  readonly show: (dialog: OpenDialog, texts: Words['texts']) => unknown;
}

/** Loads what the panels say in a language, and puts texts of the page's own over it. */
export async function loadPanels(language: Language, own?: TextTree): Promise<LoadedPanels> {
  const { messages: panel, wrong } = withOwnPanels(await loadPanelMessages(language), own);
  const show: LoadedPanels['show'] = ({ name, content, onClose }, texts) => {
    const words = { panel, texts };
    const title = panels[name].title(words);
    return keyed(name, dialogView({ part: name, title, language, panel, content: content(words), onClose }));
  };
  return {
    words: panel,
    wrong,
    title: (variant) => panel.variants[variant].title,
    open: (name, tag) => panels[name].open(tag),
    show,
  };
}
