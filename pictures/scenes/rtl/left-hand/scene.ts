import type { Look } from '../../../src/look.js';
import { choosing, midGame } from '../../../src/moments.js';

export const look: Look = {
  attributes: { hand: 'left' },
  page: { lang: 'he', dir: 'rtl' },
  moments: { 'mid-game': midGame, choosing },
  screens: ['phone', 'window'],
};
