import { createRequire } from 'node:module';
import type { CanfieldGame } from '@canfield-game/element';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Checker {
  run(element: Element, options: RunOptions): Promise<AxeResults>;
}

const open = useBrowser();
let page: Page;
let table: Table;
let asked: string[];

/** A page as narrow as any, with the tag of many files, and so few buttons that none waits behind another. */
beforeEach(async () => {
  page = await open('late.html', { viewport: { width: 280, height: 600 } });
  asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
  await page.waitForFunction(() => customElements.get('canfield-game'));
  table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', deal: 'CF1-D3-AAAAACL', controls: 'new undo redo hint rules' });
});

const dialog = (): Locator => page.getByRole('dialog');

const askRules = (): Promise<void> => page.getByRole('button', { name: 'Rules' }).click();

async function askKeys(): Promise<void> {
  await page.getByRole('button', { name: 'Reserve' }).focus();
  await page.keyboard.press('?');
}

/** How many CSS px a panel is wider than its place. */
const overflow = (): Promise<number> => dialog().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const panels = { rules: askRules, keys: askKeys };

for (const [name, ask] of Object.entries(panels)) {
  const show = async (): Promise<void> => {
    await ask();
    await dialog().waitFor();
  };

  describe(`the panel of the ${name}`, () => {
    it('is loaded when it is asked for, in one language', async () => {
      expect(asked.filter((file) => /dialogs|panels/.test(file))).toEqual([]);
      await show();
      expect(asked.filter((file) => /dialogs|panels/.test(file)).sort()).toEqual([
        'canfield-game-dialogs.js',
        'canfield-game-panels-en.js',
      ]);
    });

    it('fits a page of 280 px', async () => {
      await show();
      expect(await overflow()).toBe(0);
      const { left, right } = await dialog().evaluate((element) => element.getBoundingClientRect());
      expect([left >= 0, right <= 280]).toEqual([true, true]);
    });

    it('is left by Escape, and the focus is where it was', async () => {
      await show();
      const before = await table.tag.evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('part'));
      expect(before).toBe('button close');
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      const after = await table.tag.evaluate((element) => element.shadowRoot?.activeElement?.ariaLabel ?? '');
      expect(after).toMatch(name === 'rules' ? /^Rules$/ : /^Reserve/);
    });

    it('scrolls by keyboard where it is longer than the page', async () => {
      await show();
      // A key that comes before the page is painted scrolls nothing yet.
      const pressEnd = async (): Promise<number> => {
        await page.keyboard.press('End');
        return dialog().evaluate(({ scrollTop }) => scrollTop);
      };
      await expect.poll(pressEnd).toBeGreaterThan(0);
    });

    it('is told as a dialog', async () => {
      await show();
      expect(await dialog().ariaSnapshot()).toMatchSnapshot();
    });

    it('has nothing that axe finds wrong', async () => {
      await page.addScriptTag({ path: axe });
      await show();
      const found = await dialog().evaluate(async (element) => {
        const { axe: checker } = window as unknown as { axe: Checker };
        const { violations, passes } = await checker.run(element, { resultTypes: ['violations', 'passes'] });
        return { wrong: violations.map(({ id }) => id), right: passes.length };
      });
      expect(found.wrong).toEqual([]);
      expect(found.right).toBeGreaterThan(5);
    });

    it('that cannot be loaded is told, once', async () => {
      await page.route('**/canfield-game-dialogs.js', (route) => route.abort());
      await ask();
      await expect.poll(() => table.heard('canfield-error')).toHaveLength(1);
      const told = await table.heard('canfield-error');
      expect(told.map(({ detail }) => detail['reason'])).toEqual(['panel-not-loaded']);
      expect(await dialog().count()).toBe(0);
    });
  });
}

describe('a notice on the table', () => {
  const reasons = async (): Promise<unknown[]> =>
    (await table.heard('canfield-error')).map(({ detail }) => detail['reason']);

  it('that cannot be loaded is told, once, and the next one is there', async () => {
    await page.route('**/canfield-game-notices.js', (route) => route.abort());
    await table.set({ deal: 'CF1-D3-AAAA' });
    await expect.poll(reasons).toEqual(['wrong-length', 'panel-not-loaded']);
    await table.draw();
    expect(await reasons()).toHaveLength(2);
    await page.unroute('**/canfield-game-notices.js');
    await table.set({ deal: 'CF9-D3-AAAAACL' });
    await page.getByRole('alert').waitFor();
    expect(await reasons()).toEqual(['wrong-length', 'panel-not-loaded', 'unknown-version']);
  });
});

describe('sounds', () => {
  it('that cannot be loaded are told of once, and there when they are switched on again', async () => {
    await page.route('**/canfield-game-synth.js', (route) => route.abort());
    await table.set({ sound: 'on' });
    await expect.poll(() => table.heard('canfield-error')).toHaveLength(1);
    const [told] = await table.heard('canfield-error');
    expect(told?.detail['reason']).toBe('sound-not-loaded');
    await table.draw();
    await page.unroute('**/canfield-game-synth.js');
    await table.set({ sound: 'off' });
    await table.set({ sound: 'on' });
    await expect.poll(() => asked.filter((file) => file.includes('synth'))).toHaveLength(2);
    expect(await table.heard('canfield-error')).toHaveLength(1);
  });
});

describe('a recorded game', () => {
  it('that what shows it cannot be loaded for is told of, and shown when it is asked for again', async () => {
    const replay = (): Promise<boolean> =>
      table.tag.evaluate(async (element) => {
        const tag = element as CanfieldGame;
        return (await tag.replay(tag.save(), { paused: true })) !== undefined;
      });
    await page.route('**/canfield-game-replaying.js', (route) => route.abort());
    expect(await replay()).toBe(false);
    expect((await table.heard('canfield-error')).map(({ detail }) => detail['reason'])).toEqual(['record-not-loaded']);
    await page.unroute('**/canfield-game-replaying.js');
    expect(await replay()).toBe(true);
  });
});

describe('texts of the page’s own', () => {
  it('that what reads them cannot be loaded for are told of, and used when they are given again', async () => {
    const give = (newGame: string): Promise<void> =>
      table.tag.evaluate((element, text) => {
        (element as CanfieldGame).messages = { newGame: text };
      }, newGame);
    await page.route('**/canfield-game-own-messages.js', (route) => route.abort());
    await give('Deal me');
    await expect.poll(() => table.heard('canfield-error')).toHaveLength(1);
    const [told] = await table.heard('canfield-error');
    expect(told?.detail['reason']).toBe('messages-not-loaded');
    await page.getByRole('button', { name: 'New game' }).waitFor();
    await page.unroute('**/canfield-game-own-messages.js');
    await give('Deal again');
    await page.getByRole('button', { name: 'Deal again' }).waitFor();
    expect(await table.heard('canfield-error')).toHaveLength(1);
  });
});
