import { isWon, wantedCard } from '../legality.js';
import { legalMoves } from '../legal-moves.js';
import { type CardMove, indexOf, isColumn, isFoundation, type Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import { type GameState, topOf } from '../state.js';
import type { Answer } from './solve.js';

/** The next move to propose, and how sure it is. */
export interface Hint {
  /** The next move of a line that wins; the most promising one, where no win and no proof of loss is known; no win from here. */
  readonly kind: 'win' | 'try' | 'lost';
  /** None where the position is lost, where nothing promising is left, or where the last move should be undone. */
  readonly move?: Move;
  /** The only win known begins with going back on the last move: undo it. */
  readonly undo?: true;
}

/** Whether a move just goes back on another one. */
export function isInverse(move: Move, last: Move | undefined): boolean {
  if (move.type !== 'move' || last?.type !== 'move') return false;
  return move.from === last.to && move.to === last.from && move.count === last.count;
}

const cardAt = (state: GameState, pile: CardMove['from'], depth: number): number | undefined =>
  isColumn(pile) ? state.tableau[indexOf(pile)]?.at(-depth) : undefined;

/** Whether the card that a tail leaves bare can go up then. */
function setsFree(state: GameState, rules: Rules, { from, count }: CardMove): boolean {
  const bared = cardAt(state, from, count + 1);
  return bared !== undefined && state.foundations.some((_, index) => wantedCard(state, rules, index) === bared);
}

/** How promising a move of cards is; 0 where it is of no use by itself. */
function promise(state: GameState, rules: Rules, move: CardMove): number {
  const { from, to, count } = move;
  if (isFoundation(from)) return 0;
  if (isFoundation(to)) return from === 'R' ? 9 : 8;
  const isEmpty = topOf(state.tableau[indexOf(to)] ?? []) === undefined;
  if (from === 'R') return isEmpty ? 3 : 7;
  if (from === 'W') return isEmpty ? 2 : 4;
  if (count < (state.tableau[indexOf(from)]?.length ?? 0)) return setsFree(state, rules, move) ? (isEmpty ? 3 : 6) : 0;
  return isEmpty ? 0 : 5;
}

function bestMove(state: GameState, rules: Rules, last: Move | undefined): Move | undefined {
  let best: Move | undefined;
  let most = 0;
  for (const move of legalMoves(state, rules)) {
    const value = move.type === 'move' && !isInverse(move, last) ? promise(state, rules, move) : 0;
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

/** Whether drawing brings up a card worth playing, on this pass or a later one. */
function isWorthDrawing(state: GameState, rules: Rules, last: Move | undefined): boolean {
  const most = 2 * (state.stock.length + state.waste.length) + 4;
  let at = state;
  for (let i = 0; i < most; i++) {
    const step = play(at, rules, { type: 'draw' });
    if (!step.ok) return false;
    at = step.state;
    // Nothing else was worth it before, and drawing changes nothing but the waste.
    const best = bestMove(at, rules, last);
    if (best?.type === 'move' && best.from === 'W') return true;
  }
  return false;
}

/**
 * The hint for a position, from what a solver says of it. Following hints never goes round in circles: a line that wins gets shorter
 * with each of its moves, and what is tried without one never goes back on itself, draws only towards a card that can be played,
 * and takes nothing back.
 *
 * @param last the last move played, which is never gone back on.
 */
export function hintOf(state: GameState, rules: Rules, answer: Answer, last?: Move): Hint {
  const next = answer.line?.[0];
  if (answer.verdict === 'winnable' && next)
    return isInverse(next, last) ? { kind: 'win', undo: true } : { kind: 'win', move: next };
  if (answer.verdict === 'lost' || isWon(state, rules)) return { kind: answer.verdict === 'lost' ? 'lost' : 'win' };
  if (state.choice) return { kind: 'try', move: { type: 'base', index: 1 } };
  const move = bestMove(state, rules, last);
  if (move) return { kind: 'try', move };
  return isWorthDrawing(state, rules, last) ? { kind: 'try', move: { type: 'draw' } } : { kind: 'try' };
}
