import type { Look } from '../../../src/look.js';
import { played } from '../../../src/moments.js';

const code = 'RF1-D1-AAAAACL';

const line =
  'R>T2 R>F1 T2x2>T4 R>T3 D D D D D D D D D D D W>F1 D D D D D D W>F2 D W>T2 D D W>F3 D D W>T2 D D W>T3 ' +
  'D W>T1 D W>F3 D D D D W>T1 D D D D D D D D D D D D D D D D W>T1 W>T1 D D W>T3 D D D W>F3 D D W>T1 D ' +
  'D D D D D W>T1 T3x4>T1 T4x3>T3 R>F2';

export const look: Look = {
  moments: { deal: played(code), 'mid-game': played(code, line) },
  screens: ['phone', 'window'],
};
