import { knownDeal } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Keys } from './keys.js';
import { type Pointer } from './hand.js';
import { Table } from './table.js';

const openPage = useBrowser();

/** A small table: every frame of one is soon painted. */
const open = () => openPage('one-tag.html', { viewport: { width: 420, height: 600 } });

const line = knownDeal.line.split(' ');

const afterThree = {
  stock: 34,
  waste: '',
  foundations: ['7H 8H', '', '', ''],
  columns: ['6C', 'QS', 'QH', 'AS KH QC'],
  score: 5,
  won: false,
};

const threeMoves = [
  { type: 'move', from: 'R', to: 'T2', count: 1 },
  { type: 'move', from: 'R', to: 'F1', count: 1 },
  { type: 'move', from: 'T2', to: 'T4', count: 2 },
];

async function showsThreeMoves(table: Table): Promise<void> {
  const seen = await table.seen();
  expect(seen).toMatchObject(afterThree);
  expect(seen.reserve.split(' ')).toHaveLength(10);
  expect(seen.reserve.endsWith('JS')).toBe(true);
  const moves = await table.heard('canfield-move');
  expect(moves.map(({ detail }) => detail['move'])).toEqual(threeMoves);
  const [score, ...more] = await table.heard('canfield-score');
  expect(score?.detail).toEqual({ score: 5, previous: 0, delta: 5, cause: 'play' });
  expect(more).toEqual([]);
}

async function showsTheWin(table: Table): Promise<void> {
  expect(await table.seen()).toMatchObject({ score: 255, won: true });
  const [win, ...more] = await table.heard('canfield-win');
  const { code } = knownDeal;
  const expected = { code, variant: 'canfield', draw: 3, score: 255, moves: line.length, tookBack: false };
  expect(win?.detail).toMatchObject(expected);
  expect(more).toEqual([]);
  await table.page.getByRole('heading', { name: 'You have won!' }).waitFor();
}

describe('the known deal on a page with nothing but a script and the tag', () => {
  for (const pointer of ['mouse', 'pen'] satisfies Pointer[]) {
    it(`is played by its three documented moves with a real ${pointer}`, async () => {
      const table = await Table.on(await open(), undefined, pointer);
      await table.drag('QC', 'T2');
      await table.tap('8H');
      await table.drag('KH', 'T4');
      await showsThreeMoves(table);
    });
  }

  it('K04: is played by its three documented moves with T, F and Enter, which takes two cards', async () => {
    const table = await Table.on(await open());
    const keys = await Keys.on(table);
    await keys.walkTo(await keys.source('R'));
    await keys.press('t');
    await keys.walkTo(await keys.source('R'));
    await keys.press('f');
    await keys.walkTo(await keys.source('T2', 2));
    await keys.press('Enter');
    await keys.press('Enter');
    await showsThreeMoves(table);
  });

  it('is won by drags and taps', async () => {
    const table = await Table.on(await open());
    for (const move of line) await table.play(move, true);
    await showsTheWin(table);
  });

  it('is won by keyboard alone', async () => {
    const table = await Table.on(await open());
    await table.set({ motion: 'none' });
    const keys = await Keys.on(table);
    for (const move of line) await keys.play(move);
    await showsTheWin(table);
  });
});
