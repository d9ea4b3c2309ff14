import {
  type Card,
  cardText,
  deckSize,
  parseCard,
  parseRank,
  rankOf,
  suitOf,
  suits,
  type Rank,
  type Suit,
} from './card.js';
import { parsed, refused, type Parsed } from './problem.js';
import { cardCount, type Rules } from './rules.js';
import type { GameState } from './state.js';
import { clipped, shown } from './text.js';

/** The foundations' suits for a base card: its own first, the others in the order S H D C. */
export const suitsFrom = (card: Card): Suit[] => [suitOf(card), ...suits.filter((suit) => suit !== suitOf(card))];

interface Table {
  readonly reserve: readonly Card[];
  readonly spread: readonly Card[];
  readonly stock: readonly Card[];
}

function cut(deck: readonly Card[], reserve: number, spread: number): Table {
  return {
    reserve: deck.slice(0, reserve),
    spread: deck.slice(reserve, reserve + spread),
    stock: deck.slice(reserve + spread).reverse(),
  };
}

const empties = (count: number): Card[][] => Array.from({ length: count }, () => []);

function dealWithBaseLaidOut(deck: readonly Card[], rules: Rules, base: Rank): GameState {
  const rest = deck.filter((card) => rankOf(card) !== base);
  const { reserve, spread, stock } = cut(rest, rules.reserve, rules.columns);
  const foundations = suits.map((suit) => deck.filter((card) => rankOf(card) === base && suitOf(card) === suit));
  return { stock, waste: [], reserve, foundations, tableau: spread.map((card) => [card]), suits, base, pass: 1 };
}

function dealWithChoice(deck: readonly Card[], rules: Rules): GameState {
  const { reserve, spread, stock } = cut(deck, rules.reserve, rules.columns + 1);
  const tableau = empties(rules.columns);
  return { stock, waste: [], reserve, foundations: empties(4), tableau, suits, base: null, pass: 1, choice: spread };
}

/** Lays the base card and the columns: what a dealt base does at once and a chosen one when it is chosen. */
export function layBase(state: GameState, base: Card, columns: readonly Card[]): GameState {
  return {
    stock: state.stock,
    waste: state.waste,
    reserve: state.reserve,
    foundations: [[base], [], [], []],
    tableau: columns.map((card) => [card]),
    suits: suitsFrom(base),
    base: rankOf(base),
    pass: state.pass,
  };
}

/** Deals a deck, its cards in deal order: reserve (its last card on top), base, columns, then the stock as it is drawn. */
export function deal(deck: readonly Card[], rules: Rules): GameState {
  const laidOut = parseRank(rules.base);
  if (laidOut !== undefined) return dealWithBaseLaidOut(deck, rules, laidOut);
  const start = dealWithChoice(deck, rules);
  if (rules.base === 'chosen') return start;
  const [base = 0, ...columns] = start.choice ?? [];
  return layBase(start, base, columns);
}

/** The cards of a whole deck that rules with fewer ranks use, in the same order. */
export const deckFor = (rules: Rules, deck: readonly Card[]): Card[] =>
  deck.filter((card) => rankOf(card) < rules.ranks);

const badDeck = (message: string, detail?: string) => refused('bad-deck', message, detail);

function readCard(text: unknown, rules: Rules, before: readonly Card[]): Parsed<Card> {
  const card = typeof text === 'string' ? parseCard(text) : undefined;
  if (card === undefined) {
    const detail = typeof text === 'string' ? clipped(text) : undefined;
    return badDeck(`${shown(text)} is no card. Cards are written like QC or TH.`, detail);
  }
  const name = cardText(card);
  if (rankOf(card) >= rules.ranks) return badDeck(`${name} is not in a deck of ${rules.ranks} ranks.`, name);
  return before.includes(card) ? badDeck(`${name} is in the deck twice.`, name) : parsed(card);
}

/**
 * Reads the cards of a deck in deal order, as texts. Refused with `bad-deck` when a text is no card, a card comes twice
 * or is not in the deck of these rules, or the number is wrong.
 */
export function parseDeck(texts: readonly string[], rules: Rules): Parsed<Card[]> {
  if (!Array.isArray(texts)) return badDeck('A deck is a list of card texts such as "QC".');
  const cards: Card[] = [];
  for (const text of texts.slice(0, deckSize) as unknown[]) {
    const card = readCard(text, rules, cards);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  const needed = cardCount(rules);
  return texts.length === needed ? parsed(cards) : badDeck(`A deck has ${needed} cards, this one ${texts.length}.`);
}
