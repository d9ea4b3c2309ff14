import type { Change, Move, Outcome } from '@canfield-game/engine';

/** What an action was. */
export type ActionKind = 'play' | 'draw' | 'undo' | 'redo' | 'auto';

/** Why a game was laid out. */
export type DealCause = 'start' | 'new' | 'attribute' | 'restart' | 'load' | 'restored' | 'replay';

/** What an action did to the game. */
export interface ActionReport {
  readonly kind: ActionKind;
  /** The move that was played, taken back or done again. */
  readonly move: Move;
  /** What it did; after an undo, what it had done. */
  readonly changes: readonly Change[];
  readonly score: number;
  readonly previousScore: number;
  /** How many actions are done now. */
  readonly index: number;
  /** Whether the game has been won by it. */
  readonly won: boolean;
}

/** Why an action did not happen: the engine refused it, the page prevented it, or there is no way to the end yet. */
export type RefusalReason = Extract<Outcome, { ok: false }>['reason'] | 'prevented' | 'cannot-finish';

/** An action, or why there was none. */
export type SessionOutcome =
  { readonly ok: true; readonly report: ActionReport } | { readonly ok: false; readonly reason: RefusalReason };
