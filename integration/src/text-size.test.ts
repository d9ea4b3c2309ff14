import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

/** A reader whose texts are twice as large on every page, by the browser's own setting. */
const open = useBrowser(['--blink-settings=defaultFontSize=32']);

async function openTable(width: number, style = ''): Promise<[Page, Table]> {
  const page = await open('late.html', { viewport: { width, height: 640 } });
  await page.addStyleTag({ content: `html { font-size: 62.5% } ${style}` });
  await page.addScriptTag({ type: 'module', url: 'cdn/canfield-game.js' });
  await page.waitForFunction(() => customElements.get('canfield-game'));
  const table = await Table.on(page);
  await table.set({ motion: 'none', locale: 'en', deal: 'CF1-D3-AAAAACL' });
  return [page, table];
}

const sizeOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** How many buttons are seen, and those that the tag's sides cut. */
const buttons = (table: Table): Promise<{ seen: number; cut: string[] }> =>
  table.tag.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const seen = [...(element.shadowRoot?.querySelectorAll('[part~=button]') ?? [])]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const outside = seen.filter(({ box }) => box.left < left - 0.5 || box.right > right + 0.5);
    return { seen: seen.length, cut: outside.map(({ button }) => button.ariaLabel ?? '') };
  });

describe('200 % text', () => {
  it('is what a reader gets who asks for it, whatever the page makes of its own texts', async () => {
    const [page] = await openTable(800);
    expect(await sizeOf(page.locator('canfield-game [part~=toolbar]'))).toBe(30);
  });

  it('comes from the tag, too, where the page gives it a size', async () => {
    const [page] = await openTable(800, 'canfield-game { font-size: 20px }');
    expect(await sizeOf(page.locator('canfield-game [part~=toolbar]'))).toBe(18.75);
  });

  for (const width of [320, 480, 800, 1280]) {
    it(`leaves every button of the toolbar within a tag of ${width} px`, async () => {
      const [, table] = await openTable(width);
      const { seen, cut } = await buttons(table);
      expect(cut).toEqual([]);
      expect(seen).toBeGreaterThan(3);
    });
  }

  for (const name of ['New game', 'Rules', 'Statistics', 'Settings']) {
    it(`fits the panel ${name} into a page of 320 px`, async () => {
      const [page, table] = await openTable(320);
      const controls =
        { 'New game': 'new', Rules: 'rules', Statistics: 'statistics', Settings: 'settings' }[name] ?? '';
      await table.set({ controls });
      await page.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await sizeOf(dialog)).toBe(30);
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    });
  }
});

describe('reduced transparency', () => {
  it('covers the page behind a panel wholly', async () => {
    const [page, table] = await openTable(480);
    const session = await page.context().newCDPSession(page);
    const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
    const behind = (): Promise<string> =>
      page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    await table.set({ controls: 'rules' });
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await behind()).toMatch(/^rgba\(/);
    await session.send('Emulation.setEmulatedMedia', { features });
    expect(await behind()).toMatch(/^rgb\(/);
  });
});
