/** The one deal whose cards are documented, with its opening and a line that wins it. */
export const knownDeal = {
  code: 'CF1-D3-AAAAACL',
  /** The documented first three moves. */
  opening: 'R>T2 R>F1 T2>T4',
  /** Moves from the deal to a win, the opening first. */
  line:
    'R>T2 R>F1 T2x2>T4 R>T3 D D D D D D W>T2 W>F2 D D D D D D D D D D D D D W>F3 D D W>F3 W>T1 W>T3 D D D D D D ' +
    'D D D D D D W>T1 D D D D D D D D D D D D D D D D D W>T1 W>F1 D D D W>T1 W>T1 W>T2 D D D D W>T1 T3x3>T1 ' +
    'T4x3>T3 R>F2 R>F4 R>T3 T2x3>T4 R>F1 T3>F1 D D D W>F2 W>F4 T4>F2 D W>F3 T1>F3 T1>F2 T4>F3 T4>F2 T1>F1 W>F4 ' +
    'T1>F2 D D W>T1 D D D D D D W>F4 T2>F4 T3>F4 T1>F4 T3>F1 T3>F2 D D D D W>F1 D D W>F2 W>F1 D W>F4 D D D W>F3 ' +
    'T4>F3 T1>F3 T1>F4 T1>F1 T3>F3 T2>F3 D W>T3 W>T2 W>F4 T1>F4 W>T2 W>T1 D W>F1 W>F3 T4>F1 T3>F1 W>F2 T1>F2 ' +
    'T2>F2 T1>F3 T2>F3 D W>F4 W>F2 T1>F4',
} as const;
