import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, focused, heard, inside, known, node, panelGone, panelOf, settled, tag, until } from './test/tag.js';
import { clickByMouse, playByMouse } from './test/real-hand.js';

const line = knownDeal.line.split(' ');
const documented = [
  { type: 'move', from: 'R', to: 'T2', count: 1 },
  { type: 'move', from: 'R', to: 'F1', count: 1 },
  { type: 'move', from: 'T2', to: 'T4', count: 2 },
];

/** A tag that is in the window whole. */
const small = (motion: string): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion=${motion} style="inline-size: 400px"></canfield-game>`);

/** Presses a real key, wherever the focus is. */
async function key(element: CanfieldGame, press: string): Promise<void> {
  await sendKeys({ press });
  await settled(element);
}

/** The arrow that leads from one button of the table towards another. */
function arrow(from: HTMLElement, to: HTMLElement): string {
  const [at, wanted] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (Math.abs(wanted.x - at.x) > at.width / 2) return wanted.x > at.x ? 'ArrowRight' : 'ArrowLeft';
  return wanted.y > at.y ? 'ArrowDown' : 'ArrowUp';
}

/** Goes with the arrows until the focus is on a card or place. */
async function walkTo(element: CanfieldGame, id: string): Promise<void> {
  const target = node(element, id);
  for (let step = 0; step < 20; step++) {
    const at = focused(element);
    if (!at || at === target) break;
    await key(element, arrow(at, target));
  }
  expect(focused(element)?.dataset['node']).to.equal(id);
}

/** Waits until a move has been played. */
async function played(element: CanfieldGame, cursor: number): Promise<void> {
  await until(() => element.game.cursor === cursor);
  expect(element.game.cursor).to.equal(cursor);
  await settled(element);
}

afterEach(() => resetMouse());

describe('a real mouse', () => {
  it('plays the first moves of the known deal, while cards are flying', async () => {
    const element = await small('full');
    const moves = heard(element, 'canfield-move');
    await until(() => !inside(element, '.frame').inert && element.scene);
    for (const [index, move] of line.slice(0, 3).entries()) {
      await playByMouse(element, move);
      await played(element, index + 1);
    }
    expect(moves.map(({ detail }) => detail['move'])).to.deep.equal(documented);
    expect(element.game.score).to.equal(5);
  });

  it('plays a whole game to its win, and deals the next one', async function () {
    this.timeout(600_000);
    const element = await small('none');
    const wins = heard(element, 'canfield-win');
    for (const [index, move] of line.entries()) {
      await playByMouse(element, move);
      await until(() => element.game.cursor === index + 1);
      expect(element.game.cursor, `${index}: ${move}`).to.equal(index + 1);
    }
    expect(wins.map(({ detail }) => detail['score'])).to.deep.equal([255]);
    await until(() => inside(element, '.win'));
    expect(inside(element, '.win h2').textContent.trim()).to.equal('You have won!');
    await clickByMouse(button(element, 'again'));
    await until(() => element.game.cursor === 0);
    expect(element.game.won).to.equal(false);
    expect(inside(element, '.win')).to.equal(null);
  });

  it('uses the buttons, and those of a panel', async () => {
    const element = await small('none');
    await playByMouse(element, 'D');
    await clickByMouse(button(element, 'undo'));
    await played(element, 0);
    await clickByMouse(button(element, 'new'));
    await panelOf(element, 'new-game');
    await clickByMouse(button(element, 'deal'));
    await panelGone(element);
    expect(element.game.code).not.to.equal(known);
  });
});

describe('real keys', () => {
  it('play the first moves of the known deal from the first Tab on, and take all of them back', async () => {
    const element = await tag();
    const moves = heard(element, 'canfield-move');
    for (let tabs = 0; tabs < 5 && !focused(element)?.closest('.outline'); tabs++) await key(element, 'Tab');
    await walkTo(element, 'R');
    await key(element, 't');
    await played(element, 1);
    await walkTo(element, 'R');
    await key(element, 'f');
    await played(element, 2);
    await walkTo(element, 'T2:0');
    await key(element, 'Enter');
    await key(element, 'Enter');
    await played(element, 3);
    expect(moves.map(({ detail }) => detail['move'])).to.deep.equal(documented);
    for (const left of [2, 1, 0]) {
      await key(element, 'u');
      await played(element, left);
    }
  });

  it('pick up with the space bar, and let go with Escape', async () => {
    const element = await tag();
    node(element, 'R').focus();
    await key(element, ' ');
    expect(focused(element)?.dataset['node']).to.equal('T2:0');
    await key(element, 'Escape');
    expect(focused(element)?.dataset['node']).to.equal('R');
    expect(element.game.cursor).to.equal(0);
  });

  it('open a panel, stay inside it with Tab, and close it with Escape', async () => {
    const element = await tag();
    node(element, 'S').focus();
    await key(element, '?');
    const panel = await panelOf(element, 'help');
    for (let tabs = 0; tabs < 6; tabs++) {
      await key(element, 'Tab');
      const at = focused(element);
      expect(at === null || panel.contains(at)).to.equal(true);
    }
    await key(element, 'Escape');
    await panelGone(element);
    expect(focused(element)).to.equal(node(element, 'S'));
    expect(element.game.cursor).to.equal(0);
  });
});
