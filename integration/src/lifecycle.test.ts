import type { CanfieldGame } from '@canfield-game/element';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, servePages, type Site } from './browser.js';
import { Table } from './table.js';

interface Held {
  /** The types of events that are listened for on window, document and media queries. */
  readonly listeners: readonly string[];
  readonly frames: number;
  readonly timers: number;
  readonly observers: number;
}

let browser: Browser;
let site: Site;
let page: Page;
let first: Table;
let second: Table;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePages()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 700, height: 1300 } });
  await page.goto(`${site.url}two-tags.html`);
  [first, second] = await Promise.all([Table.on(page, 0), Table.on(page, 1)]);
});
afterEach(() => page.close());

const held = (): Promise<Held> => page.evaluate(() => ({ ...(window as unknown as { held: Held }).held }));

const still = async (): Promise<boolean> => (await held()).frames === 0;

const byHand = ({ listeners }: Held): string[] => listeners.filter((type) => /key|pointer|mouse|touch/.test(type));

/** What tags listen for outside themselves: media queries and whether the page is hidden. */
const ours = ({ listeners }: Held): number =>
  listeners.filter((type) => type === 'change' || type === 'visibilitychange').length;

describe('two tags on one page', () => {
  it('play independently', async () => {
    await first.tap('QC');
    await second.draw();
    expect(await first.seen()).toMatchObject({ stock: 34, columns: ['6C', 'KH QC', 'QH', 'AS'] });
    expect(await second.seen()).toMatchObject({ stock: 33, columns: ['6C', 'KH', 'QH', 'AS'] });
  });

  it('K06: react to keys only where the focus is', async () => {
    await page.locator('#field').fill('');
    await page.locator('#field').pressSequentially('dtfu');
    expect(await page.locator('#field').inputValue()).toBe('dtfu');
    expect((await first.heard('canfield-move')).length + (await second.heard('canfield-move')).length).toBe(0);
    await second.tag.getByRole('button', { name: /^Stock/ }).focus();
    await page.keyboard.press('d');
    expect(await second.heard('canfield-move')).toHaveLength(1);
    expect(await first.heard('canfield-move')).toHaveLength(0);
  });

  it('K07: listen for keys nowhere outside themselves', async () => {
    const before = await held();
    await page.evaluate(() => {
      for (let i = 0; i < 20; i++) document.body.append(document.createElement('canfield-game'));
    });
    await first.settled();
    const after = await held();
    expect(after.observers - before.observers).toBe(20);
    expect(byHand(after)).toEqual(byHand(before));
    const perTag = (ours(after) - ours(before)) / 20;
    expect(perTag).toBe(ours(before) / 2);
  });
});

describe('a tag', () => {
  it('W01: that is moved to another parent keeps its game', async () => {
    await first.tap('QC');
    await first.tap('8H');
    const before = await first.seen();
    const events = (await first.heard()).length;
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      for (let i = 0; i < 10; i++) document.querySelector(i % 2 ? 'body' : 'section')?.append(game);
    });
    const moved = await Table.on(page, 1);
    expect(await moved.seen()).toEqual(before);
    const kept = await moved.tag.evaluate((game) => {
      const { actions, cursor } = (game as CanfieldGame).game;
      return { actions: actions.length, cursor };
    });
    expect(kept).toEqual({ actions: 2, cursor: 2 });
    expect(events).toBeGreaterThan(0);
    expect(await moved.heard()).toEqual([]);
    await moved.tap('QS');
    await moved.drag('KH', 'T4');
    expect((await moved.seen()).columns[3]).toBe('AS KH QC');
  });

  it('asks for no frame and sets no timer while nothing happens', async () => {
    await expect.poll(still).toBe(true);
    const before = await held();
    await page.waitForTimeout(300);
    expect(await held()).toEqual(before);
  });

  it('that is removed leaves no timer, frame, observer or listener', async () => {
    await first.draw();
    await page.evaluate(() => {
      for (const game of document.querySelectorAll('canfield-game')) game.remove();
    });
    await expect.poll(async () => ours(await held())).toBe(0);
    await expect.poll(held).toMatchObject({ frames: 0, observers: 0 });
    const { timers } = await held();
    await page.waitForTimeout(200);
    expect((await held()).timers).toBe(timers);
  });

  it('W04: that comes and goes a thousand times leaves nothing', async () => {
    const before = await held();
    await page.evaluate(() => {
      for (let i = 0; i < 1000; i++) {
        const game = document.createElement('canfield-game');
        document.body.append(game);
        game.remove();
      }
    });
    await expect.poll(held).toMatchObject({ observers: before.observers, frames: 0 });
    expect(ours(await held())).toBe(ours(before));
  });

  it('L01: follows its container within two frames', async () => {
    const width = await page.evaluate(async () => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      game.style.width = '420px';
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return game.scene?.metrics.width;
    });
    expect(width).toBe(420);
  });
});
