import { type Box, meet } from '../scene/box.js';
import { hullOf, reachOf, wholePixels } from './bounds.js';
import type { PaintOp } from './display-list.js';

const areaOf = ({ width, height }: Box): number => width * height;

const byText = (ops: readonly PaintOp[]): Map<string, PaintOp> => new Map(ops.map((op) => [JSON.stringify(op), op]));

/** Operations that only one of two lists has. */
function changed(before: readonly PaintOp[], after: readonly PaintOp[]): PaintOp[] {
  const [was, is] = [byText(before), byText(after)];
  const gone = [...was].filter(([text]) => !is.has(text));
  const come = [...is].filter(([text]) => !was.has(text));
  return [...gone, ...come].map(([, op]) => op);
}

/** Boxes of which none meets another, over all that were given. */
export function apart(boxes: readonly Box[]): Box[] {
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

const reachesOf = (ops: readonly PaintOp[]): Box[] => ops.filter(({ op }) => op !== 'cloth').map(reachOf);

/** The least box on whole pixels that holds all these and cuts nothing of a list. */
export const uncutFrom = (boxes: readonly Box[], ops: readonly PaintOp[], ratio: number): Box =>
  wholePixels(uncut(boxes, reachesOf(ops)).reduce(hullOf), ratio);

/**
 * Where a canvas that shows one list must be painted anew to show another one: boxes on whole pixels, in CSS px; undefined where that is
 * all of it. Piles do not lie on each other, so that within a box the order of the list is kept.
 */
export function damageOf(before: readonly PaintOp[], after: readonly PaintOp[], ratio: number): Box[] | undefined {
  const other = changed(before, after);
  if (other.some(({ op }) => op === 'cloth')) return undefined;
  return uncut(other.map(reachOf), reachesOf(after)).map((box) => wholePixels(box, ratio));
}

/** The operations that are seen in a box, in their order. */
export const seenIn = (ops: readonly PaintOp[], box: Box): PaintOp[] =>
  ops.filter((op) => op.op === 'cloth' || meet(reachOf(op), box));
