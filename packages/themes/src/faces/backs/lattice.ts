import type { FaceStep } from '../step.js';
import { ground, repeat } from './ground.js';

/** A diagonal lattice with a small lozenge in every mesh. */
export function lattice(): readonly FaceStep[] {
  return [
    ...ground(),
    { d: repeat(7, 10, () => 'm0-62 60 62-60 62-60-62z'), stroke: 'back-ink', width: 16 },
    { d: repeat(7, 10, () => 'm0-22 21 22-21 22-21-22z'), fill: 'back-accent' },
  ];
}
