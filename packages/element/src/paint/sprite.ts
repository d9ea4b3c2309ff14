import type { Point } from '../scene/box.js';
import { boundsOf } from './bounds.js';
import type { Paintbox, print } from './canvas-2d.js';
import type { PaintOp } from './display-list.js';
import { newOver } from './layer.js';

/** Sizes in steps of so many pixels: what grows by a hair needs no other canvas. */
const step = 64;

const stepped = (px: number, ratio: number): number => Math.ceil((px * ratio) / step) * step;

/** A distance without what arithmetic adds to it. */
const offset = (px: number, from: number): number => Math.round(1000 * (px - from));

/** Operations seen from a point: the same ones from the same distance make the same picture. */
const seenFrom = (ops: readonly PaintOp[], { x, y }: Point): string =>
  JSON.stringify(
    ops.map((op) => ('box' in op ? { ...op, box: { ...op.box, x: offset(op.box.x, x), y: offset(op.box.y, y) } } : op)),
  );

/**
 * What comes and goes or moves over a table, on a canvas only as large as it needs, which goes with it: the browser puts together
 * again what lies under it, and not the whole table. It is there only while there is something to show.
 */
export class Sprite {
  #canvas: HTMLCanvasElement | undefined;
  #shown = '';

  /** @param paint how it comes to its picture: painted on where that changes with every frame, else as a print. */
  constructor(private readonly paint: typeof print) {}

  /** The canvas, while it is there. */
  get canvas(): HTMLCanvasElement | undefined {
    return this.#canvas;
  }

  /** Shows what is painted by these over another canvas of the same table. */
  show(below: HTMLCanvasElement, ops: readonly PaintOp[], paintbox: Paintbox): void {
    const bounds = boundsOf(ops, paintbox.ratio);
    if (!bounds) {
      this.clear();
      return;
    }
    const canvas = (this.#canvas ??= newOver(below));
    this.#fit(canvas, bounds, paintbox.ratio);
    canvas.style.transform = `translate(${bounds.x}px,${bounds.y}px)`;
    const key = seenFrom(ops, bounds);
    if (key !== this.#shown) this.paint(canvas, ops, paintbox, bounds);
    this.#shown = key;
  }

  /** There is nothing to show any more. */
  clear(): void {
    this.#canvas?.remove();
    this.#canvas = undefined;
    this.#shown = '';
  }

  /** What was painted is not as it would be painted now. */
  forget(): void {
    this.#shown = '';
  }

  #fit(canvas: HTMLCanvasElement, size: { readonly width: number; readonly height: number }, ratio: number): void {
    const [width, height] = [stepped(size.width, ratio), stepped(size.height, ratio)];
    if (canvas.width >= width && canvas.height >= height && canvas.width * canvas.height <= 2 * width * height) return;
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${width / ratio}px`;
    canvas.style.height = `${height / ratio}px`;
    this.#shown = '';
  }
}
