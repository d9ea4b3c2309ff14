import { type Change, Game, play, variantNames } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterMoves, anyPosition, anySize, dealOf, sceneFor } from '../test/positions.js';
import { layout } from './layout.js';
import { metricsFor } from './metrics.js';
import { inFlight, plan, playsTime, type Poses, posesAt, refitted, still, undealtPoses } from './motion.js';
import { rosette } from './rosette.js';
import { rosetteTime } from './rosette-time.js';
import type { Scene } from './scene.js';

const shape = { lanes: 4, openReserve: false, hand: 'right' } as const;
const sceneOf = (game: Game, width = 900): Scene => layout(game, metricsFor(width, 620, shape));
const rest = (scene: Scene): Poses => posesAt(scene, still, 0);

/** The scenes before and after a move, with what it changed. */
function step(line: string, move: string): { before: Scene; after: Scene; changes: readonly Change[] } {
  const game = playLine(Game.fromCode(knownDeal.code), line);
  const before = sceneOf(game);
  const outcome = game.play(move);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { before, after: sceneOf(game), changes: outcome.changes };
}

describe('a plan', () => {
  it('ends exactly where the cards lie', () => {
    const { before, after, changes } = step('R>T2 R>F1', 'T2>T4');
    const course = plan(rest(before), after, 1000, 'move', changes);
    expect(course.flights.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual([10, 11, 25, 50]);
    expect(inFlight(course, course.end)).toEqual([]);
    expect(posesAt(after, course, course.end)).toEqual(rest(after));
  });

  it('lets the fill set out 60 ms after its cause', () => {
    const { before, after, changes } = step('R>T2 R>F1', 'T2>T4');
    const course = plan(rest(before), after, 1000, 'move', changes);
    const startOf = (card: number) => course.flights.find((flight) => flight.card === card)?.start;
    expect(startOf(25)).toBe(1000);
    expect(startOf(11)).toBe(1060);
  });

  it('turns drawn cards one by one', () => {
    const { before, after, changes } = step('', 'D');
    const course = plan(rest(before), after, 0, 'move', changes);
    const drawn = changes.flatMap((change) => (change.type === 'turned' ? change.cards : []));
    const starts = drawn.map((card) => course.flights.find((flight) => flight.card === card)?.start ?? NaN);
    expect(starts).toEqual([0, 45, 90]);
    expect(course.flights.every(({ from, to }) => from.turn === 0 && to.turn === 1)).toBe(true);
  });

  it('lets the plays of one action set out one after another, in less than a second however many', () => {
    const game = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
    game.undo();
    const plays = (count: number): Change[] =>
      sceneOf(game)
        .cards.slice(0, count)
        .map(({ card }) => ({ type: 'moved', cards: [card], from: 'T1', to: 'F1' }));
    expect([0, 1, 2, 5].map((count) => playsTime(plays(count)))).toEqual([0, 0, 80, 320]);
    expect(playsTime(plays(52))).toBeCloseTo(900);
  });

  it('keeps the order of automatic plays', () => {
    const game = playLine(Game.fromCode(knownDeal.code), 'R>T2');
    const before = sceneOf(game);
    const outcome = game.play('R>F1', 'T2>T4');
    if (!outcome.ok) throw new Error(outcome.reason);
    const course = plan(rest(before), sceneOf(game), 0, 'move', outcome.changes);
    const startOf = (card: number) => course.flights.find((flight) => flight.card === card)?.start;
    expect([startOf(20), startOf(25), startOf(11)]).toEqual([0, 80, 140]);
  });

  it('takes 140 to 260 ms for a card on its way, and the deal 700 to 900', () => {
    const { before, after, changes } = step('', 'R>T2');
    const [flight] = plan(rest(before), after, 0, 'move', changes).flights;
    expect(flight?.duration).toBeGreaterThanOrEqual(140);
    expect(flight?.duration).toBeLessThanOrEqual(260);
    const dealt = plan(undealtPoses(before), before, 0, 'deal');
    expect(dealt.end).toBeGreaterThanOrEqual(700);
    expect(dealt.end).toBeLessThanOrEqual(900);
  });

  it('begins where cards are seen when it is interrupted', () => {
    const { before, after, changes } = step('', 'R>T2');
    const course = plan(rest(before), after, 0, 'move', changes);
    const midway = posesAt(after, course, 60);
    const back = plan(midway, before, 60, 'back');
    const queen = back.flights.find(({ card }) => card === 50);
    expect(queen?.from).toEqual(midway.get(50));
    expect(posesAt(before, back, back.end)).toEqual(rest(before));
  });

  it('ends right after 20 undos within 200 ms', () => {
    const line = knownDeal.line.split(' ').slice(0, 20);
    const game = playLine(Game.fromCode(knownDeal.code), line.join(' '));
    let scene = sceneOf(game);
    let course = still;
    for (let now = 0; now < 200; now += 10) {
      const poses = posesAt(scene, course, now);
      game.undo();
      scene = sceneOf(game);
      course = plan(poses, scene, now, 'back');
    }
    expect(posesAt(scene, course, course.end)).toEqual(rest(sceneOf(Game.fromCode(knownDeal.code))));
  });

  it('L09: goes on to the new places when the table gets another size', () => {
    const game = Game.fromCode(knownDeal.code);
    const [wide, slim] = [sceneOf(game), sceneOf(game, 500)];
    const course = refitted(plan(undealtPoses(wide), wide, 0, 'deal'), wide, slim);
    expect(posesAt(slim, course, course.end)).toEqual(rest(slim));
    for (const pose of inFlight(course, 400)) expect(pose.x).toBeLessThanOrEqual(500);
  });
});

describe('the rosette', () => {
  const scene = sceneOf(playLine(Game.fromCode(knownDeal.code), knownDeal.line));

  it('lays all twelve courts within two seconds, all on the table', () => {
    expect(rosetteTime).toBeLessThan(2000);
    const poses = rosette(scene, rosetteTime);
    expect(new Set(poses.map(({ card }) => card)).size).toBe(12);
    expect(poses.every(({ card, lift }) => card % 13 >= 10 && lift === 0)).toBe(true);
    expect(rosette(scene, Infinity)).toEqual(poses);
  });

  it('begins with none of them', () => {
    expect(rosette(scene, 0)).toEqual([]);
  });
});

describe('the deal', () => {
  for (const variant of variantNames) {
    it(`of ${variant} takes 700 to 900 ms, card after card in the order of the piles`, () => {
      const scene = sceneFor(dealOf(variant, 0.42), { width: 900 });
      const { flights, end } = plan(undealtPoses(scene), scene, 500, 'deal');
      expect(end - 500).toBeGreaterThanOrEqual(700);
      expect(end - 500).toBeLessThanOrEqual(900);
      const starts = flights.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      const dealt = scene.cards.filter(({ pile }) => pile !== 'S').map(({ card }) => card);
      expect(flights.map(({ card }) => card)).toEqual(dealt);
    });
  }
});

describe('any change of the picture', () => {
  const picks = fc.array(fc.nat({ max: 5039 }), { minLength: 1, maxLength: 4 });
  const moment = fc.integer({ min: 0, max: 500 });
  const cause = fc.constantFrom('move' as const, 'redeal' as const, 'back' as const);

  it('ends exactly at rest, and no later than its plan says', () => {
    fc.assert(
      fc.property(anyPosition, picks, anySize, cause, (position, moves, size, why) => {
        const [before, after] = [sceneFor(position, size), sceneFor(afterMoves(position, moves), size)];
        const course = plan(rest(before), after, 1000, why);
        expect(inFlight(course, course.end)).toEqual([]);
        expect(posesAt(after, course, course.end)).toEqual(rest(after));
        for (const { start, duration } of course.flights) expect(start + duration).toBeLessThanOrEqual(course.end);
      }),
      { numRuns: 40 },
    );
  });

  it('begins with every card where it was seen, when it interrupts another', () => {
    fc.assert(
      fc.property(anyPosition, picks, moment, cause, (position, moves, at, why) => {
        const [before, after] = [
          sceneFor(position, { width: 900 }),
          sceneFor(afterMoves(position, moves), { width: 900 }),
        ];
        const first = plan(rest(before), after, 0, 'move');
        const seen = posesAt(after, first, at);
        const second = plan(seen, before, at, why);
        const continued = posesAt(before, second, at);
        for (const [card, pose] of seen) {
          const next = continued.get(card);
          if (pose.covered || next?.covered) continue;
          expect(Math.abs((next?.x ?? NaN) - pose.x)).toBeLessThan(0.5);
          expect(Math.abs((next?.y ?? NaN) - pose.y)).toBeLessThan(0.5);
          expect(next?.turn).toBeCloseTo(pose.turn, 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('moves nothing where nothing has changed', () => {
    fc.assert(
      fc.property(anyPosition, anySize, cause, (position, size, why) => {
        const scene = sceneFor(position, size);
        expect(plan(rest(scene), scene, 70, why)).toEqual({ flights: [], end: 70 });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps its pace: 140 to 260 ms on the table, 180 at least for a turn, 200 back, 300 for a redeal', () => {
    fc.assert(
      fc.property(anyPosition, picks, cause, (position, moves, why) => {
        const [before, after] = [
          sceneFor(position, { width: 900 }),
          sceneFor(afterMoves(position, moves), { width: 900 }),
        ];
        for (const { duration, from, to } of plan(rest(before), after, 0, why).flights) {
          const least = from.turn === to.turn ? 140 : 180;
          if (why === 'move') expect(duration).toBeGreaterThanOrEqual(least);
          if (why === 'move') expect(duration).toBeLessThanOrEqual(260);
          if (why !== 'move') expect(duration).toBe(why === 'back' ? 200 : 300);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a redeal', () => {
  it('brings the whole waste back in 300 ms, the face turned away', () => {
    const draws = Array.from({ length: 12 }, () => 'D').join(' ');
    const { before, after, changes } = step(draws, 'D');
    expect(changes.map(({ type }) => type)).toContain('recycled');
    const course = plan(rest(before), after, 0, 'redeal', changes);
    expect(course.end).toBe(300);
    expect(course.flights.every(({ from, to }) => from.turn === 1 && to.turn === 0)).toBe(true);
    expect(course.flights.length).toBeGreaterThan(0);
  });
});

describe('a card on its way', () => {
  it('waits where it was until it sets out, rises, and lies flat at the end', () => {
    const { before, after, changes } = step('R>T2 R>F1', 'T2>T4');
    const course = plan(rest(before), after, 0, 'move', changes);
    const fill = course.flights.find(({ start }) => start === 60);
    const at = (now: number) => posesAt(after, course, now).get(fill?.card ?? -1);
    const from = fill && { x: fill.from.x, y: fill.from.y, turn: fill.from.turn };
    expect(at(0)).toMatchObject(from ?? { x: NaN });
    expect(at(60)).toMatchObject(from ?? { x: NaN });
    expect(at(60 + (fill?.duration ?? 0) / 3)?.lift).toBeGreaterThan(0.1);
    expect(at(course.end)?.lift).toBe(0);
  });

  it('comes ever nearer to where it will lie', () => {
    const before = dealOf('canfield', 0.42);
    const outcome = play(before.state, before.rules, { type: 'draw' });
    if (!outcome.ok) throw new Error(outcome.reason);
    const after = sceneFor({ state: outcome.state, rules: before.rules }, { width: 900 });
    const course = plan(rest(sceneFor(before, { width: 900 })), after, 0, 'move', outcome.changes);
    const [flight] = course.flights;
    const far = Array.from({ length: 20 }, (_, frame) => {
      const pose = posesAt(after, course, frame * 16).get(flight?.card ?? -1);
      return Math.abs((pose?.x ?? NaN) - (flight?.to.x ?? NaN));
    });
    expect(far[0]).toBeGreaterThan(0);
    expect(far).toEqual(far.toSorted((a, b) => b - a));
    expect(far.at(-1)).toBe(0);
  });
});
