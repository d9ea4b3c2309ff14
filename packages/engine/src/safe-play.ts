import { buildsOn, pileOf, refusalOf } from './legality.js';
import { type CardMove, isColumn } from './move.js';
import { play } from './play.js';
import { mayRedeal, type Rules } from './rules.js';
import { type GameState, topOf } from './state.js';

/*
 * Which cards may go to their foundation by themselves. Claim: a position that can be won can be won after such a play, too.
 *
 * Let c be the card. In a column c has one use: to hold a card that is built on it. Under every setting of `build` and `wraps`
 * `buildsOn` says which these are. In the full circle none is free of it: a base card holds the highest cards of the circle. So c
 * is only looked at when no card outside the foundations builds on it.
 *
 * 1. No take-back. Then nothing is ever built on c again. Take a line that wins with c where it lies, and play it with c on its
 * foundation, leaving out each move of c alone and taking c off each tail that it is part of (the tail's other cards, and the
 * whole of a column without c, move under every setting of `move` where they moved with it). The two games stay alike but for c:
 *  - Where c alone would keep a column, that column is empty here, which is as good; or the reserve has filled it. Then it holds
 *    what is the reserve's top there: whatever is played from the reserve there is played from that column here, and when the
 *    reserve there fills another column, this one takes that part (columns differ by nothing but their place).
 *  - Where c would be the reserve's top it would only keep back the others; the next one fills columns in its stead.
 *    But the reserve is gone one card earlier, and that matters where the player fills columns and may use no more than the
 *    waste once it is gone: there the last card of the reserve stays.
 *  - Where c would lie in stock or waste, each later pass has one card less. Drawn one at a time every card still comes up in the
 *    same order, drawn by several others come up than before: there a card of the waste stays, unless no pass follows.
 *
 * 2. Take-back. A card may come back from its foundation to be built on c, and c itself may have to come down to give the way to
 * those below it, so the above does not hold. But c can come down, too: where it lay on another card of a column it goes back
 * there, and so it does to a column left empty if that takes it. Such a play is safe because it can be undone by a move; from the
 * waste, from the reserve, or from a column that the reserve fills there is no way back, and those stay. By 1 a line
 * without a take-back is left open as well, if there was one.
 */

/** Whether all passes after this one draw a single card at a time, or none follows. */
function drawsSinglyAfter(rules: Rules, pass: number): boolean {
  if (!mayRedeal(rules, pass)) return true;
  const { draw } = rules;
  return typeof draw === 'number'
    ? draw === 1
    : draw.slice(Math.min(pass, draw.length - 1)).every((count) => count === 1);
}

function canReturn(state: GameState, rules: Rules, move: CardMove): boolean {
  if (!isColumn(move.from)) return false;
  const step = play(state, rules, move);
  if (!step.ok || step.changes.some((change) => change.type === 'refilled')) return false;
  return (
    refusalOf(step.state, rules, { type: 'move', from: move.to as typeof move.from, to: move.from, count: 1 }) ===
    undefined
  );
}

function isSpare(state: GameState, rules: Rules, move: CardMove): boolean {
  if (move.from === 'W') return drawsSinglyAfter(rules, state.pass);
  if (move.from !== 'R' || state.reserve.length > 1) return true;
  return rules.fill === 'reserve' || rules.afterReserve === 'any';
}

/**
 * Whether a legal play of a pile's top card to its foundation is safe: no card will ever be needed on it in a column, and a
 * position that can be won can still be won after it.
 */
export function isSafe(state: GameState, rules: Rules, move: CardMove): boolean {
  const card = topOf(pileOf(state, move.from) ?? []);
  if (card === undefined) return false;
  const inPlay = [...state.stock, ...state.waste, ...state.reserve, ...state.tableau.flat()];
  if (inPlay.some((other) => buildsOn(rules, state.base, other, card))) return false;
  const wins = inPlay.length === 1;
  return wins || (rules.takeBack ? canReturn(state, rules, move) : isSpare(state, rules, move));
}
