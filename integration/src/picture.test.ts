import { createHash } from 'node:crypto';
import type { CanfieldGame } from '@canfield-game/element';
import { Game } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const openPage = useBrowser();
let page: Page;

async function open(attributes: Readonly<Record<string, string>> = {}, options: BrowserContextOptions = {}) {
  page = await openPage('one-tag.html', { viewport: { width: 480, height: 620 }, ...options });
  const table = await Table.on(page);
  await table.set(attributes);
  return table;
}

/** The picture comes to rest, and then it is that of the game. */
const comesToRest = (table: Table) =>
  expect.poll(() => table.showsItsGame(), { timeout: 8000, interval: 250 }).toBe(true);

/** What is seen of an element, in short. */
const pictureOf = async (element: Locator) =>
  createHash('sha256')
    .update(await element.screenshot())
    .digest('hex');

const widthOf = (table: Table) => table.tag.evaluate((element) => (element as CanfieldGame).scene?.metrics.width);

describe('the picture', () => {
  it('of a deal comes to rest', async () => {
    await comesToRest(await open());
  });

  it('L09: of a deal comes to rest on a table that gets another size on the way', async () => {
    const table = await open();
    await table.tag.evaluate((element) => {
      (element as CanfieldGame).restart();
    });
    await table.settled();
    await page.setViewportSize({ width: 380, height: 620 });
    await expect.poll(() => widthOf(table)).toBe(364);
    await comesToRest(table);
  });

  it('P24: shows 52 cards after fast clicks everywhere', async () => {
    const table = await open();
    for (const pile of ['R', 'W', 'T1', 'T3', 'S', 'F1', 'T2']) {
      const { x, y } = await table.middle(pile);
      await page.mouse.click(x, y, { clickCount: 5 });
    }
    const state = await table.state();
    const cards = [state.stock, state.waste, state.reserve, ...state.foundations, ...state.tableau].flat();
    expect(cards).toHaveLength(52);
    expect(new Set(cards).size).toBe(52);
    await comesToRest(table);
  });

  it('P08 P26: has nothing left of a drag that was cancelled or cut off', async () => {
    const table = await open();
    const { x, y } = await table.grip('QC');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60);
    await table.dispatch('pointercancel');
    await page.mouse.up();
    await comesToRest(table);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60);
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as HTMLElement;
      game.remove();
      document.body.append(game);
    });
    await page.mouse.up();
    await comesToRest(table);
  });

  it('has nothing left of a game that gave way to another in the middle of moves', async () => {
    const table = await open();
    for (const move of knownDeal.line.split(' ').slice(0, 12)) await table.play(move);
    await table.set({ deal: 'CF1-D1-QQQQQQQ' });
    await table.draw();
    await comesToRest(table);
  });

  it('ends right after 20 undos in 200 ms', async () => {
    const table = await open({ motion: 'full' });
    const left = await table.tag.evaluate(
      async (element, line) => {
        const game = element as CanfieldGame;
        for (const move of line) game.play(move);
        await game.updateComplete;
        for (let undone = 0; undone < 20; undone++) {
          await new Promise((resolve) => setTimeout(resolve, 10));
          game.undo();
        }
        return game.game.cursor;
      },
      knownDeal.line.split(' ').slice(0, 30),
    );
    expect(left).toBe(10);
    const opening = playLine(Game.fromCode(knownDeal.code), knownDeal.line.split(' ').slice(0, 10).join(' '));
    expect(await table.state()).toEqual(opening.state);
    await comesToRest(table);
  });

  it('follows undo and redo faster than cards fly', async () => {
    const table = await open();
    await table.tag.evaluate((element, line) => {
      const game = element as CanfieldGame;
      for (const move of line.slice(0, 30)) game.play(move);
      for (let i = 0; i < 20; i++) game.undo();
      for (let i = 0; i < 5; i++) game.redo();
    }, knownDeal.line.split(' '));
    await comesToRest(table);
  });

  it('L12: of a game that is carried to its end shows the last card of every suit', async () => {
    const table = await open({ motion: 'full' });
    const moves = knownDeal.line.split(' ');
    await table.load({ version: 1, code: knownDeal.code, moves, cursor: moves.length - 12 });
    await table.settled();
    await table.tag.evaluate((element) => {
      const game = element as CanfieldGame;
      while (!game.finish().ok) game.redo();
    });
    expect((await table.seen()).won).toBe(true);
    await comesToRest(table);
  });

  it('T01: follows the system to the dark and back within a frame of its telling, a game on the table', async () => {
    const table = await open({ motion: 'none' });
    await table.tap('QC');
    const light = await pictureOf(table.tag);
    await page.emulateMedia({ colorScheme: 'dark' });
    await table.settled();
    const dark = await pictureOf(table.tag);
    expect(dark).not.toBe(light);
    expect(await table.showsItsGame()).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await table.settled();
    expect(await pictureOf(table.tag)).toBe(light);
  });

  it('T07: of one tag with four inks leaves that of its neighbour with two', async () => {
    page = await openPage('two-tags.html', { viewport: { width: 480, height: 1000 } });
    const [first, second] = [0, 1].map((index) => page.locator('canfield-game').nth(index)) as [Locator, Locator];
    const tables = await Promise.all([Table.on(page, first), Table.on(page, second)]);
    for (const table of tables) await table.set({ motion: 'none', suits: 'two' });
    await tables[0].settled();
    const before = await Promise.all([pictureOf(first), pictureOf(second)]);
    await tables[0].set({ suits: 'four' });
    await tables[0].settled();
    expect(await pictureOf(first)).not.toBe(before[0]);
    expect(await pictureOf(second)).toBe(before[1]);
    await tables[1].set({ suits: 'four' });
    await tables[0].set({ suits: 'two' });
    await tables[0].settled();
    expect(await pictureOf(first)).toBe(before[0]);
    expect(await pictureOf(second)).not.toBe(before[1]);
  });

  it('L07: has the pixels of a screen that changes', async () => {
    const table = await open({ motion: 'none' });
    const browser = await page.context().newCDPSession(page);
    // A zoom gives the page another width too; where nothing but the ratio is overridden, this browser tells nobody.
    for (const [ratio, width] of [
      [2, 481],
      [1.5, 482],
      [1, 480],
    ] as const) {
      const metrics = { width, height: 620, deviceScaleFactor: ratio, mobile: false };
      await browser.send('Emulation.setDeviceMetricsOverride', metrics);
      const pixels = () =>
        table.tag.evaluate((element) => (element as CanfieldGame).renderRoot.querySelector('canvas')?.width);
      await expect.poll(pixels).toBe(Math.round((width - 16) * ratio));
      await comesToRest(table);
    }
  });

  it('L13: covers the table to its corners at any size', async () => {
    const table = await open({ motion: 'none' });
    for (const width of [280, 480, 333.3]) {
      const opaque = await table.tag.evaluate(async (element, wide) => {
        const game = element as CanfieldGame;
        game.style.width = `${wide}px`;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        const cloth = game.renderRoot.querySelector('canvas') as HTMLCanvasElement;
        const canvas = Object.assign(document.createElement('canvas'), { width: cloth.width, height: cloth.height });
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.drawImage(cloth, 0, 0);
        const ends = [0, 1].flatMap((x) =>
          [0, 1].map((y) => [x * (canvas.width - 1), y * (canvas.height - 1)] as const),
        );
        return ends.map(([x, y]) => context.getImageData(x, y, 1, 1).data[3]);
      }, width);
      expect(opaque).toEqual([255, 255, 255, 255]);
    }
  });

  it('W19: of the same game is the same as soon as the update is complete', async () => {
    const pictures = new Set<string>();
    for (let time = 0; time < 2; time++) {
      page = await openPage('late.html', { viewport: { width: 480, height: 620 } });
      await page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });
      const tag = page.locator('canfield-game');
      await tag.evaluate((element) => (element as CanfieldGame).updateComplete);
      pictures.add(await pictureOf(tag));
    }
    expect(pictures.size).toBe(1);
  });

  it('L04: has a size and the right shape wherever the tag is put', async () => {
    await open();
    const styles = [
      'display: flex; justify-content: center; align-items: center; height: 500px',
      'display: grid; place-items: center; height: 500px',
      'display: inline-block; width: 400px',
      'position: absolute; inset: 0',
      'display: table-cell; width: 400px',
    ];
    const sizes = await page.evaluate(async (all) => {
      const places = all.map((style) => Object.assign(document.createElement('div'), { style }));
      const dialog = Object.assign(document.createElement('dialog'), { style: 'width: 400px', open: true });
      const details = Object.assign(document.createElement('details'), { open: true });
      const found = [];
      for (const place of [...places, dialog, details]) {
        document.body.replaceChildren(place);
        const game = document.createElement('canfield-game');
        place.append(game);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        found.push({ width: game.clientWidth, height: game.clientHeight, cards: game.scene?.metrics.card.width ?? 0 });
      }
      return found;
    }, styles);
    for (const { width, height, cards } of sizes) {
      expect(width).toBeGreaterThanOrEqual(279);
      expect(height / width).toBeGreaterThan(0.5);
      expect(cards).toBeGreaterThan(30);
    }
  });
});

describe('motion', () => {
  const frames = (table: Table) =>
    table.tag.evaluate(async (element) => {
      const game = element as CanfieldGame;
      let asked = 0;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (paint) => {
        asked++;
        return ask(paint);
      };
      game.play('R>T2');
      for (let frame = 0; frame < 4; frame++) await new Promise(ask);
      return asked;
    });

  it('is left out for readers who ask for less', async () => {
    expect(await frames(await open({}, { reducedMotion: 'reduce' }))).toBeLessThanOrEqual(1);
  });

  it('K12: is there all the same with motion="full"', async () => {
    expect(await frames(await open({ motion: 'full' }, { reducedMotion: 'reduce' }))).toBeGreaterThan(1);
  });

  it('K12: is left out with motion="none"', async () => {
    expect(await frames(await open({ motion: 'none' }))).toBeLessThanOrEqual(1);
  });
});

describe('forced colours', () => {
  it('T04: show the focus, on cards and on buttons', async () => {
    const table = await open({ motion: 'none' }, { forcedColors: 'active' });
    await page.keyboard.press('Tab');
    for (const name of [/^Reserve/, /^New game/]) {
      const button = table.tag.getByRole('button', { name });
      await table.tag.getByRole('button', { name: /^Waste/ }).focus();
      const elsewhere = await pictureOf(button);
      await button.focus();
      const outline = await button.evaluate((element) => {
        const { outlineStyle: style, outlineWidth } = getComputedStyle(element);
        return { style, width: parseFloat(outlineWidth) };
      });
      expect(outline.style).toBe('solid');
      expect(outline.width).toBeGreaterThanOrEqual(2);
      expect(await pictureOf(button)).not.toBe(elsewhere);
    }
  });
});
