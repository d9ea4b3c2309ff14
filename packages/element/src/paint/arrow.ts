import type { Point } from '../scene/box.js';
import type { Arrow } from '../scene/hint.js';
import type { Palette } from './palette.js';

/** Where a bow is at a part of its way, and which way it goes there, in radians. */
function along({ start, bend, end }: Arrow, t: number): Point & { readonly angle: number } {
  const at = (from: number, by: number, to: number): number => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t * t * to;
  const pull = (from: number, by: number, to: number): number => (1 - t) * (by - from) + t * (to - by);
  return {
    x: at(start.x, bend.x, end.x),
    y: at(start.y, bend.y, end.y),
    angle: Math.atan2(pull(start.y, bend.y, end.y), pull(start.x, bend.x, end.x)),
  };
}

/** Steps of the curve: more are not seen. */
const steps = 24;

function shaft(arrow: Arrow, drawn: number): Path2D {
  const path = new Path2D();
  for (let step = 0; step <= steps; step++) {
    const { x, y } = along(arrow, (drawn * step) / steps);
    path.lineTo(x, y);
  }
  return path;
}

function head(arrow: Arrow, drawn: number, size: number): Path2D {
  const { x, y, angle } = along(arrow, drawn);
  const corner = (turn: number, far: number): [number, number] => [
    x + far * Math.cos(angle + turn),
    y + far * Math.sin(angle + turn),
  ];
  const path = new Path2D();
  path.moveTo(...corner(0, 0.7 * size));
  path.lineTo(...corner(2.4, size));
  path.lineTo(...corner(-2.4, size));
  path.closePath();
  return path;
}

/** Paints an arrow as far as it is drawn, with an edge that keeps it apart from any card below it. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  { arrow, drawn, width }: { readonly arrow: Arrow; readonly drawn: number; readonly width: number },
  palette: Palette,
): void {
  const line = Math.max(3, 0.055 * width);
  const size = 2.6 * line;
  const paths = { shaft: shaft(arrow, drawn), head: head(arrow, drawn, size) };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, extra] of [
    [palette['focus-gap'], 3],
    [palette.accent, 0],
  ] as const) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = line + extra;
    context.stroke(paths.shaft);
    context.lineWidth = 2 + extra;
    context.stroke(paths.head);
    context.fill(paths.head);
  }
}
