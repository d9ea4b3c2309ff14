import { wonGames } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Keys } from './keys.js';
import { Table } from './table.js';

const open = useBrowser();
const games = wonGames.filter(({ variant }) => variant === 'canfield');

/** A recorded game on a small table: every frame of a small one is soon painted. */
async function loaded({ variant, draw, deck }: (typeof games)[number]): Promise<Table> {
  const table = await Table.on(await open('one-tag.html', { viewport: { width: 400, height: 600 } }));
  await table.set({ motion: 'none' });
  const saved = { version: 1, deck: deck.split(' '), rules: { variant, draw }, moves: [], cursor: 0 } as const;
  expect(await table.load(saved)).toBe(true);
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
    const [shortest] = games.toSorted((a, b) => a.moves.length - b.moves.length);
    if (!shortest) throw new Error('There is none.');
    const keys = await Keys.on(await loaded(shortest));
    for (const move of shortest.moves.split(' ')) await keys.play(move);
    expect(await keys.table.seen()).toMatchObject({ score: 255, won: true });
  });
});
