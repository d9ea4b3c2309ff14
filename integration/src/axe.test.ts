import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Keys } from './keys.js';
import { Table } from './table.js';

// Checks of names, roles, contrast and structure that nobody should write again.
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const open = useBrowser();
const moves = knownDeal.line.split(' ');
let page: Page;
let table: Table;

beforeEach(async () => {
  page = await open('accessible.html', { viewport: { width: 640, height: 700 } });
  await page.addScriptTag({ path: axe });
  table = await Table.on(page);
  await table.set({ motion: 'none' });
});

/** What axe finds wrong on the page, rule by rule, with the elements it finds it on. */
async function violations(): Promise<readonly string[]> {
  await table.settled();
  const { violations: found } = await page.evaluate(() => {
    const { axe: checker } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return checker.run({ resultTypes: ['violations'] });
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const load = (played: number) =>
  table.load({ version: 1, code: knownDeal.code, moves: moves.slice(0, played), cursor: played });

describe('K03: axe finds nothing wrong', () => {
  for (const theme of ['classic', 'midnight', 'contrast']) {
    it(`at the deal, in the theme ${theme}`, async () => {
      await table.set({ theme });
      expect(await violations()).toEqual([]);
    });
  }

  it('K10: in a tag without any attribute, whose every card and button has a name and a role', async () => {
    await page.evaluate(async () => {
      const game = document.createElement('canfield-game');
      document.querySelector('canfield-game')?.replaceWith(game);
      await game.updateComplete;
    });
    const tag = page.locator('canfield-game');
    expect(await tag.getByRole('button', { name: /^Reserve, 13 cards, / }).count()).toBe(1);
    expect(await tag.getByRole('status').count()).toBe(1);
    expect(await violations()).toEqual([]);
  });

  it('in the middle of a game', async () => {
    await load(85);
    expect(await violations()).toEqual([]);
  });

  it('while a card is picked up', async () => {
    const keys = await Keys.on(table);
    await keys.walkTo(await keys.source('R'));
    await keys.press('Enter');
    expect(await table.tag.getByRole('button', { pressed: true }).count()).toBe(1);
    expect(await violations()).toEqual([]);
  });

  it('with a note on the table', async () => {
    await table.set({ deal: 'CF1-D3-AAAA' });
    await page.getByRole('alert').waitFor();
    expect(await violations()).toEqual([]);
  });

  it('with a hint on the table, and the light beside the score', async () => {
    await table.set({ winnability: 'on' });
    await table.tag.evaluate((element) => (element as CanfieldGame).hint());
    await table.tag
      .getByText(/^Hint: /)
      .first()
      .waitFor();
    await table.tag.getByRole('img', { name: 'This game can still be won.' }).waitFor();
    expect(await violations()).toEqual([]);
  });

  it('with the note that a game leads nowhere', async () => {
    await table.set({ 'stuck-notice': 'on', rules: '{"wraps":"stop-at-base","takeBack":false}' });
    await table.set({ deal: 'CF1-D1-AAAAAAF' });
    await table.tag.getByRole('button', { name: 'Dismiss' }).waitFor();
    expect(await violations()).toEqual([]);
  });

  it('with the panel of new games over a game in progress', async () => {
    await table.draw();
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Keep playing' }).waitFor();
    expect(await violations()).toEqual([]);
  });

  for (const name of ['Rules', 'Statistics', 'Settings']) {
    it(`with the panel of ${name.toLowerCase()}`, async () => {
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violations()).toEqual([]);
    });
  }

  it('when the game is won', async () => {
    await load(moves.length);
    await page.getByRole('heading', { name: 'You have won!' }).waitFor();
    expect(await violations()).toEqual([]);
  });
});

describe('K01: what is heard', () => {
  it('of the deal is the base rank, what every pile holds, and where it waits for what', async () => {
    const heard = await table.tag.ariaSnapshot();
    for (const name of [
      'Stock, 34 cards, draw',
      'Waste, empty',
      'Reserve, 13 cards, queen of clubs',
      'Hearts foundation, 1 card, next eight of hearts',
      'Spades foundation, empty, begins with seven of spades',
      'King of hearts, column 2',
    ]) {
      expect(heard).toContain(`button "${name}"`);
    }
  });
});
