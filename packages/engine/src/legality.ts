import { type Card, cardOf, rankOf, type Rank, sameColour, suitOf } from './card.js';
import {
  type CardMove,
  indexOf,
  isColumn,
  isFoundation,
  type Move,
  type PileId,
  type SourceId,
  type TargetId,
} from './move.js';
import { mayRedeal, type Rules } from './rules.js';
import { foundationCount, type GameState, topOf } from './state.js';

/** Why a move was refused. */
export type Refusal =
  /** The text is no move. */
  | 'not-a-move'
  /** The game is won. */
  | 'won'
  /** The base card is still to be chosen. */
  | 'choose-base'
  /** There is no base card to choose, or no such card among those offered. */
  | 'no-choice'
  /** Stock and waste are empty. */
  | 'nothing-to-draw'
  /** No redeal is left. */
  | 'no-redeal'
  /** There is no such pile in this game. */
  | 'no-pile'
  /** The pile to take from has not that many cards. */
  | 'no-card'
  /** Onto the pile it came from, or from one foundation to another. */
  | 'same-place'
  /** Cards may not be taken back from foundations. */
  | 'no-take-back'
  /** That part of a column may not move as a unit. */
  | 'not-movable'
  /** The place does not accept the card. */
  | 'not-accepted';

/** Whether all foundations are full. */
export const isWon = (state: GameState, rules: Rules): boolean => foundationCount(state) === 4 * rules.ranks;

/** The cards of a foundation or column; undefined where the game has no such pile. */
function rowPile(state: GameState, pile: PileId): readonly Card[] | undefined {
  const row = isFoundation(pile) ? state.foundations : isColumn(pile) ? state.tableau : [];
  const number = pile.slice(1);
  return String(Number(number)) === number ? row[Number(number) - 1] : undefined;
}

/** The cards of a pile that cards may be taken from; undefined where the game has no such pile. */
export function pileOf(state: GameState, pile: SourceId): readonly Card[] | undefined {
  if (pile === 'W') return state.waste;
  return pile === 'R' ? state.reserve : rowPile(state, pile);
}

/** The card that a foundation (counted from 0) waits for; undefined when it is full, its base is not chosen, or there is none. */
export function wantedCard(state: GameState, rules: Rules, foundation: number): Card | undefined {
  const pile = state.foundations[foundation];
  const suit = state.suits[foundation];
  if (!pile || suit === undefined || state.base === null || pile.length === rules.ranks) return undefined;
  return cardOf(suit, ((state.base + pile.length) % rules.ranks) as Rank);
}

const suitsFit = (rules: Rules, card: Card, onto: Card): boolean => {
  if (rules.build === 'any') return true;
  return rules.build === 'suit' ? suitOf(card) === suitOf(onto) : !sameColour(card, onto);
};

function maySupport(rules: Rules, base: Rank | null, onto: Card): boolean {
  if (rules.wraps === 'circle') return true;
  return rules.wraps === 'none' ? rankOf(onto) !== 0 : rankOf(onto) !== base;
}

/** Whether a card may be built on another in a column: one rank down, around the circle as far as `wraps` allows. */
export function buildsOn(rules: Rules, base: Rank | null, card: Card, onto: Card): boolean {
  const oneDown = (rankOf(onto) + rules.ranks - 1) % rules.ranks;
  return rankOf(card) === oneDown && suitsFit(rules, card, onto) && maySupport(rules, base, onto);
}

/** Whether so many cards of a column, 1 to all of them, may go to another column as a unit. */
export function isMovable(rules: Rules, column: readonly Card[], count: number): boolean {
  if (count === column.length || rules.move === 'tail') return true;
  return rules.move === 'top-or-whole' && count === 1;
}

const mayFillEmpty = (state: GameState, rules: Rules, from: SourceId): boolean =>
  state.reserve.length > 0 || rules.afterReserve === 'any' || from === 'W';

function accepts(state: GameState, rules: Rules, from: SourceId, to: TargetId, card: Card): boolean {
  if (isFoundation(to)) return wantedCard(state, rules, indexOf(to)) === card;
  const onto = topOf(state.tableau[indexOf(to)] ?? []);
  return onto === undefined ? mayFillEmpty(state, rules, from) : buildsOn(rules, state.base, card, onto);
}

function takeRefusal(rules: Rules, move: CardMove, source: readonly Card[]): Refusal | undefined {
  if (!Number.isInteger(move.count) || move.count < 1 || move.count > source.length) return 'no-card';
  if (isFoundation(move.from) && !rules.takeBack) return 'no-take-back';
  if (!isColumn(move.from) || isFoundation(move.to)) return move.count === 1 ? undefined : 'not-movable';
  return isMovable(rules, source, move.count) ? undefined : 'not-movable';
}

function cardRefusal(state: GameState, rules: Rules, move: CardMove): Refusal | undefined {
  const source = pileOf(state, move.from);
  if (!source || !rowPile(state, move.to)) return 'no-pile';
  if (move.from === move.to || (isFoundation(move.from) && isFoundation(move.to))) return 'same-place';
  const refusal = takeRefusal(rules, move, source);
  if (refusal) return refusal;
  const lowest = source[source.length - move.count] as Card;
  return accepts(state, rules, move.from, move.to, lowest) ? undefined : 'not-accepted';
}

function drawRefusal(state: GameState, rules: Rules): Refusal | undefined {
  if (state.stock.length > 0) return undefined;
  if (state.waste.length === 0) return 'nothing-to-draw';
  return mayRedeal(rules, state.pass) ? undefined : 'no-redeal';
}

const baseRefusal = (state: GameState, index: number): Refusal | undefined =>
  state.choice?.[index - 1] === undefined ? 'no-choice' : undefined;

/** Why a move is illegal in a position; undefined when it is legal. The one place in which the rules of play are written. */
export function refusalOf(state: GameState, rules: Rules, move: Move): Refusal | undefined {
  if (isWon(state, rules)) return 'won';
  if (move.type === 'base') return baseRefusal(state, move.index);
  if (state.choice) return 'choose-base';
  return move.type === 'draw' ? drawRefusal(state, rules) : cardRefusal(state, rules, move);
}
