import type { FaceStep } from '../step.js';
import { ground, repeat } from './ground.js';

const zigzag = 'l68-68 68 68 68-68 68 68 68-68 68 68 68-68 68 68 68-68 68 68 68-68 68 68';

/** Broad zigzags, bold enough for any eye. */
export function steps(): readonly FaceStep[] {
  return [
    ...ground(),
    { d: repeat(1, 10, () => `m-408 34${zigzag}`), stroke: 'back-ink', width: 34 },
    { d: repeat(1, 10, (_, row) => (row < 9 ? `m-408 95${zigzag}` : '')), stroke: 'back-accent', width: 16 },
  ];
}
