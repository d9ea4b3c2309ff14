import type { BackName } from './back-name.js';
import { basket } from './backs/basket.js';
import { blossom } from './backs/blossom.js';
import { lattice } from './backs/lattice.js';
import { scales } from './backs/scales.js';
import { stars } from './backs/stars.js';
import { steps } from './backs/steps.js';
import type { FaceStep } from './step.js';

export type { BackName } from './back-name.js';

const drawings: Readonly<Record<BackName, () => readonly FaceStep[]>> = {
  basket,
  blossom,
  lattice,
  scales,
  stars,
  steps,
};

/** The drawing of a back. To have one back alone in a bundle, import its own function, `lattice()` for instance. */
export function back(name: BackName): readonly FaceStep[] {
  return drawings[name]();
}
