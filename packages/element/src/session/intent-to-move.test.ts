import { Game, type GameState, isColumn, isFoundation, type Move, refusalOf, type Rules } from '@canfield-game/engine';
import { knownDeal, type Laid, layOut, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition } from '../test/positions.js';
import type { TapMode } from './intent.js';
import { intentToMove } from './intent-to-move.js';

const tap = (game: { state: GameState; rules: Rules }, pile: 'R' | 'W' | `T${number}`, index: number, mode: TapMode) =>
  intentToMove(game, { type: 'tap', pile, index }, mode);

const to = (move: Move | undefined): string | undefined =>
  move?.type === 'move' ? `${move.to}x${move.count}` : move?.type;

/** Base 7 of hearts: the reserve's top and the columns as named, everything else in the stock. */
const laid = (reserve: string, ...columns: string[]): Laid =>
  layOut({ base: '7H', foundations: '9H', reserve, columns });

describe('P23: a tap', () => {
  it('goes to the foundation first, though a column takes the card too', () => {
    expect(to(tap(laid('TH', 'JS', '2C', '4D', '6S'), 'R', 0, 'auto'))).toBe('F1x1');
  });

  it('goes to the longest column that takes it, the leftmost of equals', () => {
    const game = laid('5D', '6S', '7D 6C', '3C', '7C 6D');
    expect(to(tap(game, 'R', 0, 'auto'))).toBe('T2x1');
    expect(to(tap(laid('5D', '6S', '6C', '3C', '2C'), 'R', 0, 'auto'))).toBe('T1x1');
  });

  it('goes to an empty column last, and never with a whole column', () => {
    const waste = layOut({ base: '7H', waste: '3C', columns: ['KH', '', '2C', ''] });
    expect(to(tap(waste, 'W', 0, 'auto'))).toBe('T2x1');
    expect(tap(waste, 'T1', 0, 'auto')).toBeUndefined();
    const tail = layOut({ base: '7H', columns: ['KH QC', '', '', ''] });
    expect(to(tap(tail, 'T1', 1, 'auto'))).toBe('T2x1');
  });

  it('on a card inside a column takes its tail', () => {
    const game = laid('2C', 'KH QC JH', 'AS', '4D', '6S');
    expect(to(tap(game, 'T1', 0, 'auto'))).toBe('T2x3');
    expect(tap(game, 'T1', 1, 'auto')).toBeUndefined();
  });

  it('takes the whole column where that tail may not move', () => {
    const whole = layOut({ base: '7H', columns: ['KH QC JH', 'AS', 'KD', '4D'] }, { variant: 'american' });
    expect(to(tap(whole, 'T1', 1, 'auto'))).toBe('T2x3');
  });

  it('with foundations only goes nowhere else', () => {
    expect(to(tap(laid('TH', 'JS', '2C', '4D', '6S'), 'R', 0, 'foundation'))).toBe('F1x1');
    expect(tap(laid('5D', '6S', '2C', '4D', '3C'), 'R', 0, 'foundation')).toBeUndefined();
  });

  it('on a foundation takes nothing back', () => {
    const { state, rules } = laid('2C', 'TS', '4C', '4D', '6S');
    expect(intentToMove({ state, rules }, { type: 'tap', pile: 'F1', index: 2 }, 'auto')).toBeUndefined();
  });

  it('R07: on a card of the waste that is not its last plays nothing', () => {
    const game = playLine(Game.fromCode(knownDeal.code), 'D');
    expect(game.state.waste).toHaveLength(3);
    for (const index of [0, 1]) expect(tap(game, 'W', index, 'auto')).toBeUndefined();
  });

  it('on any card of any position is a legal move or none, and never a take-back or an idle one', () => {
    let played = 0;
    fc.assert(
      fc.property(anyPosition, fc.constantFrom<TapMode>('auto', 'foundation'), ({ state, rules }, mode) => {
        const columns = state.tableau.map((cards, index) => [`T${index + 1}` as const, cards] as const);
        for (const [pile, cards] of [['R', state.reserve] as const, ['W', state.waste] as const, ...columns]) {
          for (const index of cards.keys()) {
            const move = tap({ state, rules }, pile, index, mode);
            if (move === undefined) continue;
            played += 1;
            expect(refusalOf(state, rules, move)).toBeUndefined();
            if (move.type !== 'move') throw new Error(move.type);
            expect(isFoundation(move.from)).toBe(false);
            if (mode === 'foundation') expect(isFoundation(move.to)).toBe(true);
            const emptied = isColumn(move.to) && state.tableau[Number(move.to.slice(1)) - 1]?.length === 0;
            expect(emptied && isColumn(pile) && move.count === cards.length).toBe(false);
          }
        }
      }),
      { numRuns: 400 },
    );
    expect(played).toBeGreaterThan(20);
  });
});

describe('an intent that is no move', () => {
  it('gives none', () => {
    const game = Game.fromCode(knownDeal.code);
    for (const type of ['undo', 'redo', 'new'] as const) expect(intentToMove(game, { type }, 'auto')).toBeUndefined();
    expect(intentToMove(game, { type: 'tap', pile: 'S', index: 33 }, 'auto')).toBeUndefined();
  });

  it('is not judged here: what a drop asks for is given on to the engine, legal or not', () => {
    const game = Game.fromCode(knownDeal.code);
    const drop = { type: 'drop', from: 'T1', count: 1, to: 'F3' } as const;
    expect(intentToMove(game, drop, 'off')).toEqual({ type: 'move', from: 'T1', count: 1, to: 'F3' });
  });
});
