import { meet } from '../scene/box.js';
import { reachOf } from './bounds.js';
import { paint, type Paintbox } from './canvas-2d.js';
import { apart } from './damage.js';
import type { PaintOp } from './display-list.js';
import { Sprite } from './sprite.js';

/** With more canvases than this the browser has more to do than with one that is larger. */
const mostSprites = 6;

/** Operations in groups that do not meet each other: all in one where those would be too many. */
export function groupsOf(ops: readonly PaintOp[]): (readonly PaintOp[])[] {
  const boxes = apart(ops.map(reachOf));
  return boxes.length > mostSprites ? [ops] : boxes.map((box) => ops.filter((op) => meet(reachOf(op), box)));
}

/** What moves over a table: sprites, so that what flies far from each other does not need a canvas as large as the way between. */
export class Flock {
  #sprites: readonly Sprite[] = [];

  /** Shows what is painted by these over another canvas of the same table. */
  show(below: HTMLCanvasElement, ops: readonly PaintOp[], paintbox: Paintbox): void {
    const groups = groupsOf(ops);
    for (const sprite of this.#sprites.slice(groups.length)) sprite.clear();
    this.#sprites = groups.map((group, index) => {
      const sprite = this.#sprites[index] ?? new Sprite(paint);
      sprite.show(below, group, paintbox);
      return sprite;
    });
  }

  /** There is nothing to show any more. */
  clear(): void {
    for (const sprite of this.#sprites) sprite.clear();
    this.#sprites = [];
  }

  /** What was painted is not as it would be painted now. */
  forget(): void {
    for (const sprite of this.#sprites) sprite.forget();
  }
}
