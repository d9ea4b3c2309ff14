import type { TargetId } from '@canfield-game/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from '../scene/box.js';
import type { Hit } from '../scene/hit-test.js';
import { type Gesture, type GestureContext, type GestureEvent, gestureStep } from './gesture.js';
import type { Grab } from './grab.js';

/** What can be picked up on a small table, and where each may go. */
const grabs: readonly { readonly grab: Grab; readonly targets: readonly TargetId[] }[] = [
  { grab: { from: 'R', count: 1, index: 12, cards: [50] }, targets: ['T2'] },
  { grab: { from: 'T1', count: 2, index: 0, cards: [5, 17] }, targets: ['T3', 'T4'] },
  { grab: { from: 'W', count: 1, index: 2, cards: [30] }, targets: [] },
];

const places: readonly { readonly hit: Hit | undefined; readonly grab: Grab | undefined }[] = [
  ...grabs.map(({ grab }) => ({ hit: { pile: grab.from, index: grab.index }, grab })),
  ...(['S', 'F1', 'T2', 'T3', 'T4', 'C'] as const).map((pile) => ({ hit: { pile, index: 0 }, grab: undefined })),
  { hit: undefined, grab: undefined },
];

const targets = (grab: Grab): readonly TargetId[] => grabs.find((known) => known.grab === grab)?.targets ?? [];

const anyPlace = fc.constantFrom(...places);
const anyPoint = fc.record({ x: fc.nat({ max: 20 }), y: fc.nat({ max: 20 }) });
const pointer = fc.constantFrom(1, 2);

const anyEvent: fc.Arbitrary<GestureEvent> = fc.oneof(
  fc
    .record({ place: anyPlace, pointer, main: fc.boolean(), at: anyPoint })
    .map(({ place, ...rest }): GestureEvent => ({ type: 'down', ...rest, ...place })),
  fc.record({ type: fc.constant('move' as const), pointer, at: anyPoint, pressed: fc.boolean() }),
  fc.record({
    type: fc.constant('up' as const),
    pointer,
    target: fc.constantFrom<TargetId | undefined>('T2', 'T3', undefined),
  }),
  fc.record({ type: fc.constant('cancel' as const), pointer }),
  anyPlace.map(({ hit, grab }): GestureEvent => ({ type: 'activate', hit: hit ?? { pile: 'F2', index: -1 }, grab })),
  fc.constantFrom<GestureEvent>({ type: 'escape' }, { type: 'abort' }),
);

const inHand = (gesture: Gesture): Grab | undefined => {
  if (gesture.name === 'idle') return undefined;
  return gesture.name === 'pressed' ? gesture.held : gesture.grab;
};

const pointerOf = (gesture: Gesture): number | undefined =>
  gesture.name === 'pressed' || gesture.name === 'dragging' ? gesture.pointer : undefined;

/** Every step of a sequence, with the gesture before it. */
function steps(events: readonly GestureEvent[], context: GestureContext) {
  let gesture: Gesture = { name: 'idle' };
  return events.map((event) => {
    const before = gesture;
    const step = gestureStep(before, Object.freeze(event), context);
    gesture = step.gesture;
    return { before, event, ...step };
  });
}

const eachStep = (check: (step: ReturnType<typeof steps>[number], context: GestureContext) => void) => {
  const modes = fc.constantFrom('auto' as const, 'foundation' as const, 'off' as const);
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40, size: 'max' }), modes, (events, tap) => {
      const context: GestureContext = { tap, targets };
      for (const step of steps(events, context)) check(step, context);
    }),
    { numRuns: 500 },
  );
};

describe('hands and keys, whatever happens to them', () => {
  it('drop only what was in the hand; without a pointer only where it may go', () => {
    eachStep(({ before, event, intent }) => {
      if (intent?.type !== 'drop') return;
      const held = inHand(before);
      expect(held).toMatchObject({ from: intent.from, count: intent.count });
      // Where a drag may be dropped is found out, and limited, before: that is what the event tells.
      if (before.name === 'dragging') expect(event).toMatchObject({ type: 'up', target: intent.to });
      else if (held) expect(targets(held)).toContain(intent.to);
    });
  });

  it('hold only what can go somewhere', () => {
    eachStep(({ gesture }) => {
      if (gesture.name === 'held') expect(targets(gesture.grab)).not.toEqual([]);
    });
  });

  it('are left as they are by a pointer that did not begin', () => {
    eachStep(({ before, event, gesture, intent, note }) => {
      const own = pointerOf(before);
      if (own === undefined || !('pointer' in event) || event.pointer === own) return;
      expect(gesture).toBe(before);
      expect([intent, note]).toEqual([undefined, undefined]);
    });
  });

  it('are free again when their pointer is let go or lost', () => {
    eachStep(({ before, event, gesture }) => {
      const own = pointerOf(before);
      const ends = event.type === 'up' || event.type === 'cancel' || (event.type === 'move' && !event.pressed);
      if (own !== undefined && ends && 'pointer' in event && event.pointer === own) {
        expect(pointerOf(gesture)).toBeUndefined();
      }
    });
  });

  it('begin a drag only by moving far enough with something to take', () => {
    eachStep(({ before, gesture }) => {
      if (gesture.name !== 'dragging' || before.name === 'dragging') return;
      expect(before).toMatchObject({ name: 'pressed', grab: gesture.grab });
      expect(distance(gesture.start, gesture.at)).toBeGreaterThanOrEqual(5);
    });
  });

  it('select by taps in the mode for it, and play by them in the others', () => {
    eachStep(({ before, intent, note }, { tap }) => {
      if (before.name !== 'pressed') return;
      if (intent?.type === 'tap' && intent.pile !== 'C') expect(tap).not.toBe('off');
      if (note === 'picked-up') expect(tap).toBe('off');
    });
  });

  it('tell of cards that left the hand without a move', () => {
    eachStep(({ before, event, gesture, intent, note }) => {
      if (event.type === 'abort' || before.name !== 'dragging' || gesture.name === 'dragging') return;
      expect(intent?.type ?? note).toMatch(/^(drop|sprang-back)$/);
    });
  });

  it('want nothing when the table changes under them', () => {
    eachStep(({ event, gesture, intent }) => {
      if (event.type === 'abort') expect([gesture, intent]).toEqual([{ name: 'idle' }, undefined]);
    });
  });
});
