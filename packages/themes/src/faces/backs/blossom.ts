import type { FaceStep } from '../step.js';
import { ground, repeat } from './ground.js';

const petals = 'm-32-44a34 34 0 0 1 64 0a34 34 0 0 1 20 61a34 34 0 0 1-52 37a34 34 0 0 1-52-37a34 34 0 0 1 20-61z';

/** Five-petalled blossoms strewn in staggered rows. */
export function blossom(): readonly FaceStep[] {
  const odd = (column: number, row: number): boolean => (column + row) % 2 === 1;
  return [
    ...ground(),
    { d: repeat(7, 11, (...cell) => (odd(...cell) ? '' : petals)), fill: 'back-ink' },
    {
      d: repeat(7, 11, (...cell) => (odd(...cell) ? 'm-12 0a12 12 0 0 1 24 0a12 12 0 0 1-24 0z' : '')),
      fill: 'back-ink',
    },
    {
      d: repeat(7, 11, (...cell) => (odd(...cell) ? '' : 'm-15 0a15 15 0 0 1 30 0a15 15 0 0 1-30 0z')),
      fill: 'back-accent',
    },
  ];
}
