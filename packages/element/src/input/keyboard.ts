import type { Direction } from './focus-order.js';

/** What a key asks for. */
export type KeyCommand =
  | { readonly type: 'go'; readonly direction: Direction }
  | { readonly type: 'read'; readonly what: 'table' | 'pile' | 'score' }
  | { readonly type: 'tap' | 'draw' | 'foundation' | 'undo' | 'redo' | 'hint' | 'help' | 'new' | 'escape' };

const arrows: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

const letters: ReadonlyMap<string, KeyCommand> = new Map<string, KeyCommand>([
  ['t', { type: 'tap' }],
  ['d', { type: 'draw' }],
  ['f', { type: 'foundation' }],
  ['u', { type: 'undo' }],
  ['r', { type: 'redo' }],
  ['h', { type: 'hint' }],
  ['n', { type: 'new' }],
  ['l', { type: 'read', what: 'table' }],
  ['p', { type: 'read', what: 'pile' }],
  ['s', { type: 'read', what: 'score' }],
  ['?', { type: 'help' }],
]);

/** A key as the browser tells it. */
export type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The Latin letter of a key: that written on it, or on a keyboard of another script that which lies in its place. */
function letterOf({ key, code }: Key): string {
  const typed = key.toLowerCase();
  return /^\P{ASCII}$/u.test(typed) && /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : typed;
}

function chord(key: string, shift: boolean): KeyCommand | undefined {
  if (key === 'z') return { type: shift ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}

/**
 * The command of a key; undefined where it has none and belongs to the page.
 *
 * @param single whether single letters are commands.
 */
export function keyCommand(event: Key, single: boolean): KeyCommand | undefined {
  if (event.altKey) return undefined;
  const letter = letterOf(event);
  if (event.ctrlKey || event.metaKey) return chord(letter, event.shiftKey);
  const direction = arrows.get(event.key);
  if (direction) return { type: 'go', direction };
  if (event.key === 'Escape') return { type: 'escape' };
  return single ? letters.get(letter) : undefined;
}
