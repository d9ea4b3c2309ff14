import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, inside, known, openPanel, said, settled, tag, until } from './test/tag.js';

const line = knownDeal.line.split(' ');

const able = (element: CanfieldGame, part: string): boolean =>
  button(element, part).getAttribute('aria-disabled') !== 'true';

async function click(element: CanfieldGame, part: string): Promise<void> {
  button(element, part).click();
  await settled(element);
}

/** A tag on which the known deal has been played to its last but one move. */
async function almostWon(template?: Parameters<typeof tag>[0]): Promise<CanfieldGame> {
  const element = await tag(template);
  for (const move of line.slice(0, -1)) element.play(move);
  await settled(element);
  return element;
}

describe('the toolbar', () => {
  it('undoes and redoes as far as there is something to', async () => {
    const element = await tag();
    const states = () => [able(element, 'undo'), able(element, 'redo')];
    expect(states()).to.deep.equal([false, false]);
    element.play('R>T2');
    element.play('R>F1');
    await settled(element);
    expect(states()).to.deep.equal([true, false]);
    await click(element, 'undo');
    expect(states()).to.deep.equal([true, true]);
    await click(element, 'undo');
    expect(states()).to.deep.equal([false, true]);
    await click(element, 'redo');
    await click(element, 'redo');
    expect(states()).to.deep.equal([true, false]);
    expect(element.game.score).to.equal(5);
  });

  it('tells where in its history a game is while something is undone, and only then', async () => {
    const element = await tag();
    const names = () => ['undo', 'redo'].map((part) => button(element, part).getAttribute('aria-label'));
    const history = (): string | undefined => element.renderRoot.querySelector('.history')?.textContent;
    for (const move of line.slice(0, 30)) element.play(move);
    await settled(element);
    expect([...names(), history()]).to.deep.equal(['Undo', 'Redo', undefined]);
    for (let time = 0; time < 18; time++) element.undo();
    await settled(element);
    expect([...names(), history()]).to.deep.equal(['Undo (12)', 'Redo (18)', '12/30']);
    element.controls = 'new hint';
    await settled(element);
    expect(history()).to.equal(undefined);
    element.controls = 'full';
    element.play('D');
    await settled(element);
    expect([...names(), history()]).to.deep.equal(['Undo', 'Redo', undefined]);
  });

  it('P20: undoes ten times at ten fast clicks', async () => {
    const element = await tag();
    for (const move of line.slice(0, 12)) element.play(move);
    for (let time = 0; time < 10; time++) button(element, 'undo').click();
    await settled(element);
    expect(element.game.cursor).to.equal(2);
  });

  it('shows score and code, and each has its name', async () => {
    const element = await tag();
    element.play('R>T2');
    element.play('R>F1');
    await settled(element);
    expect(inside(element, '[part="score"] strong').textContent).to.equal('5');
    expect(button(element, 'code').textContent.trim()).to.equal(known);
    for (const one of element.renderRoot.querySelectorAll('.bar button'))
      expect(one.getAttribute('aria-label')).to.match(/^[A-Z]/);
  });

  it('S05: shows no score where none is kept to be seen, while events still tell', async () => {
    const element = await tag(html`<canfield-game deal=${known} scoring="none" motion="none"></canfield-game>`);
    const events = heard(element, 'canfield-score');
    element.play('R>T2');
    element.play('R>F1');
    await settled(element);
    expect(inside(element, '[part="score"]').textContent.trim()).to.equal('');
    expect(said(element)).not.to.contain('core');
    expect(events.map(({ detail }) => detail['score'])).to.deep.equal([5]);
  });

  it('tells a casino’s score in dollars', async () => {
    const element = await tag(html`<canfield-game deal="CC1-D1-AAAAACL" motion="none"></canfield-game>`);
    expect(inside(element, '[part="score"] strong').textContent).to.equal('-$47');
  });

  it('D07: gives the code to the clipboard, or says that it cannot', async () => {
    const element = await tag();
    const written: string[] = [];
    const { clipboard } = navigator;
    const give = (writeText: (text: string) => Promise<void>) =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    give((text) => Promise.resolve(void written.push(text)));
    await click(element, 'code');
    expect(written).to.deep.equal([known]);
    expect(said(element)).to.equal('Deal code copied.');
    const events = heard(element, 'canfield-error');
    give(() => Promise.reject(new Error('denied')));
    await click(element, 'code');
    await settled(element);
    expect(events.map(({ detail }) => detail['reason'])).to.deep.equal(['clipboard-denied']);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });

  it('has no code to give for a deck without one', async () => {
    const element = await tag();
    const { deck, ...rest } = JSON.parse(JSON.stringify(ofDeck)) as typeof ofDeck;
    expect(element.load({ ...rest, deck })).to.equal(true);
    await settled(element);
    expect(button(element, 'code')).to.equal(null);
  });

  it('K09: asks before “New game” gives up a game, and deals when told to', async () => {
    const element = await tag();
    element.play('D');
    await settled(element);
    await openPanel(element, 'new-game', 'new');
    expect(element.game.cursor).to.equal(1);
    await click(element, 'deal');
    expect(element.game.cursor).to.equal(0);
    expect(element.game.code).not.to.equal(known);
    expect(said(element)).to.match(/^New game\. The base card is/);
  });
});

/** A game from a deck, which has no code. */
const ofDeck = {
  version: 1 as const,
  deck: 'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC'.split(
    ' ',
  ),
  moves: [],
  cursor: 0,
};

describe('a win', () => {
  it('is shown and said, with its score and moves', async () => {
    const element = await almostWon();
    expect(inside(element, '.win')).to.equal(null);
    element.play(line.at(-1) ?? '');
    await settled(element);
    expect(inside(element, '.win').textContent).to.contain('You have won!');
    expect(inside(element, '.win').textContent).to.contain(`255 points in ${line.length} moves`);
    expect(said(element)).to.contain('You have won! Score 255.');
  });

  it('A07 A04: comes with the last card at once, while cards still fly and the table is resized', async () => {
    const element = await almostWon(html`<canfield-game deal=${known} motion="full"></canfield-game>`);
    const events = heard(element, 'canfield-win');
    element.play(line.at(-1) ?? '');
    element.style.inlineSize = '340px';
    expect(events).to.have.length(1);
    await settled(element);
    expect(inside(element, '.win')).not.to.equal(null);
  });

  it('A08 U10: is won again after undo, and nothing plays on a won table', async () => {
    const element = await almostWon();
    const events = heard(element, 'canfield-win', 'canfield-move', 'canfield-score');
    const types = () => events.splice(0).map(({ type }) => type.replace('canfield-', ''));
    element.play(line.at(-1) ?? '');
    expect(types()).to.deep.equal(['move', 'score', 'win']);
    expect(element.play('D')).to.deep.equal({ ok: false, reason: 'won' });
    expect(types()).to.deep.equal([]);
    element.undo();
    await settled(element);
    expect(types()).to.deep.equal(['move', 'score']);
    expect(inside(element, '.win')).to.equal(null);
    element.redo();
    await settled(element);
    expect(types()).to.deep.equal(['move', 'score', 'win']);
    expect(inside(element, '.win')).not.to.equal(null);
  });

  it('leads to a new game, or to the same again', async () => {
    const element = await almostWon();
    element.play(line.at(-1) ?? '');
    await settled(element);
    await click(element, 'restart');
    expect([element.game.code, element.game.cursor]).to.deep.equal([known, 0]);
    expect(inside(element, '.win')).to.equal(null);
  });

  it('tells time and whether a card was taken back, and is shared without telling how', async () => {
    const element = await almostWon();
    element.play(line.at(-1) ?? '');
    await settled(element);
    expect(inside(element, '.win .how').textContent).to.equal('0:00 · no card taken back');
    const { clipboard } = navigator;
    const written: string[] = [];
    const writeText = (text: string): Promise<void> => Promise.resolve(void written.push(text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await click(element, 'share');
    await until(() => said(element) === 'Result copied.');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    expect(written).to.deep.equal([`Canfield · ${known}\n255 points · ${line.length} moves · 0:00`]);
    expect(said(element)).to.equal('Result copied.');
  });

  it('can have a panel of the page', async () => {
    const element = await almostWon(
      html`<canfield-game deal=${known} motion="none"><p slot="win">Well played</p></canfield-game>`,
    );
    element.play(line.at(-1) ?? '');
    await settled(element);
    expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(inside(element, '.win h2').checkVisibility()).to.equal(false);
  });

  it('S05: tells no score that is not to be seen', async () => {
    const element = await almostWon(html`<canfield-game deal=${known} scoring="none" motion="none"></canfield-game>`);
    element.play(line.at(-1) ?? '');
    await settled(element);
    expect(inside(element, '.win').textContent).not.to.contain('255');
  });
});

describe('a note', () => {
  it('goes when it is dismissed, and with the next deal', async () => {
    const element = await tag();
    for (const leave of ['dismiss', 'deal']) {
      element.deal = 'XX1-D3-AAAAACL';
      await settled(element);
      expect(inside(element, '.note').getAttribute('role')).to.equal('alert');
      if (leave === 'dismiss') await click(element, 'dismiss');
      else element.newGame({ deal: 'CF1-D3-AAAAACM' });
      await settled(element);
      expect(inside(element, '.note'), leave).to.equal(null);
      element.deal = known;
      await settled(element);
    }
  });
});
