import { knownDeal } from '@canfield-game/engine/testing';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { browserFlags, requireBrowser } from '../tooling/browser.mjs';
import { serve } from '../tooling/static-server.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { CanfieldGame } from '@canfield-game/element' */

const cdn = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));
const pages = fileURLToPath(new URL('../integration/pages', import.meta.url));

/** A window of 1280×800 px at two pixels for each px. */
const view = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };

/** A game in progress, with a column of ten cards. */
const played = 85;
const moves = knownDeal.line.split(' ').slice(0, played);

/** The game in progress as it is saved. */
const midGame = { version: /** @type {const} */ (1), code: knownDeal.code, moves, cursor: played };

/**
 * Runs something with a browser and the address of the pages, and ends both.
 * @template Result
 * @param {(browser: Browser, url: string) => Promise<Result>} run
 * @param {Record<string, string>} [more] other folders that are served, each under its own path
 */
export async function withBrowser(run, more = {}) {
  const site = await serve({ '/': pages, '/cdn/': cdn, ...more });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
  try {
    return await run(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * A page isolated from others, which gives it a fine clock, with a tag that fills it; scripts come late.
 * @param {Browser} browser
 * @param {string} url
 * @param {() => void} [before] runs in the page before its scripts
 */
export async function openLate(browser, url, before) {
  const page = await (await browser.newContext(view)).newPage();
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' };
    await route.fulfill({ response, headers: { ...response.headers(), ...isolated } });
  });
  if (before) await page.addInitScript(before);
  await page.goto(`${url}late.html`);
  await page.addStyleTag({ content: 'body { margin: 0 } canfield-game { height: 100vh }' });
  return page;
}

/** Defines the tag. @param {Page} page */
export const define = (page) => page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });

/** Takes up the game in progress on the tag of a page. @param {Page} page */
export async function takeUp(page) {
  await page.locator('canfield-game').evaluate(async (element, record) => {
    const game = /** @type {CanfieldGame} */ (element);
    game.load(record);
    await game.updateComplete;
  }, midGame);
}

/** A mouse tells where it is 125 times a second, and does not wait for an answer. */
const mousePause = 8;

/** Drags what lies at a point round the table and lets it spring back. @param {Page} page @param {{ x: number, y: number }} grip @param {() => Promise<unknown>} [taken] */
export async function dragRound(page, { x, y }, taken) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  await taken?.();
  const moved = [];
  for (let step = 0; step < dragSteps; step++) {
    const angle = (2 * Math.PI * step) / dragSteps;
    moved.push(page.mouse.move(x + 300 * Math.sin(angle), y + 10 + 150 * (1 - Math.cos(angle))));
    await new Promise((resolve) => setTimeout(resolve, mousePause));
  }
  await Promise.all(moved);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** How often the hand moves in a drag. */
export const dragSteps = 240;

/** Where the longest column can be taken. @param {Page} page */
export const gripOfLongest = (page) =>
  page.locator('canfield-game').evaluate((element) => {
    const { scene } = /** @type {CanfieldGame} */ (element);
    const columns = (scene?.places ?? []).filter(({ pile }) => pile.startsWith('T'));
    const [longest] = columns.sort((a, b) => b.count - a.count);
    return { x: (longest?.box.x ?? 0) + 40, y: (longest?.box.y ?? 0) + 10 };
  });

/** The value at a share of all, from the least up. @param {number[]} values @param {number} share */
export function at(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
}

/** Counts the time of all processes of a browser from now on. @param {Browser} browser @returns {Promise<() => Promise<number>>} seconds since then */
export async function meter(browser) {
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await spent();
  return async () => (await spent()) - before;
}
