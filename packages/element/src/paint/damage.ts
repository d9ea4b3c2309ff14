import { type Box, overlapOf } from '../scene/box.js';
import { hullOf, reachOf, wholePixels } from './bounds.js';
import type { PaintOp } from './display-list.js';

/** Where a table is so much another one, it is painted as a whole. */
const mostOfIt = 0.6;

const areaOf = ({ width, height }: Box): number => width * height;

const meet = (one: Box, other: Box): boolean => overlapOf(one, other) > 0;

const byText = (ops: readonly PaintOp[]): Map<string, PaintOp> => new Map(ops.map((op) => [JSON.stringify(op), op]));

/** Operations that only one of two lists has. */
function changed(before: readonly PaintOp[], after: readonly PaintOp[]): PaintOp[] {
  const [was, is] = [byText(before), byText(after)];
  const gone = [...was].filter(([text]) => !is.has(text));
  const come = [...is].filter(([text]) => !was.has(text));
  return [...gone, ...come].map(([, op]) => op);
}

/** Boxes of which none meets another, over all that were given. */
function apart(boxes: readonly Box[]): Box[] {
  const found: Box[] = [];
  for (let box of boxes) {
    for (
      let at = found.findIndex((other) => meet(other, box));
      at >= 0;
      at = found.findIndex((other) => meet(other, box))
    ) {
      box = found.splice(at, 1).reduce(hullOf, box);
    }
    found.push(box);
  }
  return found;
}

/** Boxes that cut nothing: what is cut at an edge is not always, to the pixel, what it is as a whole. */
function uncut(boxes: readonly Box[], reaches: readonly Box[]): Box[] {
  for (let damaged = apart(boxes); ;) {
    const wider = apart(damaged.map((box) => reaches.filter((reach) => meet(reach, box)).reduce(hullOf, box)));
    if (wider.length === damaged.length && wider.every((box, at) => areaOf(box) === areaOf(damaged[at] ?? box)))
      return wider;
    damaged = wider;
  }
}

/**
 * Where a canvas that shows one list must be painted anew to show another one: boxes on whole pixels, in CSS px; undefined where that is
 * most of the table. Piles do not lie on each other, so that within a box the order of the list is kept.
 */
export function damageOf(before: readonly PaintOp[], after: readonly PaintOp[], ratio: number): Box[] | undefined {
  const other = changed(before, after);
  const table = after.find(({ op }) => op === 'cloth');
  if (table?.op !== 'cloth' || other.some(({ op }) => op === 'cloth')) return undefined;
  const reaches = after.filter(({ op }) => op !== 'cloth').map(reachOf);
  const boxes = uncut(other.map(reachOf), reaches).map((box) => wholePixels(box, ratio));
  const area = boxes.reduce((sum, box) => sum + areaOf(box), 0);
  return area > mostOfIt * areaOf(table.box) ? undefined : boxes;
}

/** The operations that are seen in a box, in their order. */
export const seenIn = (ops: readonly PaintOp[], box: Box): PaintOp[] =>
  ops.filter((op) => op.op === 'cloth' || meet(reachOf(op), box));
