import type { Look } from '../../../src/look.js';
import { played } from '../../../src/moments.js';

const code = 'SE1-D3-AAAAACL';

const line =
  'B1 R>T2 R>F1 T2x2>T4 R>T3 D D D D D D W>T2 W>F2 D D W>T3 D D D D D D D D D D D W>F3 D D D D D D D D ' +
  'D D D D D W>T1 D W>T2 D D D D D D D D D D W>F3 D W>T1 D D D D D D D W>T1 W>F1 W>T1';

export const look: Look = {
  moments: { deal: played(code), 'mid-game': played(code, line) },
  screens: ['phone', 'window'],
};
