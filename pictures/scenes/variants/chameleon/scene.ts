import type { Look } from '../../../src/look.js';
import { played } from '../../../src/moments.js';

const code = 'CH1-D1-AAAAACL';

const line =
  'T2x1>T1 R>F2 T1x2>T2 D W>F3 T3x1>F3 D W>T3 R>T3 D D W>T2 W>T2 D W>F2 D W>F3 D W>F4 T3x1>F4 T3x1>F2 D ' +
  'W>T2 T3x1>T2 R>T3 D W>T3 D D W>F3 D W>F2 D D W>F3 D D D W>F2';

export const look: Look = {
  moments: { deal: played(code), 'mid-game': played(code, line) },
  screens: ['phone', 'window'],
};
