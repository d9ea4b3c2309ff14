import { targetsOf } from './legal-moves.js';
import { isMovable, isWon, pileOf, refusalOf } from './legality.js';
import {
  type CardMove,
  columnId,
  indexOf,
  isColumn,
  isFoundation,
  type Move,
  type SourceId,
  takesBack,
  type TargetId,
} from './move.js';
import { play } from './play.js';
import type { Rules } from './rules.js';
import { isSafe } from './safe-play.js';
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
 * @param count how many cards lie from the tapped one to the top of its pile; 1 is the top card itself.
 * @param reach `foundation` for foundations only.
 * @returns undefined where the tap plays nothing.
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

/** Which cards go to the foundations by themselves: those no longer needed, or all that fit. */
export type AutoplayMode = 'safe' | 'on';

/** Every play that puts the top card of reserve, waste or a column on its foundation. A position with a base to choose has none. */
export function foundationPlays(state: GameState, rules: Rules): CardMove[] {
  const sources: SourceId[] = ['R', 'W', ...state.tableau.map((_, index) => columnId(index))];
  return sources.flatMap((from) => toFoundation(state, rules, from) ?? []);
}

/**
 * Those of the `foundationPlays` that are safe: no card can be needed on theirs in a column any more, and a position that can be
 * won can still be won after them. With take-backs these are only plays that a take-back can undo; from a waste that will be
 * drawn again by several cards at a time there are none, for they would change which cards come up.
 */
export const safePlays = (state: GameState, rules: Rules): CardMove[] =>
  foundationPlays(state, rules).filter((move) => isSafe(state, rules, move));

/** All automatic plays from a position, each made in the position that the one before led to; none is an empty list. */
export function autoplay(state: GameState, rules: Rules, mode: AutoplayMode): CardMove[] {
  const playable = mode === 'safe' ? safePlays : foundationPlays;
  const plays: CardMove[] = [];
  let at = state;
  for (;;) {
    const next = playable(at, rules)[0];
    if (!next) return plays;
    const step = play(at, rules, next);
    if (!step.ok) return plays;
    plays.push(next);
    at = step.state;
  }
}

/**
 * The automatic plays that follow a player's move made in a position: `game.play(move, ...autoplayAfter(…))` makes them one
 * action with it. None follow a take-back, which they would send straight back up, and none a move that is refused.
 * After an undo or a redo no move was made: do not ask then, and nothing undone is played again before the player acts.
 */
export function autoplayAfter(state: GameState, rules: Rules, move: Move, mode: AutoplayMode): CardMove[] {
  const step = play(state, rules, move);
  return step.ok && !takesBack(move) ? autoplay(step.state, rules, mode) : [];
}

const draw: Move = { type: 'draw' };

/**
 * The moves that finish a game in which nothing but foundation plays is left to do: every card that fits is played, and once the
 * reserve is gone the stock is drawn from where nothing fits (before, a lucky deal would play itself). Undefined when that
 * does not win, because a whole pass brings nothing up, and when the game is won. `game.play(...line)` makes them one action.
 */
export function autofinishLine(state: GameState, rules: Rules): Move[] | undefined {
  const line: Move[] = [];
  // A list of draws turns other cards up pass by pass.
  const patience = typeof rules.draw === 'number' ? 1 : rules.draw.length;
  let at = state;
  let lastPass = at.pass + patience;
  while (!isWon(at, rules)) {
    const up = foundationPlays(at, rules)[0];
    if (!up && at.reserve.length > 0) return undefined;
    const step = play(at, rules, up ?? draw);
    if (!step.ok || step.state.pass > lastPass) return undefined;
    line.push(up ?? draw);
    at = step.state;
    if (up) lastPass = at.pass + patience;
  }
  return line.length > 0 ? line : undefined;
}
