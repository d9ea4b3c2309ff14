import type { Ink } from '../step.js';

/** The colours a suit's court wears. */
export interface Livery {
  readonly main: Ink;
  readonly second: Ink;
  readonly trim: Ink;
  /** The studs on the golden sash. */
  readonly jewel: Ink;
}

/** Cool robes for the black suits, warm ones for the red. */
export const liveries: readonly [Livery, Livery, Livery, Livery] = [
  { main: 'court-b', second: 'court-a', trim: 'gold', jewel: 'court-b' },
  { main: 'court-a', second: 'court-b', trim: 'gold', jewel: 'court-a' },
  { main: 'gold', second: 'court-a', trim: 'court-b', jewel: 'court-a' },
  { main: 'court-c', second: 'gold', trim: 'gold', jewel: 'court-c' },
];
