import type { SuitIndex } from './pips.js';
import { pip } from './pips.js';
import type { FaceStep } from './step.js';

/** The grand pip of an ace with its ornament. */
export function ace(suit: SuitIndex): readonly FaceStep[] {
  return [{ d: pip(suit), fill: 'suit', at: [190, 390, 6.2] }];
}
