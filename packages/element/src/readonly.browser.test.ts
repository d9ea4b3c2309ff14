import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import {
  button,
  heard,
  inside,
  known,
  node,
  openPanel,
  panelOf,
  press,
  said,
  settled,
  tag,
  until,
} from './test/tag.js';

const line = knownDeal.line.split(' ');

const watched = (): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion="none" locale="en" autofinish="offer" readonly></canfield-game>`);

const enabled = (element: CanfieldGame): (string | null)[] =>
  [...element.renderRoot.querySelectorAll('.outline button, .bar button')]
    .filter((one) => one.getAttribute('aria-disabled') !== 'true')
    .map((one) => one.getAttribute('part') ?? (one as HTMLElement).dataset['node'] ?? null);

describe('a table that is only watched', () => {
  it('refuses every key and button that would change the game, in words', async () => {
    const element = await watched();
    element.play('R>T2');
    element.play('R>F1');
    element.undo();
    await settled(element);
    const before = JSON.stringify(element.save());
    node(element, 'R').focus();
    for (const key of ['t', 'd', 'f', 'u', 'r', 'n']) {
      await press(element, key);
      expect(said(element).trim(), key).to.equal('Watch only');
      inside(element, '.live').textContent = '';
    }
    await press(element, 'z', { ctrlKey: true });
    for (const id of ['S', 'R', 'T1:0', 'F1']) node(element, id).click();
    for (const part of ['new', 'undo', 'redo']) button(element, part).click();
    await settled(element);
    expect(JSON.stringify(element.save())).to.equal(before);
    expect(inside(element, 'dialog')).to.equal(null);
  });

  it('says so in its name, and which buttons do nothing', async () => {
    const element = await watched();
    expect(inside(element, '.outline').getAttribute('aria-label')).to.match(/, watch only$/);
    const able = ['hint', 'code', 'show-rules', 'show-statistics', 'show-share', 'show-settings', 'more'];
    expect(enabled(element)).to.have.members(able.map((part) => `button ${part}`));
    expect(inside(element, '.outline .takes')).to.equal(null);
    element.readonly = false;
    await settled(element);
    expect(enabled(element)).to.include('R');
    expect(inside(element, '.outline').getAttribute('aria-label')).not.to.contain('watch');
  });

  it('can be read: arrows move the focus, letters read, panels open', async () => {
    const element = await watched();
    node(element, 'R').focus();
    await press(element, 'ArrowRight');
    expect((element.renderRoot as ShadowRoot).activeElement).not.to.equal(node(element, 'R'));
    await press(element, 's');
    expect(said(element)).to.contain('Score');
    await openPanel(element, 'rules');
  });

  it('is played by its page', async () => {
    const element = await watched();
    expect(element.play('R>T2').ok).to.equal(true);
    expect(element.undo().ok).to.equal(true);
    expect(element.redo().ok).to.equal(true);
    element.restart();
    expect(element.game.cursor).to.equal(0);
    element.newGame({ deal: 'CF1-D1-AAAAACM' });
    expect(element.game.code).to.equal('CF1-D1-AAAAACM');
  });

  it('has no way on from a win, and no offer to finish', async () => {
    const element = await watched();
    const parts = () => [...element.renderRoot.querySelectorAll('.win button, .offer')].map((one) => one.part.value);
    for (const move of line) {
      element.play(move);
      await settled(element);
      expect(inside(element, '.offer')).to.equal(null);
    }
    expect(parts()).to.deep.equal(['button share']);
  });

  it('lets go of what is in the hand, and closes the panel that deals', async () => {
    const element = await tag();
    node(element, 'R').click();
    await settled(element);
    expect(inside(element, '[aria-pressed]')).not.to.equal(null);
    button(element, 'new').click();
    await panelOf(element, 'new-game');
    element.readonly = true;
    await until(() => !inside(element, 'dialog'));
    expect(inside(element, '[aria-pressed]')).to.equal(null);
  });

  it('has a calendar that tells of days and deals none', async () => {
    const element = await watched();
    const { code } = element.game;
    element.showPanel('calendar');
    await panelOf(element, 'calendar');
    expect(inside(element, 'dialog .days')).not.to.equal(null);
    expect(inside(element, 'dialog [part~="deal"]')).to.equal(null);
    (inside(element, 'dialog form') as HTMLFormElement).requestSubmit();
    await settled(element);
    expect(element.game.code).to.equal(code);
  });

  it('cannot be taken over while a recorded game is shown', async () => {
    const element = await watched();
    const replay = await element.replay(
      { version: 1, code: known, moves: line.slice(0, 4), cursor: 4 },
      { paused: true },
    );
    replay?.step();
    await settled(element);
    node(element, 'S').click();
    node(element, 'S').focus();
    await press(element, 'd');
    await press(element, 'u');
    expect([replay?.shown, replay?.index]).to.deep.equal([true, 1]);
    expect(replay?.step()).to.equal(true);
  });

  for (const [written, holds] of [
    ['', true],
    ['readonly', true],
    ['true', true],
    ['false', false],
  ] as const) {
    it(`readonly="${written}" means ${String(holds)}`, async () => {
      const element = await tag(html`<canfield-game deal=${known} readonly=${written}></canfield-game>`);
      expect(element.readonly).to.equal(holds);
      const told = heard(element, 'canfield-move');
      node(element, 'S').click();
      expect(told).to.have.length(holds ? 0 : 1);
    });
  }
});
