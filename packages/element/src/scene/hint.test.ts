import { Game, legalMoves, parseCard } from '@canfield-game/engine';
import { layOut } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, anySize, sceneFor } from '../test/positions.js';
import { ghostTime, hintMark } from './hint.js';
import { landingBox } from './overlay.js';
import { cardBox, lyingOf, placeOf } from './scene.js';

const card = (text: string): number => parseCard(text) ?? -1;
const laid = layOut({ base: '7H', foundations: '7H', reserve: '8H', columns: ['KS QH JS', '', 'QD', 'KC'] });
const scene = sceneFor(laid, { width: 900 });
const boxOf = (text: string) => cardBox(scene, lyingOf(scene, card(text)) ?? { x: -1, y: -1 });

describe('a move that is proposed', () => {
  it('has its cards marked, and shows them where they would lie', () => {
    const mark = hintMark(scene, { type: 'move', from: 'T1', to: 'T4', count: 2 }, ghostTime);
    const { fan } = scene.metrics;
    const strip = boxOf('JS').y - boxOf('QH').y;
    expect(mark.from).toEqual({ ...boxOf('QH'), height: boxOf('QH').height + strip });
    const { x, y } = boxOf('KC');
    expect(mark.ghosts).toEqual([
      { card: card('QH'), x, y: y + fan },
      { card: card('JS'), x, y: y + fan + strip },
    ]);
    expect(mark.to).toEqual({ ...boxOf('KC'), y: y + fan, height: boxOf('KC').height + strip });
  });

  it('to a foundation or an empty column shows the card in its place', () => {
    const up = hintMark(scene, { type: 'move', from: 'R', to: 'F1', count: 1 }, ghostTime);
    expect(up.to).toEqual(boxOf('7H'));
    const down = hintMark(scene, { type: 'move', from: 'R', to: 'T2', count: 1 }, ghostTime);
    expect(down.to).toEqual(placeOf(scene, 'T2')?.box);
  });

  it('sets its ghosts out from where the cards lie', () => {
    const mark = hintMark(scene, { type: 'move', from: 'R', to: 'F1', count: 1 }, 0);
    expect([mark.from, mark.to]).toEqual([boxOf('8H'), boxOf('8H')]);
  });

  it('that is a tap marks stock or card alone', () => {
    expect(hintMark(scene, { type: 'draw' }, 0)).toEqual({ from: placeOf(scene, 'S')?.box, to: null, ghosts: [] });
    const game = Game.fromCode('SE1-D3-AAAAACL');
    const choice = sceneFor(game, { width: 900 });
    const { from, to } = hintMark(choice, { type: 'base', index: 2 }, 0);
    expect(from).toEqual(cardBox(choice, lyingOf(choice, game.state.choice?.[1]) ?? { x: -1, y: -1 }));
    expect(to).toBeNull();
  });

  it('leaves of what it covers the index to be seen, in every position and on every table', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const any = sceneFor(position, size);
        for (const move of legalMoves(position.state, position.rules)) {
          const mark = hintMark(any, move, Infinity);
          expect(mark.from).not.toBeNull();
          if (move.type !== 'move') continue;
          expect(mark.ghosts).toHaveLength(move.count);
          const column = position.state.tableau[Number(move.to.slice(1)) - 1];
          const covered = landingBox(any, move.to);
          if (move.to.startsWith('T') && column?.length) {
            expect((mark.to?.y ?? 0) - (covered?.y ?? 0)).toBeGreaterThanOrEqual(18);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
