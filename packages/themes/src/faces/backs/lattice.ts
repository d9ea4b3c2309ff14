import type { FaceStep } from '../step.js';
import { between, ground, repeat } from './ground.js';

const lozenge = 'm0-23 22 23-22 23-22-23z';

/** A diagonal lattice with a small lozenge in every mesh. */
export function lattice(): readonly FaceStep[] {
  return [
    ...ground(),
    { d: repeat(7, 10, () => 'm0-61 58 61-58 61-58-61z'), stroke: 'back-ink', width: 18 },
    { d: repeat(7, 10, () => lozenge) + between(7, 10, lozenge), fill: 'back-accent' },
  ];
}
