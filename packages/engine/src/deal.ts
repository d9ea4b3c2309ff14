import {
  type Card,
  cardOf,
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
import { parsed, refused, refusedText, type Parsed } from './problem.js';
import { cardCount, type Rules } from './rules.js';
import type { GameState } from './state.js';

/** The foundations' suits for a base card: its own first, the others in the order S H D C. */
export const suitsFrom = (card: Card): Suit[] => [suitOf(card), ...suits.filter((suit) => suit !== suitOf(card))];

const pilesOf = (cards: readonly Card[]): Card[][] => cards.map((card) => [card]);

const empties = (count: number): Card[][] => Array.from({ length: count }, () => []);

/** The position with nothing laid out yet: reserve and stock, and between them the cards to lay, as those to choose from. */
function unlaid(deck: readonly Card[], rules: Rules, spread: number): GameState & { readonly choice: readonly Card[] } {
  const toLay = rules.reserve + spread;
  return {
    stock: deck.slice(toLay).reverse(),
    waste: [],
    reserve: deck.slice(0, rules.reserve),
    foundations: empties(4),
    tableau: empties(rules.columns),
    suits,
    base: null,
    pass: 1,
    choice: deck.slice(rules.reserve, toLay),
  };
}

/** Lays a base and the columns: those that the rules lay at once and those that were chosen. */
function laid(
  { stock, waste, reserve, pass }: GameState,
  columns: readonly Card[],
  base: Pick<GameState, 'foundations' | 'suits' | 'base'>,
): GameState {
  return { stock, waste, reserve, ...base, tableau: pilesOf(columns), pass };
}

/** Lays the base card, dealt or chosen, and the columns. */
export const layBase = (state: GameState, base: Card, columns: readonly Card[]): GameState =>
  laid(state, columns, { foundations: [[base], [], [], []], suits: suitsFrom(base), base: rankOf(base) });

function dealWithRankLaidOut(deck: readonly Card[], rules: Rules, base: Rank): GameState {
  const rest = deck.filter((card) => rankOf(card) !== base);
  const start = unlaid(rest, rules, rules.columns);
  return laid(start, start.choice, { foundations: pilesOf(suits.map((suit) => cardOf(suit, base))), suits, base });
}

/** Deals a deck, its cards in deal order: reserve (its last card on top), base, columns, then the stock as it is drawn. */
export function deal(deck: readonly Card[], rules: Rules): GameState {
  const rank = parseRank(rules.base);
  if (rank !== undefined) return dealWithRankLaidOut(deck, rules, rank);
  const start = unlaid(deck, rules, rules.columns + 1);
  if (rules.base === 'chosen') return start;
  const [base = 0, ...columns] = start.choice;
  return layBase(start, base, columns);
}

/** The cards of a whole deck that rules with fewer ranks use, in the same order. */
export const deckFor = (rules: Rules, deck: readonly Card[]): Card[] =>
  deck.filter((card) => rankOf(card) < rules.ranks);

const badDeck = (message: string, detail?: string) => refused('bad-deck', message, detail);

function readCard(text: unknown, rules: Rules, before: readonly Card[]): Parsed<Card> {
  const card = typeof text === 'string' ? parseCard(text) : undefined;
  if (card === undefined) return refusedText('bad-deck', text, 'is no card. Cards are written like QC or TH.');
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
