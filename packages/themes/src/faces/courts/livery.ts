import type { Ink } from '../step.js';

/** The colours a suit's court wears. */
export interface Livery {
  readonly main: Ink;
  readonly second: Ink;
  readonly trim: Ink;
}

/** Cool robes for the black suits, warm ones for the red. */
export const liveries: readonly [Livery, Livery, Livery, Livery] = [
  { main: 'court-b', second: 'court-a', trim: 'gold' },
  { main: 'court-a', second: 'court-b', trim: 'gold' },
  { main: 'gold', second: 'court-a', trim: 'court-b' },
  { main: 'court-c', second: 'gold', trim: 'gold' },
];
