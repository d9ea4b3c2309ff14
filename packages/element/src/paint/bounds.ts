import { type Box, grown } from '../scene/box.js';
import type { PaintOp } from './display-list.js';

/** How far a card's shadow reaches beyond it, lying, in a heap and lifted, as a part of its width. */
const shadows = { card: 0.11, contact: 0.075, shadow: 0.34 };

function cardReach({ box, angle, within }: Extract<PaintOp, { op: 'card' }>): Box {
  const { width, height } = box;
  const turned = angle !== 0 ? (Math.hypot(width, height) - width) / 2 : 0;
  return grown(box, within ? 2 : 2 + width * shadows.card + turned);
}

/** No chip is wider for its count: room for two figures and a mark, in heights. */
const chipHalf = 1.2;

/** What is painted by an operation, and some room round it: a lifted card is seen a little higher than it would lie. */
export function reachOf(op: PaintOp): Box {
  switch (op.op) {
    case 'card':
      return cardReach(op);
    case 'shadow':
      return grown(op.box, 2 + op.box.width * shadows.shadow);
    case 'contact':
      return grown(op.box, 1 + op.cardWidth * shadows.contact);
    case 'chip': {
      const half = { x: chipHalf * op.height, y: 0.5 * op.height + 1 };
      return { x: op.x - half.x, y: op.y - half.y, width: 2 * half.x, height: 2 * half.y };
    }
    case 'place':
      return grown(op.box, 2 + 0.014 * op.box.width);
    case 'glow':
      return grown(op.box, 3 + 0.05 * op.box.width);
    case 'held':
      return grown(op.box, 7);
    case 'ghost':
      return grown(op.box, 2 + op.box.width * shadows.card);
    case 'cloth':
      return op.box;
  }
}

/** A box grown to whole pixels. */
export function wholePixels({ x, y, width, height }: Box, ratio: number): Box {
  const [left, top] = [Math.floor(x * ratio) / ratio, Math.floor(y * ratio) / ratio];
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) * ratio) / ratio - left,
    height: Math.ceil((y + height) * ratio) / ratio - top,
  };
}

/** The least box that holds both. */
export function hullOf(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** The least box on whole pixels in which all of this can be painted; undefined where there is nothing. */
export function boundsOf(ops: readonly PaintOp[], ratio: number): Box | undefined {
  const [first, ...more] = ops.map(reachOf);
  return first && wholePixels(more.reduce(hullOf, first), ratio);
}
