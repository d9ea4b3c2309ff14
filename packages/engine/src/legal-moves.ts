import { type Refusal, pileOf, refusalOf } from './legality.js';
import {
  columnId,
  foundationId,
  isColumn,
  type Move,
  type MoveWords,
  parseMove,
  type SourceId,
  type TargetId,
} from './move.js';
import type { Rules } from './rules.js';
import type { GameState } from './state.js';

/** Every pile that cards may be put on, foundations first. */
export const targetsOf = (state: GameState): TargetId[] => [
  ...state.foundations.map((_, index) => foundationId(index)),
  ...state.tableau.map((_, index) => columnId(index)),
];

const sourcesOf = (state: GameState): SourceId[] => ['R', 'W', ...targetsOf(state).reverse()];

/** Where so many cards of a pile may go, foundations first; more than one only from a column. */
export const destinations = (state: GameState, rules: Rules, from: SourceId, count: number): TargetId[] =>
  targetsOf(state).filter((to) => refusalOf(state, rules, { type: 'move', from, to, count }) === undefined);

function movesFrom(state: GameState, rules: Rules, from: SourceId): Move[] {
  const most = isColumn(from) ? (pileOf(state, from)?.length ?? 0) : 1;
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return counts.flatMap((count) =>
    destinations(state, rules, from, count).map((to): Move => ({ type: 'move', from, to, count })),
  );
}

/** Every legal move: exactly those that `play` accepts. The reserve's and the waste's come first, a draw last. */
export function legalMoves(state: GameState, rules: Rules): Move[] {
  const choices = (state.choice ?? []).map((_, index): Move => ({ type: 'base', index: index + 1 }));
  const draw: Move = { type: 'draw' };
  const simple = [...choices, draw].filter((move) => refusalOf(state, rules, move) === undefined);
  return [...sourcesOf(state).flatMap((from) => movesFrom(state, rules, from)), ...simple];
}

/** Where a text leaves the count open: the whole column if that is legal, else its longest legal tail. */
function withCount(state: GameState, rules: Rules, words: MoveWords): Move {
  if (words.type !== 'move') return words;
  if (words.count !== undefined) return { ...words, count: words.count };
  const whole = pileOf(state, words.from)?.length ?? 0;
  for (let count = whole; count > 1; count--) {
    const move: Move = { ...words, count };
    if (refusalOf(state, rules, move) === undefined) return move;
  }
  return { ...words, count: 1 };
}

/** The move that a text means in a position, legal or not; a refusal when it is no move's text. */
export function readMove(state: GameState, rules: Rules, text: string): Move | Refusal {
  const words = parseMove(text);
  return words ? withCount(state, rules, words) : 'not-a-move';
}
