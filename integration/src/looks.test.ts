import type { CanfieldGame } from '@canfield-game/element';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();
let page: Page;

/** A page with the tag of many files, which loads other looks when they are asked for. */
async function openModules(options?: BrowserContextOptions): Promise<Table> {
  page = await open('late.html', { viewport: { width: 480, height: 620 }, ...options });
  await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
  await page.waitForFunction(() => customElements.get('canfield-game'));
  return Table.on(page);
}

/** The colour that a token has inside the tag. */
const token = (table: Table, name: string): Promise<string> =>
  table.tag.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), `--_${name}`);

/** The colour of the table's lower right corner, as it is painted. */
const corner = (table: Table): Promise<string> =>
  table.tag.evaluate((element) => {
    const cloth = (element as CanfieldGame).renderRoot.querySelector('canvas') as HTMLCanvasElement;
    const corner = document.createElement('canvas').getContext('2d');
    corner?.drawImage(cloth, 1 - cloth.width, 1 - cloth.height);
    const pixel = corner?.getImageData(0, 0, 1, 1).data ?? [];
    return [...pixel.slice(0, 3)].join(' ');
  });

describe('a theme', () => {
  it('is loaded when it is asked for', async () => {
    const table = await openModules();
    const before = await token(table, 'cloth');
    await table.set({ theme: 'sakura' });
    await expect.poll(() => token(table, 'cloth')).not.toBe(before);
    expect(await table.heard('canfield-error')).toEqual([]);
  });

  it('that cannot be loaded is told, and the one that is worn stays', async () => {
    const table = await openModules();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/canfield-game-sakura.js', (route) => route.abort());
    await table.set({ theme: 'midnight' });
    const [before, picture] = [await token(table, 'cloth'), await corner(table)];
    await table.set({ theme: 'sakura' });
    await expect.poll(() => table.heard('canfield-error')).toHaveLength(1);
    await table.tap('QC');
    const [told, ...more] = await table.heard('canfield-error');
    expect(told?.detail['reason']).toBe('theme-not-loaded');
    expect(more).toEqual([]);
    expect([await token(table, 'cloth'), await corner(table)]).toEqual([before, picture]);
    await table.set({ theme: 'ocean' });
    await expect.poll(() => token(table, 'cloth')).not.toBe(before);
    expect(errors).toEqual([]);
  });

  it('that cannot be loaded is not told once another one is asked for', async () => {
    const table = await openModules();
    await page.route('**/canfield-game-sakura.js', (route) => route.abort());
    await table.tag.evaluate(async (element) => {
      const game = element as CanfieldGame;
      game.theme = 'sakura';
      await game.updateComplete;
      game.theme = 'midnight';
    });
    await page.waitForTimeout(200);
    expect(await table.heard('canfield-error')).toEqual([]);
  });
});

describe("a page's colours in media queries", () => {
  it('are seen when the page gets another size or purpose', async () => {
    const table = await openModules();
    await page.addStyleTag({
      content: `canfield-game { --canfield-grain: #0000; --canfield-cloth-edge: var(--canfield-cloth); --canfield-cloth: red }
        @media (max-width: 450px) { canfield-game { --canfield-cloth: blue } }
        @media (forced-colors: none) and (prefers-color-scheme: dark) { canfield-game { --canfield-cloth: lime } }`,
    });
    await expect.poll(() => corner(table)).toBe('255 0 0');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => corner(table)).toBe('0 255 0');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 440, height: 620 });
    await expect.poll(() => corner(table)).toBe('0 0 255');
  });
});
