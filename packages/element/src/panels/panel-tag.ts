import type { Game, Move, VariantName } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import type { BackName } from '@canfield-game/themes';
import type { PanelMessages } from '../i18n/panel-messages.js';
import type { Texts } from '../i18n/texts.js';
import type { ControlName, PanelName } from '../options.js';
import type { Day } from '../session/day.js';
import type { DoneDays } from '../session/done-days.js';
import type { DealProblem } from '../session/deal-request.js';
import type { HintMode } from '../session/hint.js';
import type { PreferenceName, Preferences } from '../session/preferences.js';
import type { Statistics } from '../session/statistics.js';
import type { Tool } from './tool.js';

/** What a player asks to be dealt. */
export interface WantedDeal {
  /** `random`, `daily`, `daily:` with an earlier day, or a deal code. */
  readonly deal: string;
  readonly variant?: VariantName;
  readonly draw?: number;
}

/** The tag that panels over the page tell of, and what they do on it. */
export interface PanelTag {
  readonly game: Game;
  readonly hintMode: HintMode;
  readonly statistics: Statistics;
  /** What has come of the deals of days. */
  readonly doneDays: DoneDays;
  /** The first day there is a deal of. */
  readonly firstDay: Day;
  readonly updateComplete: Promise<boolean>;
  /** Whether nothing on the tag changes its game. */
  readonly watchOnly: boolean;
  /** Whether another deal would give a game up that somebody has begun. */
  readonly inProgress: boolean;
  /** What the next random game is. */
  readonly next: { readonly variant: VariantName; readonly draw: number };
  newGame(wanted: WantedDeal): void;
  /** Whether the deal of the running game can be won, and how, as far as is found out in some seconds. */
  couldBeWon(): Promise<Answer>;
  /** Gives the running game up, and shows how its deal is won. */
  watchWin(line: readonly Move[]): void;
  showPanel(name: PanelName): void;
  importStatistics(statistics: Statistics): boolean;
  /** Takes up here what was played in another window. */
  goOnHere(): void;
  /** Whether the page leaves a setting to the player, the value that holds, and the player's own. */
  leavesOpen(name: PreferenceName): boolean;
  holds(name: PreferenceName): string;
  prefer(changed: Preferences): void;
  requestUpdate(): void;
  complain(problem: DealProblem): void;
  /** The address of the page that links to games lead to. */
  readonly sharePage: string;
  /** The back that the theme gives its cards. */
  readonly themeBack: BackName;
  /** The buttons that are shown, and those of them that wait behind one where there is no room. */
  readonly buttons: readonly ControlName[];
  readonly spareTools: readonly Tool[];
}

/** What a panel says it in. */
export interface Words {
  readonly panel: PanelMessages;
  readonly texts: Texts;
}
