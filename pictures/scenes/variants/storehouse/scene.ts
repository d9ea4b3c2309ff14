import type { Look } from '../../../src/look.js';
import { played } from '../../../src/moments.js';

const code = 'SH1-D1-AAAAACL';

const line =
  'T3x1>T2 D D D W>T4 D D D W>F4 D D W>T3 D D W>F2 D D D W>F1 D D D D D D D D D D D D D D W>F4 D W>F2 D ' +
  'D D W>F4 T1x1>F4 D D W>F1 D W>F1 D D D D D D D D D D D D D D D D D D D D W>F1 D D D D D D D D D D ' +
  'W>F1 D D D D D D D D D D D D';

export const look: Look = {
  moments: { deal: played(code), 'mid-game': played(code, line) },
  screens: ['phone', 'window'],
};
