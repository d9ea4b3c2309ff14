import { type Move, moveText, variantNames } from '@canfield-game/engine';
import { knownDeal, wonGames } from '@canfield-game/engine/testing';
import { CanfieldGame } from '../canfield-game.js';
import type { Replay } from '../controllers/replay.js';
import { languages } from '../i18n/languages.js';
import { optionValues, panelNames } from '../options.js';
import type { Chance } from './chance.js';
import { garbage } from './garbage.js';

/** One tag to which everything is done, and what had been given back by it before. */
export interface Subject {
  readonly element: CanfieldGame;
  readonly chance: Chance;
  /** Promises that must never be broken. */
  readonly promises: Promise<unknown>[];
  /** The game that was last asked to be shown: it may still be playing by itself. */
  replay?: Promise<Replay | undefined>;
}

/** Something done to a tag; what it gives back is of no interest. */
type Deed = (subject: Subject) => unknown;

/** Every property that a page may set, with right values. */
const properties: Readonly<Record<string, readonly unknown[]>> = {
  ...Object.fromEntries(
    Object.entries(optionValues).map(([name, values]) => [
      name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase()),
      values,
    ]),
  ),
  deal: ['random', 'daily', knownDeal.code, 'CF1-D1-AAAAACM', 'SE1-D3-QWERTYU', 'sh1 d1 abcdefg', 'CF2-D3-AAAAACL'],
  draw: ['1', '3', 1, 3, null],
  rules: [
    null,
    '{"move":"whole"}',
    { columns: 8 },
    { reserve: 40, columns: 8 },
    { columns: 1, takeBack: false },
    { draw: 5 },
  ],
  controls: ['full', 'none', 'new undo', 'undo,redo,hint', 'code'],
  locale: [null, 'en', ...languages],
  messages: [null, { undo: 'Back' }, { language: 'en', ranks: 'ABCDEFGHIJKLM'.split('') }],
  storageKey: [null, 'a', 'b', '__proto__'],
};

const attributes = Object.keys(CanfieldGame.properties).map((name) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

const anyGarbage = (chance: Chance): unknown => chance.one(garbage)();

/** A right value most of the time, else garbage. */
const given = (chance: Chance, right: readonly unknown[]): unknown =>
  chance.onceIn(3) ? anyGarbage(chance) : chance.one(right);

/** A text such as an attribute holds, whatever is meant. */
function asText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'nothing that has a text';
  }
}

function legalMove({ element, chance }: Subject): Move | undefined {
  const moves = element.game.legalMoves();
  return moves.length > 0 ? chance.one(moves) : undefined;
}

const badMoves: readonly unknown[] = [
  { type: 'draw', to: 'F1' },
  { type: 'move' },
  { type: 'move', from: 'S', to: 'T1', count: 1 },
  { type: 'move', from: 'F1', to: 'T1', count: 2 },
  { type: 'move', from: 'T1', to: 'T1', count: 1 },
  { type: 'move', from: 'T9', to: 'F9', count: 1e9 },
  { type: 'base', index: -1 },
  'B9',
  'T1x99>T2',
  'S>T1',
  'R>R',
];

/** A record in which something is wrong, perhaps. */
function spoilt({ element, chance }: Subject): unknown {
  const record: Record<string, unknown> = { ...element.save() };
  record[chance.one(['version', 'code', 'deck', 'rules', 'scoring', 'moves', 'cursor'])] = anyGarbage(chance);
  return record;
}

function wonRecord(chance: Chance): unknown {
  const { deck, variant, draw, moves: line } = chance.one(wonGames);
  const moves = line.split(' ');
  return {
    version: 1,
    deck: deck.split(' '),
    rules: { variant, draw },
    moves,
    cursor: chance.one([0, moves.length - 3, moves.length - 1, moves.length]),
  };
}

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', ' ', 'Escape', 'Tab', ...'tfdurhncgsp?'];

const pointerEvents = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'lostpointercapture',
  'pointerleave',
  'contextmenu',
];

/** An event at any place of the table, in whatever order. */
function pointerEvent({ element, chance }: Subject): void {
  const table = element.tableElement;
  if (!table) return;
  const { left, top, width, height } = table.getBoundingClientRect();
  const init: PointerEventInit = {
    pointerId: chance.one([1, 1, 1, 2]),
    pointerType: chance.one(['mouse', 'touch', 'pen']),
    isPrimary: !chance.onceIn(5),
    button: chance.one([0, 0, 0, 1, 2]),
    buttons: chance.one([0, 1, 1, 3]),
    clientX: left + chance.below(width + 40) - 20,
    clientY: top + chance.below(height + 40) - 20,
    bubbles: true,
    composed: true,
    cancelable: true,
  };
  table.dispatchEvent(new PointerEvent(chance.one(pointerEvents), init));
}

const everyButton = ({ element }: Subject): HTMLElement[] => [
  ...element.renderRoot.querySelectorAll<HTMLElement>('button, dialog input, dialog select'),
];

function useControl(subject: Subject): void {
  const controls = everyButton(subject);
  if (controls.length === 0) return;
  const control = subject.chance.one(controls);
  // A file is chosen in a window of the system's own.
  if (control instanceof HTMLInputElement && control.type === 'file') return;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = subject.chance.below(control.options.length);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control.click();
}

function pressKey({ element, chance }: Subject): void {
  const targets = [...element.renderRoot.querySelectorAll<HTMLElement>('.outline button')];
  if (targets.length === 0) return;
  const target = chance.one(targets);
  if (chance.onceIn(2)) target.focus();
  const init = { key: chance.one(keys), ctrlKey: chance.onceIn(8), bubbles: true, composed: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Everything a page may do to a tag. */
export const deeds: Readonly<Record<string, Deed>> = {
  playLegal: (subject) => {
    const move = legalMove(subject);
    return move && subject.element.play(subject.chance.onceIn(2) ? moveText(move) : move);
  },
  playWrong: ({ element, chance }) => element.play(given(chance, badMoves) as Move),
  undo: ({ element }) => element.undo(),
  redo: ({ element }) => element.redo(),
  finish: ({ element }) => element.finish(),
  restart: ({ element }) => {
    element.restart();
  },
  hint: ({ element, promises }) => promises.push(element.hint()),
  newGame: ({ element, chance }) => {
    element.newGame({ variant: chance.one(variantNames) });
  },
  newGameWrong: ({ element, chance }) => {
    const options = {
      deal: given(chance, properties['deal'] ?? []),
      variant: given(chance, variantNames),
      draw: given(chance, [1, 3]),
      rules: given(chance, properties['rules'] ?? []),
      scoring: given(chance, ['points', 'casino']),
    };
    const wrong = chance.onceIn(3) ? anyGarbage(chance) : options;
    element.newGame(wrong as never);
  },
  load: ({ element }) => element.load(element.save()),
  loadWon: ({ element, chance }) => element.load(wonRecord(chance) as never),
  loadWrong: (subject) =>
    subject.element.load((subject.chance.onceIn(2) ? anyGarbage(subject.chance) : spoilt(subject)) as never),
  replay: (subject) => {
    const { element, chance, promises } = subject;
    subject.replay = element.replay(given(chance, [element.save(), wonRecord(chance)]) as never, anyOptions(chance));
    promises.push(subject.replay);
  },
  panel: ({ element, chance }) => {
    element.showPanel(given(chance, panelNames) as (typeof panelNames)[number]);
  },
  statistics: ({ element }) => element.importStatistics(element.statistics),
  statisticsWrong: ({ element, chance }) => element.importStatistics(anyGarbage(chance) as never),
  property: ({ element, chance }) => {
    const name = chance.one(Object.keys(properties));
    Object.assign(element, { [name]: given(chance, properties[name] ?? []) });
  },
  attribute: ({ element, chance }) => {
    const name = chance.one(attributes);
    element.setAttribute(name, asText(given(chance, Object.values(properties).flat())));
  },
  attributeGone: ({ element, chance }) => {
    element.removeAttribute(chance.one(attributes));
  },
  move: ({ element, chance }) => {
    chance.one([...document.querySelectorAll('.place')]).append(element);
  },
  remove: ({ element }) => {
    element.remove();
  },
  size: ({ element, chance }) => {
    element.style.inlineSize = chance.one(['', '320px', '900px', '0px', '55.5px', '480px']);
    element.style.blockSize = chance.one(['', '', '200px', '0px', '700px']);
  },
  page: ({ chance }) => {
    document.documentElement.dir = chance.one(['', 'rtl']);
    document.documentElement.lang = chance.one(['en', 'he', 'de', '', 'x']);
  },
  colour: ({ element, chance }) => {
    element.style.setProperty('--canfield-felt', chance.one(['', 'red', 'no colour', 'var(--canfield-felt)']));
  },
  pointer: pointerEvent,
  press: pressKey,
  use: useControl,
  hidden: ({ chance }) => {
    window.dispatchEvent(new Event(chance.one(['pagehide', 'resize', 'storage'])));
    document.dispatchEvent(new Event('visibilitychange'));
  },
};

const anyOptions = (chance: Chance): never =>
  given(chance, [{ pace: 100 }, { pace: NaN }, { pace: 1e9, paused: true }, {}, undefined]) as never;

/** How often each is done, where that is not once: games are to get on, and a tag is to be on its page. */
const weights: Readonly<Record<string, number>> = {
  playLegal: 30,
  undo: 5,
  redo: 4,
  pointer: 16,
  press: 12,
  use: 6,
  property: 8,
  attribute: 5,
  move: 3,
};

/** The names of what is done, each as often as it is to be. */
export const deedNames: readonly string[] = Object.keys(deeds).flatMap((name) =>
  Array.from({ length: weights[name] ?? 1 }, () => name),
);
