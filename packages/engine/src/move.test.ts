import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkMove,
  columnId,
  foundationId,
  indexOf,
  isColumn,
  isFoundation,
  type Move,
  moveText,
  parseMove,
} from './move.js';

const written: readonly (readonly [string, Move])[] = [
  ['D', { type: 'draw' }],
  ['B3', { type: 'base', index: 3 }],
  ['W>F2', { type: 'move', from: 'W', to: 'F2', count: 1 }],
  ['R>T1', { type: 'move', from: 'R', to: 'T1', count: 1 }],
  ['T3>F1', { type: 'move', from: 'T3', to: 'F1', count: 1 }],
  ['F1>T4', { type: 'move', from: 'F1', to: 'T4', count: 1 }],
  ['T2x2>T4', { type: 'move', from: 'T2', to: 'T4', count: 2 }],
  ['T8x51>T9', { type: 'move', from: 'T8', to: 'T9', count: 51 }],
];

describe('the text of a move', () => {
  it.each(written)('%s is written', (text, move) => {
    expect(moveText(move)).toBe(text);
  });

  it.each(written.filter(([text]) => text !== 'T3>F1'))('%s is read in any case', (text, move) => {
    for (const typed of [text, text.toLowerCase(), `  ${text} `]) expect(parseMove(typed)).toEqual(move);
  });

  it('leaves the count of a column open where none is given, and takes it where it is', () => {
    expect(parseMove('T3>F1')).toEqual({ type: 'move', from: 'T3', to: 'F1' });
    expect(parseMove('T3>T1')).toEqual({ type: 'move', from: 'T3', to: 'T1' });
    expect(parseMove('T3x1>F1')).toEqual({ type: 'move', from: 'T3', to: 'F1', count: 1 });
  });

  it.each(
    [
      [
        '',
        'DD',
        'D1',
        'W',
        'W>',
        '>T1',
        'W>W',
        'W>R',
        'W>S',
        'S>W',
        'W>T0',
        'W>T10',
        'W>F0',
        'T>T1',
        'T1>T',
        'F1x1>T1',
      ],
      [
        'Wx1>T1',
        'Rx2>T1',
        'T1x>T2',
        'T1x0>T2',
        'T1x01>T2',
        'T1x100>T2',
        'T1x-1>T2',
        'T1X1X1>T2',
        'T1 > T2',
        'T1>T2 T2>T3',
      ],
      [
        'B',
        'B0',
        'B10',
        'B-1',
        'C1',
        'T1→T2',
        'R>T2+D',
        'ꓓ',
        'R>T２',
        `${' '.repeat(40)}D`,
        'D'.repeat(1_000_000),
        'R>T2\u0000',
      ],
    ].flat(),
  )('%j is none', (text) => {
    expect(parseMove(text)).toBeUndefined();
  });

  it('is read back as the move it was written from', () => {
    const pile = (letter: string) => fc.integer({ min: 1, max: 9 }).map((index) => `${letter}${index}`);
    const from = fc.oneof(fc.constantFrom('W', 'R'), pile('F'), pile('T'));
    const card = fc.record({ from, to: fc.oneof(pile('F'), pile('T')), more: fc.integer({ min: 1, max: 51 }) });
    fc.assert(
      fc.property(card, ({ from, to, more }) => {
        const count = from.startsWith('T') && to.startsWith('T') ? more : 1;
        const move = { type: 'move', from, to, count } as Move;
        const read = parseMove(moveText(move));
        expect(read?.type === 'move' ? { ...read, count: read.count ?? 1 } : read).toEqual(move);
        expect(checkMove(move)).toEqual(move);
      }),
      { seed: 10 },
    );
  });
});

describe('piles', () => {
  it('are counted from 1 in texts, from 0 in rows', () => {
    expect([0, 7].map(columnId)).toEqual(['T1', 'T8']);
    expect([0, 3].map(foundationId)).toEqual(['F1', 'F4']);
    expect([indexOf('T1'), indexOf('F4')]).toEqual([0, 3]);
    expect(['T1', 'F1', 'W'].map((pile) => isColumn(pile as 'W'))).toEqual([true, false, false]);
    expect(['T1', 'F1', 'W'].map((pile) => isFoundation(pile as 'W'))).toEqual([false, true, false]);
  });
});

describe('checkMove', () => {
  it('takes a move’s parts and nothing else', () => {
    expect(checkMove({ type: 'draw', extra: 1 })).toEqual({ type: 'draw' });
    expect(checkMove({ type: 'base', index: 99 })).toEqual({ type: 'base', index: 99 });
    expect(checkMove({ type: 'move', from: 'F9', to: 'T9', count: -3, at: 1 })).toEqual({
      type: 'move',
      from: 'F9',
      to: 'T9',
      count: -3,
    });
  });

  it.each([
    null,
    undefined,
    'D',
    5,
    [],
    {},
    { type: 'Draw' },
    { type: 'base' },
    { type: 'move', from: 'T1\n', to: 'T2', count: 1 },
  ])('%j is none', (value) => {
    expect(checkMove(value)).toBeUndefined();
  });

  it('reads each part once, and takes what cannot be read for none', () => {
    let asked = 0;
    const turning = {
      type: 'move',
      from: 'R',
      to: 'T1',
      get count() {
        return asked++ === 0 ? 1 : 'many';
      },
    };
    expect(checkMove(turning)).toEqual({ type: 'move', from: 'R', to: 'T1', count: 1 });
    const trapped = {
      get type() {
        throw new Error('untouchable');
      },
    };
    expect(checkMove(trapped)).toBeUndefined();
  });
});
