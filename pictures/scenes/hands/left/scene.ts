import type { Look } from '../../../src/look.js';
import { choosing, deal, dragging, midGame } from '../../../src/moments.js';

export const look: Look = {
  attributes: { hand: 'left' },
  moments: { deal, 'mid-game': midGame, dragging, choosing },
  screens: ['phone', 'window'],
};
