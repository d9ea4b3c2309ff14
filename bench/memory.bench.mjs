import { define, openLate, withBrowser } from './game-page.mjs';

/** @import { CDPSession } from 'playwright-core' */

/** What a hundred tags of one size and theme hold: memory of scripts and nodes, and bitmaps of cards, which they share. */
const tags = 100;

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(async (browser, url) => {
    const page = await openLate(browser, url, countCanvases);
    await define(page);
    const session = await page.context().newCDPSession(page);
    await addTags(page, 1);
    const one = { heap: await heapOf(session), bitmaps: await page.evaluate(bitmaps) };
    await addTags(page, tags);
    const all = { heap: await heapOf(session), bitmaps: await page.evaluate(bitmaps) };
    return [
      row('memory of scripts for each', (all.heap - one.heap) / tags / 1e6, 'MB'),
      row('bitmaps of cards and cloth for the first', one.bitmaps.count, ''),
      row('bitmaps of cards and cloth for all', all.bitmaps.count, ''),
      row('pixels of these bitmaps', (all.bitmaps.pixels * 4) / 1e6, 'MB'),
    ];
  });

/** Runs in the page, before its scripts: keeps count of the canvases that are made, without keeping them. */
function countCanvases() {
  /** @type {WeakRef<HTMLCanvasElement>[]} */
  const made = [];
  Object.assign(window, { made });
  const create = document.createElement.bind(document);
  document.createElement = (/** @type {string} */ name, /** @type {ElementCreationOptions} */ options) => {
    const element = create(name, options);
    if (element instanceof HTMLCanvasElement) made.push(new WeakRef(element));
    return element;
  };
}

/** Runs in the page: the canvases that only keep a picture. */
function bitmaps() {
  /** @type {WeakRef<HTMLCanvasElement>[]} */
  const made = /** @type {any} */ (window).made;
  const kept = made.flatMap((one) => one.deref() ?? []).filter((canvas) => !canvas.isConnected);
  return { count: kept.length, pixels: kept.reduce((sum, { width, height }) => sum + width * height, 0) };
}

/** @param {import('playwright-core').Page} page @param {number} count */
async function addTags(page, count) {
  await page.evaluate(async (many) => {
    for (let made = 0; made < many; made++) {
      const game = document.createElement('canfield-game');
      Object.assign(game, { deal: 'CF1-D3-AAAAACL', motion: 'none', style: 'width: 640px; height: 480px' });
      document.body.append(game);
    }
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** The memory that scripts and what they hold on to take, once all garbage is gone. @param {CDPSession} session */
async function heapOf(session) {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const usage = await session.send('Runtime.getHeapUsage');
  return usage.usedSize + ('embedderHeapUsedSize' in usage ? Number(usage.embedderHeapUsedSize) : 0);
}

/** @param {string} what @param {number} value @param {string} unit */
const row = (what, value, unit) => ({ what: `${tags} tags of 640×480: ${what}`, value, unit });
