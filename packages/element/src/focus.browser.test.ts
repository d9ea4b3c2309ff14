import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, focused, inside, known, node, panelGone, panelOf, press, said, settled, tag } from './test/tag.js';

const label = (element: CanfieldGame) => focused(element)?.getAttribute('aria-label');
const onTable = (element: CanfieldGame): boolean => Boolean(focused(element)?.closest('.outline'));
const at = (element: CanfieldGame) => focused(element)?.dataset['node'];

/** A press of Enter or Space, as the browser makes it a click without a pointer. */
async function use(element: CanfieldGame): Promise<void> {
  focused(element)?.click();
  await settled(element);
}

/** A tag in the middle of the known deal's winning line. */
async function midGame(moves: number): Promise<CanfieldGame> {
  const element = await tag();
  element.load({ version: 1, code: known, moves: knownDeal.line.split(' ').slice(0, moves), cursor: moves });
  await settled(element);
  return element;
}

describe('the focus', () => {
  it('is where an arrow leads to, as seen, and on one tab stop', async () => {
    const element = await tag();
    node(element, 'S').focus();
    const seen: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
      await press(element, key);
      seen.push(at(element));
      expect(element.renderRoot.querySelectorAll('.outline [tabindex="0"]')).to.have.length(1);
      expect(focused(element)?.tabIndex).to.equal(0);
    }
    expect(seen).to.deep.equal(['W', 'F1', 'T1:0', 'T2:0', 'T1:0', 'F1']);
  });

  it('I03: goes the same ways, mirrored, with the left hand', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none" hand="left"></canfield-game>`);
    node(element, 'S').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft']) await press(element, key);
    expect(at(element)).to.equal('F1');
  });

  it('is not moved by a game that is played by others', async () => {
    const element = await tag();
    element.play('R>T2');
    await settled(element);
    expect(focused(element)).to.equal(null);
  });

  it('stays on the table through a whole game by T, F and D, undo of all and redo of all', async () => {
    const element = await tag();
    node(element, 'S').focus();
    for (const move of knownDeal.line.split(' ').slice(0, 60)) {
      element.play(move);
      await settled(element);
      expect(onTable(element), move).to.equal(true);
    }
    for (const key of ['u', 'r']) {
      for (let step = 0; step < 60; step++) {
        await press(element, key);
        expect(onTable(element), `${key} ${step}`).to.equal(true);
      }
    }
    expect(element.game.cursor).to.equal(60);
  });

  it('goes over the places that take what is held, and comes back at Escape', async () => {
    const element = await tag();
    node(element, 'R').focus();
    await use(element);
    expect(label(element)).to.equal('King of hearts, column 2');
    await press(element, 'ArrowRight');
    await press(element, 'ArrowRight');
    expect(['T2:0', 'R']).to.include(at(element));
    await press(element, 'Escape');
    expect(at(element)).to.equal('R');
    expect(said(element)).to.equal('Put back.');
    expect(element.game.cursor).to.equal(0);
  });

  for (const part of ['stay', 'deal']) {
    it(`K09: comes back to the table after the panel of new games is left by “${part}”`, async () => {
      const element = await midGame(5);
      node(element, 'S').focus();
      await press(element, 'n');
      await panelOf(element, 'new-game');
      expect(focused(element)?.part.contains('stay')).to.equal(true);
      button(element, part).click();
      await panelGone(element);
      expect(onTable(element)).to.equal(true);
      expect(element.game.cursor).to.equal(part === 'stay' ? 5 : 0);
    });
  }

  it('K09: is on the button that deals where nothing is to be lost', async () => {
    const element = await tag();
    node(element, 'S').focus();
    await press(element, 'n');
    await panelOf(element, 'new-game');
    expect(focused(element)).to.equal(button(element, 'deal'));
    button(element, 'deal').click();
    await panelGone(element);
    expect(element.game.code).not.to.equal(known);
    expect(at(element)).to.equal('S');
  });

  it('K09: pressed again while the panel is open, N neither deals nor loses the focus', async () => {
    const element = await midGame(5);
    node(element, 'S').focus();
    await press(element, 'n');
    await panelOf(element, 'new-game');
    await press(element, 'n');
    expect(element.game.cursor).to.equal(5);
    expect(focused(element)).not.to.equal(null);
  });

  for (const part of ['again', 'restart']) {
    it(`comes back to the table from the win panel’s “${part}”`, async () => {
      const element = await midGame(knownDeal.line.split(' ').length);
      button(element, part).focus();
      await use(element);
      expect(inside(element, '.win')).to.equal(null);
      expect(onTable(element)).to.equal(true);
    });
  }

  it('comes back to the table from a note that is dismissed', async () => {
    const element = await tag();
    element.deal = 'CF9-D3-AAAAACL';
    await settled(element);
    button(element, 'dismiss').focus();
    await use(element);
    expect(inside(element, '.note')).to.equal(null);
    expect(onTable(element)).to.equal(true);
  });

  it('stays on undo when there is nothing more to undo', async () => {
    const element = await midGame(1);
    button(element, 'undo').focus();
    await use(element);
    await use(element);
    expect(focused(element)).to.equal(button(element, 'undo'));
    expect(said(element)).to.equal('Nothing to undo.');
  });
});

describe('a key', () => {
  it('says that a card cannot go anywhere', async () => {
    const element = await tag();
    for (const key of ['t', 'f']) {
      node(element, 'T1:0').focus();
      inside(element, '.live').textContent = '';
      await press(element, key);
      expect(said(element), key).not.to.equal('');
      expect(element.game.cursor).to.equal(0);
    }
  });

  it('of a chord, with Alt or in a field of the page is left to the page', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} motion="none"><input slot="toolbar-end" /></canfield-game>`,
    );
    node(element, 'S').focus();
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) await press(element, 'd', more);
    element.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
    await settled(element);
    expect(element.game.cursor).to.equal(0);
  });

  it('R04 U02: on a spent stock does nothing and says so', async () => {
    const element = await tag(html`<canfield-game deal="RB1-D1-AAAAACL" motion="none"></canfield-game>`);
    for (let draw = 0; draw < 34; draw++) element.play('D');
    await settled(element);
    const stock = node(element, 'S');
    expect(stock.getAttribute('aria-disabled')).to.equal('true');
    stock.focus();
    for (const act of [() => use(element), () => press(element, 'd')]) {
      inside(element, '.live').textContent = '';
      await act();
      expect(element.game.cursor).to.equal(34);
      expect(said(element)).to.equal('No redeal is left.');
    }
  });
});

describe('an open reserve', () => {
  it('has a button for each card, of which the top one plays', async () => {
    const element = await tag(html`<canfield-game deal="SC1-D3-AAAAACL" motion="none"></canfield-game>`);
    const ids = [...element.renderRoot.querySelectorAll<HTMLElement>('[data-node^="R"]')].map(
      ({ dataset }) => dataset['node'],
    );
    expect(ids).to.deep.equal(Array.from({ length: 13 }, (_, index) => `R:${index}`));
    node(element, 'R:11').focus();
    await use(element);
    expect(element.game.cursor).to.equal(0);
    node(element, 'R:12').focus();
    await use(element);
    expect(label(element)).to.equal('King of hearts, column 2');
    await press(element, 'Escape');
    expect(at(element)).to.equal('R:12');
    await press(element, 't');
    expect(label(element)).to.equal('Queen of clubs, on king of hearts, column 2');
    await press(element, 'u');
    expect(at(element)).to.equal('R:12');
  });
});
