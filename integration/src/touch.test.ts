import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, servePages, type Site } from './browser.js';
import { type At, Table } from './table.js';

let browser: Browser;
let site: Site;
let page: Page;
let touch: CDPSession;
let table: Table;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePages()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  page = await context.newPage();
  await page.goto(`${site.url}phone.html`);
  touch = await context.newCDPSession(page);
  table = await Table.on(page);
  await table.set({ motion: 'none' });
  await table.settled();
});
afterEach(() => page.context().close());

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

const fingers = (type: TouchKind, ...points: (At & { readonly id?: number })[]) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y, id = 0 }) => ({ x, y, id })) });

async function swipe(from: At, to: At): Promise<void> {
  await fingers('touchStart', from);
  for (let part = 1; part <= 8; part++) {
    await fingers('touchMove', { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 });
  }
  await fingers('touchEnd');
  await table.settled();
}

const scrolled = () => page.evaluate(() => Math.round(scrollY));

describe('a finger', () => {
  it('P06: that pans from the felt scrolls the page', async () => {
    const { x, y } = await table.middle('T2');
    await swipe({ x, y: y + 150 }, { x, y: y + 20 });
    await expect.poll(scrolled).toBeGreaterThan(40);
  });

  it('P06: that starts on a card that moves drags it and does not scroll', async () => {
    const { from, to } = await table.way('QC', 'T2');
    await swipe(from, to);
    expect((await table.seen()).columns[1]).toBe('KH QC');
    expect(await scrolled()).toBe(0);
  });

  it('taps a card to where it fits', async () => {
    const { x, y } = await table.grip('QC');
    await page.touchscreen.tap(x, y);
    await table.settled();
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('P14: is not disturbed by a second one', async () => {
    const { from, to } = await table.way('QC', 'T2');
    const other = { ...(await table.middle('T4')), id: 1 };
    await fingers('touchStart', from);
    await fingers('touchMove', { x: from.x + 20, y: from.y + 10 });
    await fingers('touchStart', { x: from.x + 20, y: from.y + 10 }, other);
    await fingers('touchMove', to, other);
    await fingers('touchEnd', to);
    await fingers('touchEnd');
    await table.settled();
    expect((await table.seen()).columns).toEqual(['6C', 'KH QC', 'QH', 'AS']);
    await swipe((await table.way('8H', 'F1')).from, (await table.way('8H', 'F1')).to);
    expect((await table.seen()).score).toBe(5);
  });

  it('P08: that is cancelled leaves the card where it lay, and the next drag works', async () => {
    const { from, to } = await table.way('QC', 'T2');
    await fingers('touchStart', from);
    await fingers('touchMove', { x: from.x + 40, y: from.y + 40 });
    await fingers('touchCancel');
    await table.settled();
    expect(await table.heard('canfield-move')).toEqual([]);
    await swipe(from, to);
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  it('P20: that taps undo ten times undoes ten times and zooms nothing', async () => {
    for (let i = 0; i < 10; i++) await table.draw();
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let i = 0; i < 10; i++) await undo.tap();
    expect((await table.seen()).stock).toBe(34);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});
