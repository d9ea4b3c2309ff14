import type { Card } from './card.js';
import type { ColumnId, PileId } from './move.js';

/** Cards went from one pile to another; the last of them lies on top. */
export interface Moved {
  readonly type: 'moved';
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly to: PileId;
}

/** Cards were turned face up, in this order: drawn from the stock on to the waste, or uncovered on the reserve (from `R` to `R`). */
export interface Turned {
  readonly type: 'turned';
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly to: PileId;
}

/** The reserve's top card filled an emptied column. */
export interface Refilled {
  readonly type: 'refilled';
  readonly card: Card;
  readonly to: ColumnId;
}

/** The waste was turned over into the stock, and a new pass began. */
export interface Recycled {
  readonly type: 'recycled';
  /** How many cards were turned over. */
  readonly count: number;
  /** The pass that began, from 2. */
  readonly pass: number;
}

/** The score changed. */
export interface Scored {
  readonly type: 'scored';
  /** By how much; negative where a card was taken back. */
  readonly delta: number;
  /** The score after it. */
  readonly score: number;
}

/** One thing that an action did, in the order in which it happened. */
export type Change = Moved | Turned | Refilled | Recycled | Scored;
