import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { frame, heard, known, settled, tag, until } from './test/tag.js';
import { seenOf } from './test/whole.js';

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
    for (let passed = 0; passed < 10; passed++) await frame();
    const canvas = seenOf(element);
    const pixels = canvas.getContext('2d');
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const at = [x * (canvas.width - 1), y * (canvas.height - 1)] as const;
      expect(pixels?.getImageData(...at, 1, 1).data[3]).to.equal(255);
    }
  });

  /** The sizes in pixels of all canvases that are painted anew while something is done. */
  async function painted(element: CanfieldGame, deed: () => unknown): Promise<number[]> {
    const sizes: number[] = [];
    const kinds = [CanvasRenderingContext2D.prototype, OffscreenCanvasRenderingContext2D.prototype];
    const clearings = kinds.map((kind) => Object.getOwnPropertyDescriptor(kind, 'clearRect') as PropertyDescriptor);
    for (const [index, kind] of kinds.entries()) {
      kind.clearRect = function (this: { canvas: HTMLCanvasElement | OffscreenCanvas }, ...box: number[]) {
        sizes.push(this.canvas.width * this.canvas.height);
        (clearings[index]?.value as (...box: number[]) => void).apply(this, box);
      };
    }
    await deed();
    await settled(element);
    for (let passed = 0; passed < 3; passed++) await frame();
    for (const [index, kind] of kinds.entries()) Object.defineProperty(kind, 'clearRect', clearings[index] ?? {});
    return sizes;
  }

  /** Some browsers give a page its last size only after some frames. */
  const rest = async (): Promise<void> => {
    for (let passed = 0; passed < 10; passed++) await frame();
  };
  const canvasesOf = (element: CanfieldGame) => [...element.renderRoot.querySelectorAll('canvas')];
  const pixels = ({ width, height }: HTMLCanvasElement): number => width * height;

  it('has the cloth alone, and piles that change on canvases no larger than they are', async () => {
    const element = await tag(html`<canfield-game deal=${known} motion="none"></canfield-game>`);
    await until(() => canvasesOf(element).length > 8);
    await rest();
    const [cloth, ...piles] = canvasesOf(element);
    if (!cloth) throw new Error('There is no table.');
    expect(piles.length).to.be.at.least(8);
    for (const pile of piles) expect(pixels(pile)).to.be.below(0.3 * pixels(cloth));
    for (const move of ['D', 'R>T2']) {
      const sizes = await painted(element, () => element.play(move));
      expect(sizes.length, move).to.be.at.least(1);
      expect(Math.max(...sizes), move).to.be.below(0.3 * pixels(cloth));
    }
    for (let step = 0; step < 2; step++) element.undo();
    await settled(element);
    expect(canvasesOf(element).length).to.be.at.most(piles.length + 2);
  });

  it('has all of a table whose cloth can be seen through', async () => {
    const element = await tag(
      html`<canfield-game deal=${known} motion="none" style="--canfield-cloth: #0808"></canfield-game>`,
    );
    await rest();
    expect(canvasesOf(element).length).to.equal(1);
    const sizes = await painted(element, () => element.play('D'));
    expect(sizes).to.deep.equal(canvasesOf(element).map(pixels));
    element.style.removeProperty('--canfield-cloth');
    element.theme = 'midnight';
    await until(() => canvasesOf(element).length > 8);
  });

  it('L03: has a size of its own in a body without styles', async () => {
    const element = await tag();
    expect(element.clientHeight).to.be.greaterThan(250);
  });
});
