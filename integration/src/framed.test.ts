import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** A page with a frame around another page, and the table in it. */
async function framed(
  sandbox: string | null,
  elsewhere = false,
): Promise<{ page: Page; table: Table; errors: Error[] }> {
  const page = await open('accessible.html', { viewport: { width: 900, height: 700 } });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const source = new URL('one-tag.html', page.url());
  if (elsewhere) source.hostname = source.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.evaluate(
    ([src, limits]) => {
      const frame = document.createElement('iframe');
      if (limits !== null) frame.setAttribute('sandbox', limits);
      Object.assign(frame, { src, width: '700', height: '560' });
      document.body.replaceChildren(frame);
    },
    [source.href, sandbox] as const,
  );
  return { page, table: await Table.on(page, page.frameLocator('iframe').locator('canfield-game')), errors };
}

/** Plays the first three moves, and draws with a button. */
async function playsOn(table: Table): Promise<void> {
  for (const move of knownDeal.line.split(' ').slice(0, 3)) {
    await table.tag.evaluate((element, text) => (element as CanfieldGame).play(text), move);
  }
  await table.tag.getByRole('button', { name: /^Stock/ }).click();
  await table.settled();
  expect((await table.seen()).stock).toBe(31);
}

describe('a tag in a frame', () => {
  it('W21: is played in a sandbox that allows nothing but scripts', async () => {
    const { table, errors } = await framed('allow-scripts');
    await playsOn(table);
    expect(errors).toEqual([]);
  });

  it('W21: is played on a page of another origin', async () => {
    const { table, errors } = await framed(null, true);
    await playsOn(table);
    expect(errors).toEqual([]);
  });

  it('X01: plays on where the page may keep nothing, and tells it once', async () => {
    const { table, errors } = await framed('allow-scripts');
    await table.set({ 'storage-key': 'mine' });
    await playsOn(table);
    await table.tag.evaluate((element) => {
      (element as CanfieldGame).newGame();
    });
    await table.draw();
    expect((await table.heard('canfield-error')).map(({ detail }) => detail['reason'])).toEqual(['storage-denied']);
    expect(errors).toEqual([]);
  });
});

describe('a page that is left and comes back', () => {
  it('W07: has its game, whether the browser kept the page or loads it again', async () => {
    const page = await open('one-tag.html');
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await (await Table.on(page)).set({ 'storage-key': 'mine' });
    await (await Table.on(page)).tap('QC');
    await page.goto(new URL('accessible.html', page.url()).href);
    await page.goBack();
    const table = await Table.on(page);
    await table.set({ 'storage-key': 'mine' });
    await table.tap('8H');
    expect((await table.seen()).score).toBe(5);
    expect(errors).toEqual([]);
  });
});
