import { expect } from '@open-wc/testing';
import './define.js';
import { frame, heard, settled, tag } from './test/tag.js';

describe('the canvas', () => {
  it('is painted in a container of any width, down to nothing', async () => {
    const element = await tag();
    const errors = heard(window, 'error');
    for (const width of [400, 120, 30, 10, 1, 0, 400]) {
      (element.parentElement as HTMLElement).style.width = `${width}px`;
      await frame();
      await frame();
      await settled(element);
    }
    expect(errors).to.deep.equal([]);
  });

  it('L07: has as many pixels as it is wide, and is hidden from assistive technology', async () => {
    const element = await tag();
    await new Promise(requestAnimationFrame);
    for (const canvas of element.renderRoot.querySelectorAll('canvas')) {
      expect(canvas.width).to.equal(Math.round(canvas.clientWidth * devicePixelRatio));
      expect(canvas.getAttribute('aria-hidden')).to.equal('true');
    }
  });

  it('L13: is covered with cloth to its corners', async () => {
    const element = await tag();
    await new Promise(requestAnimationFrame);
    const [canvas] = element.renderRoot.querySelectorAll('canvas');
    const pixels = canvas?.getContext('2d');
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at = [x * ((canvas?.width ?? 1) - 1), y * ((canvas?.height ?? 1) - 1)] as const;
      expect(pixels?.getImageData(...at, 1, 1).data[3]).to.equal(255);
    }
  });

  it('L03: has a size of its own in a body without styles', async () => {
    const element = await tag();
    expect(element.clientHeight).to.be.greaterThan(250);
  });
});
