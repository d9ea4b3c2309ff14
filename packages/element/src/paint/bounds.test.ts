import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from './bounds.js';
import type { PaintOp } from './display-list.js';

const anyCard: fc.Arbitrary<PaintOp> = fc.record({
  op: fc.constant('card' as const),
  card: fc.nat({ max: 51 }),
  box: fc.record({
    x: fc.double({ min: -200, max: 1500, noNaN: true }),
    y: fc.double({ min: -200, max: 1500, noNaN: true }),
    width: fc.constant(100),
    height: fc.constant(140),
  }),
  turn: fc.constant(1),
  lift: fc.constantFrom(0, 1),
  angle: fc.constantFrom(0, 0.6, Math.PI / 2),
  hovered: fc.constant(false),
});

/** The corners of a card as it is painted, rotated about its middle. */
function cornersOf(op: PaintOp): (readonly [x: number, y: number])[] {
  if (op.op !== 'card') return [];
  const { x, y, width, height } = op.box;
  const [cos, sin] = [Math.cos(op.angle), Math.sin(op.angle)];
  return [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => {
      const [dx, dy] = [(right * width) / 2, (down * height) / 2];
      return [x + width / 2 + dx * cos - dy * sin, y + height / 2 + dx * sin + dy * cos] as const;
    }),
  );
}

describe('the bounds of what is painted', () => {
  it('are none where nothing is', () => {
    expect(boundsOf([], 1)).toBeUndefined();
  });

  it('hold every card with its shadow, and lie on whole pixels', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 1.5, 2, 3), (ops, ratio) => {
        const { x = 0, y = 0, width = 0, height = 0 } = boundsOf(ops, ratio) ?? {};
        for (const [left, top] of ops.flatMap(cornersOf)) {
          expect(left).toBeGreaterThanOrEqual(x + 8);
          expect(top).toBeGreaterThanOrEqual(y + 8);
          expect(left).toBeLessThanOrEqual(x + width - 8);
          expect(top).toBeLessThanOrEqual(y + height - 8);
        }
        for (const edge of [x, y, width, height]) expect(edge * ratio).toBeCloseTo(Math.round(edge * ratio), 6);
      }),
    );
  });

  const box = { x: 10.3, y: 20.7, width: 100, height: 140 };
  it.each<[string, PaintOp, number]>([
    ['a glow with its line', { op: 'glow', box, strong: true }, 4.5],
    ['what is held with its lines', { op: 'held', box }, 5.5],
    ['a ghost with its shadow', { op: 'ghost', card: 7, box }, 7.5],
  ])('hold %s', (_name, op, margin) => {
    const { x = 0, y = 0, width = 0, height = 0 } = boundsOf([op], 2) ?? {};
    expect(x).toBeLessThanOrEqual(box.x - margin);
    expect(y).toBeLessThanOrEqual(box.y - margin);
    expect(x + width).toBeGreaterThanOrEqual(box.x + box.width + margin);
    expect(y + height).toBeGreaterThanOrEqual(box.y + box.height + margin);
  });
});
