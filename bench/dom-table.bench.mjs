import { domTable, letDrag } from './dom-table.mjs';
import { define, dragRound, dragSteps, gripOfLongest, meter, openLate, takeUp, withBrowser } from './game-page.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { CanfieldGame } from '@canfield-game/element' */

/**
 * Our canvas beside a table of elements with the same cards in the same places, each an SVG: 1280×800 at two pixels for
 * each px. Time of all processors is that of all processes of the browser together: script, layout, paint, raster, and the
 * frame put together.
 */

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(async (browser, url) => {
    const { cards, size, grip, ...ours } = await measureOurs(browser, url);
    const theirs = await measureElements(browser, url, domTable(cards, size), grip);
    return [...rows('our canvas', ours), ...rows('elements with SVG', theirs)];
  });

/** @param {Browser} browser @param {string} url */
async function measureOurs(browser, url) {
  const page = await openLate(browser, url);
  await define(page);
  const first = await page.evaluate(async () => {
    document.querySelector('canfield-game')?.remove();
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    const game = document.createElement('canfield-game');
    Object.assign(game, { deal: 'CF1-D3-AAAAACL', motion: 'none' });
    document.body.append(game);
    await game.updateComplete;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
  await takeUp(page);
  const table = await page.locator('canfield-game').evaluate((element) => {
    const { scene } = /** @type {CanfieldGame} */ (element);
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    const nodes = root.querySelectorAll('*').length;
    return { cards: scene?.cards ?? [], size: scene?.metrics.card, nodes, bytes: root.innerHTML.length };
  });
  const grip = await gripOfLongest(page);
  const drag = await processorTime(browser, page, grip);
  return { ...table, size: /** @type {{ width: number, height: number }} */ (table.size), grip, first, drag };
}

/** @param {Browser} browser @param {string} url @param {string} text @param {{ x: number, y: number }} grip */
async function measureElements(browser, url, text, grip) {
  const page = await openLate(browser, url);
  const first = await page.evaluate(async (all) => {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    document.body.innerHTML = all;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, text);
  await page.evaluate(letDrag);
  const nodes = await page.evaluate(() => document.body.querySelectorAll('*').length);
  return { nodes, bytes: text.length, first, drag: await processorTime(browser, page, grip) };
}

/** What a drag takes of all processes, in ms for each move of the hand. @param {Browser} browser @param {Page} page @param {{ x: number, y: number }} grip */
async function processorTime(browser, page, grip) {
  await dragRound(page, grip);
  const spent = await meter(browser);
  await dragRound(page, grip);
  return ((await spent()) * 1000) / dragSteps;
}

/** @param {string} name @param {{ nodes: number, bytes: number, first: number, drag: number }} measured */
const rows = (name, { nodes, bytes, first, drag }) => [
  { what: `${name}: elements inside`, value: nodes, unit: '' },
  { what: `${name}: markup of them`, value: bytes, unit: 'characters' },
  { what: `${name}: from nothing to the first frame`, value: first, unit: 'ms' },
  { what: `${name}: a move of a drag, time of all processors`, value: drag, unit: 'ms' },
];
