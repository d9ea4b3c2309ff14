import type { FaceStep } from '../step.js';
import { between, ground, repeat } from './ground.js';

const star = 'm0-80 22 24h34v34l24 22-24 22v34h-34l-22 24-22-24h-34v-34l-24-22 24-22v-34h34z';

/** Eight-pointed stars, a small lozenge between every four. */
export function stars(): readonly FaceStep[] {
  return [
    ...ground(),
    { d: repeat(5, 7, () => star), stroke: 'back-ink', width: 18 },
    { d: repeat(5, 7, () => 'm0-32 9 23 23 9-23 9-9 23-9-23-23-9 23-9z'), fill: 'back-accent' },
    { d: between(5, 7, 'm0-22 20 22-20 22-20-22z'), fill: 'back-accent' },
  ];
}
