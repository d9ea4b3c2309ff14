import type { PanelName } from '@canfield-game/element';
import type { SavedGame } from '@canfield-game/engine';
import { deal, won } from './moments.js';

/** A page that panels are pictured on. */
export interface PanelLook {
  readonly locale: string;
  readonly colorScheme: 'light' | 'dark';
  /** In CSS px; the height shows the longest panel whole. */
  readonly width: number;
}

export const panelLooks = {
  light: { locale: 'en', colorScheme: 'light', width: 600 },
  dark: { locale: 'en', colorScheme: 'dark', width: 600 },
  arabic: { locale: 'ar', colorScheme: 'light', width: 600 },
  narrow: { locale: 'de', colorScheme: 'light', width: 280 },
} as const satisfies Record<string, PanelLook>;

/** How a panel comes up: it is shown, by its name or the part of its button, or something makes it come. */
export interface PanelSubject {
  readonly shows?: PanelName;
  readonly presses?: string;
  readonly meets?: 'wrong-code' | 'other-window';
  readonly game?: SavedGame;
  /** What is pictured, within the tag; a panel over the page where it is left out. */
  readonly pictures?: string;
  /** Another width of the page, where the panel is there only on narrow ones. */
  readonly width?: number;
}

export const panelSubjects: Readonly<Record<string, PanelSubject>> = {
  'new-game': { shows: 'new-game' },
  calendar: { shows: 'calendar' },
  settings: { shows: 'settings' },
  statistics: { shows: 'statistics' },
  rules: { shows: 'rules' },
  keys: { shows: 'help' },
  more: { presses: 'more', width: 280 },
  elsewhere: { meets: 'other-window' },
  note: { meets: 'wrong-code', pictures: '.note' },
  win: { game: won.game, pictures: '.win' },
};

/** What lies under panels of which nothing else is said: a game that was begun. */
export const begun: SavedGame = { ...deal.game, moves: ['D'], cursor: 1 };
