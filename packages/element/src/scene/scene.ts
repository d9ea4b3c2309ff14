import type { Card, PileId, Rank, Suit } from '@canfield-game/engine';
import type { Box } from './box.js';
import type { Metrics } from './metrics.js';

/** What a pile shows where no card lies. */
export type Emptiness =
  | { readonly kind: 'foundation'; readonly suit: Suit | null; readonly rank: Rank | null }
  | { readonly kind: 'column' }
  | { readonly kind: 'waste' }
  | { readonly kind: 'reserve' }
  | { readonly kind: 'stock'; readonly redeal: 'turn-over' | 'none' };

/** A pile's place on the table. */
export interface Place {
  readonly pile: PileId;
  /** Where its first card lies. */
  readonly box: Box;
  /** All that its cards cover: what a dropped card must overlap. */
  readonly reach: Box;
  readonly empty: Emptiness;
  readonly count: number;
}

/** A card where it lies at rest. */
export interface Lying {
  readonly card: Card;
  readonly pile: PileId;
  /** Its place in the pile, from 0 at the bottom. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly faceUp: boolean;
  /** Whether cards on top of it hide it whole. */
  readonly covered: boolean;
}

/** A number under a pile: how many cards it has, or how often the waste may still be turned over. */
export interface CountChip {
  readonly pile: PileId;
  /** The middle of the chip. */
  readonly x: number;
  readonly y: number;
  readonly kind: 'cards' | 'redeals';
  readonly count: number;
}

/** A table at rest: everything that is seen, and where, in CSS px. Cards come in the order in which they are painted. */
export interface Scene {
  readonly metrics: Metrics;
  readonly places: readonly Place[];
  readonly cards: readonly Lying[];
  readonly chips: readonly CountChip[];
}

/** The place of a pile. */
export const placeOf = (scene: Scene, pile: PileId): Place | undefined =>
  scene.places.find((place) => place.pile === pile);

/** Where a card lies. */
export const lyingOf = (scene: Scene, card: Card | undefined): Lying | undefined =>
  scene.cards.find((lying) => lying.card === card);

/** The box of a card that lies somewhere. */
export const cardBox = (scene: Scene, at: { readonly x: number; readonly y: number }): Box => ({
  x: at.x,
  y: at.y,
  width: scene.metrics.card.width,
  height: scene.metrics.card.height,
});
