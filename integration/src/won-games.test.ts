import { wonGames } from '@canfield-game/engine/testing';
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
  page = await browser.newPage({ viewport: { width: 800, height: 700 } });
  await page.goto(`${site.url}one-tag.html`);
});
afterEach(() => page.close());

const games = wonGames.filter(({ variant }) => variant === 'canfield');

async function loaded(game: (typeof games)[number]): Promise<Table> {
  const table = await Table.on(page);
  await table.set({ motion: 'none' });
  const rules = { variant: game.variant, draw: game.draw };
  expect(await table.load({ version: 1, deck: game.deck.split(' '), rules, moves: [], cursor: 0 })).toBe(true);
  return table;
}

describe('recorded games, loaded with their deck', () => {
  it('are eight', () => {
    expect(games).toHaveLength(8);
  });

  for (const [index, game] of games.entries()) {
    it(`number ${index + 1} (draw ${game.draw}) is won by drags and taps`, async () => {
      const table = await loaded(game);
      for (const move of game.moves.split(' ')) await table.play(move, index % 2 === 0);
      expect(await table.seen()).toMatchObject({ score: 255, won: true });
    });
  }

  it('the shortest is won by keyboard alone', async () => {
    const shortest = games.toSorted((a, b) => a.moves.length - b.moves.length)[0];
    const table = await loaded(shortest as (typeof games)[number]);
    const keys = await Keys.on(table);
    for (const move of (shortest?.moves ?? '').split(' ')) await keys.play(move);
    expect(await table.seen()).toMatchObject({ score: 255, won: true });
  });
});
