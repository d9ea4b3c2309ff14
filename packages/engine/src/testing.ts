/**
 * Builders and cases for tests, of this package and of any that uses it: decks and positions from named piles,
 * the documented deal, won games. Nothing here is needed to play.
 */
import { type Card, cardsText, cardText, parseCard, parseRank, type Rank, rankOf, suitOf, suits } from './card.js';
import { suitsFrom } from './deal.js';
import type { Game } from './game.js';
import { GameError, valueOf } from './problem.js';
import { resolveRules, type Rules, type Settings } from './rules.js';
import type { GameState } from './state.js';

export { knownDeal } from './cases/known-deal.js';
export { type WonGame, wonGames } from './cases/won-games.js';

/** The piles of a deal, as card texts with blanks between them. What is left open is filled with the other cards. */
export interface DealtPiles {
  /** The reserve, its last card on top; with fewer cards than it holds, those on top. */
  readonly reserve?: string;
  /** The base card. Only where a base is dealt. */
  readonly base?: string;
  /** One card for each column from the left; where the base is chosen, the cards offered, in their order. */
  readonly columns?: string;
  /** The stock in the order in which it is drawn; with fewer cards than it holds, those drawn first. */
  readonly stock?: string;
}

/** The piles of a position, as card texts with blanks between them, the top card last. */
export interface LaidPiles {
  /** The base card: its suit is the first foundation's, its rank the base rank. */
  readonly base: string;
  /** The top card of each foundation that has cards; below it lies all that belongs there. */
  readonly foundations?: string;
  readonly reserve?: string;
  readonly waste?: string;
  /** Each column; columns left out are empty. */
  readonly columns?: readonly string[];
  /** The stock in the order in which it is drawn. Cards named in no pile follow it, in the order of suits and ranks. */
  readonly stock?: string;
  /** Which pass through the stock it is, from 1. */
  readonly pass?: number;
}

/** A position and the rules it is played by. */
export interface Laid {
  readonly state: GameState;
  readonly rules: Rules;
}

const wrong = (message: string) => new GameError({ reason: 'bad-deck', message });

/**
 * Reads card texts with blanks between them.
 * @throws {GameError} `bad-deck` when one is no card.
 */
export function cardsOf(text = ''): Card[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const card = parseCard(word);
    if (card === undefined) throw wrong(`"${word}" is no card.`);
    return card;
  });
}

/** The cards of the deck of some rules that are not among those used, in the order of suits and ranks. */
function othersThan(used: readonly Card[], rules: Rules): Card[] {
  const twice = used.find((card, place) => used.indexOf(card) !== place);
  if (twice !== undefined) throw wrong(`${cardText(twice)} is used twice.`);
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return deck.filter((card) => rankOf(card) < rules.ranks && !used.includes(card));
}

/**
 * The texts of a whole deck in deal order, as `Game.fromDeck` takes them, that deals the piles given.
 * @throws {GameError} when a card is used twice or is none, a pile gets more cards than it holds, or the settings are wrong.
 */
export function buildDeck(piles: DealtPiles, settings: Settings = {}): string[] {
  const rules = valueOf(resolveRules(settings));
  const laidRank = parseRank(rules.base);
  const laidOut = laidRank === undefined ? [] : suits.map((suit) => 13 * suit + laidRank);
  const spread = rules.columns + (rules.base === 'chosen' ? 1 : 0);
  const given = [cardsOf(piles.reserve), cardsOf(piles.base), cardsOf(piles.columns), cardsOf(piles.stock)] as const;
  const [reserve, base, columns, stock] = given;
  const rest = othersThan([...given.flat(), ...laidOut], rules);
  const filled = (cards: readonly Card[], size: number): Card[] => {
    if (cards.length > size) throw wrong(`There is no place for all of ${cardsText(cards)}.`);
    return rest.splice(0, size - cards.length);
  };
  const deck = [
    ...filled(reserve, rules.reserve),
    ...reserve,
    ...base,
    ...filled(base, rules.base === 'dealt' ? 1 : 0),
    ...columns,
    ...filled(columns, spread),
    ...stock,
  ];
  return [...deck, ...rest, ...laidOut].map(cardText);
}

/** The cards of a foundation from its base card up to its top card. */
function foundationUpTo(top: Card, base: Rank, rules: Rules): Card[] {
  const count = ((rankOf(top) - base + rules.ranks) % rules.ranks) + 1;
  return Array.from({ length: count }, (_, above) => 13 * suitOf(top) + ((base + above) % rules.ranks));
}

/**
 * A position laid out as named: for tests of rules and pictures, which a deal would reach only after many moves.
 * @throws {GameError} when a card is used twice or is none, or the settings are wrong.
 */
export function layOut(piles: LaidPiles, settings: Settings = {}): Laid {
  const rules = valueOf(resolveRules(settings));
  const base = parseCard(piles.base);
  if (base === undefined) throw wrong(`"${piles.base}" is no card.`);
  const tops = cardsOf(piles.foundations);
  const order = suitsFrom(base);
  const foundations = order.map((suit) =>
    tops.filter((top) => suitOf(top) === suit).flatMap((top) => foundationUpTo(top, rankOf(base), rules)),
  );
  const tableau = Array.from({ length: rules.columns }, (_, index) => cardsOf(piles.columns?.[index]));
  const [reserve, waste, stock] = [cardsOf(piles.reserve), cardsOf(piles.waste), cardsOf(piles.stock)];
  const rest = othersThan([...foundations.flat(), ...tableau.flat(), ...reserve, ...waste, ...stock], rules);
  const state: GameState = {
    stock: [...stock, ...rest].reverse(),
    waste,
    reserve,
    foundations,
    tableau,
    suits: order,
    base: rankOf(base),
    pass: piles.pass ?? 1,
  };
  return { state, rules };
}

/**
 * Plays move texts with blanks between them, and gives the game back.
 * @throws {Error} at the first that is refused, with its number and the reason.
 */
export function playLine(game: Game, line: string): Game {
  const texts = line.split(' ').filter((text) => text !== '');
  texts.forEach((text, index) => {
    const outcome = game.play(text);
    if (!outcome.ok) throw new Error(`Move ${index + 1}, "${text}", is refused: ${outcome.reason}.`);
  });
  return game;
}
