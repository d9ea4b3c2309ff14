import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CDPSession, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import type { At } from './hand.js';
import { Keys } from './keys.js';
import { Table } from './table.js';

const open = useBrowser();
let page: Page;
let touch: CDPSession;
let table: Table;

beforeEach(async () => {
  page = await open('phone.html', { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  touch = await page.context().newCDPSession(page);
  table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', readonly: '' });
  await table.settled();
});

const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: At[]) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y, id: 0 })) });

async function swipe(from: At, to: At): Promise<void> {
  await fingers('touchStart', from);
  for (let part = 1; part <= 8; part++) {
    await fingers('touchMove', { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 });
  }
  await fingers('touchEnd');
  await table.settled();
}

const said = (): Promise<string> =>
  table.tag.evaluate((tag) => tag.shadowRoot?.querySelector('.live')?.textContent ?? '');

const unchanged = async (): Promise<void> => {
  expect(await table.heard('canfield-move')).toEqual([]);
  expect((await table.seen()).stock).toBe(34);
};

describe('on a table that is only watched', () => {
  it('a mouse moves nothing', async () => {
    await table.drag('QC', 'T2');
    expect(await table.dragging()).toBe(false);
    await table.tap('QC');
    await table.draw();
    await unchanged();
    expect(await said()).toMatch(/^Watch only/);
    // The deal may still be on its way.
    await expect.poll(() => table.showsItsGame(), { timeout: 5000 }).toBe(true);
  });

  it('a finger scrolls the page from the cards too', async () => {
    await page.evaluate(() => {
      scrollTo(0, 120);
    });
    const { x, y } = await table.grip('KH');
    await swipe({ x, y }, { x, y: y + 130 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(60);
    await fingers('touchStart', await table.middle('S'));
    await fingers('touchEnd');
    await unchanged();
  });

  it('keys read and go, and change nothing', async () => {
    const keys = await Keys.on(table);
    for (const key of ['t', 'f', 'd', 'Enter', 'u', 'Control+z', 'n', 'ArrowRight', ' ']) await keys.press(key);
    await unchanged();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await keys.press('l');
    expect(await said()).toContain('Stock');
  });

  it('nobody takes over the game that is shown', async () => {
    const moves = knownDeal.line.split(' ').slice(0, 6);
    await table.tag.evaluate(
      (tag, record) => (tag as CanfieldGame).replay(record, { paused: true }).then((replay) => replay?.step()),
      { version: 1 as const, code: knownDeal.code, moves, cursor: 6 },
    );
    await table.draw();
    const keys = await Keys.on(table);
    await keys.press('d');
    expect((await table.heard('canfield-move')).map(({ detail }) => detail['kind'])).toEqual(['redo']);
  });
});
