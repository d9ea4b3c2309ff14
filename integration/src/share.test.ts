import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();
const moves = knownDeal.line.split(' ');
let page: Page;
let table: Table;

/** A narrow page with a won game, and a clipboard it may use. */
beforeEach(async () => {
  page = await open('late.html', {
    viewport: { width: 296, height: 700 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
  await page.waitForFunction(() => customElements.get('canfield-game'));
  table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', deal: knownDeal.code });
  await table.load({ version: 1, code: knownDeal.code, moves, cursor: moves.length });
});

const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function openPanel(): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await page.getByRole('textbox').waitFor();
  await expect.poll(() => page.getByRole('textbox').inputValue()).not.toBe('');
}

describe('a game that is shared', () => {
  it('goes to the clipboard as a short link, which shows it where the page asks for that, and only there', async () => {
    await openPanel();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('dialog').getByRole('status').textContent()).toBe('Done.');
    const link = await clipboard();
    expect(new URL(link).hash.length).toBeLessThan(300);

    await page.goto('about:blank');
    await page.goto(link);
    await page.addScriptTag({ type: 'module', url: new URL('cdn/canfield-game.js', link).href });
    const other = await Table.on(page);
    expect(await other.tag.evaluate((tag) => (tag as CanfieldGame).game.actions.length)).toBe(0);
    const shown = await other.tag.evaluate(async (tag) => {
      const game = tag as CanfieldGame;
      const replay = await game.replay(location.hash.slice(1));
      replay?.goTo(replay.length);
      return [replay?.length, game.game.won];
    });
    expect(shown).toEqual([moves.length, true]);
  });

  it('fits a narrow page', async () => {
    await openPanel();
    const [over, { left, right }] = await page
      .getByRole('dialog')
      .evaluate((dialog) => [dialog.scrollWidth - dialog.clientWidth, dialog.getBoundingClientRect()] as const);
    expect([over, left >= 0, right <= 296]).toEqual([0, true, true]);
  });
});
