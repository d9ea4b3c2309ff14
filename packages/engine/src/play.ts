import type { Card } from './card.js';
import type { Change } from './change.js';
import { layBase } from './deal.js';
import { pileOf, type Refusal, refusalOf } from './legality.js';
import {
  type BaseMove,
  type CardMove,
  columnId,
  indexOf,
  isColumn,
  isFoundation,
  type Move,
  type PileId,
} from './move.js';
import { drawOf, type Rules } from './rules.js';
import { type GameState, topOf } from './state.js';

/** What a legal move makes of a position. */
export interface Played {
  readonly ok: true;
  /** The position after it, with the fill of an emptied column. */
  readonly state: GameState;
  /** What it did, in the order in which it happened; never empty. */
  readonly changes: readonly Change[];
}

/** A refused move, and why. */
export interface Refused {
  readonly ok: false;
  readonly reason: Refusal;
}

/** The outcome of a move. */
export type Step = Played | Refused;

const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((old, place) => (place === index ? item : old));

function withPile(state: GameState, pile: PileId, change: (cards: readonly Card[]) => readonly Card[]): GameState {
  if (pile === 'W') return { ...state, waste: change(state.waste) };
  if (pile === 'R') return { ...state, reserve: change(state.reserve) };
  if (pile === 'S' || pile === 'C') return state;
  const index = indexOf(pile);
  const row = isFoundation(pile) ? 'foundations' : 'tableau';
  return { ...state, [row]: replaced(state[row], index, change(state[row][index] ?? [])) };
}

const without = (state: GameState, pile: PileId, count: number): GameState =>
  withPile(state, pile, (cards) => cards.slice(0, cards.length - count));

const put = (state: GameState, pile: PileId, added: readonly Card[]): GameState =>
  withPile(state, pile, (cards) => [...cards, ...added]);

function uncovered(state: GameState, rules: Rules): Change[] {
  const top = topOf(state.reserve);
  return top === undefined || rules.openReserve ? [] : [{ type: 'turned', cards: [top], from: 'R', to: 'R' }];
}

function refill(state: GameState, rules: Rules, emptied: PileId): Played {
  const card = topOf(state.reserve);
  const due = rules.fill === 'reserve' && isColumn(emptied) && state.tableau[indexOf(emptied)]?.length === 0;
  if (!due || card === undefined) return { ok: true, state, changes: [] };
  const filled = put(without(state, 'R', 1), emptied, [card]);
  return { ok: true, state: filled, changes: [{ type: 'refilled', card, to: emptied }, ...uncovered(filled, rules)] };
}

function moveCards(state: GameState, rules: Rules, move: CardMove): Played {
  const cards = (pileOf(state, move.from) ?? []).slice(-move.count);
  const moved = put(without(state, move.from, move.count), move.to, cards);
  const turned = move.from === 'R' ? uncovered(moved, rules) : [];
  const filled = refill(moved, rules, move.from);
  const change: Change = { type: 'moved', cards, from: move.from, to: move.to };
  return { ok: true, state: filled.state, changes: [change, ...turned, ...filled.changes] };
}

function turnOver(state: GameState): Played {
  const pass = state.pass + 1;
  const recycled: Change = { type: 'recycled', count: state.waste.length, pass };
  return { ok: true, state: { ...state, stock: [...state.waste].reverse(), waste: [], pass }, changes: [recycled] };
}

function draw(state: GameState, rules: Rules): Played {
  if (state.stock.length === 0) return turnOver(state);
  const kept = Math.max(0, state.stock.length - drawOf(rules, state.pass));
  const cards = state.stock.slice(kept).reverse();
  const turned: Change = { type: 'turned', cards, from: 'S', to: 'W' };
  return {
    ok: true,
    state: { ...state, stock: state.stock.slice(0, kept), waste: [...state.waste, ...cards] },
    changes: [turned],
  };
}

function chooseBase(state: GameState, move: BaseMove): Played {
  const choice = state.choice ?? [];
  const base = choice[move.index - 1] as Card;
  const columns = choice.filter((card) => card !== base);
  const laid = columns.map((card, index): Change => ({ type: 'moved', cards: [card], from: 'C', to: columnId(index) }));
  const changes: Change[] = [{ type: 'moved', cards: [base], from: 'C', to: 'F1' }, ...laid];
  return { ok: true, state: layBase(state, base, columns), changes };
}

/** Plays a move: the new position and what changed, or why it was refused. The given position stays as it is. */
export function play(state: GameState, rules: Rules, move: Move): Step {
  const reason = refusalOf(state, rules, move);
  if (reason) return { ok: false, reason };
  if (move.type === 'draw') return draw(state, rules);
  return move.type === 'base' ? chooseBase(state, move) : moveCards(state, rules, move);
}
