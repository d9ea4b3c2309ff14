import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();
const viewport = { width: 480, height: 620 };
let page: Page;
let table: Table;
let errors: Error[];

beforeEach(async () => {
  errors = [];
  page = await open('one-tag.html', { viewport });
  page.on('pageerror', (error) => errors.push(error));
  table = await Table.on(page);
});

/** What the deals heard since the tag was listened to were, and why there were any. */
const deals = async () => (await table.heard('canfield-deal')).map(({ detail }) => [detail['code'], detail['cause']]);

describe('attributes', () => {
  it('W15: a deal that changes ten times in a frame, cards still on their way, is dealt once: the last', async () => {
    await table.tag.evaluate((element) => {
      (element as CanfieldGame).restart();
      for (const letter of 'ABCDEFGHIJ') element.setAttribute('deal', `CF1-D3-AAAAAA${letter}`);
    });
    await table.settled();
    expect(await deals()).toEqual([
      ['CF1-D3-AAAAACL', 'restart'],
      ['CF1-D3-AAAAAAJ', 'attribute'],
    ]);
    await expect.poll(() => table.showsItsGame(), { timeout: 8000, interval: 250 }).toBe(true);
    expect(errors).toEqual([]);
  });

  it('W16: deal, draw and language that change together deal once', async () => {
    await table.set({ deal: 'CF1-D1-AAAAACM', draw: '1', locale: 'en-GB' });
    expect(await deals()).toEqual([['CF1-D1-AAAAACM', 'attribute']]);
    expect(await table.heard('canfield-error')).toEqual([]);
    await table.draw();
    expect((await table.seen()).waste.split(' ')).toHaveLength(1);
  });

  it('W18: of look and language keep the game', async () => {
    await table.tap('QC');
    const before = await table.seen();
    await table.set({ theme: 'midnight', suits: 'four', hand: 'left', locale: 'en', motion: 'none', back: 'theme' });
    expect(await table.seen()).toEqual(before);
    expect(await deals()).toEqual([]);
  });

  it('D08: the code that lies there already does not deal again', async () => {
    await table.tap('QC');
    await table.set({ deal: 'CF1-D3-AAAAACL' });
    expect(await deals()).toEqual([]);
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });

  const wrong = [
    ['CF2-D3-AAAAACL', 'unknown-version', 'which this game does not know'],
    ['XY1-D3-AAAAACL', 'unknown-prefix', 'stands for no game'],
    ['CF1-D2-AAAAACL', 'unknown-draw', 'Known are D3 and D1'],
    ['CF1-D3-AAAACL', 'wrong-length', 'seven letters'],
    ['CF1-D3-AAAA0CL', 'wrong-letter', 'O and I are letters, not digits'],
  ] as const;
  for (const [code, reason, note] of wrong) {
    it(`D04: the code ${code} is told to be wrong, on the table too, and the running game stays`, async () => {
      await table.tap('QC');
      const before = await table.seen();
      await table.set({ deal: code });
      expect(await table.seen()).toEqual(before);
      const reasons = (await table.heard('canfield-error')).map(({ detail }) => detail['reason']);
      expect(reasons).toEqual([reason]);
      const alert = page.getByRole('alert');
      await expect.poll(() => alert.textContent()).toContain(note);
      await alert.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => alert.count()).toBe(0);
      await table.tap('8H');
      expect((await table.seen()).score).toBe(5);
    });
  }
});

describe('a tag whose script comes late', () => {
  const define = () => page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });

  beforeEach(async () => {
    page = await open('late.html', { viewport });
  });

  it('keeps the attributes that were there', async () => {
    await define();
    table = await Table.on(page);
    expect(await table.seen()).toMatchObject({ columns: ['6C', 'KH', 'QH', 'AS'] });
  });

  it('keeps the properties that were set', async () => {
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      game.deal = 'CF1-D1-AAAAACM';
      game.tap = 'off';
      game.hand = 'left';
    });
    await define();
    table = await Table.on(page);
    const set = await table.tag.evaluate((element) => {
      const game = element as CanfieldGame;
      return [game.game.code, game.deal, game.getAttribute('deal'), game.tap, game.hand];
    });
    expect(set).toEqual(['CF1-D1-AAAAACM', 'CF1-D1-AAAAACM', 'CF1-D1-AAAAACM', 'off', 'left']);
  });

  it('tells of its deal, then that it is ready, to those who listened before', async () => {
    await page.evaluate(() => {
      const told: string[] = [];
      (window as unknown as { told: string[] }).told = told;
      for (const name of ['canfield-deal', 'canfield-ready']) addEventListener(name, (event) => told.push(event.type));
    });
    await define();
    table = await Table.on(page);
    const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
    expect(told).toEqual(['canfield-deal', 'canfield-ready']);
  });

  it('W06: may have it twice', async () => {
    page.on('pageerror', (error) => errors.push(error));
    await define();
    await page.addScriptTag({ url: 'cdn/canfield-game.standalone.js?again' });
    table = await Table.on(page);
    await table.tap('QC');
    expect((await table.seen()).columns[1]).toBe('KH QC');
    expect(errors).toEqual([]);
  });
});
