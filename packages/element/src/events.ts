import type { Change, Move, VariantName } from '@canfield-game/engine';
import type { ActionKind, DealCause } from './session/report.js';
import type { StuckProof } from './session/stuck.js';

/** A game was laid out. */
export interface DealDetail {
  /** Its deal code; null for a deck that has none. */
  readonly code: string | null;
  readonly variant: VariantName;
  /** Cards the first pass turns. */
  readonly draw: number;
  readonly cause: DealCause;
}

/** An action was done, undone or done again. */
export interface MoveDetail {
  readonly kind: ActionKind;
  readonly move: Move;
  /** What it did; for an undo, what it had done. */
  readonly changes: readonly Change[];
  readonly score: number;
  /** How many actions are done now. */
  readonly index: number;
}

/** A play or draw is about to happen; cancelling the event keeps it from happening. */
export interface BeforeMoveDetail {
  readonly move: Move;
}

/** The score changed. */
export interface ScoreDetail {
  readonly score: number;
  readonly previous: number;
  readonly delta: number;
  readonly cause: ActionKind | 'deal';
}

/** The game was won. */
export interface WinDetail {
  readonly code: string | null;
  readonly variant: VariantName;
  readonly draw: number;
  readonly score: number;
  /** How many actions it took. */
  readonly moves: number;
  /** Time of play in whole seconds, from the first action on. */
  readonly seconds: number;
  /** Whether a card was taken back from a foundation on the way. */
  readonly tookBack: boolean;
  /** The score of every win of this deal without a take-back. */
  readonly cleanScore: number;
}

/** The game leads nowhere. Told once of each proof, until it holds no more. */
export interface StuckDetail {
  /** `lost`: it is proved that no win is left. `pass`: a whole pass brings nothing, and nothing else can be done. */
  readonly proof: StuckProof;
}

/** Something given from outside was wrong; the running game stays as it was. */
export interface ErrorDetail {
  readonly reason: string;
  /** English, for developers: what was wrong and what would be right. */
  readonly message: string;
}

/** The events of the tag by name, with their details. All bubble and are composed; details are frozen. */
export interface CanfieldEventDetails {
  'canfield-ready': Readonly<Record<string, never>>;
  'canfield-deal': DealDetail;
  'canfield-before-move': BeforeMoveDetail;
  'canfield-move': MoveDetail;
  'canfield-score': ScoreDetail;
  'canfield-win': WinDetail;
  'canfield-stuck': StuckDetail;
  'canfield-error': ErrorDetail;
}

/** The events of the tag by name. */
export type CanfieldEventMap = { [Name in keyof CanfieldEventDetails]: CustomEvent<CanfieldEventDetails[Name]> };

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** An event of the tag, its detail frozen all through. */
export const canfieldEvent = <Name extends keyof CanfieldEventDetails>(
  name: Name,
  detail: CanfieldEventDetails[Name],
): CustomEvent<CanfieldEventDetails[Name]> =>
  new CustomEvent(name, {
    bubbles: true,
    composed: true,
    cancelable: name === 'canfield-before-move',
    detail: frozen(detail),
  });

declare global {
  interface HTMLElementEventMap extends CanfieldEventMap {}
}
