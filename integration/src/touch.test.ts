import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import type { At } from './hand.js';
import { Table } from './table.js';

const open = useBrowser();
let page: Page;
let touch: CDPSession;
let table: Table;

beforeEach(async () => {
  page = await open('phone.html', { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  touch = await page.context().newCDPSession(page);
  table = await Table.on(page);
  await table.set({ motion: 'none' });
  await table.settled();
});

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

/** Two fingers that lie side by side go apart, to either side. */
async function part({ x, y }: At): Promise<void> {
  const apart = (by: number) => [
    { x: x - by, y },
    { x: x + by, y, id: 1 },
  ];
  await fingers('touchStart', { x: x - 15, y });
  await fingers('touchStart', ...apart(15));
  for (let by = 20; by <= 110; by += 10) await fingers('touchMove', ...apart(by));
  await fingers('touchEnd');
  await table.settled();
}

const scrolled = () => page.evaluate(() => Math.round(scrollY));

const zoom = () => page.evaluate(() => visualViewport?.scale);

const columns = async () => (await table.seen()).columns;

describe('a finger', () => {
  it('P06: that pans from the felt scrolls the page', async () => {
    const { x, y } = await table.middle('T2');
    await swipe({ x, y: y + 150 }, { x, y: y + 20 });
    await expect.poll(scrolled).toBeGreaterThan(40);
    expect(await table.heard('canfield-move')).toEqual([]);
  });

  it('P06: that pans from an empty place scrolls the page', async () => {
    const { x, y } = await table.middle('F3');
    await swipe({ x, y: y + 30 }, { x, y: y - 25 });
    await expect.poll(scrolled).toBeGreaterThan(10);
  });

  it('P06: that starts on a card that moves drags it and does not scroll', async () => {
    const { from, to } = await table.way('QC', 'T2');
    await swipe(from, to);
    expect((await columns())[1]).toBe('KH QC');
    expect(await scrolled()).toBe(0);
  });

  it('drags the right card in a page that has been scrolled', async () => {
    await page.evaluate(() => {
      document.body.style.paddingTop = '200px';
      scrollTo(0, 160);
    });
    const { from, to } = await table.way('QC', 'T2');
    await swipe(from, to);
    expect((await columns())[1]).toBe('KH QC');
    expect(await scrolled()).toBe(160);
  });

  it('taps a card to where it fits', async () => {
    const { x, y } = await table.grip('QC');
    await page.touchscreen.tap(x, y);
    await table.settled();
    expect((await columns())[1]).toBe('KH QC');
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
    expect(await columns()).toEqual(['6C', 'KH QC', 'QH', 'AS']);
    const next = await table.way('8H', 'F1');
    await swipe(next.from, next.to);
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
    expect((await columns())[1]).toBe('KH QC');
  });

  it('P20: that taps undo ten times undoes ten times and zooms nothing', async () => {
    for (let i = 0; i < 10; i++) await table.draw();
    const undo = page.getByRole('button', { name: 'Undo' });
    for (let i = 0; i < 10; i++) await undo.tap();
    expect((await table.seen()).stock).toBe(34);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  it('and another that part on the felt make the page larger, where the next drag is right', async () => {
    const { x, y } = await table.middle('T2');
    await part({ x, y: y + 150 });
    await expect.poll(zoom).toBeGreaterThan(1.2);
    expect(await table.heard('canfield-move')).toEqual([]);
    // From its upper left corner, where the cards are that are dragged.
    for (const pageScaleFactor of [1, 1.3]) await touch.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await expect.poll(zoom).toBeCloseTo(1.3);
    const { from, to } = await table.way('QC', 'T2');
    await swipe(from, to);
    expect((await columns())[1]).toBe('KH QC');
  });

  it('and another that part on cards make nothing larger and play nothing', async () => {
    await part(await table.grip('QC'));
    expect(await zoom()).toBe(1);
    expect(await table.heard('canfield-move')).toEqual([]);
    expect(await table.dragging()).toBe(false);
  });

  it('P21: that rests on a card opens neither a menu nor a selection', async () => {
    // A browser without a window opens no menu at all, so it is asked for here as a phone would.
    const [opens, selects] = await table.tag.evaluate((element) => {
      const card = element.shadowRoot?.querySelector('[data-node="R"]') as Element;
      const menu = new PointerEvent('contextmenu', {
        pointerType: 'touch',
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      return [card.dispatchEvent(menu), getComputedStyle(card).userSelect];
    });
    expect(opens).toBe(false);
    expect(selects).toBe('none');
  });
});
