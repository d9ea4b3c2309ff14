import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { variantNames } from '@canfield-game/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outline } from '../a11y/outline.js';
import { en } from '../i18n/en.js';
import { Texts } from '../i18n/texts.js';
import { anyPosition, anySize, dealOf, type Position, sceneFor, type TableSize } from '../test/positions.js';
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
  const plain: Key = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const command = (key: string, more: Partial<Key> = {}) => keyCommand({ ...plain, key, ...more }, true);

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

const ways = ['left', 'right', 'up', 'down'] as const;
const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
const texts = new Texts(en);

/** What can have the focus on a table. */
function stopsOf({ state, rules }: Position, size: TableSize): Stop[] {
  const scene = sceneFor({ state, rules }, size);
  const piles = outline({ state, rules, scene, texts, held: undefined, targets: [], watchOnly: false });
  return piles.flatMap(({ nodes }) => nodes.map(({ id, box: at }) => ({ id, box: at })));
}

/** The stops that arrow keys reach from one of them. */
function reachedFrom(all: readonly Stop[], start: string): Set<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const way of ways) reached.add(nextStop(all, id, way)?.id ?? '');
  return reached;
}

describe('arrow keys on a table', () => {
  it('reach every card and place from every other, at any size', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const all = stopsOf(position, size);
        for (const { id } of all) expect(reachedFrom(all, id).size).toBe(all.length);
      }),
      { numRuns: 40 },
    );
  });

  it('never lead against their direction', () => {
    fc.assert(
      fc.property(anyPosition, anySize, fc.constantFrom(...ways), (position, size, way) => {
        const all = stopsOf(position, size);
        for (const from of all) {
          const to = nextStop(all, from.id, way);
          if (!to || to === from) continue;
          const [a, b] = [from.box, to.box].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
          const along = { left: 'x', right: 'x', up: 'y', down: 'y' } as const;
          const gain = (b?.[along[way]] ?? NaN) - (a?.[along[way]] ?? NaN);
          expect(Math.sign(gain)).toBe(way === 'right' || way === 'down' ? 1 : -1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('go along a row and back to where they came from', () => {
    for (const variant of variantNames.filter((name) => name !== 'selective')) {
      const all = stopsOf(dealOf(variant, 0.42), { width: 900 });
      for (const [from, to] of [
        ['F1', 'F2'],
        ['F2', 'F3'],
        ['F3', 'F4'],
        ['T1:0', 'T2:0'],
        ['T2:0', 'T3:0'],
      ] as const) {
        expect(nextStop(all, from, 'right')?.id).toBe(to);
        expect(nextStop(all, to, opposite.right)?.id).toBe(from);
      }
    }
  });

  it('begin at the first place when what had the focus is gone', () => {
    expect(nextStop(stops, 'T9:4', 'down')).toBe(stops[0]);
    expect(nextStop([], 'T9:4', 'down')).toBeUndefined();
  });
});

describe('every key', () => {
  const plain: Key = { key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const letters = {
    t: { type: 'tap' },
    d: { type: 'draw' },
    f: { type: 'foundation' },
    u: { type: 'undo' },
    r: { type: 'redo' },
    h: { type: 'hint' },
    n: { type: 'new' },
    l: { type: 'read', what: 'table' },
    p: { type: 'read', what: 'pile' },
    s: { type: 'read', what: 'score' },
  } as const;

  it('with a command has it with capitals too', () => {
    for (const [key, command] of Object.entries(letters)) {
      expect(keyCommand({ ...plain, key }, true)).toEqual(command);
      expect(keyCommand({ ...plain, key: key.toUpperCase(), shiftKey: true }, true)).toEqual(command);
    }
  });

  it('of another script has the command of the Latin letter in its place', () => {
    const keys = { в: 'd', ي: 'd', כ: 'f', ㅗ: 'h', ω: 'v' };
    for (const [key, letter] of Object.entries(keys)) {
      const code = `Key${letter.toUpperCase()}`;
      expect(keyCommand({ ...plain, key, code }, true)).toEqual(keyCommand({ ...plain, key: letter }, true));
    }
    expect(keyCommand({ ...plain, key: 'я', code: 'KeyZ', ctrlKey: true }, true)).toEqual({ type: 'undo' });
  });

  it('of a Latin keyboard laid out otherwise has the command that is written on it', () => {
    expect(keyCommand({ ...plain, key: 'd', code: 'KeyH' }, true)).toEqual({ type: 'draw' });
    expect(keyCommand({ ...plain, key: 'é', code: 'Digit2' }, true)).toBeUndefined();
  });

  it('that is a single character does nothing where shortcuts are off', () => {
    for (const key of [...Object.keys(letters), '?']) expect(keyCommand({ ...plain, key }, false)).toBeUndefined();
    expect(keyCommand({ ...plain, key: 'Escape' }, false)).toEqual({ type: 'escape' });
    expect(keyCommand({ ...plain, key: 'ArrowUp' }, false)).toEqual({ type: 'go', direction: 'up' });
    expect(keyCommand({ ...plain, key: 'z', ctrlKey: true }, false)).toEqual({ type: 'undo' });
  });

  it('is in the table of keys that people read', async () => {
    const page = await readFile(fileURLToPath(new URL('../../../../ACCESSIBILITY.md', import.meta.url)), 'utf8');
    const told = [...page.matchAll(/^\| `(.)`/gmu)].map(([, key]) => key?.toLowerCase());
    expect(told.toSorted()).toEqual([...Object.keys(letters), '?'].toSorted());
  });

  it('that names what objects inherit has none', () => {
    const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];
    expect(inherited.flatMap((key) => keyCommand({ ...plain, key }, true) ?? [])).toEqual([]);
  });

  it('with the arrow of a direction goes there, but not with a modifier', () => {
    for (const way of ways) {
      const key = `Arrow${way[0]?.toUpperCase() ?? ''}${way.slice(1)}`;
      expect(keyCommand({ ...plain, key }, true)).toEqual({ type: 'go', direction: way });
      for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
        expect(keyCommand({ ...plain, key, [held]: true }, true)).toBeUndefined();
      }
    }
  });
});
