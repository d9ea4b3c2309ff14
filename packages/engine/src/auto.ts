import { targetsOf } from './legal-moves.js';
import { isMovable, pileOf, refusalOf } from './legality.js';
import { type CardMove, indexOf, isColumn, isFoundation, type SourceId, type TargetId } from './move.js';
import type { Rules } from './rules.js';
import type { GameState } from './state.js';

/** Where a tap may send a card: a foundation, else the longest column that accepts it; or foundations only. */
export type TapReach = 'auto' | 'foundation';

const isLegal = (state: GameState, rules: Rules, move: CardMove): boolean =>
  refusalOf(state, rules, move) === undefined;

const heightOf = (state: GameState, target: TargetId): number => state.tableau[indexOf(target)]?.length ?? 0;

/** Columns in the order a tap tries them: the longest first, the leftmost of equals, empty ones last. */
function columnsByLength(state: GameState): TargetId[] {
  const columns = targetsOf(state).filter(isColumn);
  return columns.sort((a, b) => heightOf(state, b) - heightOf(state, a) || indexOf(a) - indexOf(b));
}

const isIdle = (state: GameState, move: CardMove): boolean =>
  isColumn(move.from) && heightOf(state, move.from) === move.count && heightOf(state, move.to) === 0;

function toFoundation(state: GameState, rules: Rules, from: SourceId): CardMove | undefined {
  const moves = targetsOf(state)
    .filter(isFoundation)
    .map((to): CardMove => ({ type: 'move', from, to, count: 1 }));
  return moves.find((move) => isLegal(state, rules, move));
}

function toColumn(state: GameState, rules: Rules, from: SourceId, count: number): CardMove | undefined {
  const moves = columnsByLength(state).map((to): CardMove => ({ type: 'move', from, to, count }));
  return moves.find((move) => isLegal(state, rules, move) && !isIdle(state, move));
}

/** How many cards a tap takes: the tail from the tapped card, or the whole column where that tail may not move. */
function tapCount(state: GameState, rules: Rules, from: SourceId, count: number): number {
  const column = isColumn(from) ? pileOf(state, from) : undefined;
  return column && !isMovable(rules, column, count) ? column.length : count;
}

/**
 * What a tap on a card plays: to its foundation when it fits; otherwise to the longest column that accepts it, and last to an
 * empty column, but never a whole column to an empty one. A tap never takes a card back, and a tail never goes to a foundation.
 *
 * @param count how many cards of the pile are on and below the tapped one; 1 is the top card.
 */
export function tapMove(
  state: GameState,
  rules: Rules,
  from: SourceId,
  count = 1,
  reach: TapReach = 'auto',
): CardMove | undefined {
  if (isFoundation(from)) return undefined;
  const up = count === 1 ? toFoundation(state, rules, from) : undefined;
  if (up || reach === 'foundation') return up;
  return toColumn(state, rules, from, tapCount(state, rules, from, count));
}
