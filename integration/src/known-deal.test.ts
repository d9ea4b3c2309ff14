import { knownDeal } from '@canfield-game/engine/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, servePages, type Site } from './browser.js';
import { Keys } from './keys.js';
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
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(`${site.url}one-tag.html`);
});
afterEach(() => page.close());

const line = knownDeal.line.split(' ');

const afterThree = {
  stock: 34,
  waste: '',
  foundations: ['7H 8H', '', '', ''],
  columns: ['6C', 'QS', 'QH', 'AS KH QC'],
  score: 5,
  won: false,
};

const winDetail = {
  code: 'CF1-D3-AAAAACL',
  variant: 'canfield',
  draw: 3,
  score: 255,
  moves: line.length,
  tookBack: false,
};

describe('the known deal on a page with nothing but a script and the tag', () => {
  it('is played by its three documented moves with a real pointer', async () => {
    const table = await Table.on(page);
    await table.drag('QC', 'T2');
    await table.tap('8H');
    await table.drag('KH', 'T4');
    const seen = await table.seen();
    expect(seen).toMatchObject(afterThree);
    expect(seen.reserve.split(' ')).toHaveLength(10);
    expect(seen.reserve.endsWith('JS')).toBe(true);
    const moves = await table.heard('canfield-move');
    expect(moves.map(({ detail }) => detail['move'])).toEqual([
      { type: 'move', from: 'R', to: 'T2', count: 1 },
      { type: 'move', from: 'R', to: 'F1', count: 1 },
      { type: 'move', from: 'T2', to: 'T4', count: 2 },
    ]);
    expect(await table.heard('canfield-score')).toEqual([
      { type: 'canfield-score', detail: { score: 5, previous: 0, delta: 5, cause: 'play' } },
    ]);
  });

  it('is won by drags and taps', async () => {
    const table = await Table.on(page);
    for (const move of line) await table.play(move, true);
    expect(await table.seen()).toMatchObject({ score: 255, won: true });
    const [win, ...more] = await table.heard('canfield-win');
    expect(win?.detail).toMatchObject(winDetail);
    expect(more).toEqual([]);
    await page.getByRole('heading', { name: 'You have won!' }).waitFor();
  });

  it('is won by keyboard alone', async () => {
    const table = await Table.on(page);
    await table.set({ motion: 'none' });
    const keys = await Keys.on(table);
    for (const move of line) await keys.play(move);
    expect(await table.seen()).toMatchObject({ score: 255, won: true });
    expect((await table.heard('canfield-win'))[0]?.detail).toMatchObject(winDetail);
  });
});
