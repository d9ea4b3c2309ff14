import { type Card, moveText, variantNames } from '@canfield-game/engine';
import { expect } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { optionValues } from './options.js';
import { focused, known, node, press, said, settled, tag } from './test/tag.js';

/** Numbers below a limit, the same for the same seed. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x100000000) * limit);
  };
}

type Next = ReturnType<typeof numbers>;

const oneOf = <T>(next: Next, values: readonly T[]): T => values[next(values.length)] as T;

const keys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  't',
  'f',
  'd',
  'd',
  'u',
  'r',
  'h',
  'n',
  'Escape',
  'Enter',
];

const attributes = [
  ...(['tap', 'hand', 'suits', 'indices', 'back', 'motion', 'scoring'] as const),
  ...(['hints', 'winnability', 'stuck-notice'] as const),
];

const deeds: Readonly<Record<string, (element: CanfieldGame, next: Next) => unknown>> = {
  key: (element, next) => press(element, oneOf(next, keys)),
  use: (element) => focused(element)?.click(),
  button: (element, next) => oneOf(next, [...element.renderRoot.querySelectorAll('button')]).click(),
  legal: (element, next) => {
    const moves = element.game.legalMoves();
    if (moves.length > 0) element.play(moveText(oneOf(next, moves)));
  },
  illegal: (element, next) => element.play(`T${next(9)}x${next(4)}>F${next(6)}`),
  attribute: (element, next) => {
    const name = oneOf(next, attributes);
    element.setAttribute(name, oneOf(next, optionValues[name]));
  },
  width: (element, next) => (element.style.inlineSize = `${280 + next(900)}px`),
  deal: (element, next) => element.newGame({ variant: oneOf(next, variantNames) }),
  restart: (element) => {
    element.restart();
  },
  reload: (element) => element.load(element.save()),
  move: (element) => (document.body.lastElementChild ?? document.body).append(element),
};

const names = Object.keys(deeds);

/** Deals and answers are rare, so that games get on. */
const rare = new Set(['deal', 'restart', 'move', 'button']);

function cardsOf({ game }: CanfieldGame): Card[] {
  const { stock, waste, reserve, foundations, tableau, choice = [] } = game.state;
  return [...stock, ...waste, ...reserve, ...foundations.flat(), ...tableau.flat(), ...choice];
}

function expectSound(element: CanfieldGame, what: string): void {
  expect(new Set(cardsOf(element)).size, what).to.equal(52);
  const buttons = [...element.renderRoot.querySelectorAll<HTMLElement>('.outline button')];
  const ids = buttons.map(({ dataset }) => dataset['node']);
  expect(new Set(ids).size, what).to.equal(ids.length);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0).length, what).to.equal(1);
  const inColumns = ids.filter((id) => id?.startsWith('T')).length;
  const { tableau } = element.game.state;
  expect(inColumns, what).to.equal(tableau.reduce((sum, cards) => sum + Math.max(1, cards.length), 0));
  const texts = [said(element), ...buttons.map((button) => button.getAttribute('aria-label') ?? '')];
  for (const text of texts) expect(text, what).not.to.match(/[{}]|undefined|null|NaN/);
}

describe('a tag to which anything happens', () => {
  for (const seed of [1, 2, 3, 4]) {
    it(`stays whole, keeps its focus and says nothing strange (${seed})`, async () => {
      const next = numbers(seed);
      const element = await tag();
      node(element, 'S').focus();
      const done: string[] = [];
      for (let step = 0; step < 250; step++) {
        const name = oneOf(next, names);
        if (rare.has(name) && next(4) > 0) continue;
        done.push(name);
        const had = focused(element) !== null;
        await deeds[name]?.(element, next);
        await settled(element);
        expectSound(element, done.slice(-5).join(', '));
        if (had && name !== 'move') expect(focused(element), done.slice(-5).join(', ')).not.to.equal(null);
        if (focused(element) === null) node(element, 'S').focus();
      }
      expect(done.length).to.be.greaterThan(150);
      element.newGame({ deal: known });
      await settled(element);
      expect(node(element, 'R').getAttribute('aria-label')).to.equal('Reserve, 13 cards, queen of clubs');
    });
  }
});
