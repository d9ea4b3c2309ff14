import { expect, fixture, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { settled } from './test/tag.js';

const spoken = (element: CanfieldGame): string | undefined =>
  element.renderRoot.querySelector<HTMLElement>('.frame')?.lang;

/** Waits until a tag speaks a language, which has to be loaded. */
async function speaks(element: CanfieldGame, language: string): Promise<void> {
  for (let turn = 0; turn < 200 && spoken(element) !== language; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await settled(element);
  }
  expect(spoken(element)).to.equal(language);
}

describe('the language of the page', () => {
  it('is followed when it changes, on whatever holds the tag', async () => {
    const holder = await fixture(
      html`<div lang="de">
        <p><canfield-game motion="none"></canfield-game></p>
      </div>`,
    );
    const element = holder.querySelector('canfield-game') as CanfieldGame;
    await speaks(element, 'de');
    holder.setAttribute('lang', 'fr');
    await speaks(element, 'fr');
    (holder.firstElementChild as HTMLElement).lang = 'sv';
    await speaks(element, 'sv');
  });

  it('is followed through shadow roots', async () => {
    const holder = await fixture<HTMLElement>(html`<div lang="de"></div>`);
    const element = document.createElement('canfield-game');
    element.motion = 'none';
    holder.attachShadow({ mode: 'open' }).append(element);
    await speaks(element, 'de');
    holder.lang = 'it';
    await speaks(element, 'it');
  });

  it('elsewhere on the page changes nothing, nor does anything when the tag is gone', async () => {
    const holder = await fixture(html`<div lang="de"><b></b><canfield-game motion="none"></canfield-game></div>`);
    const element = holder.querySelector('canfield-game') as CanfieldGame;
    await speaks(element, 'de');
    (holder.querySelector('b') as HTMLElement).lang = 'fr';
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(element.isUpdatePending).to.equal(false);
    element.remove();
    holder.setAttribute('lang', 'fr');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(element.isUpdatePending).to.equal(false);
    expect(spoken(element)).to.equal('de');
  });

  it('is what a tag goes on speaking while it is on no page', async () => {
    const holder = await fixture<HTMLElement>(html`<div lang="de"><canfield-game motion="none"></canfield-game></div>`);
    const element = holder.querySelector('canfield-game') as CanfieldGame;
    await speaks(element, 'de');
    element.remove();
    element.play('D');
    await settled(element);
    expect(spoken(element)).to.equal('de');
    holder.lang = 'fr';
    holder.append(element);
    await speaks(element, 'fr');
  });
});
