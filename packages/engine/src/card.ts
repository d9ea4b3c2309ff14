import { upperCase } from './text.js';

/** A suit as a number: spades 0, hearts 1, diamonds 2, clubs 3. */
export type Suit = 0 | 1 | 2 | 3;

/** A rank as a number: ace 0, two 1, … ten 9, jack 10, queen 11, king 12. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The colour of a suit. */
export type Colour = 'black' | 'red';

/** A card as a number from 0 to 51: 13 × suit + rank. `cardText` gives its text. */
export type Card = number;

/** The letters of the four suits, in the order of their numbers. */
export const suitLetters = 'SHDC';

/** The letters of the thirteen ranks, in the order of their numbers. */
export const rankLetters = 'A23456789TJQK';

/** All suits, in the order S H D C. */
export const suits: readonly Suit[] = [0, 1, 2, 3];

/** How many cards a whole deck has. */
export const deckSize = 52;

/** The card of a suit and a rank. */
export const cardOf = (suit: Suit, rank: Rank): Card => 13 * suit + rank;

/** The suit of a card. */
export const suitOf = (card: Card): Suit => Math.floor(card / 13) as Suit;

/** The rank of a card. */
export const rankOf = (card: Card): Rank => (card % 13) as Rank;

/** The colour of a card: hearts and diamonds are red. */
export const colourOf = (card: Card): Colour => (suitOf(card) === 1 || suitOf(card) === 2 ? 'red' : 'black');

/** Whether two cards are of the same colour. */
export const sameColour = (a: Card, b: Card): boolean => colourOf(a) === colourOf(b);

/** The text of a card: its rank and suit letter, as in `QC` or `TH`. */
export const cardText = (card: Card): string => rankLetters.charAt(rankOf(card)) + suitLetters.charAt(suitOf(card));

/** The texts of several cards, with a blank between them. */
export const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ');

/** Reads a rank letter (`10` counts as `T`, case does not matter); undefined when it is none. */
export function parseRank(text: string): Rank | undefined {
  const letter = upperCase(text.trim()).replace('10', 'T');
  const rank = letter.length === 1 ? rankLetters.indexOf(letter) : -1;
  return rank < 0 ? undefined : (rank as Rank);
}

/** Reads a card's text such as `QC`, `th` or `10H`; undefined when it is no card. */
export function parseCard(text: string): Card | undefined {
  const word = upperCase(text.trim());
  const rank = parseRank(word.slice(0, -1));
  const suit = word === '' ? -1 : suitLetters.indexOf(word.slice(-1));
  return rank === undefined || suit < 0 ? undefined : cardOf(suit as Suit, rank);
}
