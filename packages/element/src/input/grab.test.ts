import { Game, isColumn, legalMoves, type PileId, type Settings } from '@canfield-game/engine';
import { cardsOf, knownDeal, layOut, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, sceneFor } from '../test/positions.js';
import { type Grab, grabAt } from './grab.js';

const piles = {
  base: '7H',
  foundations: '9H 7S',
  reserve: '2C 3C 4C',
  waste: '5D 6D JD',
  columns: ['KS QH JS', 'TD', '', '2H'],
};

/** What can be picked up at a card of the position above, as texts. */
function taken(pile: PileId, index: number, settings: Settings = {}): Grab | undefined {
  const { state, rules } = layOut(piles, settings);
  return grabAt(state, rules, { pile, index });
}

describe('what can be picked up', () => {
  it('is the top card of reserve and waste, and none under it', () => {
    expect(taken('R', 2)).toEqual({ from: 'R', count: 1, index: 2, cards: cardsOf('4C') });
    expect(taken('W', 2)).toEqual({ from: 'W', count: 1, index: 2, cards: cardsOf('JD') });
    for (const pile of ['R', 'W'] as const) expect([taken(pile, 0), taken(pile, 1)]).toEqual([undefined, undefined]);
  });

  it('is nothing of the stock, of an empty pile, or of a card that is not there', () => {
    expect(taken('S', 0)).toBeUndefined();
    expect([taken('T3', -1), taken('T3', 0), taken('F3', -1), taken('F3', 0)]).toEqual(Array(4).fill(undefined));
    expect([taken('T1', 3), taken('T1', -1), taken('R', 9)]).toEqual(Array(3).fill(undefined));
    expect(taken('T8', 0)).toBeUndefined();
  });

  it('is the top card of a foundation where it may be taken back', () => {
    expect(taken('F1', 2)).toEqual({ from: 'F1', count: 1, index: 2, cards: cardsOf('9H') });
    expect(taken('F1', 1)).toBeUndefined();
    expect(taken('F1', 2, { takeBack: false })).toBeUndefined();
  });

  it('is any tail of a column where tails move', () => {
    const counts = [0, 1, 2].map((index) => taken('T1', index)?.count);
    expect(counts).toEqual([3, 2, 1]);
    expect(taken('T1', 1)?.cards).toEqual(cardsOf('QH JS'));
  });

  it('is its top card or all of it where only that moves', () => {
    const counts = [0, 1, 2].map((index) => taken('T1', index, { move: 'top-or-whole' })?.count);
    expect(counts).toEqual([3, undefined, 1]);
  });

  it('is its top card, for a foundation, or all of it where only whole columns move', () => {
    const counts = [0, 1, 2].map((index) => taken('T1', index, { move: 'whole' })?.count);
    expect(counts).toEqual([3, undefined, 1]);
  });

  it('is nothing while the base card is to be chosen', () => {
    const { state, rules } = Game.fromCode('SE1-D3-AAAAACL');
    const hits = (['R', 'C', 'T1', 'W', 'S'] as const).flatMap((pile) => [0, 4, 12].map((index) => ({ pile, index })));
    expect(hits.flatMap((hit) => grabAt(state, rules, hit) ?? [])).toEqual([]);
  });

  it('is every set of cards that has a legal move, in any position', () => {
    fc.assert(
      fc.property(anyPosition, ({ state, rules }) => {
        const hits = sceneFor({ state, rules }, { width: 900 }).cards;
        const grabs = hits.flatMap((hit) => grabAt(state, rules, hit) ?? []);
        const known = new Set(grabs.map(({ from, count }) => `${from} ${count}`));
        const moves = legalMoves(state, rules).flatMap((move) => (move.type === 'move' ? [move] : []));
        expect(moves.filter(({ from, count }) => !known.has(`${from} ${count}`))).toEqual([]);
        expect(grabs.filter(({ from, count }) => count > 1 && !isColumn(from))).toEqual([]);
        for (const { cards, count } of grabs) expect(cards).toHaveLength(count);
      }),
      { numRuns: 40 },
    );
  });

  it('is nothing but the last cards of each foundation when the game is won', () => {
    const { state, rules } = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
    const grabs = sceneFor({ state, rules }, { width: 900 }).cards.flatMap((hit) => grabAt(state, rules, hit) ?? []);
    expect(grabs.map(({ from, index }) => `${from} ${index}`)).toEqual(['F1 12', 'F2 12', 'F3 12', 'F4 12']);
  });
});
