import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Point } from './box.js';
import { hangingBack, stepped, tailTime, type Trail, whereAt } from './trail.js';

const walked = (...steps: [time: number, x: number, y: number][]): Trail =>
  steps.reduce<Trail>((trail, [time, x, y]) => stepped(trail, { time, x, y }), []);

/** Steps of a hand: how long after the one before, and where to. */
const anyWalk = fc
  .array(
    fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })),
    {
      minLength: 1,
      maxLength: 30,
    },
  )
  .map((steps) => {
    let now = 0;
    return steps.map(([pause, x, y]): [number, number, number] => [(now += pause), x, y]);
  });

describe('the way of a pointer', () => {
  const steady = walked([100, 0, 0], [108, 80, 40], [116, 160, 80], [124, 240, 120]);

  it('is known between its steps', () => {
    expect(whereAt(steady, 112)).toEqual({ x: 120, y: 60 });
    expect(whereAt(steady, 116)).toEqual({ x: 160, y: 80 });
  });

  it('ends where the pointer rests', () => {
    expect(whereAt(steady, 124)).toEqual({ x: 240, y: 120 });
    expect(whereAt(steady, 9000)).toEqual({ x: 240, y: 120 });
  });

  it('begins where it began, and nowhere without a step', () => {
    expect(whereAt(walked([100, 3, 4]), 50)).toEqual({ x: 3, y: 4 });
    expect(whereAt([], 50)).toBeUndefined();
  });

  it('does not stretch over a rest: the pointer stood until a frame ago', () => {
    const after = walked([100, 0, 0], [1000, 80, 0]);
    expect(whereAt(after, 1000 - tailTime)).toEqual({ x: 0, y: 0 });
    expect(whereAt(after, 1000 - tailTime / 2)).toEqual({ x: 40, y: 0 });
  });

  it('is as long as somebody may ask for, whatever the hand does', () => {
    fc.assert(
      fc.property(anyWalk, fc.integer({ min: 0, max: 30 }), (walk, later) => {
        const trail = walked(...walk);
        const [end = 0, x = 0, y = 0] = walk.at(-1) ?? [];
        expect(trail.length).toBeLessThanOrEqual(2 * tailTime + 2);
        expect(whereAt(trail, end + later)).toEqual({ x, y });
        const asked = end - tailTime;
        const older = walk.findLast(([time]) => time <= asked);
        const newer = walk.find(([time]) => time > asked);
        const box = [older ?? walk[0], newer ?? walk.at(-1)] as [number, number, number][];
        const at = whereAt(trail, asked) as Point;
        expect(at.x).toBeGreaterThanOrEqual(Math.min(...box.map(([, left]) => left)) - 1e-9);
        expect(at.x).toBeLessThanOrEqual(Math.max(...box.map(([, left]) => left)) + 1e-9);
      }),
    );
  });
});

describe('a tail', () => {
  it('is where the cards were, while the hand is slow', () => {
    expect(hangingBack({ x: 100, y: 100 }, { x: 104, y: 97 }, 100)).toEqual({ x: 104, y: 97 });
    expect(hangingBack({ x: 100, y: 100 }, { x: 100, y: 100 }, 100)).toEqual({ x: 100, y: 100 });
  });

  it('hangs back no farther than a part of a card, on the way the cards came', () => {
    const at = { x: 100, y: 100 };
    const end = hangingBack(at, { x: 500, y: 400 }, 100);
    expect(distance(at, end)).toBeCloseTo(22);
    expect((end.y - at.y) / (end.x - at.x)).toBeCloseTo(300 / 400);
  });
});
