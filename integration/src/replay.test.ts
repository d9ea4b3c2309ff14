import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
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

const record = { version: 1 as const, code: knownDeal.code, moves: knownDeal.line.split(' '), cursor: 0 };

const bar = (): Locator => page.getByRole('toolbar').first();

/** A page as narrow as any, with the tag of many files, on which a recorded game waits at its beginning. */
beforeEach(async () => {
  page = await open('late.html', { viewport: { width: 280, height: 700 } });
  await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
  await page.waitForFunction(() => customElements.get('canfield-game'));
  table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', deal: knownDeal.code });
  await table.tag.evaluate(
    (tag, shown) => (tag as CanfieldGame).replay(shown, { paused: true }).then(() => undefined),
    record,
  );
  await page.getByRole('toolbar', { name: 'Replay' }).waitFor();
});

/** How far what stands in the bar reaches out of it, in CSS px. */
const overflow = (): Promise<number> => bar().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const cursor = (): Promise<number> => table.tag.evaluate((tag) => (tag as CanfieldGame).game.cursor);

describe('the buttons of a recorded game', () => {
  it('fit a page of 280 px, in whatever language', async () => {
    await table.tag.evaluate(
      (tag, shown) =>
        (tag as CanfieldGame).replay(shown, { paused: true }).then((replay) => replay?.goTo(shown.moves.length - 1)),
      record,
    );
    for (const locale of ['en', 'ar', 'ja', 'el']) {
      await table.set({ locale });
      await table.settled();
      expect(await overflow(), locale).toBe(0);
    }
  });

  it('are used by keyboard', async () => {
    await page.getByRole('button', { name: 'One move on' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await table.settled();
    expect(await cursor()).toBe(2);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await table.settled();
    expect(await cursor()).toBe(1);
    await page.getByRole('button', { name: 'Play on from here' }).press('Enter');
    await table.settled();
    expect(await page.getByRole('toolbar', { name: 'Replay' }).count()).toBe(0);
    expect(await table.tag.evaluate((tag) => tag.shadowRoot?.activeElement?.hasAttribute('data-node'))).toBe(true);
  });

  it('are told as what they are, and axe finds nothing wrong', async () => {
    expect(await page.getByRole('toolbar', { name: 'Replay' }).ariaSnapshot()).toMatchSnapshot();
    await page.setViewportSize({ width: 700, height: 800 });
    await table.settled();
    await page.addScriptTag({ path: axe });
    const found = await table.tag.evaluate(async (element) => {
      const { axe: checker } = window as unknown as { axe: Checker };
      const { violations, passes } = await checker.run(element, { resultTypes: ['violations', 'passes'] });
      return { wrong: violations.map(({ id }) => id), right: passes.length };
    });
    expect(found.wrong).toEqual([]);
    expect(found.right).toBeGreaterThan(5);
  });
});
