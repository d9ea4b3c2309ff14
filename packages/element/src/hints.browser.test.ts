import { moveText } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, inside, known, node, press, said, settled, tag, until } from './test/tag.js';

/** Plays what hints say until the game is won, or they promise nothing any more; gives their kinds. */
async function followed(element: CanfieldGame): Promise<string[]> {
  const kinds: string[] = [];
  while (!element.game.won && kinds.length < 600) {
    const hint = await element.hint();
    kinds.push(hint?.kind ?? 'none');
    if (hint?.undo) element.undo();
    else if (!hint?.move || !element.play(hint.move).ok) break;
  }
  return kinds;
}

describe('hint()', () => {
  it('gives the next move of a win, shows it and says it', async () => {
    const element = await tag();
    const hint = await element.hint();
    await settled(element);
    expect(hint?.kind).to.equal('win');
    expect(hint?.move && element.game.legalMoves().map(moveText)).to.include(hint?.move && moveText(hint.move));
    expect(said(element)).to.match(/^Hint: /);
    expect(inside(element, '[part="hint"]').textContent).to.equal(said(element));
    expect(element.overlayAt(performance.now()).hint).to.not.equal(null);
    expect(element.game.cursor).to.equal(0);
  });

  for (const deal of [
    known,
    'CF1-D1-AAAAACM',
    'CF1-D3-AAAAAAB',
    'SE1-D3-AAAAACL',
    'SH1-D1-AAAAAAC',
    'SC1-D3-AAAAAAE',
  ]) {
    it(`followed from the deal ${deal} on leads to a win, or honestly nowhere, and never round`, async () => {
      const element = await tag(html`<canfield-game deal=${deal} motion="none"></canfield-game>`);
      const kinds = await followed(element);
      expect(kinds.length).to.be.within(1, 400);
      const first = kinds.indexOf('win');
      if (first >= 0) expect(new Set(kinds.slice(first))).to.deep.equal(new Set(['win']));
      expect(element.game.won).to.equal(first >= 0);
      if (deal === known) expect(first).to.equal(0);
    });
  }

  it('is put away by the next action, and by Escape', async () => {
    const element = await tag();
    const shown = () => inside(element, '[part="hint"]') as HTMLElement | null;
    await element.hint();
    await settled(element);
    expect(shown()).not.to.equal(null);
    element.play('D');
    await settled(element);
    expect(shown()).to.equal(null);
    expect(element.overlayAt(0).hint).to.equal(null);
    node(element, 'S').focus();
    await press(element, 'h');
    await until(() => shown()?.textContent.startsWith('Hint: '));
    await press(element, 'Escape');
    expect(shown()).to.equal(null);
  });

  it('is asked for by its button', async () => {
    const element = await tag();
    button(element, 'hint').click();
    await until(() => said(element).startsWith('Hint: '));
    expect(said(element)).to.match(/^Hint: /);
  });

  it('H09: tells only whether there is a move, or nothing, where that is wanted', async () => {
    const element = await tag(html`<canfield-game deal=${known} hints="exists" motion="none"></canfield-game>`);
    expect(await element.hint()).to.deep.equal({ kind: 'win' });
    await settled(element);
    expect(said(element)).to.equal('A move that helps is there.');
    expect(element.overlayAt(0).hint).to.equal(null);
    element.hints = 'off';
    await settled(element);
    expect(await element.hint()).to.equal(null);
    expect(button(element, 'hint')).to.equal(null);
  });

  it('that is still being looked for is given up by Escape', async () => {
    const element = await tag(html`<canfield-game deal="CH1-D1-AAAAAJC" motion="none"></canfield-game>`);
    node(element, 'S').focus();
    const asked = element.hint();
    await until(() => said(element) === 'Looking for a hint…');
    await press(element, 'Escape');
    expect(inside(element, '[part="hint"]')).to.equal(null);
    expect(await asked).to.equal(null);
    await settled(element);
    expect(inside(element, '[part="hint"]')).to.equal(null);
  });

  it('is nothing for a game that went on, and dispatches nothing', async () => {
    const element = await tag();
    const events = heard(element, 'canfield-error', 'canfield-move', 'canfield-before-move', 'canfield-stuck');
    const asked = element.hint();
    element.play('D');
    expect(await asked).to.equal(null);
    await settled(element);
    expect(events.map(({ type }) => type)).to.deep.equal(['canfield-before-move', 'canfield-move']);
  });
});

describe('after a win', () => {
  it('the shortest win known is told, and it is no longer than the one played', async () => {
    const element = await tag();
    const moves = knownDeal.line.split(' ');
    element.load({ version: 1, code: known, moves, cursor: moves.length });
    await settled(element);
    const line = () => inside(element, '.win .shortest');
    await until(() => !line().classList.contains('unknown'));
    const [, count] = /^Shortest win known: (\d+) moves\.$/.exec(line().textContent) ?? [];
    expect(Number(count)).to.be.within(52 - 1, moves.length);
    element.undo();
    await settled(element);
    expect(inside(element, '.win')).to.equal(null);
  });
});
