import { Game, legalMoves, parseCard } from '@canfield-game/engine';
import { knownDeal, layOut } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, anySize, sceneFor } from '../test/positions.js';
import { dropTarget } from './hit-test.js';
import { draggedPoses, glowsOf, landingBox } from './overlay.js';
import { cardBox, placeOf } from './scene.js';

const card = (text: string): number => parseCard(text) ?? -1;
const laid = layOut({ base: '7H', foundations: '7H', columns: ['KS QH JS', '', 'TH'] });
const scene = sceneFor(laid, { width: 900 });
const lying = (text: string) => scene.cards.find((known) => known.card === card(text));

describe('dragged cards', () => {
  const at = { x: 321, y: 123 };
  const poses = draggedPoses(scene, { cards: [card('QH'), card('JS')], at, tail: at, lift: 0.5 });

  it('begin under the finger, and keep the distance they had', () => {
    const strip = (lying('JS')?.y ?? 0) - (lying('QH')?.y ?? 0);
    expect(strip).toBeGreaterThan(0);
    expect(poses.map(({ card: one, x, y }) => [one, x, y])).toEqual([
      [card('QH'), 321, 123],
      [card('JS'), 321, 123 + strip],
    ]);
  });

  it('are face up, lifted as far as the hand has them', () => {
    expect(poses.map(({ turn, lift, covered }) => ({ turn, lift, covered }))).toEqual([
      { turn: 1, lift: 0.5, covered: false },
      { turn: 1, lift: 0.5, covered: false },
    ]);
  });

  it('that lie no more on the table are fanned as in no hurry', () => {
    const gone = draggedPoses({ ...scene, cards: [] }, { cards: [1, 2, 3], at, tail: at, lift: 1 });
    expect(gone.map(({ y }) => y)).toEqual([123, 123 + scene.metrics.fan, 123 + 2 * scene.metrics.fan]);
  });

  it('hang back the more the farther they are from the finger, which has the first', () => {
    const three = { cards: [card('KS'), card('QH'), card('JS')], at, lift: 1 };
    const [resting, moving] = [at, { x: 311, y: 127 }].map((tail) => draggedPoses(scene, { ...three, tail }));
    const apart = moving?.map(({ x, y }, index) => [x - (resting?.[index]?.x ?? 0), y - (resting?.[index]?.y ?? 0)]);
    expect(apart).toEqual([
      [0, 0],
      [-5, 2],
      [-10, 4],
    ]);
  });

  it('are none where nothing is dragged', () => {
    expect(draggedPoses(scene, { cards: [], at, tail: at, lift: 1 })).toEqual([]);
  });
});

describe('a pile that takes cards', () => {
  it('takes them on its last card, or on its empty place', () => {
    expect(landingBox(scene, 'T1')).toEqual(cardBox(scene, lying('JS') ?? { x: -1, y: -1 }));
    expect(landingBox(scene, 'T2')).toEqual(placeOf(scene, 'T2')?.box);
    expect(landingBox(scene, 'T8')).toBeUndefined();
  });

  it('glows, the nearest one strongest', () => {
    expect(glowsOf(scene, ['F1', 'T2', 'T3'], 'T2')).toEqual([
      { box: landingBox(scene, 'F1'), strong: false },
      { box: landingBox(scene, 'T2'), strong: true },
      { box: landingBox(scene, 'T3'), strong: false },
    ]);
    expect(glowsOf(scene, ['T8'], 'T8')).toEqual([]);
    expect(glowsOf(scene, [], 'T1')).toEqual([]);
  });

  it('is hit by a drop just where it glows, at any size and for both hands', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const table = sceneFor(position, size);
        for (const move of legalMoves(position.state, position.rules)) {
          if (move.type !== 'move') continue;
          const box = landingBox(table, move.to);
          expect(box && dropTarget(table, box, [move.to])).toBe(move.to);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of the known deal: the king of hearts glows for the queen of clubs', () => {
    const table = sceneFor(Game.fromCode(knownDeal.code), { width: 900 });
    const king = table.cards.find((known) => known.card === card('KH'));
    expect(glowsOf(table, ['T2'], undefined)).toEqual([
      { box: cardBox(table, king ?? { x: -1, y: -1 }), strong: false },
    ]);
  });
});
