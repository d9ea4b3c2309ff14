import type { TargetId } from '@canfield-game/engine';
import { distance, type Point } from '../scene/box.js';
import type { Hit } from '../scene/hit-test.js';
import type { Intent, TapMode } from '../session/intent.js';
import type { Grab } from './grab.js';

/** What hands and keys are doing. Exactly one of these holds at any moment. */
export type Gesture =
  | { readonly name: 'idle' }
  /** A pointer is down and has not moved: it may become a tap or a drag. */
  | {
      readonly name: 'pressed';
      readonly pointer: number;
      readonly start: Point;
      readonly hit: Hit | undefined;
      readonly grab: Grab | undefined;
      readonly held: Grab | undefined;
    }
  | {
      readonly name: 'dragging';
      readonly pointer: number;
      readonly start: Point;
      readonly at: Point;
      readonly grab: Grab;
    }
  /** Cards were picked up by keyboard or tap and wait for their place. */
  | { readonly name: 'held'; readonly grab: Grab };

/** What can happen to hands and keys. Points are CSS px on the table, pointers their ids. */
export type GestureEvent =
  | {
      readonly type: 'down';
      readonly pointer: number;
      /** First pointer and main button: anything else neither starts nor alters a gesture. */
      readonly main: boolean;
      readonly at: Point;
      readonly hit: Hit | undefined;
      readonly grab: Grab | undefined;
    }
  | { readonly type: 'move'; readonly pointer: number; readonly at: Point; readonly pressed: boolean }
  | { readonly type: 'up'; readonly pointer: number; readonly target: TargetId | undefined }
  | { readonly type: 'cancel'; readonly pointer: number }
  | { readonly type: 'activate'; readonly hit: Hit; readonly grab: Grab | undefined }
  | { readonly type: 'escape' }
  /** The table changed under the hand: whatever was held is let go. */
  | { readonly type: 'abort' };

/** What a gesture has to tell beside what it wants. */
export type GestureNote = 'picked-up' | 'let-go' | 'nowhere' | 'sprang-back';

/** What came of an event. */
export interface GestureStep {
  readonly gesture: Gesture;
  readonly intent?: Intent;
  readonly note?: GestureNote;
}

/** What a gesture must know of its table. */
export interface GestureContext {
  readonly tap: TapMode;
  /** Where cards may go, as the engine says. */
  readonly targets: (grab: Grab) => readonly TargetId[];
}

/** From so many CSS px on a press is a drag. */
const dragDistance = 5;

const idle: Gesture = { name: 'idle' };

const dropOf = (grab: Grab, to: TargetId): Intent => ({ type: 'drop', from: grab.from, count: grab.count, to });

function pickUp(context: GestureContext, grab: Grab): GestureStep {
  if (context.targets(grab).length === 0) return { gesture: idle, note: 'nowhere' };
  return { gesture: { name: 'held', grab }, note: 'picked-up' };
}

const isTarget = (context: GestureContext, grab: Grab, pile: string): pile is TargetId =>
  context.targets(grab).some((target) => target === pile);

/** A place was chosen while cards were held: they go there, or are let go. */
function putDown(context: GestureContext, held: Grab, hit: Hit): GestureStep {
  if (isTarget(context, held, hit.pile)) return { gesture: idle, intent: dropOf(held, hit.pile) };
  return { gesture: idle, note: 'let-go' };
}

function tapOn(context: GestureContext, hit: Hit, grab: Grab | undefined): GestureStep {
  if (hit.pile === 'S') return { gesture: idle, intent: { type: 'draw' } };
  const selects = context.tap === 'off' && hit.pile !== 'C';
  if (!selects) return { gesture: idle, intent: { type: 'tap', pile: hit.pile, index: hit.index } };
  return grab ? pickUp(context, grab) : { gesture: idle };
}

function tapped(context: GestureContext, pressed: Extract<Gesture, { name: 'pressed' }>): GestureStep {
  const { hit, grab, held } = pressed;
  if (!hit) return held ? { gesture: idle, note: 'let-go' } : { gesture: idle };
  if (held && isTarget(context, held, hit.pile)) return putDown(context, held, hit);
  if (held && held.from === hit.pile && held.index === hit.index) return { gesture: idle, note: 'let-go' };
  return tapOn(context, hit, grab);
}

function onDown(gesture: Gesture, event: Extract<GestureEvent, { type: 'down' }>): GestureStep {
  if (!event.main || gesture.name === 'dragging' || gesture.name === 'pressed') return { gesture };
  const held = gesture.name === 'held' ? gesture.grab : undefined;
  const { pointer, at: start, hit, grab } = event;
  return { gesture: { name: 'pressed', pointer, start, hit, grab, held } };
}

function onMove(gesture: Gesture, event: Extract<GestureEvent, { type: 'move' }>): GestureStep {
  if ((gesture.name !== 'pressed' && gesture.name !== 'dragging') || gesture.pointer !== event.pointer)
    return { gesture };
  if (!event.pressed) return onCancel(gesture, event.pointer);
  if (gesture.name === 'dragging') return { gesture: { ...gesture, at: event.at } };
  if (distance(gesture.start, event.at) < dragDistance || !gesture.grab) return { gesture };
  const { pointer, start, grab } = gesture;
  return { gesture: { name: 'dragging', pointer, start, at: event.at, grab } };
}

function onUp(gesture: Gesture, event: Extract<GestureEvent, { type: 'up' }>, context: GestureContext): GestureStep {
  if ((gesture.name !== 'pressed' && gesture.name !== 'dragging') || gesture.pointer !== event.pointer)
    return { gesture };
  if (gesture.name === 'pressed') return tapped(context, gesture);
  if (event.target) return { gesture: idle, intent: dropOf(gesture.grab, event.target) };
  return { gesture: idle, note: 'sprang-back' };
}

function onCancel(gesture: Gesture, pointer: number): GestureStep {
  if ((gesture.name !== 'pressed' && gesture.name !== 'dragging') || gesture.pointer !== pointer) return { gesture };
  if (gesture.name === 'dragging') return { gesture: idle, note: 'sprang-back' };
  return { gesture: gesture.held ? { name: 'held', grab: gesture.held } : idle };
}

function onActivate(
  gesture: Gesture,
  event: Extract<GestureEvent, { type: 'activate' }>,
  context: GestureContext,
): GestureStep {
  if (gesture.name === 'dragging' || gesture.name === 'pressed') return { gesture };
  if (gesture.name === 'held') return putDown(context, gesture.grab, event.hit);
  const { hit, grab } = event;
  if (hit.pile === 'S') return { gesture, intent: { type: 'draw' } };
  if (hit.pile === 'C') return { gesture, intent: { type: 'tap', pile: 'C', index: hit.index } };
  return grab ? pickUp(context, grab) : { gesture, note: 'nowhere' };
}

function letGo(gesture: Gesture): GestureStep {
  if (gesture.name === 'held') return { gesture: idle, note: 'let-go' };
  return gesture.name === 'dragging' ? { gesture: idle, note: 'sprang-back' } : { gesture: idle };
}

/** The next state of hands and keys, and what they want. Every event has its answer in every state. */
export function gestureStep(gesture: Gesture, event: GestureEvent, context: GestureContext): GestureStep {
  switch (event.type) {
    case 'down':
      return onDown(gesture, event);
    case 'move':
      return onMove(gesture, event);
    case 'up':
      return onUp(gesture, event, context);
    case 'cancel':
      return onCancel(gesture, event.pointer);
    case 'activate':
      return onActivate(gesture, event, context);
    case 'escape':
    case 'abort':
      return letGo(gesture);
  }
}
