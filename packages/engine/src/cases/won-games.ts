import type { VariantName } from '../rules.js';

/** A game that was won: its deal and every move of it. */
export interface WonGame {
  readonly variant: VariantName;
  /** What a draw turns. */
  readonly draw: number;
  /** The cards in deal order, with a blank between them. */
  readonly deck: string;
  /** The moves' texts, with a blank between them. */
  readonly moves: string;
}

/** Complete games of several variants, each won by the moves given. */
export const wonGames: readonly WonGame[] = [
  {
    variant: 'canfield',
    draw: 3,
    deck:
      '9D TH 5C 8H 6C TC QS TD JC 9H 4D 3C QC AC 6H 9C QH 7H KH 3D 6S 2H 8S 7D JS AD JD KS 5S 2C 2S KD 7S 8D 8C ' +
      'JH 4S 3S TS QD 9S 2D 5H KC 4H AH 6D 5D 7C AS 3H 4C',
    moves:
      'D D D D W>F1 W>T1 D D D D D D D D D D W>T4 D D D D D D D D D W>F2 D D D D D D D D D D D W>T4 D D D D D D D ' +
      'D D D W>T1 D D W>T4 D D D D D D D D D W>F3 D D D W>F3 D D D D D D D D W>F3 T1x1>F3 D D D W>F4 D W>F2 D ' +
      'W>T2 W>T2 T1x2>T2 R>F1 T4x1>F1 R>T2 D W>T4 D D W>F3 W>F4 D D D D D D D D D D D D D D D D D D W>T1 D D W>T1 ' +
      'W>F2 T4x1>F2 D R>T1 R>T3 R>T3 T2x6>T3 D D T1x3>T2 D W>T2 W>F4 T3x1>F4 T3x1>F2 T4x1>F4 T4x1>F2 T3x1>F3 ' +
      'T3x1>F2 T4x1>F3 T2x1>F2 T2x1>T4 T2x2>T1 T1x2>T2 D D D T4x1>T2 D D D D T2x3>T1 W>T1 D W>F2 D W>T3 W>F4 ' +
      'T1x2>T4 T1x1>F2 T4x3>T1 R>F3 T1x4>T2 R>F1 T4x1>F1 T3x1>F1 T2x1>F1 T2x1>F3 T4x1>F3 T4x1>T2 T2x1>T4 T4x1>T2 ' +
      'T3x4>T4 T4x4>T3 D D W>F2 W>F4 T3x1>F4 T2x1>F4 T3x1>F1 T2x1>F1 T3x1>F4 T2x1>F4 T2x1>F2 T3x1>F1 T1x1>F1 W>T2 ' +
      'D W>F3 T3x1>F3 T2x1>F3 W>T2 W>F2 D W>F1 W>F4 T2x1>F4',
  },
  {
    variant: 'canfield',
    draw: 3,
    deck:
      'QD AH 8H AS 2S JD 9S 4C QH TC 5H 6H 3S JC QC 2D 4S 7C TS 6C 8S 8D 6S AD 7D AC 7S 3H JH 3C TH 2C JS 3D 9H ' +
      '5C 4H 8C 5S 6D 9D KD TD KS 2H 4D 5D 7H QS KC KH 9C',
    moves:
      'T1x1>F1 D R>T4 T2x1>T1 T3x1>T2 D D D D W>F2 D D D D D D D D D D D D D D D D D D W>F2 D D D D D D D D D D D ' +
      'D W>F1 D D D D D D D W>T2 D D D D D D D D D D D D W>T3 D W>T3 D D W>F2 D D D D D D D D D D D D D D D D D D ' +
      'W>T4 D D D D D D D D D D D D D W>T3 D D D D D D D W>T4 T1x2>T4 W>T2 D D D D D D D D D D D D D D D D D D D ' +
      'D D D D D D W>T2 W>T3 D T2x5>T3 D T3x3>T2 D T2x3>T3 T3x3>T2 D D D T2x3>T3 D D T3x3>T2 T2x3>T3 T3x3>T2 ' +
      'T2x3>T3 D W>F1 T3x3>T2 T2x3>T3 T3x3>T2 D W>F3 T1x1>F3 R>F4 T2x3>T3 T3x3>T2 T2x3>T3 W>T2 R>T2 R>F2 T2x1>F2 ' +
      'R>T1 T4x6>T1 R>F4 T3x2>T2 T2x2>T3 D D W>F4 T3x1>F4 T1x1>F4 T3x1>F1 T3x1>F4 T1x1>F2 T2x1>T3 T3x1>T2 T3x1>F2 ' +
      'T2x2>T3 D W>F4 D D T1x5>T2 T2x5>T1 D D T1x2>T2 D W>F2 T2x2>T1 T1x5>T2 T2x5>T1 D T1x2>T2 T2x2>T1 D W>F3 ' +
      'T4x1>F3 W>F4 W>F3 T3x1>F3 T1x1>F3 D D D T3x2>T2 T3x1>F2 D W>F2 D W>F4 D D D W>F2 W>T3 T2x2>T3 D W>F1 ' +
      'T3x1>F1 T1x1>F1 T3x4>T2 T2x1>F3 W>F4 W>F4 T1x1>F3 T2x1>F1 T2x1>F3 T1x1>F1 T2x1>F1 T1x1>F3 T1x1>F2 T3x1>F3 ' +
      'W>F2 D W>T1 W>F4 T1x1>F4 W>F3 D W>F1 T3x1>F1',
  },
  {
    variant: 'canfield',
    draw: 3,
    deck:
      '6C 4C QD 5C QS QC 2C 2H AC 2D 8D 8H 5D 9H 5S 3D TS 9C 7S 6D AS 6S 4S 3S KC TC 8C KD AH 3C JD 7H 7D QH 4H ' +
      '2S KS AD TH 8S 6H TD KH JH 5H 7C JC JS 9S 9D 4D 3H',
    moves:
      'T4x1>F4 D D D D D D D W>F1 D D D D W>T1 W>F3 W>F2 T3x1>F2 W>F2 D D D D D D D D D D D W>T3 D D D D W>T1 D D ' +
      'D D D D D D D D D D D D D D W>T3 T1x3>T3 R>T3 R>T3 T3x7>T1 D W>F1 D D D D T1x7>T3 D T3x7>T1 D T1x7>T3 D ' +
      'W>F1 D D W>F3 T3x7>T1 T1x7>T3 T3x7>T1 T1x7>T3 D D D D D D D W>F3 T3x7>T1 T1x7>T3 T3x7>T1 D T1x7>T3 T3x7>T1 ' +
      'D T1x7>T3 T3x7>T1 T1x7>T3 T3x7>T1 D T1x7>T3 T3x7>T1 D D D D D T1x7>T3 T3x7>T1 T1x7>T3 D T3x7>T1 T1x7>T3 D ' +
      'W>T2 D D D T3x7>T1 D D D T1x7>T3 D W>T3 T3x8>T1 D D T1x8>T3 D W>F1 T3x8>T1 D T1x8>T3 D D D D W>F1 R>F1 D ' +
      'T3x8>T1 D T1x8>T3 W>T2 D D W>F1 T3x8>T1 D D D W>T2 D T1x8>T3 T3x8>T1 D W>F1 D W>F1 D D D T1x8>T3 D W>F4 ' +
      'W>T4 D T3x8>T1 T2x4>T4 R>T1 R>F2 D D W>F4 T1x1>F4 T4x1>F4 D T1x8>T3 T4x1>T2 T2x1>T4 T3x8>T1 D D T1x8>T3 ' +
      'T3x8>T1 T1x8>T3 D W>F2 D T4x1>T2 D D W>F2 T4x1>F2 T2x2>T4 R>F3 T3x1>F3 T4x1>F3 T3x1>F4 T3x1>F3 T4x1>F4 ' +
      'T4x1>F3 T3x1>F2 T4x1>F2 T3x1>F3 T4x1>F3 T3x1>F2 W>F3 T3x1>F1 D W>F4 T4x1>F4 T2x1>F4 T4x1>F4 T3x1>F4 W>F4 ' +
      'W>F2 W>F2 D W>F2 W>F3 T1x1>F3 W>F1 T3x1>F1',
  },
  {
    variant: 'canfield',
    draw: 3,
    deck:
      '4S JH TH 2S JS 5D 7S 6C 2H AD 3C TD 7H QS 8C 3D 6D 9S 4H TC 8H KH KS KD 9D 6S 5H QH TS 3S 5S 3H QC AC 4D ' +
      '9H 7D 4C 2D 8D AH QD 8S AS 9C 2C JD JC KC 7C 5C 6H',
    moves:
      'R>T1 D W>T4 D D D D W>F4 D D D W>F3 D D D W>T3 W>T4 W>F4 T3x2>T4 T4x5>T3 D D D D D W>F2 D D D D D D D D D ' +
      'W>F2 D D D D D D D D D D W>F1 D D D W>F4 D D D W>F1 D D D D W>F3 R>F3 R>T4 R>T1 D D D D W>F3 T2x1>F3 R>T1 ' +
      'D D T3x2>T2 T2x2>T3 D W>T2 T3x1>T2 D T2x1>T3 T3x1>T2 T2x1>T3 D D T3x1>T2 T2x1>T3 T3x1>T2 D D D W>F2 ' +
      'T4x1>F2 T2x1>T3 D W>F4 T4x1>F4 R>F1 R>T4 D D T3x1>T2 T3x4>T4 D D D W>F2 D D T2x1>T4 T4x1>T2 D D T2x1>T4 D ' +
      'D D W>F3 T1x1>F3 T4x1>T2 T4x1>F3 T2x2>T4 D W>F4 T4x1>F4 T1x1>F4 W>F3 D T4x4>T3 T3x1>T2 T3x1>F4 T2x2>T3 ' +
      'W>T4 T3x3>T4 D D D T4x3>T3 D W>T2 T3x3>T4 T4x3>T3 D T3x3>T4 W>T2 T1x2>T2 D D D T4x3>T3 T3x3>T4 D T4x3>T3 D ' +
      'W>F1 T1x1>F1 D T3x2>T1 T1x2>T3 D T2x4>T1 T1x4>T2 D D D W>F1 T2x2>T1 T1x2>T2 D D D T2x1>T1 T2x1>F4 T4x1>F4 ' +
      'D D W>F3 D D D W>F3 W>F4 W>F2 T3x4>T4 T3x1>F3 D T4x5>T3 T3x5>T4 D W>F4 W>F3 W>T3 W>F2 W>F1 T4x1>F2 T4x1>F1 ' +
      'T3x1>F1 T1x1>F2 T4x1>F2 T4x1>F1 T2x1>F2 T2x1>F1 T4x1>F2 T4x1>F1 T2x1>F2',
  },
  {
    variant: 'canfield',
    draw: 3,
    deck:
      '7C 8C KS TC 8D QD TS JC 6S 6D 3D 2S KH 5S TH 4C KC 4D AD 3H AC AH 8S 5C 3S QH 7S 2C JH 5D JS QC 6H 7D 2H ' +
      '9C 3C 4S 9D 7H 2D 9S 6C 8H TD 5H JD KD 9H 4H QS AS',
    moves:
      'D D W>F4 D D W>F3 D D D D D D D D D D D W>T4 D D D D D D D D D D D D W>T3 D D D D D D D D D D D D D D D D ' +
      'D W>F4 W>T1 D W>F2 D D D D D D D D D D D D D D D D W>T3 T1x2>T3 D D D D D D D D D D W>T1 D D D D W>T1 D D ' +
      'D D D D W>F2 D D D W>T3 D D D D D D D D W>F2 T3x1>F2 D D D D D D D D D W>T4 D W>F2 D W>T4 T1x3>T4 R>T2 ' +
      'R>F3 R>F1 T1x1>T2 R>T4 T3x2>T1 D D D W>F1 W>F1 T1x1>F1 T1x1>F2 T4x1>F1 T3x1>F1 T1x1>T3 T3x1>T1 W>T2 ' +
      'T3x2>T2 R>T4 D W>F3 W>F2 T2x1>F2 T3x1>F3 T1x2>T2 R>F4 T1x1>F4 T2x4>T1 T1x4>T2 T2x2>T3 D D T4x7>T1 T1x7>T4 ' +
      'D W>F1 D D T3x1>T1 T1x1>T3 D W>F4 T4x1>F4 T3x1>F4 D W>F3 D D D D T2x1>T1 D T3x1>T1 T3x1>F1 T1x2>T2 T4x2>T3 ' +
      'T4x1>F2 T4x1>F1 D D T2x3>T1 T2x1>F1 D W>T4 D D W>T4 W>F3 T3x1>F3 T1x1>F3 T4x1>F3 T3x1>F4 T1x1>F4 T4x1>F4 ' +
      'T1x1>F2 D D T4x2>T3 T3x2>T4 D W>F4 T4x1>T3 T4x1>F1 T2x1>T1 D W>F1 W>F4 W>F2 T2x1>F4 W>F2 W>F3 T3x1>F3 ' +
      'T1x1>F3 T4x1>F3 D W>F2',
  },
  {
    variant: 'canfield',
    draw: 1,
    deck:
      '2H QS 6C 2C TC KC QD 6S 8H AC 5H 4D 9S 5D 7S 7H 5C 9C 7C 8C TS 8S 3S KD JS QH QC JD 4S JH 9H 5S 2S AS 6D ' +
      'TD 8D AH 3C 9D 3D AD JC 4H KS TH 3H 4C 7D 6H 2D KH',
    moves:
      'T3x1>F4 D D D D D D D D D D D D D D W>F2 D D D W>F1 D D W>T3 T1x1>T3 R>F3 T3x2>T4 T4x2>T3 T3x2>T4 T4x2>T3 ' +
      'T3x2>T4 D T4x2>T3 T3x2>T4 D T4x2>T3 W>T1 D D T3x2>T4 D D D D D D D D W>F1 D W>F3 T2x1>F3 R>F3 R>F2 T4x1>F2 ' +
      'D T4x1>F1 W>T1 T2x1>T1 D D D D D D W>F2 T3x1>F2 W>F2 T2x1>T3 D D D W>F2 W>T1 D D W>T1 D W>T1 T2x1>T1 R>F4 ' +
      'R>F2 D D D W>F3 D D D D D W>F1 D D W>T2 T3x2>T2 D T1x5>T3 W>T2 D D W>F2 D W>F3 D D T3x5>T1 D D D W>F4 D ' +
      'W>F4 T4x1>F4 T1x1>F4 T2x1>F4 T1x5>T4 T3x1>T1 D D D D W>F3 D D W>F2 W>F2 D W>F1 T4x1>F1 T2x1>F1 T4x1>F4 ' +
      'T2x1>F4 D T4x1>F1 T4x1>F4 T2x1>F1 T2x1>F4 T4x1>F1 D W>F1 T1x1>T2 T1x1>F4 T1x1>F1 D W>T4 W>T3 W>T1 W>F3 ' +
      'W>F2 T1x1>F2 D D W>F4 D W>F3 T3x1>F3 T2x1>F3 W>F3 T4x1>F3',
  },
  {
    variant: 'canfield',
    draw: 1,
    deck:
      '4C TH QS 7D TD 7H 5C 3S TS 4S 8D AS 4H 2D 6C KH 5H 7S 5S 6H KC 6S 4D 3D JH 2S AH 8H 3C AC TC 5D 9D 9S 6D ' +
      'KD 9H QD QH 2H 3H JD 8C JC 9C JS 2C 7C KS 8S QC AD',
    moves:
      'T3x1>T1 D D D D D D W>F1 D D W>F2 D D D W>T3 D D D D D D W>T4 D D D D D W>F3 D W>F3 D D D D D D W>F4 ' +
      'T3x1>F4 T3x1>F3 T1x1>F3 T2x1>T3 T4x2>T2 D D D D W>T3 D D D W>T2 D W>F3 D D D W>F1 D W>T3 R>T3 R>F2 T4x1>F2 ' +
      'R>F3 T2x1>F2 W>F2 T4x1>T2 D D W>F3 D D D W>F1 D D W>T4 T2x4>T4 T1x1>T2 W>T3 T3x3>T1 D D W>F3 R>F3 R>F4 ' +
      'T4x1>F4 T4x1>F1 T4x1>F2 T2x1>F4 T2x1>F1 T4x1>F1 T1x1>F1 D D T3x1>T2 T2x1>T3 T1x2>T2 D T2x2>T1 D D D D D ' +
      'W>F4 T3x1>T2 T1x3>T3 D D W>F2 T4x1>F2 T3x1>F2 T3x1>F3 T4x1>F1 D D D D D D D D W>T4 T3x2>T1 D W>F3 T1x2>T3 ' +
      'D W>F1 T4x1>F1 W>F1 W>T4 W>T1 D W>F4 T3x2>T1 T1x2>T3 D D W>F4 T4x1>F4 W>F4 T2x1>F4 T3x1>T2 T3x1>F3 W>F3 ' +
      'W>F4 T1x1>F4 D W>F2 T2x1>F2 D W>F2 T3x1>F2 D W>F1',
  },
  {
    variant: 'canfield',
    draw: 1,
    deck:
      '4D KC QH 7H 5S TS 7C JH 2H 2C 2D QC AH 3S 4S 8D 9C 3H 9D 5D KH 9H JC 8C 6S TD 6H 3D 6C AD 4C 2S JS TH 3C ' +
      '5C 5H 7D 7S 4H KS AS 6D 9S JD QD TC 8H AC 8S KD QS',
    moves:
      'T4x1>F2 T1x1>F1 T2x1>T3 D D D D D D D D D D W>F3 D D D D D D D W>F4 D D D D D W>F2 D W>T4 D W>T2 D D D D ' +
      'W>T4 D D D D D W>T2 D D T1x1>T2 T4x3>T1 D R>T2 R>T3 R>T2 R>F1 D D D D D D W>F1 T2x5>T4 D D W>T3 D T4x5>T2 ' +
      'D D W>F4 D D D D W>F4 D W>F2 T3x1>F2 R>F2 T2x5>T4 D T4x5>T2 D W>F1 D W>T3 D T2x5>T4 D T4x5>T2 T2x5>T4 ' +
      'T4x5>T2 T2x5>T4 T4x5>T2 T2x5>T4 T4x5>T2 T2x5>T4 D D W>F2 D D W>F1 D D D D D D W>F2 T4x5>T2 D W>T1 T2x5>T4 ' +
      'T4x5>T2 D D W>T1 T3x4>T1 T2x5>T4 D W>F4 D D D T1x6>T3 T3x6>T1 D W>F2 T1x6>T3 D D W>F1 D T4x1>F1 T4x1>F2 ' +
      'T4x3>T2 D T3x6>T1 T3x1>F2 R>F3 D D T1x7>T3 T2x3>T4 D D T4x3>T2 D W>F3 T3x1>F3 T3x1>F4 D W>F2 D W>F4 ' +
      'T3x5>T1 D T1x5>T3 D T2x3>T4 D W>F1 D W>F3 T3x1>F3 T3x1>F4 D D W>F4 T4x3>T2 D T2x3>T4 T3x3>T1 D W>F1 ' +
      'T4x3>T2 D T2x3>T4 T1x3>T3 T1x1>F1 T1x1>F2 D T4x3>T2 W>F3 T3x1>F3 T4x1>F2 T3x1>F4 T2x1>F4 T2x1>T4 T2x1>F1 D ' +
      'W>T1 D W>F1 D W>F3 T3x1>F3 T4x1>F3 T3x1>F4 T1x1>F3 T2x1>F3 D W>F4 T1x1>F4',
  },
  {
    variant: 'american',
    draw: 3,
    deck:
      '4D KC QH 7H 5S TS 7C JH 2H 2C 2D QC AH 3S 4S 8D 9C 3H 9D 5D KH 9H JC 8C 6S TD 6H 3D 6C AD 4C 2S JS TH 3C ' +
      '5C 5H 7D 7S 4H KS AS 6D 9S JD QD TC 8H AC 8S KD QS',
    moves:
      'T4x1>F2 T1x1>F1 T2x1>T3 D D D D D D D D D D D D D D D D D D D D D W>T2 D D D D D D W>T2 T1x1>T2 T4x1>T1 ' +
      'R>T2 R>T3 R>T2 R>F1 D D D D D D D D D W>T4 D D D D W>F1 D W>F3 W>T3 D D D D W>F2 W>F1 D D D D D D D D D D ' +
      'W>F2 T3x1>F2 R>F2 D D D D D D D D D D D D D W>T4 W>F1 W>F2 D D D W>F2 D D D W>F2 D D W>F1 T2x1>F1 T2x1>F2 ' +
      'R>F2 R>T1 R>F3 W>T3 D D D D D D D D D W>T4 D D D D D W>T3 W>F4 W>F1 T4x1>F1 D W>T2 W>F1 D W>T2 D D D D D ' +
      'W>T1 D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D D W>T1 W>F3 D D D D D D W>F4 ' +
      'T3x1>F4 T3x1>F3 D W>F3 D D W>T1 T3x3>T1 D D D W>F4 T1x1>F4 T1x1>F3 W>F4 T1x1>F4 T2x1>F4 W>F3 T1x1>F3 ' +
      'T1x1>F4 T2x1>F3 T2x1>F4 T1x1>F3 T1x1>F4 T4x1>F3 T2x1>F2 T1x1>F2 T4x1>F4 T2x1>F1 T4x1>F2 T1x1>F4 D W>F1 ' +
      'W>F3 T2x1>F3',
  },
  {
    variant: 'storehouse',
    draw: 1,
    deck:
      '7H AH JS 2D JC TH 6H 4C KS QC 9S 3D QS 4H 7C 9D 3H 2S JD AD 4D 8D 5D 5S JH 6D 6S KH 9C 9H 7S QD QH 8H 8C ' +
      '5H 6C 7D AS TC TS 2H TD AC 4S 3C 5C 8S KD KC 2C 3S',
    moves:
      'T3x1>F2 T3x1>F2 R>F3 D D W>F3 D W>T2 D W>F3 D D D W>F3 D D D D D D D D D D W>F2 D W>T1 D W>F3 T2x1>F3 ' +
      'T2x1>F3 D D D D W>F3 T4x1>F3 D D D W>F4 D D W>T2 W>T1 D D D W>F1 D D D D D D D D D D W>F3 D D D D D D D D ' +
      'W>F1 D W>F3 D D D W>F3 D W>F1 D D W>F1 D D D D W>F1 T2x1>F1 T2x1>F1 R>F4 R>F2 T1x1>F4 T1x1>F4 T1x1>F4 ' +
      'T3x1>T2 T3x1>T4 T3x1>T2 R>F2 D D W>F2 D W>F4 D D W>T4 D W>F1 T2x1>F1 T2x1>F1 T2x1>F1 W>F1 W>T2 W>F2 W>F4 ' +
      'T1x1>F2 T4x1>F4 T4x1>F4 T4x1>F4 W>T4 W>F2 T2x1>F2 T4x1>F2 T3x1>F2 D D W>F4 W>F4',
  },
  {
    variant: 'rainfall',
    draw: 1,
    deck:
      '2H QS 6C 2C TC KC QD 6S 8H AC 5H 4D 9S 5D 7S 7H 5C 9C 7C 8C TS 8S 3S KD JS QH QC JD 4S JH 9H 5S 2S AS 6D ' +
      'TD 8D AH 3C 9D 3D AD JC 4H KS TH 3H 4C 7D 6H 2D KH',
    moves:
      'T3x1>F4 D D D D D D D D D D D D D D W>F2 D D D D D W>T4 T1x1>T4 R>F3 D D W>T1 D D D D D D D D D D D W>F3 ' +
      'T2x1>F3 R>F3 R>F2 T4x1>F2 T4x1>T3 T3x1>T4 D D W>T2 W>T1 T2x2>T1 T4x1>T3 D D T3x1>T4 T4x1>T3 D D D W>F2 ' +
      'T3x1>T4 T3x1>F2 W>F2 T2x1>T3 D D D W>F2 D D W>T1 D D D W>T1 T2x1>T1 R>F4 R>F2 D W>F3 D D D W>F1 D D D W>T1 ' +
      'D D W>T2 T3x2>T2 D W>T2 D D W>F2 D W>F3 D D D W>F1 T4x1>F1 T1x1>F1 D D W>F4 D W>F4 T4x1>F4 T1x1>F4 T1x1>F3 ' +
      'T2x1>F4 T1x1>F4 T2x1>T4 T2x1>F4 D D D W>F3 D T1x1>F3 T1x1>F4 D D D W>F2 W>F2 D W>F1 D W>F3 T3x1>F3 W>T3 ' +
      'W>F1 T4x1>F1 W>F1 W>F2 T3x1>F2 T2x1>F1 T2x1>F4 T1x1>F1 T1x1>F4 D W>F1 T1x1>F1 D D W>F3 W>F3 D W>F4',
  },
  {
    variant: 'superior',
    draw: 3,
    deck:
      '4H 6H 8S 8C 6C AD 9S 7D KS QS 9C 2C JS 7C 5D 3S 4S 6S AH TD TC QD AS 3D 7S 5H 7H 9H 3H JD TS 2S QH 4D AC ' +
      'TH JH QC KD KC 5S 9D 8D 8H 3C KH 4C 2H 5C 6D 2D JC',
    moves:
      'T1x1>T4 T3x1>T1 T4x2>T3 T3x2>T4 R>T3 T1x1>T4 T4x3>T1 T2x1>T4 T1x3>T2 T2x3>T1 R>T2 D D D W>F3 D D D D D D D ' +
      'W>T4 D D D D D D D D D D D D D D D D D D D D D D D D D D D D D W>T1 T2x1>T1 T3x1>T2 T1x5>T3 R>T1 W>T4 D D ' +
      'D D D D W>T1 D W>T4 R>T4 D D D D D D D D W>T2 T1x2>T2 T3x5>T1 D T1x5>T3 T4x5>T1 T1x5>T4 T2x4>T1 R>T2 R>F4 ' +
      'T1x1>F4 D W>F4 D D D D D D D D D W>T4 D D D D D D D D D D D D D D D D D D D D D D D D D D D D D W>T2 D ' +
      'T1x3>T2 T4x6>T1 D R>T4 R>T3 T2x5>T3 T1x6>T2 R>T1 R>F1 T3x1>F1 T4x1>T3 D D T3x11>T4 T2x6>T3 T4x11>T2 ' +
      'T1x1>T4 R>T1 D D D W>F1 W>F4 D W>T4 W>F2 T1x1>F2 T2x1>F2 T4x2>T1 R>T4 D W>F4 D D D W>F3 W>T4 R>T4 T3x6>T4 ' +
      'T2x1>T3 T3x1>T2 T2x1>T3 T3x1>T2 W>T3 D D W>F1 D D W>F3 T2x1>F3 T4x1>F3 W>F4 D D W>F1 T3x1>F1 W>F1 D D D ' +
      'T2x1>T3 T2x1>F3 D W>F2 T3x1>F2 T4x1>F2 T2x1>F2 T4x1>F3 T4x1>F2 D W>F4 T2x1>F4 T2x1>F1 T1x1>T3 T3x1>T1 D ' +
      'T4x1>T3 T3x1>T4 D W>F4 T2x1>F4 W>T3 T2x1>T1 D D W>F2 W>T1 W>F3 T4x1>F3 T1x1>F3 T4x1>F2 T1x1>F2 T4x1>F3 ' +
      'T1x1>F3 T4x1>F2 T4x1>F3 D W>T2 W>F1 T2x1>F1 W>F4 T2x1>F4 T3x1>F4 T2x1>F2 D W>F1 T1x1>F1',
  },
];
