import type { Look } from '../../../src/look.js';
import { choosing, midGame } from '../../../src/moments.js';

export const look: Look = {
  page: { lang: 'ar', dir: 'rtl' },
  moments: { 'mid-game': midGame, choosing },
  screens: ['phone', 'window'],
};
