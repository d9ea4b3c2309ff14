import type { TargetId } from '@canfield-game/engine';
import { describe, expect, it } from 'vitest';
import { type Gesture, type GestureContext, type GestureEvent, gestureStep } from './gesture.js';
import type { Grab } from './grab.js';

const grab: Grab = { from: 'R', count: 1, index: 12, cards: [50] };
const hit = { pile: 'R', index: 12 } as const;
const context: GestureContext = { tap: 'auto', targets: () => ['T2'] };
const selecting: GestureContext = { ...context, tap: 'off' };
const nowhere: GestureContext = { ...context, targets: () => [] };

const idle: Gesture = { name: 'idle' };
const pressed: Gesture = { name: 'pressed', pointer: 1, start: { x: 10, y: 10 }, hit, grab, held: undefined };
const dragging: Gesture = { name: 'dragging', pointer: 1, start: { x: 10, y: 10 }, at: { x: 40, y: 40 }, grab };
const held: Gesture = { name: 'held', grab };

const down: GestureEvent = { type: 'down', pointer: 1, main: true, at: { x: 10, y: 10 }, hit, grab };
const move = (x: number, pressedNow = true, pointer = 1): GestureEvent => ({
  type: 'move',
  pointer,
  at: { x, y: 10 },
  pressed: pressedNow,
});
const up = (target?: TargetId, pointer = 1): GestureEvent => ({ type: 'up', pointer, target });
const cancel = (pointer = 1): GestureEvent => ({ type: 'cancel', pointer });
const activate: GestureEvent = { type: 'activate', hit, grab };

const step = (gesture: Gesture, event: GestureEvent, given = context) => gestureStep(gesture, event, given);

describe('a press', () => {
  it('becomes a tap when it is let go where it began', () => {
    expect(step(step(idle, down).gesture, up())).toEqual({
      gesture: idle,
      intent: { type: 'tap', pile: 'R', index: 12 },
    });
  });

  it('becomes a drag from 5 px on, by distance and never by time', () => {
    expect(step(pressed, move(14)).gesture).toBe(pressed);
    expect(step(pressed, move(15)).gesture).toMatchObject({ name: 'dragging', at: { x: 15, y: 10 }, grab });
  });

  it('R16: never becomes a drag where nothing can be picked up', () => {
    const stuck: Gesture = { ...pressed, grab: undefined };
    expect(step(stuck, move(90)).gesture).toBe(stuck);
  });

  it('draws on the stock, whatever a tap does', () => {
    const onStock: Gesture = { ...pressed, hit: { pile: 'S', index: 33 }, grab: undefined };
    expect(step(onStock, up()).intent).toEqual({ type: 'draw' });
    expect(step(onStock, up(), selecting).intent).toEqual({ type: 'draw' });
  });

  it('P15: of another button or a second pointer is no press', () => {
    expect(step(idle, { ...down, main: false }).gesture).toBe(idle);
    expect(step(pressed, { ...down, pointer: 2 }).gesture).toBe(pressed);
  });
});

describe('a tap that selects', () => {
  it('picks up, then drops on a place that accepts', () => {
    const first = step(pressed, up(), selecting);
    expect(first).toEqual({ gesture: held, note: 'picked-up' });
    const again: Gesture = { ...pressed, hit: { pile: 'T2', index: 0 }, grab: undefined, held: grab };
    expect(step(again, up(), selecting)).toEqual({
      gesture: idle,
      intent: { type: 'drop', from: 'R', count: 1, to: 'T2' },
    });
  });

  it('lets go on the same card and on bare cloth', () => {
    expect(step({ ...pressed, held: grab }, up(), selecting)).toEqual({ gesture: idle, note: 'let-go' });
    expect(step({ ...pressed, hit: undefined, held: grab }, up(), selecting)).toEqual({
      gesture: idle,
      note: 'let-go',
    });
  });

  it('says so when there is nowhere to go', () => {
    expect(step(pressed, up(), { ...nowhere, tap: 'off' })).toEqual({ gesture: idle, note: 'nowhere' });
  });
});

describe('a drag', () => {
  it('drops on the place that takes it, and springs back elsewhere', () => {
    expect(step(dragging, up('T2'))).toEqual({
      gesture: idle,
      intent: { type: 'drop', from: 'R', count: 1, to: 'T2' },
    });
    expect(step(dragging, up())).toEqual({ gesture: idle, note: 'sprang-back' });
  });

  it('P08 P09 P11: ends where the pointer is lost', () => {
    expect(step(dragging, cancel())).toEqual({ gesture: idle, note: 'sprang-back' });
    expect(step(dragging, move(90, false))).toEqual({ gesture: idle, note: 'sprang-back' });
  });

  it('P14: is not touched by another pointer', () => {
    for (const event of [move(90, true, 2), up('T2', 2), cancel(2), { ...down, pointer: 2 } as GestureEvent]) {
      expect(step(dragging, event).gesture).toBe(dragging);
    }
  });

  it('goes on while keys and buttons are pressed', () => {
    expect(step(dragging, activate).gesture).toBe(dragging);
  });
});

describe('keyboard and assistive technology', () => {
  it('pick up, and drop where it is accepted', () => {
    expect(step(idle, activate)).toEqual({ gesture: held, note: 'picked-up' });
    expect(step(held, { type: 'activate', hit: { pile: 'T2', index: 0 }, grab: undefined }).intent).toEqual({
      type: 'drop',
      from: 'R',
      count: 1,
      to: 'T2',
    });
  });

  it('let go where it is not, and at escape', () => {
    expect(step(held, { type: 'activate', hit: { pile: 'T1', index: 0 }, grab: undefined }).note).toBe('let-go');
    expect(step(held, { type: 'escape' })).toEqual({ gesture: idle, note: 'let-go' });
  });

  it('draw on the stock and say where nothing can go', () => {
    expect(step(idle, { type: 'activate', hit: { pile: 'S', index: 3 }, grab: undefined }).intent).toEqual({
      type: 'draw',
    });
    expect(step(idle, activate, nowhere)).toEqual({ gesture: idle, note: 'nowhere' });
  });
});

describe('every event in every state', () => {
  const states = { idle, pressed, dragging, held };
  const events = { down, move: move(90), up: up(), drop: up('T2'), cancel: cancel(), activate };
  const ends: Record<keyof typeof states, Record<keyof typeof events, string>> = {
    idle: { down: 'pressed', move: 'idle', up: 'idle', drop: 'idle', cancel: 'idle', activate: 'held' },
    pressed: { down: 'pressed', move: 'dragging', up: 'idle', drop: 'idle', cancel: 'idle', activate: 'pressed' },
    dragging: { down: 'dragging', move: 'dragging', up: 'idle', drop: 'idle', cancel: 'idle', activate: 'dragging' },
    held: { down: 'pressed', move: 'held', up: 'held', drop: 'held', cancel: 'held', activate: 'idle' },
  };
  for (const [state, expected] of Object.entries(ends) as [keyof typeof states, (typeof ends)['idle']][]) {
    for (const [name, end] of Object.entries(expected) as [keyof typeof events, string][]) {
      it(`${name} while ${state} leads to ${end}`, () => {
        expect(step(states[state], events[name]).gesture.name).toBe(end);
      });
    }
    it(`a new game while ${state} leads to idle`, () => {
      expect(step(states[state], { type: 'abort' }).gesture).toEqual(idle);
    });
  }
});
