export { type CalendarDate, firstDaily } from './calendar-date.js';
export * from './card.js';
export type { Change, Moved, Recycled, Refilled, Scored, Turned } from './change.js';
export { dealCount, type DealCode, formatDealCode, parseDealCode } from './deal-code.js';
export {
  autofinishLine,
  autoplay,
  autoplayAfter,
  type AutoplayMode,
  foundationPlays,
  safePlays,
  tapMove,
  type TapReach,
} from './auto.js';
export { Game, type Outcome } from './game.js';
export type { Action } from './history.js';
export { isMovable, isWon, pileOf, type Refusal, refusalOf, wantedCard } from './legality.js';
export { destinations, legalMoves, readMove } from './legal-moves.js';
export * from './move.js';
export { play, type Played, type Refused, type Step } from './play.js';
export { GameError, type Parsed, type Problem, type ProblemReason } from './problem.js';
export {
  defaultVariant,
  drawOf,
  mayRedeal,
  redealsLeft,
  resolveRules,
  type Rules,
  type Scoring,
  scoringNames,
  scoringOf,
  type Settings,
  variantDraws,
  type VariantName,
  variantNames,
} from './rules.js';
export type { SavedGame } from './save.js';
export { cleanScore } from './scoring.js';
export { foundationCount, type GameState, topOf } from './state.js';
