import type { Box } from '../scene/box.js';
import type { PaintOp } from './display-list.js';

/** How far a card's shadow reaches beyond it, lying and lifted, as a part of its width. */
const shadows = { card: 0.11, shadow: 0.34 };

const grown = ({ x, y, width, height }: Box, room: number): Box => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

/** What is painted by an operation, and some room round it: a lifted card is seen a little higher than it would lie. */
function reachOf(op: PaintOp): Box | undefined {
  if (op.op !== 'card' && op.op !== 'shadow') return undefined;
  const { width, height } = op.box;
  const turned = op.op === 'card' && op.angle !== 0 ? (Math.hypot(width, height) - width) / 2 : 0;
  return grown(op.box, 2 + width * shadows[op.op] + turned);
}

/** The least box on whole pixels in which all these cards can be painted; undefined where there are none. */
export function boundsOf(ops: readonly PaintOp[], ratio: number): Box | undefined {
  const boxes = ops.flatMap((op) => reachOf(op) ?? []);
  if (boxes.length === 0) return undefined;
  const whole = (px: number, round: (value: number) => number): number => round(px * ratio) / ratio;
  const x = whole(Math.min(...boxes.map((box) => box.x)), Math.floor);
  const y = whole(Math.min(...boxes.map((box) => box.y)), Math.floor);
  const right = whole(Math.max(...boxes.map((box) => box.x + box.width)), Math.ceil);
  const bottom = whole(Math.max(...boxes.map((box) => box.y + box.height)), Math.ceil);
  return { x, y, width: right - x, height: bottom - y };
}
