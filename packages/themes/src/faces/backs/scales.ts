import type { FaceStep } from '../step.js';
import { ground, repeat } from './ground.js';

const scale = 'a68 68 0 0 1 136 0';
const straight = `m-408 34${scale.repeat(6)}`;
const staggered = `m-408-34a68 68 0 0 1 68 68${scale.repeat(5)}a68 68 0 0 1 68-68`;
const pearl = 'a13 13 0 0 1 26 0a13 13 0 0 1-26 0z';

/** Scales in staggered rows, a pearl in each. */
export function scales(): readonly FaceStep[] {
  return [
    ...ground(),
    { d: repeat(1, 18, (_, row) => (row % 2 ? staggered : straight)), stroke: 'back-ink', width: 16 },
    {
      d: repeat(6, 9, () => `m-13-8${pearl}`) + repeat(6, 9, (column) => (column < 5 ? `m55 60${pearl}` : '')),
      fill: 'back-accent',
    },
  ];
}
