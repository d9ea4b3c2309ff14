import type { CanfieldGame } from '@canfield-game/element';
import { type ColumnId, destinations, Game, isColumn } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();
const moves = knownDeal.line.split(' ');
const [last = ''] = moves.slice(-1);
let page: Page;
let table: Table;

/** The known deal with so many moves of its winning line still to be played. */
const load = (left: number) =>
  table.load({ version: 1, code: knownDeal.code, moves: moves.slice(0, -left), cursor: moves.length - left });

beforeEach(async () => {
  page = await open('one-tag.html', { viewport: { width: 480, height: 620 } });
  table = await Table.on(page);
});

const wins = async () => (await table.heard('canfield-win')).length;

const panel = () => page.getByRole('heading', { name: 'You have won!' });

/** The picture comes to rest, and then it is that of the game. */
const comesToRest = () => expect.poll(() => table.showsItsGame(), { timeout: 8000, interval: 250 }).toBe(true);

describe('the winning move', () => {
  it('A07: wins while cards before it are still on their way', async () => {
    await load(3);
    await table.set({ motion: 'full' });
    for (const move of moves.slice(-3)) await table.play(move);
    expect(await wins()).toBe(1);
    await panel().waitFor();
    await comesToRest();
  });

  it('A04: wins on a table that gets another size in the same frame', async () => {
    await load(1);
    await table.tag.evaluate((element, move) => {
      const game = element as CanfieldGame;
      game.play(move);
      game.style.width = '340px';
    }, last);
    await panel().waitFor();
    expect(await wins()).toBe(1);
    await comesToRest();
  });

  it('A04: wins in a page that is hidden in the same moment', async () => {
    await load(1);
    await table.tag.evaluate((element, move) => {
      (element as CanfieldGame).play(move);
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, last);
    await panel().waitFor();
    expect(await wins()).toBe(1);
  });
});

describe('a won game', () => {
  beforeEach(async () => {
    await table.set({ motion: 'none' });
    await load(1);
    await table.play(last);
    await panel().waitFor();
  });

  it('A08: stays as it is under clicks, double clicks and keys', async () => {
    const before = await table.seen();
    const events = await table.heard();
    const { x, y } = await table.middle('F1');
    await page.mouse.click(x, y);
    await page.mouse.dblclick(x, y);
    await table.draw();
    await table.tag.getByRole('group', { name: 'Hearts foundation' }).getByRole('button').focus();
    for (const key of ['Enter', 'Space', 'd', 't', 'f']) await page.keyboard.press(key);
    expect(await table.seen()).toEqual(before);
    expect(await table.heard()).toEqual(events);
  });

  it('U10: undone and won again is a win again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await table.seen()).toMatchObject({ won: false, score: 250 });
    await expect.poll(() => panel().count()).toBe(0);
    await table.play(last);
    await panel().waitFor();
    expect(await wins()).toBe(2);
    expect((await table.heard('canfield-win'))[1]?.detail).toMatchObject({ score: 255, tookBack: false });
  });

  it('gives way to the same deal again', async () => {
    await page.getByRole('button', { name: 'Same deal again' }).click();
    expect(await table.seen()).toMatchObject({ stock: 34, score: 0, columns: ['6C', 'KH', 'QH', 'AS'] });
    await expect.poll(() => panel().count()).toBe(0);
    await comesToRest();
  });

  it('gives way to a new game, which gives nothing up', async () => {
    await page.getByRole('toolbar').getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Deal', exact: true }).click();
    expect(await table.seen()).toMatchObject({ score: 0, won: false });
    expect((await table.heard('canfield-deal')).at(-1)?.detail).toMatchObject({ cause: 'new' });
  });
});

/** Where, late in the line, the last card of the hearts fits on a column, and which. */
function backingOut(): { readonly done: readonly string[]; readonly column: ColumnId } {
  const game = Game.fromCode(knownDeal.code);
  for (const [index, move] of moves.entries()) {
    const column = destinations(game.state, game.rules, 'F1', 1).find(isColumn);
    if (column && moves.length - index < 40) return { done: moves.slice(0, index), column };
    game.play(move);
  }
  throw new Error('It never fits.');
}

describe('a win with a card taken back on the way', () => {
  it('tells so, and counts the card each time it is put there', async () => {
    const { done, column } = backingOut();
    await table.set({ motion: 'none' });
    await table.load({ version: 1, code: knownDeal.code, moves: done, cursor: done.length });
    for (const move of [`F1>${column}`, `${column}>F1`, ...moves.slice(done.length)]) await table.play(move);
    await panel().waitFor();
    expect((await table.heard('canfield-win'))[0]?.detail).toMatchObject({ score: 260, tookBack: true });
  });
});

describe('K09: keys in a game in progress', () => {
  it('never start a new one without a question', async () => {
    await table.set({ motion: 'none' });
    await table.draw();
    const played = await table.seen();
    await page.getByRole('button', { name: 'New game' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New game' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await table.seen()).toEqual(played);
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'New game' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await table.seen()).toEqual(played);
    expect(await table.heard('canfield-deal')).toEqual([]);
  });
});
