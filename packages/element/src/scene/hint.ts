import type { Move } from '@canfield-game/engine';
import type { Box, Point } from './box.js';
import { decelerate } from './motion.js';
import { type HintMark, landingBox } from './overlay.js';
import { placeOf, type Scene } from './scene.js';

/** How long the arrow takes to be drawn, in ms. */
export const arrowTime = 320;

/** The box of the last cards of a pile, from the first of them to the end of the pile. */
function boxOfLast(scene: Scene, pile: string, count: number): Box | undefined {
  const lying = scene.cards.filter((card) => card.pile === pile);
  const [first, last] = [lying.at(-count), lying.at(-1)];
  if (!first || !last) return undefined;
  const { width, height } = scene.metrics.card;
  return { x: first.x, y: first.y, width, height: last.y - first.y + height };
}

function boxOfChoice(scene: Scene, index: number): Box | undefined {
  const lying = scene.cards.find((card) => card.pile === 'C' && card.index === index);
  return lying && { x: lying.x, y: lying.y, ...scene.metrics.card };
}

/** Where the cards of a move lie. */
function sourceBox(scene: Scene, move: Move): Box | undefined {
  if (move.type === 'draw') return placeOf(scene, 'S')?.box;
  return move.type === 'base' ? boxOfChoice(scene, move.index - 1) : boxOfLast(scene, move.from, move.count);
}

/** How a move is shown; `elapsed` is ms since it was proposed. */
export function hintMark(scene: Scene, move: Move, elapsed: number): HintMark | null {
  const from = sourceBox(scene, move);
  const to = move.type === 'move' ? (landingBox(scene, move.to) ?? null) : null;
  return from ? { from, to, drawn: decelerate(Math.max(0, Math.min(1, elapsed / arrowTime))) } : null;
}

/** The arrow of a mark: a bow from the cards to their goal, as a quadratic curve. */
export interface Arrow {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
}

/** A bow is this part of its length deep. */
const depth = 0.16;

/** The point of a card at which arrows begin and end: below its indices. */
const anchor = ({ x, y, width }: Box): Point => ({ x: x + width / 2, y: y + 0.62 * width });

/** The arrow between two boxes, bent upwards. */
export function arrowOf(from: Box, to: Box): Arrow {
  const [start, end] = [anchor(from), anchor(to)];
  const side = end.x < start.x ? 1 : -1;
  const across = { x: (end.y - start.y) * depth * -side, y: (end.x - start.x) * depth * side };
  return { start, end, bend: { x: (start.x + end.x) / 2 + across.x, y: (start.y + end.y) / 2 + across.y } };
}
