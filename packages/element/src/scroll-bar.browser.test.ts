import { expect, html } from '@open-wc/testing';
import './define.js';
import { frame, heard, inside, known, settled, tag } from './test/tag.js';

describe('a scroll bar', () => {
  it('that the height of the table brings is no loop that the browser complains of', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none"></canfield-game>`);
    const box = element.parentElement as HTMLElement;
    const style = document.createElement('style');
    // Some browsers lay their own bars over the page, where they take no room.
    style.textContent =
      '.barred { overflow: auto; block-size: 640px } .barred::-webkit-scrollbar { inline-size: 20px }';
    box.append(style);
    box.className = 'barred';
    const faults = heard(window, 'error');
    const { onerror } = window;
    window.onerror = null;
    for (const width of [300, 1200, 300, 1000]) {
      box.style.inlineSize = `${width}px`;
      for (let passed = 0; passed < 4; passed++) await frame();
      await settled(element);
      const [ground] = element.renderRoot.querySelectorAll('canvas');
      expect(ground?.width).to.equal(Math.round(box.clientWidth * devicePixelRatio));
      expect(element.scene?.metrics.width).to.equal(inside(element, '.table').clientWidth);
    }
    window.onerror = onerror;
    expect(faults).to.deep.equal([]);
  });
});
