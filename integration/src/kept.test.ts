import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CanfieldGame } from '@canfield-game/element';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** The actions of the game on a table. */
const moves = (table: Table): Promise<number> => table.tag.evaluate((element) => (element as CanfieldGame).game.cursor);

const code = (page: Page): Promise<string | null> =>
  page.locator('canfield-game').evaluate((element) => (element as CanfieldGame).game.code);

const elsewhere = (page: Page) => page.getByRole('dialog', { name: 'Played in another window' });

/** A tab of its own with a game that is kept. */
async function tab(context: BrowserContext, url: string): Promise<Table> {
  const page = await context.newPage();
  await page.goto(url);
  const table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', 'storage-key': 'mine' });
  return table;
}

describe('two tabs with one storage key', () => {
  /** Two tabs on the same game, of which the second was opened after the first had drawn twice. */
  async function tabs(): Promise<{ first: Table; second: Table; url: string }> {
    const page = await open('one-tag.html');
    const first = await tab(page.context(), page.url());
    await first.draw();
    await first.draw();
    return { first, second: await tab(page.context(), page.url()), url: page.url() };
  }

  it('the one that is left behind says so, and goes on where the other one is', async () => {
    const { first, second } = await tabs();
    expect([await moves(first), await moves(second)]).toEqual([2, 2]);
    await second.draw();
    await elsewhere(first.page).waitFor();
    expect((await first.heard('canfield-error')).map(({ detail }) => detail['reason'])).toEqual(['played-elsewhere']);
    await first.page.getByRole('button', { name: 'Go on here' }).click();
    await elsewhere(first.page).waitFor({ state: 'detached' });
    expect(await moves(first)).toBe(3);
    await first.draw();
    await elsewhere(second.page).waitFor();
    expect([await moves(first), await moves(second)]).toEqual([4, 3]);
  });

  it('nothing that was played is lost, whichever of them is closed and opened', async () => {
    const { first, second, url } = await tabs();
    await second.draw();
    await second.draw();
    await elsewhere(first.page).waitFor();
    await first.page.keyboard.press('Escape');
    await elsewhere(first.page).waitFor({ state: 'detached' });
    await first.draw();
    await elsewhere(first.page).waitFor();
    expect(await moves(first)).toBe(2);
    await first.page.close();
    await second.page.close();
    const again = await tab(first.page.context(), url);
    expect(await moves(again)).toBe(4);
  });

  it('what is set in one of them holds in the other, and takes no game away', async () => {
    const { first, second } = await tabs();
    await second.tag.evaluate((element) => {
      (element as CanfieldGame).prefer({ tap: 'off' });
    });
    await first.page.waitForFunction(() => document.querySelector('canfield-game')?.tapMode === 'off');
    expect(await moves(first)).toBe(2);
    expect(await first.heard('canfield-error')).toEqual([]);
  });
});

describe('a page that was opened from a disk', () => {
  const script = import.meta.resolve('@canfield-game/element/canfield-game.standalone.js');
  const html = `<!doctype html><meta charset="utf-8"><title>On a disk</title><script src="${script}"></script>
    <canfield-game deal="CF1-D3-AAAAACL" motion="none" locale="en" storage-key="mine"></canfield-game>`;
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'canfield-game-'));
    writeFileSync(join(folder, 'page.html'), html);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('plays and shows its panels, and has its game when it is opened again', async () => {
    const page = await open('late.html');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(pathToFileURL(join(folder, 'page.html')).href);
    const table = await Table.on(page);
    await table.draw();
    await table.draw();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    expect(await table.heard('canfield-error')).toEqual([]);
    await page.reload();
    expect(await moves(await Table.on(page))).toBe(2);
    expect(errors).toEqual([]);
  });
});

describe('a page that stays open past midnight', () => {
  const eve = new Date('2027-03-31T23:58:00');
  const next = new Date('2027-04-01T00:02:00');

  it('keeps its game of the day, and deals the next one when it is asked for', async () => {
    const page = await open('late.html');
    await page.clock.setFixedTime(eve);
    await page.locator('canfield-game').evaluate((element) => {
      for (const [name, value] of Object.entries({ deal: 'daily', locale: 'en', 'storage-key': 'mine' }))
        element.setAttribute(name, value);
    });
    await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
    const table = await Table.on(page);
    await page.getByRole('button', { name: 'Stock' }).first().waitFor();
    const before = await code(page);
    await table.draw();
    await page.clock.setFixedTime(next);
    await table.draw();
    expect(await code(page)).toBe(before);
    expect(await table.tag.evaluate((element) => (element as CanfieldGame).doneDays)).toEqual({
      'canfield-3': { '2027-03-31': 'played' },
    });
    await page.locator('canfield-game').evaluate((element) => {
      (element as CanfieldGame).showPanel('calendar');
    });
    await page.getByRole('button', { name: 'April 1, not played' }).waitFor();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page.getByRole('button', { name: 'March 31, played, not won' }).waitFor();
    await page.locator('canfield-game').evaluate((element) => {
      (element as CanfieldGame).newGame({ deal: 'daily' });
    });
    await page.waitForFunction((old) => document.querySelector('canfield-game')?.game.code !== old, before);
    expect(await code(page)).toMatch(/^CF1-D3-/);
  });
});

describe('a game of the day that cannot be loaded', () => {
  it('gives way to another one, proved winnable where that is wanted', async () => {
    const page = await open('late.html');
    await page.route('**/canfield-game-daily.js', (route) => route.abort());
    await page.locator('canfield-game').evaluate((element) => {
      for (const [name, value] of Object.entries({ deal: 'daily', winnable: 'on', variant: 'rush' }))
        element.setAttribute(name, value);
    });
    const table = await Table.on(page);
    await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
    await page.waitForFunction(() => document.querySelector('canfield-game')?.renderRoot.querySelector('[data-node]'));
    expect((await table.heard('canfield-error')).map(({ detail }) => detail['reason'])).toEqual(['daily-not-loaded']);
    const hint = await table.tag.evaluate((element) => (element as CanfieldGame).hint());
    expect(hint?.kind).toBe('win');
  });
});
