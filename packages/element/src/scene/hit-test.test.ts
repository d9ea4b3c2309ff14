import { Game, parseCard } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { dropTarget, hitTest } from './hit-test.js';
import { layout } from './layout.js';
import { metricsFor } from './metrics.js';
import { cardBox, placeOf } from './scene.js';

const game = playLine(Game.fromCode(knownDeal.code), `${knownDeal.opening} D`);
const scene = layout(game, metricsFor(900, 620, { lanes: 4, openReserve: false, hand: 'right' }));
const { card } = scene.metrics;

const lying = (text: string) => {
  const found = scene.cards.find((known) => known.card === parseCard(text));
  if (!found) throw new Error(text);
  return found;
};

describe('a point', () => {
  it('hits the topmost card', () => {
    const queen = lying('QC');
    expect(hitTest(scene, { x: queen.x + 5, y: queen.y + 5 })).toEqual({ pile: 'T4', index: 2 });
    expect(hitTest(scene, { x: queen.x + 5, y: queen.y - 5 })).toEqual({ pile: 'T4', index: 1 });
  });

  it('hits the place of an empty pile', () => {
    const { x, y } = placeOf(scene, 'F2')?.box ?? { x: 0, y: 0 };
    expect(hitTest(scene, { x: x + 9, y: y + 9 })).toEqual({ pile: 'F2', index: -1 });
  });

  it('hits nothing on bare cloth', () => {
    expect(hitTest(scene, { x: 899, y: 619 })).toBeUndefined();
  });
});

describe('P18: a dropped card', () => {
  const home = placeOf(scene, 'T1')?.box ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = (dx: number, dy: number) => cardBox(scene, { x: home.x + dx, y: home.y + dy });

  it('counts where a third of it overlaps', () => {
    expect(dropTarget(scene, at(card.width * 0.66, 0), ['T1'])).toBe('T1');
    expect(dropTarget(scene, at(card.width * 0.68, 0), ['T1'])).toBeUndefined();
  });

  it('goes where it overlaps most, among those allowed', () => {
    const between = at(scene.metrics.laneStep * 0.45, 0);
    expect(dropTarget(scene, between, ['T1', 'T2'])).toBe('T1');
    expect(dropTarget(scene, between, ['T2'])).toBe('T2');
    expect(dropTarget(scene, between, ['T3'])).toBeUndefined();
  });

  it('counts along the whole of a column', () => {
    const first = lying('AS');
    const last = lying('QC');
    for (const y of [first.y, (first.y + last.y) / 2, last.y]) {
      expect(dropTarget(scene, cardBox(scene, { x: first.x, y }), ['T4'])).toBe('T4');
    }
  });
});
