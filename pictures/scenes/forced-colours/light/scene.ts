import type { Look } from '../../../src/look.js';
import { deal, dragging, midGame, won } from '../../../src/moments.js';

export const look: Look = {
  attributes: { theme: 'midnight' },
  media: { forcedColors: 'active' },
  moments: { deal, 'mid-game': midGame, dragging, won },
  screens: ['phone'],
};
