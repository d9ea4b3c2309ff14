import { describe, expect, it } from 'vitest';
import { tapMove, type TapReach } from './auto.js';
import { type Move, moveText, type SourceId } from './move.js';
import type { Settings } from './rules.js';
import { layOut, type LaidPiles } from './testing.js';

const textOf = (move: Move | undefined) => move && moveText(move);

describe('a tap', () => {
  const tap = (piles: Partial<LaidPiles>, from: SourceId, count?: number, settings?: Settings, reach?: TapReach) => {
    const { state, rules } = layOut({ base: '7H', foundations: '8H', ...piles }, settings);
    return textOf(tapMove(state, rules, from, count, reach));
  };

  it('sends a card to its foundation when it fits, though a column would take it', () => {
    expect(tap({ reserve: '9H', columns: ['TC'] }, 'R')).toBe('R>F1');
    expect(tap({ waste: '7S', columns: ['8D'] }, 'W')).toBe('W>F2');
    expect(tap({ columns: ['TC 9H', 'TS'] }, 'T1')).toBe('T1>F1');
  });

  it('else to the longest column that accepts it, the leftmost of equals', () => {
    expect(tap({ waste: '5S', columns: ['6D', '7C 6H', '9D 8C 7D', '2C'] }, 'W')).toBe('W>T2');
    expect(tap({ waste: '5S', columns: ['9C', '6D', '6H', '2C'] }, 'W')).toBe('W>T2');
  });

  it('and last to an empty column, but never a whole column to an empty one', () => {
    expect(tap({ waste: '5S', columns: ['9C', '', '2H', ''] }, 'W')).toBe('W>T2');
    expect(tap({ columns: ['9C', '', '2H 3C'] }, 'T1')).toBeUndefined();
    expect(tap({ columns: ['9C 8D', '', '2H'] }, 'T1', 2)).toBeUndefined();
    expect(tap({ columns: ['9C 8D', '', '2H'] }, 'T1', 1)).toBe('T1x1>T2');
    expect(tap({ columns: ['9C 8D', '', 'TD'] }, 'T1', 2)).toBe('T1x2>T3');
  });

  it('takes the tail from the card, or the whole column where that tail may not move', () => {
    const piles = { columns: ['9C 8D 7S', 'TD', '9S', '8C'] };
    expect(tap(piles, 'T1', 2)).toBe('T1x2>T3');
    expect(tap(piles, 'T1', 2, { move: 'top-or-whole' })).toBe('T1x3>T2');
    expect(tap(piles, 'T1', 2, { move: 'whole' })).toBe('T1x3>T2');
    expect(tap(piles, 'T1', 3)).toBe('T1x3>T2');
  });

  it('on a top card takes the whole column where only that may move', () => {
    const piles = { columns: ['9C 8D 5S', 'TD', '6D'] };
    expect(tap(piles, 'T1', 1)).toBe('T1x1>T3');
    expect(tap(piles, 'T1', 1, { move: 'top-or-whole' })).toBe('T1x1>T3');
    expect(tap(piles, 'T1', 1, { move: 'whole' })).toBe('T1x3>T2');
    expect(tap({ columns: ['TC 9H', 'JD'] }, 'T1', 1, { move: 'whole' })).toBe('T1>F1');
  });

  it('never sends a tail to a foundation and never takes back', () => {
    expect(tap({ columns: ['9H 8S'] }, 'T1', 2)).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'F1')).toBeUndefined();
  });

  it('keeps to foundations where it is told to', () => {
    expect(tap({ waste: '9H' }, 'W', 1, {}, 'foundation')).toBe('W>F1');
    expect(tap({ waste: '5S', columns: ['6D'] }, 'W', 1, {}, 'foundation')).toBeUndefined();
    expect(tap({ columns: ['TC 9H', 'TS'] }, 'T1', 2, {}, 'foundation')).toBeUndefined();
  });

  it('does nothing on an empty pile, on one that is none, and in a won game', () => {
    expect(tap({}, 'W')).toBeUndefined();
    expect(tap({}, 'T4')).toBeUndefined();
    expect(tap({}, 'T9')).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'T1', 0)).toBeUndefined();
    expect(tap({ columns: ['9C'] }, 'T1', 2)).toBeUndefined();
    const { state, rules } = layOut({ base: '7H', foundations: '6H 6S 6D 6C' });
    expect(textOf(tapMove(state, rules, 'T1'))).toBeUndefined();
  });
});
