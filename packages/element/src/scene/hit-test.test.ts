import { Game, parseCard } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, anySize, sceneFor } from '../test/positions.js';
import { contains } from './box.js';
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

describe('any point of any table', () => {
  const part = fc.integer({ min: 0, max: 999 }).map((number) => number / 1000);

  it('hits the card painted last of those that lie there, never a covered one', () => {
    fc.assert(
      fc.property(anyPosition, anySize, fc.array(fc.tuple(part, part), { minLength: 20 }), (position, size, points) => {
        const table = sceneFor(position, size);
        const { width, height } = table.metrics;
        for (const [x, y] of points) {
          const point = { x: x * width, y: y * height };
          const there = table.cards.filter((known) => contains(cardBox(table, known), point));
          const hit = hitTest(table, point);
          const top = there.at(-1);
          if (top) expect(hit).toEqual({ pile: top.pile, index: top.index });
          else expect(hit?.index ?? -1).toBe(-1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('on the last card of a pile hits that card', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const table = sceneFor(position, size);
        for (const { pile, count } of table.places.filter((place) => place.count > 0)) {
          const top = table.cards.findLast((known) => known.pile === pile) ?? { x: -9, y: -9 };
          const { x, y, width, height } = cardBox(table, top);
          expect(hitTest(table, { x: x + width / 2, y: y + height / 2 })).toEqual({ pile, index: count - 1 });
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('a card dropped between two piles that both accept it', () => {
  it('goes to the one it overlaps more, at every step from one to the other', () => {
    const [one, two] = [placeOf(scene, 'T1')?.box, placeOf(scene, 'T2')?.box];
    const [from, to] = [one?.x ?? NaN, two?.x ?? NaN];
    const goes = Array.from({ length: 41 }, (_, step) => {
      const dropped = cardBox(scene, { x: from + ((to - from) * step) / 40, y: one?.y ?? NaN });
      return dropTarget(scene, dropped, ['T2', 'T1']);
    });
    expect(goes.slice(0, 20)).toEqual(Array(20).fill('T1'));
    expect(goes.slice(21)).toEqual(Array(20).fill('T2'));
  });

  it('goes nowhere from the middle of the table when nothing accepts it', () => {
    expect(dropTarget(scene, cardBox(scene, { x: 400, y: 300 }), [])).toBeUndefined();
  });
});
