import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, servePages, type Site } from './browser.js';
import { Table } from './table.js';

let browser: Browser;
let site: Site;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePages()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(() => page.context().close());

const view = { width: 800, height: 700 };

/** The known deal at rest on a page, the tag's surroundings as the style sheet has them. */
async function open(styles = 'body { color: black }', options: BrowserContextOptions = {}): Promise<Table> {
  const context = await browser.newContext({ viewport: view, ...options });
  page = await context.newPage();
  await page.goto(`${site.url}one-tag.html`);
  await page.addStyleTag({ content: styles });
  const table = await Table.on(page);
  await table.set({ motion: 'none' });
  await table.settled();
  return table;
}

async function playsTheOpening(table: Table): Promise<void> {
  await table.drag('QC', 'T2');
  await table.drag('8H', 'F1');
  await table.drag('KH', 'T4');
  expect(await table.seen()).toMatchObject({ columns: ['6C', 'QS', 'QH', 'AS KH QC'], score: 5 });
}

/** How far the first dragged card is from the point of it that was taken, in CSS px of the page. */
async function slip(table: Table, card: string, by: { x: number; y: number }): Promise<number> {
  const grip = await table.grip(card);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + by.x, grip.y + by.y);
  const dragged = await table.draggedAt();
  await page.mouse.up();
  const start = await table.restingAt(card);
  return Math.hypot(dragged.x - start.x - by.x, dragged.y - start.y - by.y);
}

describe('dragging', () => {
  for (const deviceScaleFactor of [1, 2, 3]) {
    it(`is right at ${deviceScaleFactor} pixels for each px`, async () => {
      const table = await open(undefined, { deviceScaleFactor });
      expect(await slip(table, '6C', { x: 60, y: 90 })).toBeLessThan(1);
      await playsTheOpening(table);
    });
  }

  it('is right inside a scrolled page', async () => {
    const table = await open('body { padding-block: 900px 2000px }');
    await page.evaluate(() => {
      scrollTo(0, 850);
    });
    await playsTheOpening(table);
  });

  it('is right under a transform that shrinks', async () => {
    const table = await open('canfield-game { transform: scale(0.75); transform-origin: 20% 10% }');
    expect(await slip(table, '6C', { x: 60, y: 90 })).toBeLessThan(1);
    await playsTheOpening(table);
  });

  it('P03: is right inside a shifted and shrunk ancestor', async () => {
    const styles =
      'body { position: absolute; left: 50%; top: 50%; width: 700px; transform: translate(-50%, -50%) scale(0.8) }';
    const table = await open(styles);
    expect(await slip(table, '6C', { x: -40, y: 70 })).toBeLessThan(1);
    await playsTheOpening(table);
  });

  it('P05: is right under CSS zoom', async () => {
    const table = await open('body { zoom: 1.25 }', { viewport: { width: 1000, height: 900 } });
    await playsTheOpening(table);
  });

  it('P02: is right after the page has shifted', async () => {
    const table = await open();
    await page.evaluate(() => {
      document.body.style.paddingLeft = '120px';
    });
    await table.settled();
    await table.settled();
    await playsTheOpening(table);
  });

  it('I01: is right on a page that runs from right to left', async () => {
    const table = await open();
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await table.settled();
    await playsTheOpening(table);
  });

  it('is right with the left hand', async () => {
    const table = await open();
    await table.set({ hand: 'left' });
    await table.settled();
    await playsTheOpening(table);
  });

  it('leaves everything as it was where the card does not go', async () => {
    const table = await open();
    const before = await table.seen();
    await table.drag('QC', 'T1');
    expect(await table.seen()).toEqual(before);
    expect(await table.heard('canfield-move')).toEqual([]);
  });

  it('P15: is neither begun nor disturbed by other buttons', async () => {
    const table = await open();
    const { from, to } = await table.way('QC', 'T2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up({ button: 'right' });
    expect((await table.seen()).columns[1]).toBe('KH');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  for (const type of ['pointercancel', 'lostpointercapture']) {
    it(`P08 P09: ends with the card where it lay at ${type}`, async () => {
      const table = await open();
      const { from, to } = await table.way('QC', 'T2');
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y + 40);
      await table.dispatch(type);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      expect(await table.heard('canfield-move')).toEqual([]);
      await playsTheOpening(table);
    });
  }

  it('P11: is over when the button was let go where nobody saw it', async () => {
    const table = await open();
    const grip = await table.grip('QC');
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 40, grip.y + 40);
    await table.dispatch('pointermove', { buttons: 0 });
    expect(await table.dragging()).toBe(false);
    await page.mouse.up();
  });

  it('P12: no card crosses from the old game into the new one', async () => {
    const table = await open();
    const { from, to } = await table.way('QC', 'T2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await table.set({ deal: 'CF1-D3-AAAAACM' });
    const dealt = await table.seen();
    await page.mouse.up();
    expect(await table.seen()).toEqual(dealt);
  });

  it('P26: a tag taken out while a card is dragged comes back as it was', async () => {
    const table = await open();
    const before = await table.seen();
    const grip = await table.grip('QC');
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x + 40, grip.y + 40);
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as HTMLElement;
      game.remove();
      document.body.append(game);
    });
    await page.mouse.up();
    expect(await table.seen()).toEqual(before);
    await playsTheOpening(table);
  });

  it('P24: fast clicks everywhere leave 52 cards', async () => {
    const table = await open();
    for (const pile of ['R', 'W', 'T1', 'T3', 'S']) {
      const { x, y } = await table.middle(pile);
      await page.mouse.click(x, y, { clickCount: 5 });
    }
    const state = await table.state();
    const cards = [state.stock, state.waste, state.reserve, ...state.foundations, ...state.tableau].flat();
    expect(new Set(cards).size).toBe(52);
  });
});
