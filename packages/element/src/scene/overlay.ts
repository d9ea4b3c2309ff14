import type { Card, PileId } from '@canfield-game/engine';
import type { Box, Point } from './box.js';
import { mix, type Pose } from './motion.js';
import { cardBox, lyingOf, placeOf, type Scene } from './scene.js';

/** Cards held under a pointer. */
export interface Dragged {
  readonly cards: readonly Card[];
  /** The top left of the first of them. */
  readonly at: Point;
  /** The same of the last of them, if it were the first: where a tail hangs back to. */
  readonly tail: Point;
  /** From 0, just taken, to 1, fully lifted. */
  readonly lift: number;
}

/** A place that accepts what is held; the nearest one, where a drop would go now, is shown stronger. */
export interface Glow {
  readonly box: Box;
  readonly strong: boolean;
}

/** How a proposed move is shown on the table. */
export interface HintMark {
  /** Around the cards to take. */
  readonly from: Box | null;
  /** Around their ghosts; null for a tap, which takes none. */
  readonly to: Box | null;
  /** The cards as they would lie, or on their way there. */
  readonly ghosts: readonly ({ readonly card: Card } & Point)[];
}

/** What lies over the table for the moment: nothing of it belongs to the game. */
export interface Overlay {
  readonly dragged: readonly Pose[];
  /** The courts that a win lays out. */
  readonly rosette: readonly Pose[];
  readonly glows: readonly Glow[];
  /** The card under the pointer. */
  readonly hovered: Card | null;
  /** What has been picked up by keyboard or tap. */
  readonly held: Box | null;
  /** A move that is proposed. */
  readonly hint: HintMark | null;
}

/** Nothing over the table. */
export const bare: Overlay = { dragged: [], rosette: [], glows: [], hovered: null, held: null, hint: null };

/** How dragged cards are seen: in the order in which they lay, one below the other, each a little later than the one before. */
export function draggedPoses(scene: Scene, dragged: Dragged): Pose[] {
  const { at, tail } = dragged;
  const last = Math.max(1, dragged.cards.length - 1);
  const { fan } = scene.metrics;
  const lying = dragged.cards.map((card) => lyingOf(scene, card));
  const top = lying[0]?.y ?? 0;
  return dragged.cards.map((card, index) => ({
    card,
    x: mix(at.x, tail.x, index / last),
    y: mix(at.y, tail.y, index / last) + (lying[index] ? lying[index].y - top : index * fan),
    turn: 1,
    lift: dragged.lift,
    covered: false,
  }));
}

/** The box in which a pile would take a card: on its last card, or its empty place. */
export function landingBox(scene: Scene, pile: PileId): Box | undefined {
  const place = placeOf(scene, pile);
  const last = scene.cards.findLast((lying) => lying.pile === pile);
  return last ? cardBox(scene, last) : place?.box;
}

/** The glows of the piles that accept what is held. */
export function glowsOf(scene: Scene, piles: readonly PileId[], strongest: PileId | undefined): Glow[] {
  return piles.flatMap((pile) => {
    const box = landingBox(scene, pile);
    return box ? [{ box, strong: pile === strongest }] : [];
  });
}
