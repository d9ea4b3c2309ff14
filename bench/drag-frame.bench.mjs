import { at, define, dragRound, gripOfLongest, openLate, takeUp, withBrowser } from './game-page.mjs';

/** @import { CDPSession, Page } from 'playwright-core' */

/**
 * What one frame costs while the longest column of a game in progress is dragged by a real mouse over a table of 1280×800 px
 * at two pixels for each px: inside the frame callback of the tag, and beside it, from a trace of the browser, what raster takes.
 */

/** The names of the trace's events that tell of raster: of the two canvases, and of the frame put together out of them. */
const raster = { canvases: 'LayerTreeHost::DoUpdateLayers', frame: 'Display::DrawAndSwap' };

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(async (browser, url) => {
    const page = await openLate(browser, url, noteFrames);
    await define(page);
    await takeUp(page);
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
  });

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

/** Drags the longest column round the table. What was noted before it was taken counts no more. @param {Page} page */
const drag = async (page) =>
  dragRound(page, await gripOfLongest(page), () => page.evaluate(() => /** @type {any} */ (window).spent.splice(0)));

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

/** @param {string} what @param {number} value */
const row = (what, value) => ({ what: `one frame of a drag, 1280×800 at ratio 2: ${what}`, value, unit: 'ms' });
