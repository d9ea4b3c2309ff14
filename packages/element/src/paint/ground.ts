import { type Box, meet, overlapOf } from '../scene/box.js';
import { isOpaque, type Paintbox, print, sizeCanvas } from './canvas-2d.js';
import { damageOf, seenIn, uncutFrom } from './damage.js';
import type { PaintOp } from './display-list.js';
import { newOver } from './layer.js';

/** A part of the table on a canvas of its own. */
interface Patch {
  readonly box: Box;
  readonly canvas: HTMLCanvasElement;
}

const holds = (box: Box, other: Box): boolean => overlapOf(box, other) > other.width * other.height - 0.01;

/**
 * What stays in place: the cloth on the canvas of the table, and over it patches, canvases only as large as the piles that they show.
 * Whatever is new on a canvas, the browser puts together again all that the canvas covers.
 */
export class Ground {
  #canvas: HTMLCanvasElement | undefined;
  #patches: readonly Patch[] = [];
  /** What was painted last, as long as it has the right look and size. */
  #painted: readonly PaintOp[] = [];
  #opaque: boolean | undefined;

  /** The canvas of the whole table, once there is one. */
  get canvas(): HTMLCanvasElement | undefined {
    return this.#canvas;
  }

  /** What lies highest of the ground. */
  get top(): HTMLCanvasElement | undefined {
    return this.#patches.at(-1)?.canvas ?? this.#canvas;
  }

  attach(canvas: HTMLCanvasElement): void {
    this.#canvas = canvas;
  }

  /** What was painted is not as it would be painted now. */
  forget(): void {
    this.#painted = [];
    this.#opaque = undefined;
  }

  /** Shows what is painted by these. */
  show(ops: readonly PaintOp[], paintbox: Paintbox): void {
    const canvas = this.#canvas;
    if (!canvas) return;
    const known = this.#painted;
    this.#painted = ops;
    if (this.#canPatch(paintbox)) this.#patchAll(canvas, known, paintbox);
    else this.#clear(canvas, ops, paintbox);
  }

  /** Through a cloth that is not opaque what lies under a patch would be seen, and a canvas that is scaled is not sharp at its edges. */
  #canPatch({ palette, ratio }: Paintbox): boolean {
    this.#opaque ??= isOpaque([palette.cloth, palette['cloth-edge']]);
    return this.#opaque && ratio === devicePixelRatio;
  }

  /** The canvas shows these, and nothing lies over it. */
  #clear(canvas: HTMLCanvasElement, ops: readonly PaintOp[], paintbox: Paintbox): void {
    for (const patch of this.#patches) patch.canvas.remove();
    this.#patches = [];
    print(canvas, ops, paintbox);
  }

  #patchAll(canvas: HTMLCanvasElement, known: readonly PaintOp[], paintbox: Paintbox): void {
    const boxes = damageOf(known, this.#painted, paintbox.ratio);
    if (boxes) {
      for (const box of boxes) this.#patch(canvas, box, paintbox);
      return;
    }
    const cloth = this.#painted.filter(({ op }) => op === 'cloth');
    this.#clear(canvas, cloth, paintbox);
    if (cloth.length > 0) this.#patchAll(canvas, cloth, paintbox);
  }

  #patch(canvas: HTMLCanvasElement, box: Box, paintbox: Paintbox): void {
    const known = this.#patches.find((each) => holds(each.box, box));
    const patch =
      known ?? this.#newPatch(newOver(this.top ?? canvas), this.#boxOf(box, paintbox.ratio), paintbox.ratio);
    print(patch.canvas, seenIn(this.#painted, patch.box), { ...paintbox, cloth: canvas }, patch.box);
  }

  /** What a new patch covers: no other patch lies half on it. */
  #boxOf(changed: Box, ratio: number): Box {
    let box = changed;
    for (let count = 0; ;) {
      const met = this.#patches.filter((patch) => meet(patch.box, box));
      if (met.length === count) return box;
      count = met.length;
      box = uncutFrom([changed, ...met.map((patch) => patch.box)], this.#painted, ratio);
    }
  }

  #newPatch(canvas: HTMLCanvasElement, box: Box, ratio: number): Patch {
    const covered = this.#patches.filter((each) => meet(each.box, box));
    for (const patch of covered) patch.canvas.remove();
    const patch = { box, canvas };
    this.#patches = [...this.#patches.filter((each) => !covered.includes(each)), patch];
    sizeCanvas(canvas, box.width, box.height, ratio);
    const [width, height, inset] = [`${box.width}px`, `${box.height}px`, `${box.y}px auto auto ${box.x}px`];
    Object.assign(canvas.style, { width, height, inset });
    return patch;
  }
}
