import { describe, expect, it } from 'vitest';
import { nextStop, type Stop } from './focus-order.js';
import { type Key, keyCommand } from './keyboard.js';

const box = (x: number, y: number) => ({ x, y, width: 50, height: 70 });

/** Two rows of three, and one more card low in the last lane. */
const stops: Stop[] = [
  { id: 'S', box: box(0, 0) },
  { id: 'F1', box: box(100, 0) },
  { id: 'F2', box: box(200, 0) },
  { id: 'R', box: box(0, 100) },
  { id: 'T1:0', box: box(100, 100) },
  { id: 'T2:0', box: box(200, 100) },
  { id: 'T2:1', box: box(200, 130) },
];

const walk = (from: string, ...ways: Parameters<typeof nextStop>[2][]): string =>
  ways.reduce((at, way) => nextStop(stops, at, way)?.id ?? '', from);

describe('arrow keys', () => {
  it('go to the neighbour as it is seen', () => {
    expect(walk('S', 'right')).toBe('F1');
    expect(walk('S', 'down')).toBe('R');
    expect(walk('F1', 'down')).toBe('T1:0');
    expect(walk('F2', 'down', 'down')).toBe('T2:1');
    expect(walk('T2:1', 'left')).toBe('T1:0');
    expect(walk('T2:1', 'up', 'up')).toBe('F2');
  });

  it('stay at the edge', () => {
    expect(walk('S', 'left')).toBe('S');
    expect(walk('T2:1', 'down')).toBe('T2:1');
  });

  it('lead to every place from every other', () => {
    const reached = new Set(['S']);
    for (let round = 0; round < stops.length; round++) {
      for (const id of [...reached]) {
        for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(walk(id, way));
      }
    }
    expect(reached.size).toBe(stops.length);
  });
});

describe('a key', () => {
  const plain: Key = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const command = (key: string, more: Partial<Key> = {}) => keyCommand({ ...plain, key, ...more });

  it('has its command', () => {
    expect(command('ArrowLeft')).toEqual({ type: 'go', direction: 'left' });
    expect(command('d')).toEqual({ type: 'draw' });
    expect(command('U')).toEqual({ type: 'undo' });
    expect(command('z', { ctrlKey: true })).toEqual({ type: 'undo' });
    expect(command('z', { metaKey: true, shiftKey: true })).toEqual({ type: 'redo' });
    expect(command('y', { ctrlKey: true })).toEqual({ type: 'redo' });
    expect(command('Escape')).toEqual({ type: 'escape' });
  });

  it('that is the page’s or the browser’s is left alone', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(command('d', more)).toBeUndefined();
    for (const key of ['Tab', 'Enter', ' ', 'F5', 'x', '']) expect(command(key)).toBeUndefined();
  });
});
