import type { PileId, TargetId } from '@canfield-game/engine';
import { type Box, contains, overlapOf, type Point } from './box.js';
import { cardBox, placeOf, type Scene } from './scene.js';

/** What lies at a point: a card of a pile, or a pile's empty place (then `index` is −1). */
export interface Hit {
  readonly pile: PileId;
  /** The card's place in the pile, from 0 at the bottom. */
  readonly index: number;
}

/** The topmost card or place at a point of the table. */
export function hitTest(scene: Scene, point: Point): Hit | undefined {
  const card = scene.cards.findLast((lying) => !lying.covered && contains(cardBox(scene, lying), point));
  if (card) return { pile: card.pile, index: card.index };
  const place = scene.places.find(({ box }) => contains(box, point));
  return place && { pile: place.pile, index: place.count - 1 };
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** A dropped card counts where it overlaps by this part of its own area. */
const leastOverlap = 1 / 3;

/** The pile among those allowed that a dropped card overlaps most, and by at least a third of a card. */
export function dropTarget(scene: Scene, dropped: Box, allowed: readonly TargetId[]): TargetId | undefined {
  const least = leastOverlap * dropped.width * dropped.height;
  const overlaps = allowed.map((pile) => ({
    pile,
    overlap: overlapOf(dropped, placeOf(scene, pile)?.reach ?? nowhere),
  }));
  const enough = overlaps.filter(({ overlap }) => overlap >= least);
  return enough.sort((a, b) => b.overlap - a.overlap)[0]?.pile;
}
