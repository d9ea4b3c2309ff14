import type { Card, Change } from '@canfield-game/engine';
import { distance, type Point } from './box.js';
import { type Lying, placeOf, type Scene } from './scene.js';

/** How a card is seen at a moment: where its top left is, how far it is turned, how high it is lifted. */
export interface Pose extends Point {
  readonly card: Card;
  /** 0 shows the back, 1 the face, between them the card stands on edge. */
  readonly turn: number;
  /** 0 lies on the table, 1 is held over it. */
  readonly lift: number;
  /** Whether it lies hidden under others. */
  readonly covered: boolean;
  /** How far it is rotated on the table, in radians, clockwise; nothing means upright. */
  readonly angle?: number;
  /** Only its left half, seen once more over cards that lie to the left of it in a ring. */
  readonly half?: true;
}

/** The poses of cards at a moment. */
export type Poses = ReadonlyMap<Card, Pose>;

/** One card on its way; times in ms on the clock of the frames. */
export interface Flight {
  readonly card: Card;
  readonly from: Pose;
  readonly to: Pose;
  readonly start: number;
  readonly duration: number;
  /** How far the way bends to the side, in CSS px. */
  readonly bend: number;
}

/** What a change of the picture came from. It sets the pace. */
export type Cause = 'move' | 'deal' | 'redeal' | 'back';

/** The picture's way from what is seen now to a table at rest. */
export interface Plan {
  readonly flights: readonly Flight[];
  /** When the last card has arrived, in ms on the clock of the frames. */
  readonly end: number;
}

const pace = {
  shortest: 140,
  longest: 260,
  perPixel: 0.22,
  turn: 180,
  fillDelay: 60,
  drawStagger: 45,
  playStagger: 80,
  playSpread: 900,
  dealSpread: 600,
  redeal: 300,
  back: 200,
};

/** The pose of a card at rest. */
const restPose = (lying: Lying): Pose => ({
  card: lying.card,
  x: lying.x,
  y: lying.y,
  turn: lying.faceUp ? 1 : 0,
  lift: 0,
  covered: lying.covered,
});

/** All cards of a table at rest. */
const restPoses = (scene: Scene): Poses => new Map(scene.cards.map((lying) => [lying.card, restPose(lying)]));

/** Every card face down on the stock: from where a deal begins. */
export function undealtPoses(scene: Scene): Poses {
  const { x, y } = placeOf(scene, 'S')?.box ?? { x: 0, y: 0 };
  const undealt = (lying: Lying): Pose =>
    lying.pile === 'S' ? restPose(lying) : { card: lying.card, x, y, turn: 0, lift: 0, covered: false };
  return new Map(scene.cards.map((lying) => [lying.card, undealt(lying)]));
}

const isSame = (a: Pose, b: Pose): boolean =>
  a.turn === b.turn && a.lift === b.lift && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

function travelTime(from: Pose, to: Pose, cause: Cause): number {
  if (cause === 'redeal') return pace.redeal;
  if (cause === 'back') return pace.back;
  const travel = Math.min(pace.longest, pace.shortest + pace.perPixel * distance(from, to));
  return from.turn === to.turn ? travel : Math.max(pace.turn, travel);
}

const playCount = (changes: readonly Change[]): number => changes.filter(({ type }) => type === 'moved').length;

/** How long after one play the next of the same action sets out, in ms: many follow each other faster than few. */
const playStagger = (plays: number): number => Math.min(pace.playStagger, pace.playSpread / Math.max(1, plays - 1));

/** How long after the first play of an action the last one sets out, in ms. */
export function playsTime(changes: readonly Change[]): number {
  const plays = playCount(changes);
  return Math.max(0, plays - 1) * playStagger(plays);
}

/** When each card sets out, in ms after the action: plays and drawn cards one by one, a fill after its cause. */
function delays(changes: readonly Change[]): Map<Card, number> {
  const after = new Map<Card, number>();
  const stagger = playStagger(playCount(changes));
  let plays = 0;
  for (const change of changes) {
    if (change.type === 'moved') plays += 1;
    const start = Math.max(0, plays - 1) * stagger;
    if (change.type === 'moved') change.cards.forEach((card) => after.set(card, start));
    if (change.type === 'turned') change.cards.forEach((card, at) => after.set(card, start + at * pace.drawStagger));
    if (change.type === 'refilled') after.set(change.card, start + pace.fillDelay);
  }
  return after;
}

/** Cards leave the stock in the order in which they are dealt; many of them faster than few. */
function dealDelays(scene: Scene): Map<Card, number> {
  const dealt = scene.cards.filter(({ pile }) => pile !== 'S');
  const stagger = pace.dealSpread / Math.max(1, dealt.length - 1);
  return new Map(dealt.map(({ card }, index) => [card, index * stagger]));
}

/** Plans how the cards get from where they are seen to where they lie now. Nothing but the pictures before and after is needed. */
export function plan(from: Poses, scene: Scene, now: number, cause: Cause, changes: readonly Change[] = []): Plan {
  const after = cause === 'deal' ? dealDelays(scene) : delays(changes);
  const flights: Flight[] = [];
  for (const lying of scene.cards) {
    const to = restPose(lying);
    const pose = from.get(lying.card);
    if (!pose || isSame(pose, to) || (pose.covered && to.covered)) continue;
    const start = now + (after.get(lying.card) ?? 0);
    const bend = cause === 'back' ? 0 : 0.05 * distance(pose, to);
    flights.push({ card: lying.card, from: pose, to, start, duration: travelTime(pose, to, cause), bend });
  }
  return { flights, end: Math.max(now, ...flights.map((flight) => flight.start + flight.duration)) };
}

/** The same flights on a table of another size: on time, and to where the cards lie there. */
export function refitted(course: Plan, before: Scene, after: Scene): Plan {
  const scale = after.metrics.card.width / before.metrics.card.width;
  const rest = restPoses(after);
  const flights = course.flights.map((flight): Flight => {
    const from = { ...flight.from, x: flight.from.x * scale, y: flight.from.y * scale };
    return { ...flight, from, to: rest.get(flight.card) ?? flight.to, bend: flight.bend * scale };
  });
  return { flights, end: course.end };
}

/** A plan in which nothing moves. */
export const still: Plan = { flights: [], end: 0 };

/** Fast at first, then ever slower. */
export const decelerate = (t: number): number => 1 - (1 - t) ** 3;

/** From `a` at 0 to `b` at 1. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

function poseAt(flight: Flight, now: number): Pose {
  const { from, to } = flight;
  const t = Math.max(0, Math.min(1, (now - flight.start) / flight.duration));
  const eased = decelerate(t);
  const arc = Math.sin(Math.PI * eased);
  return {
    card: flight.card,
    x: mix(from.x, to.x, eased),
    y: mix(from.y, to.y, eased) - arc * flight.bend,
    turn: mix(from.turn, to.turn, eased),
    lift: Math.max(mix(from.lift, to.lift, eased), 0.6 * arc),
    covered: false,
  };
}

/** The cards that are still on their way, as they are seen at a moment. */
export const inFlight = (course: Plan, now: number): Pose[] =>
  course.flights.filter((flight) => now < flight.start + flight.duration).map((flight) => poseAt(flight, now));

/** Every card as it is seen at a moment. */
export function posesAt(scene: Scene, course: Plan, now: number): Poses {
  const poses = new Map(restPoses(scene));
  for (const pose of inFlight(course, now)) poses.set(pose.card, pose);
  return poses;
}
