import type { FaceStep, Ink } from '../step.js';
import { line, shape } from './pen.js';

/** A raised forearm on the right, its fist closed around whatever stands at x = 748. */
export function arm(sleeve: Ink, cuff: Ink): readonly FaceStep[] {
  return [
    shape('M706 590h84c40 60 60 120 34 168-16 30-100 20-134-6 0-60 4-110 16-162z', sleeve),
    line('M734 650c-6 30-8 60-6 90m34-90c14 30 20 60 18 90', 7),
    shape('M688 566q60-16 124 0v44q-60-16-124 0z', cuff),
  ];
}

/** The fist itself; drawn after what it holds. */
export function fist(): readonly FaceStep[] {
  return [
    shape('M706 486h70c30 0 30 76 0 76h-66c-26-10-26-60-4-76z', 'skin'),
    line('M740 506h40m-40 20h46m-46 20h38', 7),
  ];
}
