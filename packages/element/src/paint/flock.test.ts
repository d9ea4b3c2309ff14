import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapOf } from '../scene/box.js';
import { reachOf } from './bounds.js';
import type { PaintOp } from './display-list.js';
import { groupsOf } from './flock.js';

const card = (x: number, y: number): PaintOp => ({
  op: 'card',
  card: 0,
  box: { x, y, width: 100, height: 140 },
  turn: 1,
  lift: 0,
  angle: 0,
  hovered: false,
});
const shadow = (x: number, y: number): PaintOp => ({
  op: 'shadow',
  box: { x, y, width: 100, height: 140 },
  lift: 1,
});

describe('what moves', () => {
  it('is in no group where nothing moves', () => {
    expect(groupsOf([])).toEqual([]);
  });

  it('is in one group where it lies together, and in several where it is apart, each in its order', () => {
    const [near, far] = [
      [shadow(0, 0), card(0, 0), card(0, 30)],
      [shadow(600, 200), card(600, 200)],
    ];
    expect(groupsOf([...near, ...far])).toEqual([near, far]);
  });

  it('is in one group where there would be too many', () => {
    const many = Array.from({ length: 9 }, (_, index) => card(300 * index, 0));
    expect(groupsOf(many)).toEqual([many]);
  });

  it('is all there, once, and no group meets another', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 1200 }), y: fc.integer({ min: 0, max: 700 }) });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        const ops = places.map(({ x, y }) => card(x, y));
        const groups = groupsOf(ops);
        expect(groups.flat().length).toBe(ops.length);
        expect(new Set(groups.flat())).toEqual(new Set(ops));
        for (const [at, group] of groups.entries()) {
          const others = groups.slice(at + 1).flat();
          for (const op of group) for (const other of others) expect(overlapOf(reachOf(op), reachOf(other))).toBe(0);
        }
      }),
    );
  });
});
