import type { Move, PileId } from '@canfield-game/engine';
import type { Box, Point } from './box.js';
import { decelerate, mix } from './motion.js';
import type { HintMark } from './overlay.js';
import { cardBox, type Lying, placeOf, type Scene } from './scene.js';

/** How long the ghosts of the proposed cards take to where these would lie, in ms. */
export const ghostTime = 450;

const lyingOn = (scene: Scene, pile: PileId): Lying[] => scene.cards.filter((card) => card.pile === pile);

/** The cards that a move takes. */
function takenCards(scene: Scene, move: Move): readonly Lying[] {
  if (move.type === 'base') return lyingOn(scene, 'C').filter(({ index }) => index === move.index - 1);
  return move.type === 'move' ? lyingOn(scene, move.from).slice(-move.count) : [];
}

/** So much is left to be seen of the card on which others would lie: its index, in CSS px and as a part of the fan. */
const leastStrip = 20;
const leastPart = 0.65;

/** Where the first of some cards would lie on a pile; `height` is that of all of them. */
function landing(scene: Scene, pile: PileId, height: number): Point | undefined {
  const { metrics } = scene;
  const [last, before] = lyingOn(scene, pile).reverse();
  if (!last || !pile.startsWith('T')) return last ?? placeOf(scene, pile)?.box;
  const step = before ? last.y - before.y : metrics.fan;
  const least = Math.max(leastStrip, leastPart * step);
  return { x: last.x, y: last.y + Math.max(least, Math.min(step, metrics.bottom - height - last.y)) };
}

/** The box around cards that lie one below the other. */
function around(scene: Scene, cards: readonly Point[]): Box | null {
  const [first, last] = [cards[0], cards.at(-1)];
  if (!first || !last) return null;
  return { ...cardBox(scene, first), height: last.y - first.y + scene.metrics.card.height };
}

/** Cards as they are seen on their way to where a pile would take them. */
function ghosts(scene: Scene, cards: readonly Lying[], to: PileId, way: number): HintMark['ghosts'] {
  const [first] = cards;
  const goal = landing(scene, to, around(scene, cards)?.height ?? 0);
  if (!first || !goal) return [];
  return cards.map(({ card, x, y }) => ({
    card,
    x: mix(x, goal.x, way),
    y: mix(y, goal.y + (y - first.y), way),
  }));
}

/** How a move is shown; `elapsed` is ms since it was proposed. */
export function hintMark(scene: Scene, move: Move, elapsed: number): HintMark {
  const taken = takenCards(scene, move);
  const way = decelerate(Math.max(0, Math.min(1, elapsed / ghostTime)));
  const seen = move.type === 'move' ? ghosts(scene, taken, move.to, way) : [];
  const from = move.type === 'draw' ? (placeOf(scene, 'S')?.box ?? null) : around(scene, taken);
  return { from, to: around(scene, seen), ghosts: seen };
}
