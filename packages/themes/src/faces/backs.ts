import type { BackName } from './back-name.js';
import { backNames } from './back-name.js';
import { lattice } from './backs/lattice.js';
import type { FaceStep } from './step.js';

export { backNames, type BackName };

/** The drawing of a back. */
export function back(name: BackName): readonly FaceStep[] {
  return name === 'lattice' ? lattice() : lattice();
}
