import type { Look } from '../../../src/look.js';
import { played } from '../../../src/moments.js';

const code = 'RB1-D1-AAAAACL';

const line =
  'R>T2 R>F1 T2x2>T4 R>T2 D D W>T1 W>T1 D D D D W>T1 R>T1 T4x3>T1 T3x1>T4 R>F4 R>T1 R>T4 R>T1 D D D D D ' +
  'W>F1 T1x1>F1 T1x1>F1 D D W>F4 D D D W>F4 D W>F2 T3x1>F2 D W>T1';

export const look: Look = {
  moments: { deal: played(code), 'mid-game': played(code, line) },
  screens: ['phone', 'window'],
};
