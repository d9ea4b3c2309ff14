import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, focused, heard, inside, known, openPanel, panelGone, settled, tag, until } from './test/tag.js';

const open = (element: CanfieldGame): Promise<HTMLDialogElement> => openPanel(element, 'new-game', 'new');

const field = (element: CanfieldGame, selector: string): HTMLInputElement =>
  inside(element, `dialog ${selector}`) as HTMLInputElement;

/** Chooses a radio button, an option or a switch. */
async function choose(element: CanfieldGame, selector: string, value?: string): Promise<void> {
  const control = field(element, selector);
  if (value === undefined) control.click();
  else {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await settled(element);
}

async function type(element: CanfieldGame, code: string): Promise<void> {
  field(element, 'input[name="code"]').value = code;
  field(element, 'input[name="code"]').dispatchEvent(new Event('input', { bubbles: true }));
  await settled(element);
}

async function deal(element: CanfieldGame): Promise<void> {
  button(element, 'deal').click();
  await panelGone(element);
}

const told = (element: CanfieldGame): string => inside(element, '#code-told').textContent.trim();

describe('the panel of new games', () => {
  it('deals with three cards or one, which never read alike, and keeps to it', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await open(element);
    const labels = [...element.renderRoot.querySelectorAll('.tiles span')].map(
      ({ lastChild }) => lastChild?.textContent,
    );
    expect(labels).to.deep.equal(['3 cards · hard', '1 card · easy']);
    await choose(element, 'input[name="draw"][value="1"]');
    await deal(element);
    expect(element.game.code).to.match(/^CF1-D1-/);
    element.newGame();
    expect(element.game.code).to.match(/^CF1-D1-/);
    expect(element.hasAttribute('draw')).to.equal(false);
  });

  it('deals every variant, and tells what is special about it', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await open(element);
    await choose(element, 'select', 'rainbow');
    expect(inside(element, 'dialog .summary').textContent).to.contain('Suits do not matter');
    expect(inside(element, '.tiles')).to.equal(null);
    await deal(element);
    expect(element.game.code).to.match(/^RB1-D1-/);
    await open(element);
    expect(field(element, 'select').value).to.equal('rainbow');
  });

  it('deals a code, told while it is typed, and says plainly what is wrong with one', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await open(element);
    await choose(element, 'input[value="code"]');
    await type(element, 'SE1-D3-AAAA');
    expect(told(element)).to.equal('');
    await choose(element, 'input[name="code"]', 'SE1-D3-AAAA');
    expect(told(element)).to.contain('ends in seven letters');
    button(element, 'deal').click();
    await settled(element);
    expect(inside(element, 'dialog[open]')).not.to.equal(null);
    await type(element, ' se1-d1-aaaaacl ');
    expect(told(element)).to.equal('Selective Canfield · 1 card');
    await deal(element);
    expect(element.game.code).to.equal('SE1-D1-AAAAACL');
  });

  it('deals the game of the day', async () => {
    const element = await tag(html`<canfield-game variant="american" motion="none"></canfield-game>`);
    await open(element);
    await choose(element, 'input[value="daily"]');
    const before = element.game;
    await deal(element);
    await until(() => element.game !== before);
    expect(element.game.code).to.match(/^AC1-D3-/);
  });

  it('deals a game that is proved winnable', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await open(element);
    await choose(element, 'input[name="winnable"]');
    const dealt = heard(element, 'canfield-deal');
    await deal(element);
    await until(() => dealt.length > 0);
    expect(dealt[0]?.detail['cause']).to.equal('new');
    await open(element);
    expect(field(element, 'input[name="winnable"]').checked).to.equal(true);
  });

  it('offers nothing that the page has fixed', async () => {
    const element = await tag(
      html`<canfield-game variant="selective" draw="1" winnable="off" motion="none"></canfield-game>`,
    );
    await open(element);
    for (const selector of ['select', 'input[name="draw"]', 'input[name="winnable"]'])
      expect(field(element, selector), selector).to.equal(null);
    await deal(element);
    expect(element.game.code).to.match(/^SE1-D1-/);
  });

  it('gives a game up only by the button that deals', async () => {
    const element = await tag();
    element.play('D');
    const panel = await open(element);
    expect(focused(element)).to.equal(button(element, 'stay'));
    await choose(element, 'input[name="draw"][value="1"]');
    panel.close();
    await panelGone(element);
    expect(element.game.code).to.equal(known);
    expect(element.game.cursor).to.equal(1);
    expect(focused(element)).to.equal(button(element, 'new'));
  });

  it('says nothing of a game that is won or not begun', async () => {
    const element = await tag();
    await open(element);
    expect(button(element, 'stay')).to.equal(null);
    inside(element, 'dialog').dispatchEvent(new Event('cancel'));
    (inside(element, 'dialog') as HTMLDialogElement).close();
    await panelGone(element);
    const moves = knownDeal.line.split(' ');
    element.load({ version: 1, code: known, moves, cursor: moves.length });
    await settled(element);
    await open(element);
    expect(button(element, 'stay')).to.equal(null);
  });

  it('tells who asks whether the deal of the game that is given up can be won, and shows a win of it', async () => {
    const element = await tag(html`<canfield-game deal=${known} locale="en" motion="none"></canfield-game>`);
    element.play('D');
    const panel = await open(element);
    const line = (): string => panel.querySelector('.hindsight')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
    expect(line()).to.equal('Could it have been won?');
    button(element, 'hindsight').focus();
    button(element, 'hindsight').click();
    await settled(element);
    expect(line()).to.equal('Looking for a win…');
    await until(() => line() !== 'Looking for a win…');
    await settled(element);
    expect(line()).to.equal('It could have been won. Watch a win');
    expect(focused(element)).to.equal(button(element, 'hindsight'));
    expect(element.game.cursor).to.equal(1);
    await expect(element).to.be.accessible();
    const dealt = heard(element, 'canfield-deal');
    button(element, 'hindsight').click();
    await panelGone(element);
    await until(() => element.replaying);
    expect(dealt.map(({ detail }) => detail['cause'])).to.deep.equal(['restart', 'replay']);
    expect(element.game.code).to.equal(known);
    while (element.redo().ok);
    expect(element.game.won).to.equal(true);
  });

  it('counts a game as given up of which a win is watched', async () => {
    const element = await tag(html`<canfield-game deal=${known} locale="en" motion="none"></canfield-game>`);
    element.play('D');
    await element.hint();
    await open(element);
    button(element, 'hindsight').click();
    await until(() => button(element, 'hindsight').textContent.includes('Watch'));
    button(element, 'hindsight').click();
    await until(() => element.replaying);
    expect(element.statistics['canfield-3']).to.include({ games: 1, won: 0 });
    while (element.redo().ok);
    expect(element.game.won).to.equal(true);
    element.newGame();
    expect(element.statistics['canfield-3']).to.include({ games: 1, won: 0 });
  });

  it('says so where the deal cannot be won, and leads the focus on', async () => {
    const rules = { wraps: 'stop-at-base', takeBack: false } as const;
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    element.newGame({ deal: 'CF1-D1-AAAAAAF', rules });
    element.play('D');
    const panel = await open(element);
    button(element, 'hindsight').focus();
    button(element, 'hindsight').click();
    await until(() => !button(element, 'hindsight'));
    await settled(element);
    expect(panel.querySelector('.hindsight')?.textContent.trim()).to.equal('It could not have been won.');
    expect(focused(element)).to.equal(button(element, 'stay'));
  });

  it('offers no look back where the page has hints off, or nothing was played', async () => {
    const element = await tag();
    await open(element);
    expect(button(element, 'hindsight')).to.equal(null);
    const without = await tag(html`<canfield-game deal=${known} hints="off" motion="none"></canfield-game>`);
    without.play('D');
    await open(without);
    expect(button(without, 'stay')).not.to.equal(null);
    expect(button(without, 'hindsight')).to.equal(null);
  });

  it('asks where games are kept too, for only the running one is, and of a game that was taken over, not of one that is watched', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} storage-key="asks" controls="new" motion="none"></canfield-game>`,
    );
    element.play('D');
    const asks = async (): Promise<boolean> => {
      const panel = await open(element);
      const asked = panel.querySelector('[part~="stay"]') !== null;
      panel.close();
      await panelGone(element);
      return asked;
    };
    expect(await asks()).to.equal(true);
    const moves = knownDeal.line.split(' ').slice(0, 9);
    const replay = await element.replay({ version: 1, code: known, moves, cursor: 9 }, { paused: true });
    replay?.goTo(4);
    expect(await asks()).to.equal(false);
    replay?.takeOver();
    expect(await asks()).to.equal(true);
    localStorage.clear();
  });

  it('is the only way out of a game in progress: nothing on the tag lays it out again', async () => {
    const element = await tag();
    element.play('D');
    await settled(element);
    expect(button(element, 'restart')).to.equal(null);
  });

  it('passes the checks of axe', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await open(element);
    await expect(element).to.be.accessible();
    await choose(element, 'input[value="code"]');
    await choose(element, 'input[name="code"]', 'nothing');
    await expect(element).to.be.accessible();
  });
});
