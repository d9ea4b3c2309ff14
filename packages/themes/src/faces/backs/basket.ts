import type { FaceStep } from '../step.js';
import { ground, repeat } from './ground.js';

/** Strips going under and over each other, a warm one between two pale ones. */
export function basket(): readonly FaceStep[] {
  const lying = (column: number, row: number): boolean => (column + row) % 2 === 0;
  return [
    ...ground(),
    {
      d: repeat(6, 9, (...cell) => (lying(...cell) ? 'm-52-42h104m-104 84h104' : 'm-42-52v104m84-104v104')),
      stroke: 'back-ink',
      width: 24,
    },
    { d: repeat(6, 9, (...cell) => (lying(...cell) ? 'm-52 0h104' : 'm0-52v104')), stroke: 'back-accent', width: 24 },
  ];
}
