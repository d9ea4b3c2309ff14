import { expect } from '@open-wc/testing';
import { autofinishLine } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import { html } from 'lit';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, inside, known, said, settled, tag } from './test/tag.js';

const moves = knownDeal.line.split(' ');

const automatic = (autoplay: string, autofinish = 'off'): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion="none" autoplay=${autoplay} autofinish=${autofinish}></canfield-game>`);

/** Plays the known deal up to just before it only has to be carried to its end; gives the move that gets there. */
async function playToTheEnd(element: CanfieldGame): Promise<string> {
  for (const move of moves) {
    const { game } = element;
    const before = game.cursor;
    element.play(move);
    if (game.won || autofinishLine(game.state, game.rules)) {
      element.undo();
      expect(game.cursor).to.equal(before);
      await settled(element);
      return move;
    }
  }
  throw new Error('never');
}

describe('automatic play', () => {
  it('is off unless the page asks for it', async () => {
    const element = await tag();
    element.play('R>T2');
    expect(element.game.actions.map((action) => action.moves.length)).to.deep.equal([1]);
    const move = await playToTheEnd(await tag());
    expect(move).to.be.a('string');
  });

  it('is one action with the move it follows: one event, one undo', async () => {
    const element = await automatic('on');
    const { state } = element.game;
    const told = heard(element, 'canfield-move', 'canfield-score');
    element.play('R>T2');
    await settled(element);
    expect(told.map(({ type }) => type)).to.deep.equal(['canfield-move', 'canfield-score']);
    expect(told[0]?.detail).to.include({ kind: 'play', index: 1, score: 5 });
    expect(said(element)).to.contain('Queen of clubs to column 2.').and.to.contain('Eight of hearts');
    element.undo();
    expect(element.game.state).to.equal(state);
  });

  it('plays nothing at a deal', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none" autoplay="on"></canfield-game>`);
    expect(element.game.cursor).to.equal(0);
  });

  it('U07: plays nothing again that was undone, and leaves what can be redone', async () => {
    const element = await automatic('on');
    element.play('R>T2');
    element.play('D');
    element.undo();
    element.undo();
    await settled(element);
    expect(element.game.cursor).to.equal(0);
    expect(element.game.actions.length).to.equal(2);
    expect(element.redo().ok && element.redo().ok).to.equal(true);
  });

  it('U08: leaves a card that was taken back where it was put, until the next move', async () => {
    const element = await automatic('on', 'on');
    let back: string | undefined;
    for (const move of moves) {
      if (element.game.won) break;
      element.play(move);
      const found = element.game.legalMoves().find((each) => each.type === 'move' && each.from.startsWith('F'));
      if (found?.type === 'move') back = `${found.from}>${found.to}`;
      if (back) break;
    }
    const [from = '', to = ''] = (back ?? '').split('>');
    const { cursor } = element.game;
    element.play(`${from}>${to}`);
    await settled(element);
    expect(element.game.cursor).to.equal(cursor + 1);
    expect(element.game.actions.at(-1)?.moves.length).to.equal(1);
    expect(element.game.tookBack).to.equal(true);
    element.play('D');
    expect(element.game.actions.at(-1)?.moves.length).to.be.greaterThan(1);
  });
});

describe('carrying a game to its end', () => {
  it('A01, A02: is offered when a run to the end succeeds, and else nowhere', async () => {
    const element = await automatic('off', 'offer');
    const move = await playToTheEnd(element);
    expect(button(element, 'autofinish')).to.equal(null);
    expect(element.finish()).to.deep.equal({ ok: false, reason: 'cannot-finish' });
    element.play(move);
    await settled(element);
    expect(button(element, 'autofinish')).not.to.equal(null);
    element.autofinish = 'off';
    await settled(element);
    expect(button(element, 'autofinish')).to.equal(null);
  });

  it('U11: is one action of its own, which wins and can be undone', async () => {
    const element = await automatic('off', 'offer');
    element.play(await playToTheEnd(element));
    await settled(element);
    const { state, cursor } = element.game;
    const told = heard(element, 'canfield-before-move', 'canfield-move', 'canfield-win');
    button(element, 'autofinish').click();
    await settled(element);
    expect(told.map(({ type }) => type)).to.deep.equal(['canfield-before-move', 'canfield-move', 'canfield-win']);
    expect(told[1]?.detail).to.include({ kind: 'auto', index: cursor + 1 });
    expect(told[2]?.detail).to.include({ tookBack: false, score: 255, cleanScore: 255 });
    expect(said(element)).to.contain('You have won!');
    element.undo();
    expect(element.game.state).to.equal(state);
    expect(element.game.won).to.equal(false);
  });

  it('happens with the action that leads there, where the page wants it so', async () => {
    const element = await automatic('off', 'on');
    const move = await playToTheEnd(element);
    const { cursor } = element.game;
    const won = heard(element, 'canfield-win');
    element.play(move);
    expect(won.length).to.equal(1);
    expect(element.game.cursor).to.equal(cursor + 1);
    element.undo();
    await settled(element);
    expect(element.game.won).to.equal(false);
    expect(element.game.cursor).to.equal(cursor);
  });

  it('can be prevented by the page', async () => {
    const element = await automatic('off', 'offer');
    element.play(await playToTheEnd(element));
    element.addEventListener('canfield-before-move', (event) => {
      event.preventDefault();
    });
    expect(element.finish()).to.deep.equal({ ok: false, reason: 'prevented' });
    expect(element.game.won).to.equal(false);
  });

  it('A05: leaves nothing half done when a finger comes down on its way', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="full" autofinish="offer"></canfield-game>`);
    element.play(await playToTheEnd(element));
    await settled(element);
    element.finish();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const table = element.renderRoot.querySelector('.table') as HTMLElement;
    const foundation = (number: number): HTMLElement => inside(element, `[data-node^="F${number}"]`);
    const at = foundation(1).getBoundingClientRect();
    const down = { bubbles: true, button: 0, buttons: 1, isPrimary: true, clientX: at.x + 5, clientY: at.y + 5 };
    table.dispatchEvent(new PointerEvent('pointerdown', down));
    await settled(element);
    expect(element.game.won).to.equal(true);
    for (const number of [1, 2, 3, 4]) expect(foundation(number).getAttribute('aria-label')).to.contain('complete');
  });
});
