import type { Card } from '@canfield-game/engine';
import { type Box, overlapOf } from '../scene/box.js';
import type { Pose } from '../scene/motion.js';
import type { HintMark, Overlay } from '../scene/overlay.js';
import { cardBox, type CountChip, type Emptiness, type Lying, type Scene } from '../scene/scene.js';

/** One thing to paint, in CSS px. A list of them is a whole picture, and can be printed and compared. */
export type PaintOp =
  | { readonly op: 'cloth'; readonly box: Box }
  | { readonly op: 'place'; readonly box: Box; readonly empty: Emptiness }
  | {
      readonly op: 'card';
      readonly card: Card;
      readonly box: Box;
      readonly turn: number;
      readonly lift: number;
      /** Rotation about the card's middle, in radians, clockwise. */
      readonly angle: number;
      readonly hovered: boolean;
      /** Only its left half, over cards that lie to the left of it in a ring. */
      readonly half?: true;
      /** Only a low strip of it is seen under the card that lies on it. */
      readonly strip?: true;
      /** So much of it is seen from its upper edge down, in CSS px, before the card that lies on it covers all. */
      readonly seen?: number;
      /** Nothing is painted outside this box: the cards of a pile have one shadow together. */
      readonly within?: Box;
    }
  | {
      readonly op: 'chip';
      readonly x: number;
      readonly y: number;
      readonly height: number;
      readonly kind: CountChip['kind'];
      readonly count: number;
    }
  /** The shadow of cards that lie on each other on the cloth. */
  | { readonly op: 'contact'; readonly box: Box; readonly cardWidth: number }
  /** The wide shadow of what is lifted, as strong as it is high. */
  | { readonly op: 'shadow'; readonly box: Box; readonly lift: number }
  /** A light around a box, and unless it is open in it. */
  | { readonly op: 'glow'; readonly box: Box; readonly strong: boolean; readonly open?: true }
  | { readonly op: 'held'; readonly box: Box }
  /** A card where it would lie. */
  | { readonly op: 'ghost'; readonly card: Card; readonly box: Box };

function cardOp(scene: Scene, pose: Pose, hovered: Card | null): Extract<PaintOp, { op: 'card' }> {
  const { width, height } = scene.metrics.card;
  const box = { x: pose.x, y: pose.y, width, height };
  return {
    op: 'card',
    card: pose.card,
    box,
    turn: pose.turn,
    lift: pose.lift,
    angle: pose.angle ?? 0,
    hovered: pose.card === hovered,
    ...(pose.half ? { half: true } : {}),
  };
}

/** What cards at rest lie on together: from the first one's place to the last one's. */
function hullOf(scene: Scene, cards: readonly Lying[]): Box {
  const [xs, ys] = [cards.map(({ x }) => x), cards.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const { width, height } = scene.metrics.card;
  return { x, y, width: Math.max(...xs) - x + width, height: Math.max(...ys) - y + height };
}

/** Cards in heaps: those of a pile that lie on each other. */
function heapsOf(scene: Scene, cards: readonly Lying[]): Lying[][] {
  const heaps: Lying[][] = [];
  for (const card of cards) {
    const before = heaps.at(-1)?.at(-1);
    const onIt = before?.pile === card.pile && overlapOf(cardBox(scene, before), cardBox(scene, card)) > 0;
    if (onIt) heaps.at(-1)?.push(card);
    else heaps.push([card]);
  }
  return heaps;
}

/** A suit under its rank is seen in strips as high as this, in card widths. */
const suitStrip = 0.37;

/** A card's round corners let this much more be seen of the one it lies on, in card widths. */
const corner = 0.1;

/** What the next card leaves to be seen of a card: nothing is said of one that it does not cover from side to side. */
function seenUnder({ metrics }: Scene, card: Lying, next: Lying | undefined): { strip?: true; seen?: number } {
  const strip = next?.x === card.x ? next.y - card.y : 0;
  if (strip <= 1) return {};
  const { width, height } = metrics.card;
  const seen = Math.ceil(strip + corner * width);
  return { ...(strip < suitStrip * width ? { strip: true } : {}), ...(seen < height ? { seen } : {}) };
}

/** Cards at rest on each other, with one shadow. */
function heapOps(scene: Scene, cards: readonly Lying[], hovered: Card | null): PaintOp[] {
  const within = hullOf(scene, cards);
  return cards.map((card, position) => ({
    ...cardOp(scene, { ...card, turn: card.faceUp ? 1 : 0, lift: 0, covered: false }, hovered),
    ...seenUnder(scene, card, cards[position + 1]),
    within,
  }));
}

/** A covered card is seen while the card on top of it is away. */
function isSeen(cards: readonly Lying[], position: number, away: ReadonlySet<Card>): boolean {
  const lying = cards[position];
  const above = cards[position + 1];
  if (!lying || away.has(lying.card)) return false;
  return !lying.covered || (above !== undefined && above.pile === lying.pile && away.has(above.card));
}

function isBare(scene: Scene, pile: string, away: ReadonlySet<Card>): boolean {
  return !scene.cards.some((lying) => lying.pile === pile && !away.has(lying.card));
}

/** A won game waits for nothing any more. */
const isWon = (scene: Scene): boolean =>
  scene.cards.length > 0 && scene.cards.every(({ pile }) => pile.startsWith('F'));

/** What stays in place: cloth, empty places, counts, and the cards that are not away on a flight or in a hand. */
export function stillLayer(scene: Scene, away: ReadonlySet<Card>): PaintOp[] {
  const { metrics } = scene;
  const lying = scene.cards.filter((_, position) => isSeen(scene.cards, position, away));
  return [
    { op: 'cloth', box: { x: 0, y: 0, width: metrics.width, height: metrics.height } },
    ...scene.places
      .filter((place) => !isWon(scene) && isBare(scene, place.pile, away))
      .map(({ box, empty }): PaintOp => ({ op: 'place', box, empty })),
    ...scene.chips.map(({ x, y, kind, count }): PaintOp => ({
      op: 'chip',
      x,
      y,
      kind,
      count,
      height: metrics.chip.height,
    })),
    ...heapsOf(scene, lying).flatMap((heap): PaintOp[] => [
      { op: 'contact', box: hullOf(scene, heap), cardWidth: metrics.card.width },
      ...heapOps(scene, heap, null),
    ]),
  ];
}

/** What comes and goes over cards that lie: glows, the card under the pointer, what is held, a hint. */
export function markLayer(scene: Scene, flying: readonly Pose[], overlay: Overlay): PaintOp[] {
  const away = new Set([...flying, ...overlay.dragged].map((pose) => pose.card));
  const hovered = scene.cards.find(({ card }) => card === overlay.hovered && !away.has(card));
  return [
    ...overlay.glows.map((glow): PaintOp => ({ op: 'glow', ...glow })),
    ...(hovered ? hoverOps(scene, hovered) : []),
    ...(overlay.held ? [{ op: 'held', box: overlay.held } as const] : []),
    ...(overlay.hint ? hintOps(scene, overlay.hint) : []),
  ];
}

/** What moves over all of it: cards on their way, in the hand, and in a rosette. */
export function movingLayer(scene: Scene, flying: readonly Pose[], overlay: Overlay): PaintOp[] {
  const alone = (pose: Pose): PaintOp[] => [...shadowsOf(scene, [pose]), cardOp(scene, pose, null)];
  const inHand = overlay.dragged.map((pose) => cardOp(scene, pose, null));
  return [...flying.flatMap(alone), ...shadowsOf(scene, overlay.dragged), ...inHand, ...overlay.rosette.flatMap(alone)];
}

/** The shadows of cards that are held as one: under all of them, and no more than it takes to go all round. */
function shadowsOf(scene: Scene, held: readonly Pose[]): PaintOp[] {
  const { height } = scene.metrics.card;
  let next = Infinity;
  return held.toReversed().flatMap((pose): PaintOp[] => {
    if (pose.lift === 0 || pose.y > next) return [];
    next = pose.y - 0.6 * height;
    return [{ op: 'shadow', box: cardBox(scene, pose), lift: pose.lift }];
  });
}

/** A proposed move: its cards glow where they lie, and as ghosts where they would. */
const hintOps = (scene: Scene, { from, to, ghosts }: HintMark): PaintOp[] => [
  ...(from ? [{ op: 'glow', box: from, strong: true, open: true } as const] : []),
  ...ghosts.map(({ card, ...at }) => ({ op: 'ghost', card, box: cardBox(scene, at) }) as const),
  ...(to ? [{ op: 'glow', box: to, strong: false, open: true } as const] : []),
];

/** The card under the pointer, and over it again all that lie on it. */
function hoverOps(scene: Scene, hovered: Lying): PaintOp[] {
  const onIt = scene.cards.filter(({ pile, index }) => pile === hovered.pile && index >= hovered.index);
  return heapsOf(scene, onIt)
    .slice(0, 1)
    .flatMap((heap) => heapOps(scene, heap, hovered.card));
}
