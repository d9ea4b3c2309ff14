import { type Card, rankOf } from '@canfield-game/engine';
import type { Point } from './box.js';
import { decelerate, mix, type Pose } from './motion.js';
import { pace } from './rosette-time.js';
import { lyingOf, placeOf, type Scene } from './scene.js';

const jack = 10;

/** The twelve courts, the suits taking turns, so that every part of the rosette has all of them. */
function courts(scene: Scene): Card[] {
  const high = scene.cards.map(({ card }) => card).filter((card) => rankOf(card) >= jack);
  return high.sort((a, b) => rankOf(b) - rankOf(a) || a - b);
}

/** The height of the win panel, which on a narrow table lies along its lower edge. */
const panelHeight = 170;

/** The middle of the rosette: that of the table, or on a narrow one of what is free between foundations and win panel. */
function middleOf({ width, height, top, card, narrow }: Scene['metrics'], reach: number): Point {
  const free = (top + card.height + height - panelHeight) / 2;
  const y = narrow ? Math.max(reach, Math.min(free, height - reach)) : height / 2;
  return { x: width / 2, y };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where a court of the rosette lies: on a circle around the middle of the table, its head outward. */
function spot(scene: Scene, position: number, count: number): Spot {
  const { width, height, card } = scene.metrics;
  const angle = (2 * Math.PI * position) / count;
  const radius = Math.min(0.95 * card.height, (Math.min(width, height) - card.height) / 2);
  const middle = middleOf(scene.metrics, radius + card.height / 2);
  return {
    x: middle.x + radius * Math.sin(angle) - card.width / 2,
    y: middle.y - radius * Math.cos(angle) - card.height / 2,
    angle,
  };
}

function courtPose(scene: Scene, card: Card, position: number, count: number, elapsed: number): Pose {
  const lying = lyingOf(scene, card);
  const from = placeOf(scene, lying?.pile ?? 'F1')?.box ?? { x: 0, y: 0 };
  const to = spot(scene, position, count);
  const t = Math.max(0, Math.min(1, (elapsed - position * pace.stagger) / pace.rise));
  const eased = decelerate(t);
  return {
    card,
    x: mix(from.x, to.x, eased),
    y: mix(from.y, to.y, eased),
    angle: mix(0, to.angle, eased),
    turn: 1,
    lift: t < 1 ? Math.sin(Math.PI * eased) : 0,
    covered: false,
  };
}

/** As many courts as reach over the first one from its left. */
const overFirst = 2;

/** In a closed ring every court lies over the one before it: the last ones go under the first ones, seen once more. */
const closing = (risen: readonly Pose[], count: number): Pose[] =>
  risen.slice(0, Math.max(0, risen.length - count + overFirst)).map((pose) => ({ ...pose, half: true }));

/** The courts of a won game on their way to a rosette; `elapsed` is ms since the win. Those still on their pile are left out. */
export function rosette(scene: Scene, elapsed: number): Pose[] {
  const cards = courts(scene);
  const poses = cards.map((card, position) => courtPose(scene, card, position, cards.length, elapsed));
  const risen = poses.filter((_, position) => elapsed > position * pace.stagger);
  return [...risen, ...closing(risen, cards.length)];
}
