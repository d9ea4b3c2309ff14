import type { Look } from '../../../src/look.js';
import { deal, dragging, midGame, won } from '../../../src/moments.js';

export const look: Look = {
  attributes: { theme: 'sakura' },
  media: { forcedColors: 'active', colorScheme: 'dark' },
  moments: { deal, 'mid-game': midGame, dragging, won },
};
