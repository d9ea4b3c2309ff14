import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

/** What scripts of the page hold on to outside the elements themselves, as counted by the page. */
interface Held {
  /** The types of events that are listened for on window, document and media queries. */
  readonly listeners: readonly string[];
  readonly frames: number;
  /** How many timers have been set so far. */
  readonly timers: number;
  /** How many timers are still to come. */
  readonly waiting: number;
  readonly observers: number;
}

const open = useBrowser();
let page: Page;
let first: Table;
let second: Table;

beforeEach(async () => {
  page = await open('two-tags.html', { viewport: { width: 500, height: 1000 } });
  const tags = page.locator('canfield-game');
  [first, second] = await Promise.all([Table.on(page, tags.first()), Table.on(page, tags.nth(1))]);
});

const held = (): Promise<Held> => page.evaluate(() => ({ ...(window as unknown as { held: Held }).held }));

const still = async (): Promise<boolean> => (await held()).frames === 0;

const byHand = ({ listeners }: Held): string[] => listeners.filter((type) => /key|pointer|mouse|touch/.test(type));

/** What tags listen for outside themselves: media queries and whether the page is hidden. */
const ours = ({ listeners }: Held): number =>
  listeners.filter((type) => type === 'change' || type === 'visibilitychange').length;

/** Lets the page go on for some frames of its own, in which nothing of ours should happen. */
const someFrames = () =>
  page.evaluate(async () => {
    const { nativeFrame } = window as unknown as { nativeFrame: typeof requestAnimationFrame };
    for (let i = 0; i < 20; i++) await new Promise(nativeFrame);
  });

const removeAll = () =>
  page.evaluate(() => {
    for (const game of document.querySelectorAll('canfield-game')) game.remove();
  });

describe('two tags on one page', () => {
  it('play independently', async () => {
    await first.tap('QC');
    await second.draw();
    expect(await first.seen()).toMatchObject({ stock: 34, columns: ['6C', 'KH QC', 'QH', 'AS'] });
    expect(await second.seen()).toMatchObject({ stock: 33, columns: ['6C', 'KH', 'QH', 'AS'] });
    expect(await first.heard('canfield-move')).toHaveLength(1);
    expect(await second.heard('canfield-move')).toHaveLength(1);
  });

  it('K06: react to keys only where the focus is', async () => {
    await page.locator('#field').pressSequentially('dtfu');
    expect(await page.locator('#field').inputValue()).toBe('dtfu');
    expect(await first.heard('canfield-move')).toEqual([]);
    expect(await second.heard('canfield-move')).toEqual([]);
    await second.tag.getByRole('button', { name: /^Stock/ }).focus();
    await page.keyboard.press('d');
    expect(await second.heard('canfield-move')).toHaveLength(1);
    expect(await first.heard('canfield-move')).toEqual([]);
  });

  it('K07: listen for keys nowhere outside themselves', async () => {
    const before = await held();
    await page.evaluate(() => {
      for (let i = 0; i < 20; i++) document.body.append(document.createElement('canfield-game'));
    });
    await first.settled();
    const after = await held();
    expect(after.observers - before.observers).toBe(20);
    expect(byHand(after)).toEqual(byHand(before));
    expect((ours(after) - ours(before)) / 20).toBe(ours(before) / 2);
  });
});

describe('a tag', () => {
  it('W01 W03: that is moved to another parent keeps its game', async () => {
    await first.tap('QC');
    await first.tap('8H');
    const [before, events, listening] = [await first.seen(), await first.heard(), ours(await held())];
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      for (let i = 0; i < 10; i++) document.querySelector(i % 2 ? 'body' : 'section')?.append(game);
    });
    const moved = await Table.on(page, page.locator('canfield-game').nth(1));
    expect(await moved.seen()).toEqual(before);
    expect(await moved.heard()).toEqual(events);
    expect(ours(await held())).toBe(listening);
    const saved = await moved.tag.evaluate((game) => (game as CanfieldGame).save());
    expect(saved).toMatchObject({ code: 'CF1-D3-AAAAACL', moves: ['R>T2', 'R>F1'], cursor: 2 });
    await moved.tap('QS');
    await moved.drag('KH', 'T4');
    expect((await moved.seen()).columns[3]).toBe('AS KH QC');
  });

  it('asks for no frame and sets no timer while nothing happens', async () => {
    await expect.poll(still).toBe(true);
    const before = await held();
    await someFrames();
    expect(await held()).toEqual(before);
  });

  it('that is removed leaves no timer, frame, observer or listener', async () => {
    await first.draw();
    await removeAll();
    await expect.poll(held).toMatchObject({ frames: 0, observers: 0 });
    const after = await held();
    expect(ours(after)).toBe(0);
    await someFrames();
    expect(await held()).toEqual(after);
  });

  it('that is removed after a hint, or while it thinks, leaves nothing either', async () => {
    await first.tag.evaluate((game) => (game as CanfieldGame).hint());
    await second.set({ winnability: 'on', deal: 'CH1-D1-AAAAAJC' });
    await removeAll();
    await expect.poll(held).toMatchObject({ frames: 0, observers: 0 });
    await expect.poll(() => page.evaluate(() => (window as unknown as { held: Held }).held.waiting)).toBe(0);
    expect(page.workers()).toEqual([]);
  });

  it('that is removed while a card is dragged or a deal is on its way leaves nothing either', async () => {
    const { x, y } = await first.grip('QC');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 30);
    await second.tag.evaluate((game) => {
      (game as CanfieldGame).newGame();
    });
    await removeAll();
    await page.mouse.up();
    await expect.poll(held).toMatchObject({ frames: 0, observers: 0 });
    expect(ours(await held())).toBe(0);
  });

  it('W04: that comes and goes a thousand times leaves nothing', async () => {
    const before = await held();
    await page.evaluate(() => {
      for (let i = 0; i < 1000; i++) {
        const game = document.createElement('canfield-game');
        document.body.append(game);
        game.remove();
      }
    });
    await expect.poll(held).toMatchObject({ observers: before.observers, frames: 0 });
    expect(ours(await held())).toBe(ours(before));
  });

  it('W04: that is let go of is collected as garbage', async () => {
    await page.evaluate(async () => {
      const game = document.createElement('canfield-game');
      document.body.append(game);
      await game.updateComplete;
      game.play('D');
      await game.updateComplete;
      game.remove();
      (window as unknown as { gone: WeakRef<object> }).gone = new WeakRef(game);
    });
    const browser = await page.context().newCDPSession(page);
    const isGone = async () => {
      await browser.send('HeapProfiler.collectGarbage');
      return page.evaluate(() => (window as unknown as { gone: WeakRef<object> }).gone.deref() === undefined);
    };
    await expect.poll(isGone).toBe(true);
  });

  it('L06: that is resized, removed, mounted and removed again in one task tells no error', async () => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.evaluate(() => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      game.style.width = '333px';
      game.remove();
      document.body.append(game);
      game.remove();
    });
    await someFrames();
    expect(errors).toEqual([]);
  });

  it('L01: follows its container within two frames', async () => {
    const width = await page.evaluate(async () => {
      const game = document.querySelector('canfield-game') as CanfieldGame;
      game.style.width = '420px';
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return game.scene?.metrics.width;
    });
    expect(width).toBe(420);
  });
});
