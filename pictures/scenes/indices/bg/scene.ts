import type { Look } from '../../../src/look.js';
import { midGame } from '../../../src/moments.js';

export const look: Look = {
  attributes: { locale: 'bg' },
  moments: { 'mid-game': midGame },
  screens: ['phone', 'window'],
};
