import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Keys } from './keys.js';
import { Table } from './table.js';

const open = useBrowser();
const moves = knownDeal.line.split(' ');
let page: Page;
let table: Table;

beforeEach(async () => {
  page = await open('one-tag.html', { viewport: { width: 640, height: 700 } });
  table = await Table.on(page);
  await table.set({ motion: 'none' });
});

/** What assistive technology is told of the page. */
async function told(): Promise<string> {
  await table.settled();
  return page.locator('body').ariaSnapshot();
}

const load = (played: number) =>
  table.load({ version: 1, code: knownDeal.code, moves: moves.slice(0, played), cursor: played });

describe('K01: what assistive technology is told', () => {
  it('at the deal', async () => {
    expect(await told()).toMatchSnapshot();
  });

  it('in the middle of a game', async () => {
    await load(85);
    expect(await told()).toMatchSnapshot();
  });

  it('while a card is picked up', async () => {
    const keys = await Keys.on(table);
    await keys.walkTo(await keys.source('R'));
    await keys.press('Enter');
    expect(await told()).toMatchSnapshot();
  });

  it('of a game that is won', async () => {
    await load(moves.length);
    expect(await told()).toMatchSnapshot();
  });

  it('while the base card is to be chosen, and of an open reserve', async () => {
    await table.set({ deal: 'SE1-D3-AAAAACL' });
    expect(await told()).toMatchSnapshot();
    await table.set({ deal: 'SC1-D3-AAAAACL' });
    expect(await told()).toMatchSnapshot();
  });
});
