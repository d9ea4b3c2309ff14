import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { expectPainted } from './monkey.js';
import { Table } from './table.js';

const open = useBrowser();

interface Held {
  readonly frames: number;
  readonly waiting: number;
}

const held = (page: Page): Promise<Held> => page.evaluate(() => ({ ...(window as unknown as { held: Held }).held }));

/** The browser says that nobody sees the page, or that somebody does again. No script can bring that about by itself. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((unseen) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => unseen });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** The known deal, three cards before its end. */
const almostWon = () => {
  const moves = knownDeal.line.split(' ');
  return { version: 1, code: knownDeal.code, moves, cursor: moves.length - 3 } as const;
};

describe('a page that nobody sees', () => {
  it('X06: has a game that is carried to its end won at once, and shows nothing of the way later', async () => {
    const page = await open('two-tags.html', { viewport: { width: 500, height: 1000 } });
    const table = await Table.on(page);
    await table.set({ motion: 'full' });
    await table.load(almostWon());
    await expect.poll(async () => (await held(page)).frames).toBe(0);
    await hide(page, true);
    await table.tag.evaluate((element) => (element as CanfieldGame).finish());
    expect((await table.seen()).won).toBe(true);
    await table.settled();
    expect((await held(page)).frames).toBeLessThanOrEqual(1);
    await hide(page, false);
    await table.settled();
    expect(await table.heard('canfield-win')).toHaveLength(1);
    await expectPainted(table);
  });

  it('X07: rests for hours, clock, solver and frames, and goes on as if it had been a moment', async () => {
    const page = await open('two-tags.html', { viewport: { width: 900, height: 1000 } });
    await page.clock.install();
    await page.reload();
    const table = await Table.on(page);
    await table.set({ winnability: 'on', motion: 'none' });
    await table.tag.evaluate((element) => (element as CanfieldGame).play('D'));
    await page.clock.runFor(7_000);
    await hide(page, true);
    await page.clock.runFor(60_000);
    const rest = await held(page);
    expect(rest).toMatchObject({ frames: 0, waiting: 0 });
    expect(page.workers()).toEqual([]);
    await page.clock.runFor('08:00:00');
    expect(await held(page)).toEqual(rest);
    await hide(page, false);
    await page.clock.runFor(3_000);
    expect(await table.tag.getByRole('timer').textContent()).toMatch(/^0:(09|10|11)$/);
    await table.tag.evaluate((element) => (element as CanfieldGame).undo());
    expect((await table.seen()).stock).toBe(34);
  });
});
