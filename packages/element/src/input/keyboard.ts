import type { Direction } from './focus-order.js';

/** What a key asks for. */
export type KeyCommand =
  | { readonly type: 'go'; readonly direction: Direction }
  | { readonly type: 'tap' | 'draw' | 'foundation' | 'undo' | 'redo' | 'hint' | 'help' | 'new' | 'escape' };

const arrows: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

const letters: ReadonlyMap<string, Exclude<KeyCommand['type'], 'go'>> = new Map([
  ['t', 'tap'],
  ['d', 'draw'],
  ['f', 'foundation'],
  ['u', 'undo'],
  ['r', 'redo'],
  ['h', 'hint'],
  ['n', 'new'],
  ['?', 'help'],
  ['escape', 'escape'],
]);

/** A key as the browser tells it. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

function chord(key: string, shift: boolean): KeyCommand | undefined {
  if (key === 'z') return { type: shift ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}

/** The command of a key; undefined where it has none and belongs to the page. */
export function keyCommand(event: Key): KeyCommand | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return chord(key, event.shiftKey);
  const direction = arrows.get(event.key);
  if (direction) return { type: 'go', direction };
  const type = letters.get(key);
  return type && { type };
}
