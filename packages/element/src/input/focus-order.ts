import { type Box, centreOf } from '../scene/box.js';

/** A direction as seen on the screen. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Something that can have the focus. */
export interface Stop {
  readonly id: string;
  readonly box: Box;
}

/** Ways across cost more than ways along, so that the focus keeps to its row or column. */
const acrossCost = 2.5;

const steps: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function cost(from: Stop, to: Stop, direction: Direction): number {
  const [x, y] = steps[direction];
  const a = centreOf(from.box);
  const b = centreOf(to.box);
  const along = (b.x - a.x) * x + (b.y - a.y) * y;
  const across = Math.abs((b.x - a.x) * y) + Math.abs((b.y - a.y) * x);
  return along < 1 || (x !== 0 && along < from.box.width / 2) ? Infinity : along + acrossCost * across;
}

/** The stop that an arrow key leads to: the nearest one that way as seen. At the edge the focus stays. */
export function nextStop<S extends Stop>(stops: readonly S[], from: string, direction: Direction): S | undefined {
  const start = stops.find((stop) => stop.id === from);
  if (!start) return stops[0];
  let best: S = start;
  let least = Infinity;
  for (const stop of stops) {
    const price = stop === start ? Infinity : cost(start, stop, direction);
    if (price < least) [best, least] = [stop, price];
  }
  return best;
}
