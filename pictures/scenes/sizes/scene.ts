import type { Look } from '../../src/look.js';
import { midGame, won } from '../../src/moments.js';

export const look: Look = {
  moments: { 'mid-game': midGame, won },
  screens: ['tiny', 'low', 'tall', 'wall'],
};
