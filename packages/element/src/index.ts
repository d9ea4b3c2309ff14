export { CanfieldGame, type NewGameOptions } from './canfield-game.js';
export type {
  BeforeMoveDetail,
  CanfieldEventDetails,
  CanfieldEventMap,
  DealDetail,
  ErrorDetail,
  MoveDetail,
  ScoreDetail,
  WinDetail,
} from './events.js';
export type { ActionKind, DealCause, RefusalReason, SessionOutcome } from './session/report.js';
