export type { PictureOptions } from './controllers/picture.js';
export type { Replay, ReplayOptions } from './controllers/replay.js';
export { CanfieldGame, type NewGameOptions } from './canfield-game.js';
export type {
  BeforeMoveDetail,
  CanfieldEventDetails,
  CanfieldEventMap,
  DealDetail,
  ErrorDetail,
  MoveDetail,
  ScoreDetail,
  StuckDetail,
  WinDetail,
} from './events.js';
export type { Messages, PluralText } from './i18n/messages.js';
export type { OwnMessages } from './i18n/own-messages.js';
export type { PanelName } from './options.js';
export type { Done, DoneDays, DoneOfDays } from './session/done-days.js';
export type { HintDetail } from './session/hint.js';
export type { Statistics, Tally } from './session/statistics.js';
export type { ActionKind, DealCause, RefusalReason, SessionOutcome } from './session/report.js';
