import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, requireBrowser } from '../tooling/browser.mjs';
import { serve } from '../tooling/static-server.mjs';

const pages = fileURLToPath(new URL('../integration/pages', import.meta.url));
const cdn = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));

/** Measures, in the page, how long each callback of a frame takes. */
function timeFrames() {
  const frame = window.requestAnimationFrame;
  /** @type {number[]} */
  const times = [];
  Object.assign(window, { frameTimes: times });
  window.requestAnimationFrame = (paint) =>
    frame((now) => {
      const start = performance.now();
      paint(now);
      times.push(performance.now() - start);
    });
}

/** @param {number[]} values @param {number} part */
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? NaN;

/** Drags a card around a table of 1280 × 800 at two pixels for each px. @param {import('playwright-core').Page} page */
async function dragAround(page) {
  const box = await page.getByRole('button', { name: 'King of hearts, column 2' }).boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 20, at.y + 20);
  await page.waitForTimeout(200);
  await page.evaluate('window.frameTimes.length = 0');
  for (let step = 0; step < 200; step++) {
    await page.mouse.move(at.x + 200 * Math.sin(step / 20), at.y + 100 + 90 * Math.cos(step / 15));
  }
  /** @type {number[]} */
  const times = await page.evaluate('[...window.frameTimes]');
  await page.mouse.up();
  return times;
}

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const [browser, site] = await Promise.all([
    chromium.launch({ executablePath: requireBrowser(), args: browserFlags }),
    serve({ '/': pages, '/cdn/': cdn }),
  ]);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.addInitScript(timeFrames);
  await page.goto(`${site.url}one-tag.html`);
  await page.waitForTimeout(1500);
  const times = await dragAround(page);
  await browser.close();
  await site.close();
  return [
    { what: 'a frame while dragging, median of our callback', value: quantile(times, 0.5), unit: 'ms' },
    { what: 'a frame while dragging, 95 %', value: quantile(times, 0.95), unit: 'ms' },
    { what: 'frames measured', value: times.length, unit: '' },
  ];
}
