import { type Change, Game } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { layout } from './layout.js';
import { metricsFor } from './metrics.js';
import { inFlight, plan, type Poses, posesAt, refitted, still, undealtPoses } from './motion.js';
import { rosette, rosetteTime } from './rosette.js';
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
