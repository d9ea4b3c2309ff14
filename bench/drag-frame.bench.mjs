import { knownDeal } from '@canfield-game/engine/testing';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, requireBrowser } from '../tooling/browser.mjs';
import { serve } from '../tooling/static-server.mjs';

/** @import { CDPSession, Page } from 'playwright-core' */
/** @import { CanfieldGame } from '@canfield-game/element' */

/**
 * What one frame costs while the longest column of a game in progress is dragged by a real mouse over a table of 1280×800 px
 * at two pixels for each px: inside the frame callback of the tag, and beside it, from a trace of the browser, what raster takes.
 */
const view = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
const steps = 240;
const played = 85;

const cdn = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));
const pages = fileURLToPath(new URL('../integration/pages', import.meta.url));

/** The names of the trace's events that tell of raster: of the two canvases, and of the frame put together out of them. */
const raster = { canvases: 'LayerTreeHost::DoUpdateLayers', frame: 'Display::DrawAndSwap' };

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const site = await serve({ '/': pages, '/cdn/': cdn });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
  try {
    const page = await (await browser.newContext(view)).newPage();
    await open(page, `${site.url}late.html`);
    await drag(page);
    const callback = await page.evaluate(() => /** @type {any} */ (window).spent);
    const traced = await trace(await browser.newBrowserCDPSession(), () => drag(page));
    return [
      row('inside our callback, median', at(callback, 0.5)),
      row('inside our callback, 95 %', at(callback, 0.95)),
      row('raster of the canvases, median', at(durations(traced, raster.canvases), 0.5)),
      row('putting the frame together in software, median', at(durations(traced, raster.frame), 0.5)),
      { ...row('frames measured', callback.length), unit: '' },
    ];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A page isolated from others, which gives it a fine clock; it notes how long each frame callback takes. @param {Page} page @param {string} url */
async function open(page, url) {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
    await route.fulfill({ response, headers: { ...response.headers(), ...isolated } });
  });
  await page.addInitScript(noteFrames);
  await page.goto(url);
  await page.addStyleTag({ content: 'body { margin: 0 } canfield-game { height: 100vh }' });
  await page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });
  const moves = knownDeal.line.split(' ').slice(0, played);
  const saved = { version: /** @type {const} */ (1), code: knownDeal.code, moves, cursor: played };
  await page.locator('canfield-game').evaluate(async (element, record) => {
    const game = /** @type {CanfieldGame} */ (element);
    game.load(record);
    await game.updateComplete;
  }, saved);
}

/** Runs in the page, before its scripts. */
function noteFrames() {
  /** @type {number[]} */
  const spent = [];
  Object.assign(window, { spent });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (paint) =>
    ask((now) => {
      const start = performance.now();
      paint(now);
      spent.push(performance.now() - start);
    });
}

/** Drags the longest column round the table and lets it spring back. What was noted before counts no more. @param {Page} page */
async function drag(page) {
  const { x, y } = await page.locator('canfield-game').evaluate(gripOfLongest);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await page.evaluate(() => /** @type {any} */ (window).spent.splice(0));
  for (let step = 0; step < steps; step++) {
    const angle = (2 * Math.PI * step) / steps;
    await page.mouse.move(x + 300 * Math.sin(angle), y + 10 + 150 * (1 - Math.cos(angle)));
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Runs in the page. @param {Element} element */
function gripOfLongest(element) {
  const { scene } = /** @type {CanfieldGame} */ (element);
  const columns = (scene?.places ?? []).filter(({ pile }) => pile.startsWith('T'));
  const [longest] = columns.sort((a, b) => b.count - a.count);
  return { x: (longest?.box.x ?? 0) + 40, y: (longest?.box.y ?? 0) + 10 };
}

/**
 * What the browser did meanwhile.
 * @param {CDPSession} session
 * @param {() => Promise<void>} run
 * @returns {Promise<{ name: string, dur?: number }[]>}
 */
async function trace(session, run) {
  /** @type {any[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'viz'] } });
  await run();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** In ms. @param {{ name: string, dur?: number }[]} events @param {string} name */
const durations = (events, name) => events.filter((event) => event.name === name).map(({ dur = 0 }) => dur / 1000);

/** The value at a share of all, from the least up. @param {number[]} values @param {number} share */
function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}

/** @param {string} what @param {number} value */
const row = (what, value) => ({ what: `one frame of a drag, 1280×800 at ratio 2: ${what}`, value, unit: 'ms' });
