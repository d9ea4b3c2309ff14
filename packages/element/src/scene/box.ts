/** A point in CSS px, from the table's top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in CSS px, from the table's top left. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The middle of a box. */
export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Whether a point lies in a box. */
export const contains = (box: Box, point: Point): boolean =>
  point.x >= box.x && point.x < box.x + box.width && point.y >= box.y && point.y < box.y + box.height;

const shared = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.max(0, Math.min(a + aSize, b + bSize) - Math.max(a, b));

/** The area that two boxes share, in square CSS px. */
export const overlapOf = (a: Box, b: Box): number =>
  shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** Whether there is anything that two boxes share. */
export const meet = (a: Box, b: Box): boolean => overlapOf(a, b) > 0;

/** How far two points are apart, in CSS px. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A box with more room on every side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
