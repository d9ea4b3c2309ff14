import type { FaceStep, Ink, Place } from '../step.js';

/** A shape with the strong contour of all courts. */
export function shape(d: string, fill: Ink, at?: Place): FaceStep {
  return { d, fill, stroke: 'line', width: 13, ...(at && { at }) };
}

/** A shape without contour: ornament on another shape. */
export function flat(d: string, fill: Ink, at?: Place): FaceStep {
  return { d, fill, ...(at && { at }) };
}

/** A line of the drawing inside the contour. */
export function line(d: string, width = 9, stroke: Ink = 'line', at?: Place): FaceStep {
  return { d, stroke, width, ...(at && { at }) };
}

/** Moves and scales finished steps. */
export function put(steps: readonly FaceStep[], x: number, y: number, scale = 1): readonly FaceStep[] {
  return steps.map((step) => {
    const [sx, sy, k, degrees = 0] = step.at ?? [0, 0, 1];
    const width = step.width === undefined ? {} : { width: step.width * Math.sqrt(scale) };
    return { ...step, ...width, at: [x + sx * scale, y + sy * scale, k * scale, degrees] };
  });
}
