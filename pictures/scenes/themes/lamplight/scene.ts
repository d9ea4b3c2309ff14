import type { Look } from '../../../src/look.js';
import { everyMoment } from '../../../src/moments.js';

export const look: Look = { attributes: { theme: 'lamplight' }, moments: everyMoment };
