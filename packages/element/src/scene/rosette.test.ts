import { Game, rankOf } from '@canfield-game/engine';
import { knownDeal, playLine, wonGames } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Position, sceneFor } from '../test/positions.js';
import { centreOf, distance } from './box.js';
import { rosette } from './rosette.js';
import { rosetteTime } from './rosette-time.js';
import type { Pose } from './motion.js';
import { cardBox, placeOf, type Scene } from './scene.js';

const won: Position = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
const sizes = [280, 390, 599, 600, 900, 1280, 3840].flatMap((width) => [
  { width },
  { width, height: 300 },
  { width, height: 1200 },
]);

/** The corners of a court where it lies in the end. */
function corners(scene: Scene, pose: { x: number; y: number; angle?: number }): { x: number; y: number }[] {
  const { width, height } = scene.metrics.card;
  const middle = centreOf(cardBox(scene, pose));
  const [cos, sin] = [Math.cos(pose.angle ?? 0), Math.sin(pose.angle ?? 0)];
  return [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => {
      const [dx, dy] = [(a * width) / 2, (b * height) / 2];
      return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
    }),
  );
}

/** The courts of a rosette, but for halves that are seen once more. */
const courtsAt = (scene: Scene, elapsed: number): Pose[] => rosette(scene, elapsed).filter(({ half }) => !half);

describe('the rosette of a won game', () => {
  it('is a closed ring: halves of the first two lie over the last two', () => {
    const poses = rosette(sceneFor(won, { width: 900 }), rosetteTime);
    const halves = poses.slice(0, 2).map((pose) => ({ ...pose, half: true }));
    expect(poses.slice(12)).toEqual(halves);
  });

  it('has the twelve courts once each', () => {
    const cards = rosette(sceneFor(won, { width: 900 }), rosetteTime).map(({ card }) => card);
    expect(cards.every((card) => rankOf(card) >= 10)).toBe(true);
    expect(new Set(cards).size).toBe(12);
  });

  it('lets them rise one after another from their foundations', () => {
    const scene = sceneFor(won, { width: 900 });
    expect(rosette(scene, 0)).toEqual([]);
    for (let count = 1; count <= 12; count++) {
      const risen = courtsAt(scene, (count - 1) * 70 + 1);
      expect(risen).toHaveLength(count);
      const last = risen.at(-1);
      const home = scene.cards.find(({ card }) => card === last?.card)?.pile ?? 'S';
      const start = placeOf(scene, home)?.box ?? { x: -999, y: -999 };
      expect(distance(start, last ?? { x: 999, y: 999 })).toBeLessThan(5);
    }
  });

  it('lays them on one circle, heads outward, evenly', () => {
    for (const size of sizes) {
      const scene = sceneFor(won, size);
      const poses = courtsAt(scene, rosetteTime);
      const middles = poses.map((pose) => centreOf(cardBox(scene, pose)));
      const centre = { x: scene.metrics.width / 2, y: middles.reduce((sum, { y }) => sum + y, 0) / 12 };
      const radius = distance(centre, middles[0] ?? centre);
      for (const [position, middle] of middles.entries()) {
        expect(distance(centre, middle)).toBeCloseTo(radius, 6);
        expect(poses[position]?.angle).toBeCloseTo((2 * Math.PI * position) / 12, 6);
        expect(middle.x).toBeCloseTo(centre.x + radius * Math.sin((2 * Math.PI * position) / 12), 6);
      }
    }
  });

  it('keeps every corner of every court on the table, at every size', () => {
    for (const size of sizes) {
      const scene = sceneFor(won, size);
      const { width, height } = scene.metrics;
      const outside = rosette(scene, rosetteTime)
        .flatMap((pose) => corners(scene, pose))
        .filter(({ x, y }) => x < -0.01 || y < -0.01 || x > width + 0.01 || y > height + 0.01);
      expect(outside, `${width} × ${height}`).toEqual([]);
    }
  });

  it('rests from its end on, in less than two seconds', () => {
    const scene = sceneFor(won, { width: 900 });
    expect(rosetteTime).toBeLessThan(2000);
    expect(rosette(scene, rosetteTime).every(({ lift }) => lift === 0)).toBe(true);
    expect(courtsAt(scene, rosetteTime - 20).at(-1)?.lift).toBeGreaterThan(0);
    expect(rosette(scene, 60_000)).toEqual(rosette(scene, rosetteTime));
  });

  it('is the same for every base and variant, but for where the courts rise from', () => {
    const rests = wonGames.slice(0, 4).map(({ deck, moves, variant, draw }) => {
      const game = playLine(Game.fromDeck(deck.split(' '), { variant, draw }), moves);
      return rosette(sceneFor(game, { width: 900, height: 640 }), rosetteTime);
    });
    for (const rest of rests) expect(rest).toEqual(rosette(sceneFor(won, { width: 900, height: 640 }), rosetteTime));
  });
});
