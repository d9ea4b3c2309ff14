import type { Card, Rank, Suit } from './card.js';

/**
 * A position: readonly plain JSON. The last card of an array is its top; the stock's last is the next to be drawn.
 * Playing never changes a position, it makes a new one.
 */
export interface GameState {
  /** Face down; the last is the next to be drawn. */
  readonly stock: readonly Card[];
  /** Face up, in the order drawn; the last is the one that plays. */
  readonly waste: readonly Card[];
  /** Dealt beside the columns; the last is its top, the one that plays. */
  readonly reserve: readonly Card[];
  /** The four foundations F1 to F4, each from its base card up. */
  readonly foundations: readonly (readonly Card[])[];
  /** The columns T1, T2, … from the left, the top card last. */
  readonly tableau: readonly (readonly Card[])[];
  /** The suit of each foundation, as long as the base is to be chosen in the order S H D C. */
  readonly suits: readonly Suit[];
  /** The rank that every foundation begins with; null until it is chosen. */
  readonly base: Rank | null;
  /** Which pass through the stock this is, from 1. */
  readonly pass: number;
  /** The cards among which the base card is to be chosen, in the order of B1, B2, …; absent when it is not, or no more. */
  readonly choice?: readonly Card[];
}

/** The top card of a pile; undefined when it is empty. */
export const topOf = (pile: readonly Card[]): Card | undefined => pile[pile.length - 1];

/** How many cards lie on the foundations. */
export const foundationCount = (state: GameState): number =>
  state.foundations.reduce((count, pile) => count + pile.length, 0);

/** Every card of a position, in no particular order. */
export const allCards = (state: GameState): Card[] => [
  ...state.stock,
  ...state.waste,
  ...state.reserve,
  ...state.foundations.flat(),
  ...state.tableau.flat(),
  ...(state.choice ?? []),
];
