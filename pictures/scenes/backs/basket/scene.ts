import type { Look } from '../../../src/look.js';
import { deal } from '../../../src/moments.js';

export const look: Look = {
  attributes: { back: 'basket' },
  moments: { deal },
  screens: ['phone', 'window'],
};
