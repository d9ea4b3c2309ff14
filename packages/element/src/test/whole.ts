import { type Card, Game, type GameState, rankOf, suitOf } from '@canfield-game/engine';
import { expect } from '@open-wc/testing';
import type { CanfieldGame } from '../canfield-game.js';
import { layout } from '../scene/layout.js';

/** Every card of a position, pile after pile. */
const cardsOf = ({ stock, waste, reserve, foundations, tableau, choice = [] }: GameState): Card[] => [
  ...stock,
  ...waste,
  ...reserve,
  ...foundations.flat(),
  ...tableau.flat(),
  ...choice,
];

const ranks = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const suits = ['spades', 'hearts', 'diamonds', 'clubs'];

/** What a card is called in English, by words of this test's own. */
const called = (card: Card): string => `${ranks[rankOf(card)] ?? ''} of ${suits[suitOf(card)] ?? ''}`;

/** A foundation names the card it waits for. */
const foundations = ({ foundations, suits: order, base }: GameState): [string, Card | undefined][] =>
  foundations.map((cards, index) => {
    const next = ((base ?? 0) + cards.length) % 13;
    return [`F${index + 1}`, cards.length === 13 ? undefined : (order[index] ?? 0) * 13 + next];
  });

/** The buttons there must be, with the card that each must name: worked out from the position alone. */
function buttonsOf({ state, rules }: Game): Map<string, Card | undefined> {
  const each = (pile: string, cards: readonly Card[]): [string, Card | undefined][] =>
    cards.length === 0 ? [[`${pile}:0`, undefined]] : cards.map((card, index) => [`${pile}:${index}`, card]);
  const top = (pile: string, cards: readonly Card[]): [string, Card | undefined] => [pile, cards.at(-1)];
  return new Map([
    ['S', undefined],
    top('W', state.waste),
    ...(rules.openReserve ? each('R', state.reserve) : [top('R', state.reserve)]),
    ...(state.choice ? each('C', state.choice) : foundations(state)),
    ...state.tableau.flatMap((cards, index) => each(`T${index + 1}`, cards)),
  ]);
}

/** The game has every card once, and is what its record says. */
function expectWholeGame({ game }: CanfieldGame, replays: boolean): void {
  const cards = cardsOf(game.state);
  expect(cards.length).to.equal(52);
  expect(new Set(cards).size).to.equal(52);
  if (!replays) return;
  const again = Game.fromJSON(JSON.parse(JSON.stringify(game.toJSON())));
  expect(again.state).to.deep.equal(game.state);
  expect(again.score).to.equal(game.score);
}

/** What is painted is laid out from the position that holds now. */
function expectScene({ game, scene }: CanfieldGame): void {
  if (scene) expect(scene).to.deep.equal(layout(game, scene.metrics));
}

/** The buttons over the table are those of the position, in words too. */
function expectOutline(element: CanfieldGame): void {
  const buttons = [...element.renderRoot.querySelectorAll<HTMLElement>('.outline button')];
  if (buttons.length === 0) return;
  const wanted = buttonsOf(element.game);
  expect(buttons.map(({ dataset }) => dataset['node']).sort()).to.deep.equal([...wanted.keys()].sort());
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
  const english = element.renderRoot.querySelector('.frame')?.getAttribute('lang') === 'en' && !element.messages;
  for (const button of buttons) {
    const label = button.getAttribute('aria-label') ?? '';
    const card = wanted.get(button.dataset['node'] ?? '');
    expect(label).not.to.match(/[{}]|undefined|null|NaN|\[object/);
    if (english && card !== undefined) expect(label.toLowerCase()).to.contain(called(card));
  }
}

/** Undo and redo can be pressed where there is something to undo and redo. */
function expectButtons(element: CanfieldGame): void {
  const { cursor, actions } = element.game;
  const able = (part: string): boolean | undefined => {
    const button = element.renderRoot.querySelector(`.bar button[part~="${part}"]`);
    return button ? button.getAttribute('aria-disabled') !== 'true' : undefined;
  };
  if (element.readonly || element.renderRoot.querySelector('[part~="searching"]')) return;
  if (able('undo') !== undefined) expect(able('undo')).to.equal(cursor > 0);
  if (able('redo') !== undefined) expect(able('redo')).to.equal(cursor < actions.length);
}

/** A tag on the page shows, says and offers what its game is: nothing more, nothing less, nothing old. */
export function expectWhole(element: CanfieldGame, replays = false): void {
  expectWholeGame(element, replays);
  if (!element.isConnected || element.isUpdatePending) return;
  expectScene(element);
  expectOutline(element);
  expectButtons(element);
}

/** All layers of a table, or those that are wanted of them, as they are seen, one over the other. */
export function seenOf(element: CanfieldGame, wanted = 'canvas'): HTMLCanvasElement {
  const layers = [...element.renderRoot.querySelectorAll<HTMLCanvasElement>(wanted)];
  const [ground] = layers;
  const all = document.createElement('canvas');
  if (!ground || ground.width === 0) return all;
  Object.assign(all, { width: ground.width, height: ground.height });
  const { left, top, width } = ground.getBoundingClientRect();
  const scale = ground.width / width;
  for (const layer of layers) {
    const box = layer.getBoundingClientRect();
    if (layer.width === 0 || box.width === 0) continue;
    const [x, y] = [(box.left - left) * scale, (box.top - top) * scale];
    all.getContext('2d')?.drawImage(layer, x, y, box.width * scale, box.height * scale);
  }
  return all;
}

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};

/** Everything is painted anew, since the table had another size for a moment. */
async function repaint(element: CanfieldGame): Promise<void> {
  const { inlineSize } = element.style;
  element.style.inlineSize = `${element.clientWidth + 7}px`;
  await frames(3);
  element.style.inlineSize = inlineSize;
  await frames(3);
}

/** What was painted bit by bit is, once at rest, pixel for pixel what is painted anew. */
export async function expectPicture(element: CanfieldGame): Promise<void> {
  if (!element.isConnected || !element.scene) return;
  for (let time = 0; time < 20; time++) {
    const before = seenOf(element).toDataURL();
    await repaint(element);
    if (before === seenOf(element).toDataURL()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The picture is not what is painted anew.');
}
