import type { Card } from '@canfield-game/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../scene/box.js';
import { overlapOf } from '../scene/box.js';
import { afterMoves, anyPosition, anySize, dealOf, sceneFor } from '../test/positions.js';
import { reachOf } from './bounds.js';
import { damageOf, seenIn } from './damage.js';
import { stillLayer } from './display-list.js';

const none: ReadonlySet<Card> = new Set();
const area = ({ width, height }: Box): number => width * height;

/** A box less what rounding to whole pixels may have added. */
const core = ({ x, y, width, height }: Box): Box => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 });

const wide = { width: 1280, height: 800 };

describe('what is painted anew', () => {
  it('is all of a table that was not painted yet', () => {
    expect(damageOf([], stillLayer(sceneFor(dealOf('canfield', 0.4), wide), none), 2)).toBeUndefined();
  });

  it('is nothing where nothing changed', () => {
    const ops = stillLayer(sceneFor(dealOf('canfield', 0.4), wide), none);
    expect(damageOf(ops, ops, 2)).toEqual([]);
  });

  it('is the two piles that a card goes from and to, and no more of the table', () => {
    const deal = dealOf('canfield', 0.4);
    const [before, after] = [deal, afterMoves(deal, [0])].map((position) => stillLayer(sceneFor(position, wide), none));
    const boxes = damageOf(before ?? [], after ?? [], 2) ?? [];
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.reduce((sum, box) => sum + area(box), 0)).toBeLessThan(0.3 * 1280 * 800);
  });

  it('holds all that changed, cuts nothing, and no box lies on another', () => {
    fc.assert(
      fc.property(anyPosition, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), anySize, (position, moves, size) => {
        const later = afterMoves(position, moves);
        const [before = [], after = []] = [position, later].map((each) => stillLayer(sceneFor(each, size), none));
        const boxes = damageOf(before, after, 2);
        if (!boxes) return;
        const is = new Set(after.map((op) => JSON.stringify(op)));
        const was = new Set(before.map((op) => JSON.stringify(op)));
        const changed = [
          ...before.filter((op) => !is.has(JSON.stringify(op))),
          ...after.filter((op) => !was.has(JSON.stringify(op))),
        ];
        for (const op of changed) {
          const reach = reachOf(op);
          expect(boxes.some((box) => overlapOf(box, reach) > area(reach) - 0.01)).toBe(true);
        }
        for (const op of after.filter(({ op: name }) => name !== 'cloth')) {
          const reach = core(reachOf(op));
          for (const box of boxes) expect([0, area(reach)]).toContainEqual(expect.closeTo(overlapOf(box, reach), 1));
        }
        for (const [at, box] of boxes.entries()) {
          for (const other of boxes.slice(at + 1)) expect(overlapOf(core(box), core(other))).toBe(0);
          expect(seenIn(after, box).length).toBeGreaterThan(1);
        }
      }),
    );
  });
});
