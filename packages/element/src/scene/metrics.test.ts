import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardRatio, laneCount, largeFaceBelow, metricsFor, naturalHeight, type TableShape } from './metrics.js';

const shape: TableShape = { lanes: 4, openReserve: false, hand: 'right' };
const widths = Array.from({ length: 3840 - 280 + 1 }, (_, step) => 280 + step);

const anyShape: fc.Arbitrary<TableShape> = fc.record({
  lanes: fc.integer({ min: 4, max: 8 }),
  openReserve: fc.boolean(),
  hand: fc.constantFrom('right' as const, 'left' as const),
});
const anyWidth = fc.integer({ min: 280, max: 3840 });
const anyHeight = fc.integer({ min: 200, max: 4000 });

describe('lanes', () => {
  it('are as many as columns, and enough for four foundations', () => {
    expect([1, 3, 4, 5, 8].map(laneCount)).toEqual([4, 4, 4, 5, 8]);
  });
});

describe('a card', () => {
  it('is never wider than 132 px but on a wall, and 1.4 times as high as wide', () => {
    const cards = widths.map((width) => metricsFor(width, 9999, shape).card);
    expect(Math.max(...cards.slice(0, 2200 - 280).map(({ width }) => width))).toBe(132);
    expect(cards.at(-1)?.width).toBe(222);
    for (const { width, height } of cards) expect(height).toBe(width * cardRatio);
  });

  it('L10: is as wide as a fingertip at 320 px, and wears the face whose index is 14 px high at least', () => {
    const { card, narrow } = metricsFor(320, naturalHeight(320, shape), shape);
    expect(narrow).toBe(true);
    expect(card.width).toBeGreaterThanOrEqual(54);
    expect(card.width).toBeLessThanOrEqual(58);
    expect(card.width).toBeLessThan(largeFaceBelow);
    // The index of the large face takes 0.29 of the card's width, and more.
    expect(0.29 * card.width).toBeGreaterThanOrEqual(14);
  });

  it('never shrinks while a table of its own height widens, but where the rail turns wide', () => {
    const cards = widths.map((width) => metricsFor(width, naturalHeight(width, shape), shape).card.width);
    const shrinks = widths.filter((_, index) => (cards[index] ?? 0) < (cards[index - 1] ?? 0));
    expect(shrinks).toEqual([600]);
  });
});

describe('a table', () => {
  it('has a natural height that grows with its width, but where the rail turns wide', () => {
    const heights = widths.map((width) => naturalHeight(width, shape));
    const drops = widths.filter((_, index) => (heights[index] ?? 0) < (heights[index - 1] ?? 0));
    expect(drops.filter((width) => width !== 600)).toEqual([]);
  });

  it('keeps rail and lanes between its sides, whatever its size and shape', () => {
    fc.assert(
      fc.property(anyWidth, anyHeight, anyShape, (width, height, given) => {
        const metrics = metricsFor(width, height, given);
        const right = metrics.laneLeft + (given.lanes - 1) * metrics.laneStep + metrics.card.width;
        expect(metrics.left).toBeGreaterThanOrEqual(0);
        expect(metrics.laneLeft).toBeGreaterThanOrEqual(metrics.left + metrics.railWidth);
        expect(metrics.laneStep).toBeGreaterThan(metrics.card.width);
        expect(right).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('is centred: as much cloth to the left of the rail as to the right of lanes or foundations', () => {
    fc.assert(
      fc.property(anyWidth, anyHeight, anyShape, (width, height, given) => {
        const metrics = metricsFor(width, height, given);
        const lanes = metrics.low
          ? metrics.homeLeft + metrics.laneStep
          : metrics.laneLeft + (given.lanes - 1) * metrics.laneStep;
        const right = lanes + metrics.card.width;
        expect(width - right).toBeCloseTo(metrics.left, 6);
      }),
    );
  });

  it('has a rail one card wide on a phone, and a wider one on a low phone held across', () => {
    const upright = metricsFor(390, 700, shape);
    const across = metricsFor(580, 240, shape);
    expect([upright.narrow, across.narrow]).toEqual([true, false]);
    expect(upright.railWidth).toBe(upright.card.width);
    expect(across.railWidth).toBeGreaterThan(2 * across.card.width);
  });

  it('gives an open reserve the height in which 13 indices can be read', () => {
    const open = { ...shape, openReserve: true };
    for (const width of [320, 390, 599, 600, 900, 1280]) {
      expect(naturalHeight(width, open)).toBeGreaterThanOrEqual(naturalHeight(width, shape));
    }
    expect(naturalHeight(320, open)).toBeGreaterThan(naturalHeight(320, shape));
  });
});

describe('a host that is taller than the table needs', () => {
  it('has longer fans, as far as a column of all ranks fits without a squeeze', () => {
    const [natural, taller, tallest] = [790, 1000, 1600].map((height) => metricsFor(390, height, shape));
    expect(natural?.fan).toBeLessThanOrEqual(taller?.fan ?? 0);
    expect(taller?.fan).toBeLessThanOrEqual(tallest?.fan ?? 0);
    expect(tallest?.fan).toBeCloseTo(0.56 * (tallest?.card.width ?? 0));
  });

  it('has the table nearer to its middle, once fans are as long as they get', () => {
    const [wall, window] = [2110, 800].map((height) => metricsFor(3840, height, shape));
    expect(window?.top).toBeLessThan(50);
    expect(wall?.top).toBeGreaterThan(120);
    expect(wall?.top).toBeLessThan(400);
  });

  it('gives a table of its own height no more than targets need', () => {
    for (const width of widths) {
      const { card, fan, top, narrow } = metricsFor(width, naturalHeight(width, shape), shape);
      expect(fan).toBeGreaterThanOrEqual(Math.max(24, 0.4 * card.width) - 0.01);
      expect(fan).toBeLessThanOrEqual(Math.max(24, 0.45 * card.width));
      expect(top).toBe(Math.round(Math.max((narrow ? 0.11 : 0.3) * card.width, 6)));
    }
  });
});
