import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { inside, known, openPanel, panelGone, settled, tag, until } from './test/tag.js';

const shown = (element: CanfieldGame): string | undefined =>
  element.renderRoot.querySelector('[part="clock"]')?.textContent;

const wait = (time: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, time));

/** The timers of a second that are set while something goes on. */
async function timersWhile(act: () => Promise<unknown>): Promise<number> {
  const ours = window.setTimeout.bind(window);
  let timers = 0;
  window.setTimeout = ((handler: () => void, time?: number) => {
    if (time === 1000) timers += 1;
    return ours(handler, time);
  }) as typeof window.setTimeout;
  await act();
  window.setTimeout = ours;
  return timers;
}

describe('the clock', () => {
  it('starts with the first action, and goes on by itself', async () => {
    const element = await tag();
    expect(shown(element)).to.equal('0:00');
    element.play('D');
    await until(() => shown(element) === '0:01');
    expect(shown(element)).to.equal('0:01');
  });

  it('sets no timer before the first action, and one a second after it', async () => {
    const element = await tag();
    expect(await timersWhile(() => wait(1500))).to.equal(0);
    element.play('D');
    await settled(element);
    expect(await timersWhile(() => wait(2500))).to.be.within(2, 3);
    element.remove();
    expect(await timersWhile(() => wait(1500))).to.equal(0);
  });

  it('stands still while a panel covers the table', async () => {
    const element = await tag();
    element.play('D');
    const panel = await openPanel(element, 'rules');
    const before = shown(element);
    expect(await timersWhile(() => wait(1200))).to.equal(0);
    expect(shown(element)).to.equal(before);
    panel.close();
    await panelGone(element);
    expect(element.seconds).to.be.at.most(1);
  });

  it('is shown where there is room and the page or the player wants it', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none"></canfield-game>`);
    element.prefer({ clock: 'off' });
    await settled(element);
    expect(inside(element, '.clock')).to.equal(null);
    element.setAttribute('clock', 'on');
    await settled(element);
    expect(shown(element)).to.equal('0:00');
    element.style.width = '320px';
    await until(() => shown(element) === undefined);
    expect(inside(element, '.clock')).to.equal(null);
  });
});
