import { expect, html } from '@open-wc/testing';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame } from './canfield-game.js';
import type { Replay, ReplayOptions } from './controllers/replay.js';
import './define.js';
import { button, focused, heard, inside, known, press, said, settled, tag, until } from './test/tag.js';

const moves = knownDeal.line.split(' ');
const record = (length: number) => ({
  version: 1 as const,
  code: known,
  moves: moves.slice(0, length),
  cursor: length,
});

const english = html`<canfield-game deal=${known} motion="none" locale="en"></canfield-game>`;

const bar = (element: CanfieldGame): HTMLElement => inside(element, '[part="replay"]');

async function shown(element: CanfieldGame, options: ReplayOptions = { paused: true }, length = 12): Promise<Replay> {
  const replay = await element.replay(record(length), options);
  if (!replay) throw new Error('nothing is shown');
  await until(() => bar(element));
  await settled(element);
  return replay;
}

const position = (element: CanfieldGame): string => inside(element, '.position').textContent.trim();

async function click(element: CanfieldGame, part: string): Promise<void> {
  button(element, part).click();
  await settled(element);
}

afterEach(() => {
  localStorage.clear();
});

describe('the buttons of a recorded game', () => {
  it('are there while one is shown, and only then', async () => {
    const element = await tag(english);
    expect(bar(element)).to.equal(null);
    await shown(element);
    expect(bar(element).getAttribute('aria-label')).to.equal('Replay');
    element.newGame();
    await settled(element);
    expect(bar(element)).to.equal(null);
  });

  it('go on and back, and tell where it is', async () => {
    const element = await tag(english);
    await shown(element);
    expect(position(element)).to.equal('0 / 12');
    expect(button(element, 'step-back').getAttribute('aria-disabled')).to.equal('true');
    await click(element, 'step-on');
    await click(element, 'step-on');
    expect(position(element)).to.equal('2 / 12');
    expect(inside(element, '.position').getAttribute('aria-label')).to.equal('Move 2 of 12');
    expect(said(element)).not.to.contain('Redone');
    await click(element, 'step-back');
    expect([element.game.cursor, position(element)]).to.deep.equal([1, '1 / 12']);
    for (let time = 0; time < 14; time++) await click(element, 'step-on');
    expect(position(element)).to.equal('12 / 12');
    expect(button(element, 'step-on').getAttribute('aria-disabled')).to.equal('true');
    expect(button(element, 'play').getAttribute('aria-disabled')).to.equal('true');
  });

  it('play and pause, and say where it has stopped', async () => {
    const element = await tag(english);
    const replay = await shown(element, { paused: true, pace: 100 });
    expect(button(element, 'play').title).to.equal('Play');
    await click(element, 'play');
    expect([replay.playing, button(element, 'play').title]).to.deep.equal([true, 'Pause']);
    await until(() => replay.index > 1);
    await click(element, 'play');
    expect(replay.playing).to.equal(false);
    expect(said(element)).to.match(/Move \d+ of 12$/);
    await click(element, 'play');
    await until(() => replay.index === 12);
    await settled(element);
    expect([replay.playing, button(element, 'play').title]).to.deep.equal([false, 'Play']);
    expect(said(element)).to.match(/Move 12 of 12$/);
  });

  it('a step by hand pauses', async () => {
    const element = await tag(english);
    const replay = await shown(element, { pace: 60_000 });
    await click(element, 'step-on');
    expect([replay.playing, replay.index]).to.deep.equal([false, 1]);
  });

  it('set how fast it is shown', async () => {
    const element = await tag(english);
    const replay = await shown(element, { paused: true, pace: 800 });
    const select = inside(element, '[part="pace"]') as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['0.5×', '1×', '2×', '4×']);
    expect(select.value).to.equal('1');
    select.value = '4';
    select.dispatchEvent(new Event('change'));
    await settled(element);
    expect(replay.pace).to.equal(200);
    replay.pace = 1600;
    await settled(element);
    expect(select.value).to.equal('0.5');
    replay.pace = 1e9;
    expect(replay.pace).to.equal(60_000);
  });

  it('go anywhere by the slider', async () => {
    const element = await tag(english);
    await shown(element);
    const slider = inside(element, '[part="position-slider"]') as HTMLInputElement;
    slider.value = '9';
    slider.dispatchEvent(new Event('input'));
    await settled(element);
    expect([element.game.cursor, slider.getAttribute('aria-valuetext')]).to.deep.equal([9, 'Move 9 of 12']);
    slider.value = '3';
    slider.dispatchEvent(new Event('input'));
    await settled(element);
    expect(element.game.cursor).to.equal(3);
    slider.focus();
    await press(element, 'ArrowRight');
    expect(focused(element)).to.equal(slider);
  });

  it('play on from where it is: the rest is given up, the game is kept, and the focus is on the table', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} motion="none" locale="en" storage-key="on"></canfield-game>`,
    );
    const replay = await shown(element);
    await click(element, 'step-on');
    await click(element, 'step-on');
    button(element, 'take-over').focus();
    await click(element, 'take-over');
    expect(bar(element)).to.equal(null);
    expect([replay.shown, replay.takeOver()]).to.deep.equal([false, false]);
    expect([element.game.cursor, element.game.actions.length]).to.deep.equal([2, 2]);
    expect(element.redo().ok).to.equal(false);
    expect(focused(element)?.dataset['node']).to.be.a('string');
    expect(localStorage.getItem('canfield-game:on:game:1')).to.contain(moves[1]);
    expect(element.play(moves[2] ?? '').ok).to.equal(true);
  });

  it('have no way to take over for who only watches', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none" readonly></canfield-game>`);
    const replay = await shown(element);
    expect(button(element, 'take-over')).to.equal(null);
    await click(element, 'step-on');
    expect([replay.shown, replay.index]).to.deep.equal([true, 1]);
  });

  it('are left out where the page wants none', async () => {
    for (const controls of ['none', 'new undo']) {
      const element = await tag(html`<canfield-game deal=${known} motion="none" controls=${controls}></canfield-game>`);
      const replay = await element.replay(record(3), { paused: true });
      await settled(element);
      expect([replay?.shown, bar(element)]).to.deep.equal([true, null]);
      element.controls = 'replay';
      await until(() => bar(element));
      expect(bar(element)).not.to.equal(null);
    }
  });

  it('speak the language of the tag, and follow it', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none" locale="ar"></canfield-game>`);
    await shown(element);
    await until(() => bar(element).getAttribute('aria-label') === 'إعادة العرض');
    element.locale = 'de';
    await until(() => bar(element).getAttribute('aria-label') === 'Wiedergabe');
    expect(button(element, 'take-over').title).to.equal('Ab hier weiterspielen');
  });

  it('do not count the time of who watches', async () => {
    const element = await tag(english);
    const replay = await shown(element);
    const won = heard(element, 'canfield-win');
    replay.step();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    replay.takeOver();
    for (const move of moves.slice(1)) element.play(move);
    expect(won.map(({ detail }) => detail['seconds'])).to.deep.equal([0]);
  });
});
