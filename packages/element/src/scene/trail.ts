import { distance, type Point } from './box.js';
import { mix } from './motion.js';

/** Where a pointer was at a moment, in ms on the clock of the frames. */
export interface Footprint extends Point {
  readonly time: number;
}

/** The way of a pointer as far back as anybody asks for it, the oldest first. */
export type Trail = readonly Footprint[];

/** What hangs on dragged cards is where they were so many ms ago: a frame, no more. */
export const tailTime = 16;

/** A tail hangs back by this part of a card's width at most, however fast the hand is. */
const longestTail = 0.22;

/** The trail after another step. A pointer that comes out of a rest was resting until a moment ago. */
export function stepped(trail: Trail, step: Footprint): Trail {
  const since = step.time - tailTime;
  const last = trail.at(-1);
  if (last && last.time < since) return [{ ...last, time: since }, step];
  return [...trail.filter(({ time }) => time > since - tailTime), step];
}

/** Where a pointer was at a moment; before the first step and after the last one it rests. */
export function whereAt(trail: Trail, time: number): Point | undefined {
  const next = trail.findIndex((footprint) => footprint.time >= time);
  const after = trail[next] ?? trail.at(-1);
  const before = trail[next - 1] ?? after;
  if (!after || !before || next < 1) return after && { x: after.x, y: after.y };
  const part = (time - before.time) / (after.time - before.time);
  return { x: mix(before.x, after.x, part), y: mix(before.y, after.y, part) };
}

/** Where the end of a tail is, on its way to the cards it hangs on. */
export function hangingBack(at: Point, before: Point, cardWidth: number): Point {
  const away = distance(at, before);
  const part = Math.min(1, (longestTail * cardWidth) / Math.max(1, away));
  return { x: mix(at.x, before.x, part), y: mix(at.y, before.y, part) };
}
