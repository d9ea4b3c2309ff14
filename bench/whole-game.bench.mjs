import { knownDeal } from '@canfield-game/engine/testing';
import { parseMove } from '@canfield-game/engine';
import { cardSides, domTable, layElements, letDrag } from './dom-table.mjs';
import { define, meter, openLate, withBrowser } from './game-page.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { CanfieldGame } from '@canfield-game/element' */
/** @import { Lying } from './dom-table.mjs' */

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ cards: Lying[], size: { width: number, height: number } }} Lie how all cards lie
 * @typedef {{ from: Point, to?: Point, after: Lie }} Step a drag, or a click where it goes nowhere, and how cards lie then
 */

/**
 * A whole game by mouse, dealt and won, and resizes of the window in the middle of it: our canvas beside a table of
 * elements with the same cards in the same places, each an SVG that glides to its new place by a transition. Both get the same
 * events at the same times. Counted is the time of all processes of the browser together: script, layout, paint, raster, and frames put
 * together.
 */
const moves = knownDeal.line.split(' ');
const sizes = [
  { width: 1000, height: 700 },
  { width: 700, height: 800 },
  { width: 1280, height: 800 },
];
const dragMoves = 8;
const mousePause = 8;
const settling = 350;

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(async (browser, url) => {
    const { deal, steps, resized } = await rehearse(browser, url);
    const ours = await playOurs(browser, url, steps);
    const theirs = await playElements(browser, url, deal, steps, resized);
    return [
      { what: 'a whole game, our canvas: time of all processors', value: ours, unit: 's' },
      { what: 'a whole game, elements with SVG: time of all processors', value: theirs, unit: 's' },
      { what: 'a whole game: ours of theirs', value: (100 * ours) / theirs, unit: '%' },
    ];
  });

const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** How cards lie on our table. @param {Page} page @returns {Promise<Lie>} */
const lieOf = (page) =>
  page.locator('canfield-game').evaluate((element) => {
    const { scene } = /** @type {CanfieldGame} */ (element);
    return { cards: [...(scene?.cards ?? [])], size: { width: 0, height: 0, ...scene?.metrics.card } };
  });

/** @param {Page} page @param {string} pile @returns {Promise<Point>} */
const placeOf = (page, pile) =>
  page.locator('canfield-game').evaluate((element, id) => {
    const { scene } = /** @type {CanfieldGame} */ (element);
    const { x = 0, y = 0 } = scene?.places.find((place) => place.pile === id)?.box ?? {};
    return { x, y };
  }, pile);

/** Puts a game on the page, dealt. @param {Page} page @param {string} motion */
const dealOn = (page, motion) =>
  page.evaluate(
    async ({ deal, motion: wished }) => {
      document.querySelector('canfield-game')?.remove();
      const game = document.createElement('canfield-game');
      Object.assign(game, { deal, motion: wished, tap: 'off' });
      document.body.append(game);
      await game.updateComplete;
    },
    { deal: knownDeal.code, motion },
  );

/** Where the hand goes in each move, and how cards lie after it. @param {Browser} browser @param {string} url */
async function rehearse(browser, url) {
  const page = await openLate(browser, url);
  await define(page);
  await dealOn(page, 'none');
  const deal = await lieOf(page);
  /** @type {Step[]} */
  const steps = [];
  for (const text of moves) {
    const way = await wayOf(page, text);
    await page.locator('canfield-game').evaluate(async (element, move) => {
      const game = /** @type {CanfieldGame} */ (element);
      game.play(move);
      await game.updateComplete;
    }, text);
    steps.push({ ...way, after: await lieOf(page) });
  }
  return { deal, steps, resized: await rehearseSizes(page) };
}

const halfway = Math.floor(moves.length / 2);

/** How the cards of the middle of the game lie in windows of other sizes. @param {Page} page */
async function rehearseSizes(page) {
  await page
    .locator('canfield-game')
    .evaluate((element, record) => void (/** @type {CanfieldGame} */ (element).load(record)), {
      version: /** @type {const} */ (1),
      code: knownDeal.code,
      moves,
      cursor: halfway,
    });
  /** @type {Lie[]} */
  const lies = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(200);
    lies.push(await lieOf(page));
  }
  return lies;
}

/** @param {Page} page @param {string} text @returns {Promise<{ from: Point, to?: Point }>} */
async function wayOf(page, text) {
  const move = parseMove(text);
  const { cards } = await lieOf(page);
  const grip = (/** @type {Point | undefined} */ at) => ({ x: (at?.x ?? 0) + 30, y: (at?.y ?? 0) + 8 });
  if (move?.type !== 'move') return { from: grip(await placeOf(page, 'S')) };
  const of = (/** @type {string} */ pile) => cards.filter((lying) => lying.pile === pile);
  const from = grip(of(move.from).at(-(move.count ?? 1)));
  return { from, to: grip(of(move.to).at(-1) ?? (await placeOf(page, move.to))) };
}

/** Plays all of it by mouse. @param {Page} page @param {readonly Step[]} steps @param {(index: number) => Promise<unknown>} [after] */
async function playAll(page, steps, after) {
  for (const [index, { from, to }] of steps.entries()) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const moved = [];
    for (let part = 1; to && part <= dragMoves; part++) {
      const share = part / dragMoves;
      moved.push(page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)));
      await wait(mousePause);
    }
    await Promise.all(moved);
    await page.mouse.up();
    await after?.(index);
    await wait(settling);
    if (index + 1 === halfway) for (const size of sizes) await resize(page, size);
  }
}

/** @param {Page} page @param {{ width: number, height: number }} size */
async function resize(page, size) {
  await page.setViewportSize(size);
  await wait(settling);
}

/** @param {Browser} browser @param {string} url @param {readonly Step[]} steps */
async function playOurs(browser, url, steps) {
  const page = await openLate(browser, url);
  await define(page);
  const spent = await meter(browser);
  await dealOn(page, 'full');
  await wait(1500);
  await playAll(page, steps);
  const seconds = await spent();
  const placed = await page.locator('canfield-game').evaluate((element) => {
    const { scene } = /** @type {CanfieldGame} */ (element);
    return (scene?.cards ?? []).filter(({ pile }) => pile.startsWith('F')).length;
  });
  if (placed !== 52) throw new Error(`The game was not won by mouse: ${placed} cards are up.`);
  return seconds;
}

/** @param {Browser} browser @param {string} url @param {Lie} deal @param {readonly Step[]} steps @param {readonly Lie[]} resized */
async function playElements(browser, url, deal, steps, resized) {
  const page = await openLate(browser, url);
  const spent = await meter(browser);
  await page.evaluate((all) => void (document.body.innerHTML = all), domTable(deal.cards, deal.size));
  await page.evaluate(letDrag);
  await page.evaluate(layElements, { resized, sides: cardSides() });
  await wait(1500);
  await playAll(page, steps, (index) =>
    page.evaluate((lie) => dispatchEvent(new CustomEvent('lie', { detail: lie })), steps[index]?.after),
  );
  return spent();
}
