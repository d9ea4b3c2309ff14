import { knownDeal } from '@canfield-game/engine/testing';
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { CanfieldGame } from './canfield-game.js';
import { inside, known, openPanel, settled, until } from './test/tag.js';
import { seenOf } from './test/whole.js';

/** A page of its own with one tag, as wide as a phone or a window. */
async function page(width: number, lang: string): Promise<[HTMLIFrameElement, CanfieldGame]> {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto 0', border: '0' });
  Object.assign(frame, { width: String(width), height: width < 600 ? '640' : '860' });
  frame.src = new URL('test/look.html', import.meta.url).href;
  document.body.append(frame);
  await new Promise((resolve) => (frame.onload = resolve));
  const inner = frame.contentDocument as Document;
  Object.assign(inner.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
  const element = inner.createElement('canfield-game');
  Object.assign(element, { deal: known, motion: 'none' });
  inner.body.append(element);
  await until(() => element.scene && inside(element, '.frame').lang === lang && !inside(element, '.frame').inert);
  return [frame, element];
}

const fits = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth <= clientWidth;

/** What is seen has no part outside the page, and the table is painted to its corners. */
function expectWhole({ contentDocument }: HTMLIFrameElement, element: CanfieldGame): void {
  expect(fits((contentDocument as Document).documentElement)).to.equal(true);
  const seen = seenOf(element);
  for (const [x, y] of [[0, 0] as const, [seen.width - 1, seen.height - 1] as const]) {
    expect(seen.getContext('2d')?.getImageData(x, y, 1, 1).data[3]).to.equal(255);
  }
  const panel = element.renderRoot.querySelector('dialog');
  if (!panel) return;
  const { left, right } = panel.getBoundingClientRect();
  expect(left).to.be.at.least(0);
  expect(right).to.be.at.most((contentDocument as Document).documentElement.clientWidth);
  expect(fits(panel)).to.equal(true);
}

/** The colours of a picture at some points of the page. */
async function coloursIn(png: string, points: readonly (readonly [number, number])[]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  return points.map(([x, y]) => context.getImageData(Math.round(x), Math.round(y), 1, 1).data.join(' '));
}

/** What is written in a list to choose from stands on the panel's own ground, whatever the browser makes of lists. */
async function expectLegible(element: CanfieldGame, png: string): Promise<void> {
  const list = element.renderRoot.querySelector('dialog select');
  if (!list) return;
  const { left, right, top, bottom } = list.getBoundingClientRect();
  // Where the text begins: at the other end some browsers draw an arrow.
  const x = getComputedStyle(list).direction === 'rtl' ? right - 6 : left + 6;
  const [within, beside] = await coloursIn(png, [
    [x, (top + bottom) / 2],
    [x, top - 2],
  ]);
  expect(within).to.equal(beside);
}

const moments: Readonly<Record<string, (element: CanfieldGame) => unknown>> = {
  deal: () => undefined,
  midway: (element) => {
    const moves = knownDeal.line.split(' ').slice(0, 100);
    element.load({ version: 1, code: known, moves, cursor: moves.length });
  },
  win: (element) => {
    const moves = knownDeal.line.split(' ');
    element.load({ version: 1, code: known, moves, cursor: moves.length });
  },
  panel: (element) => openPanel(element, 'new-game', 'new'),
};

describe('the look', () => {
  afterEach(() => {
    document.querySelector('iframe')?.remove();
  });

  for (const width of [360, 1280]) {
    for (const lang of ['en', 'ar']) {
      for (const [moment, reach] of Object.entries(moments)) {
        it(`is whole at ${width} px, in ${lang}: ${moment}`, async () => {
          const [frame, element] = await page(width, lang);
          await reach(element);
          await settled(element);
          await until(() => document.fonts.status === 'loaded');
          expectWhole(frame, element);
          expect(inside(element, '.frame').dir).to.equal(lang === 'ar' ? 'rtl' : 'ltr');
          const png = await executeServerCommand<string, string>('look', `${moment}-${width}-${lang}`);
          await expectLegible(element, png);
        });
      }
    }
  }
});
