import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { folder, useSite } from './browser.js';

const site = useSite({ '/': folder('dist') });

async function open(path: string): Promise<Page> {
  const { page } = await site.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(site.at(path));
  return page;
}

describe('the site', () => {
  it('begins with a game that can be played', async () => {
    const page = await open('index.html');
    await page.getByRole('button', { name: /queen of clubs/i }).click();
    await page.getByRole('button', { name: /queen of clubs.*column 2/i }).waitFor();
    await expect(
      page.locator('canfield-game').evaluate((tag) => tag.getBoundingClientRect().bottom),
    ).resolves.toBeLessThan(800);
  });

  it('shows themes on the game that is played', async () => {
    const page = await open('index.html');
    await page.getByRole('button', { name: 'sakura' }).click();
    const theme = () => page.locator('canfield-game').evaluate((tag) => tag.getAttribute('theme'));
    expect(await theme()).toBe('sakura');
    await page.getByRole('button', { name: 'sakura' }).click();
    expect(await theme()).toBe('auto');
  });

  it('finds what is looked for, from a page in a folder too', async () => {
    const page = await open('guide/theming.html');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('storage-denied');
    await page.locator('#found a').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/guide\/(saving|events)\.html/);
  });

  it('prints the tag that is made', async () => {
    const page = await open('configurator.html');
    await page.getByLabel('theme', { exact: true }).selectOption('midnight');
    await page.getByLabel('deal', { exact: true }).fill('CF1-D3-AAAAACL');
    await page.getByLabel('hand', { exact: true }).selectOption('left');
    const tag = page.locator('#tag');
    await expect
      .poll(() => tag.textContent())
      .toBe('<canfield-game deal="CF1-D3-AAAAACL" hand="left" theme="midnight"></canfield-game>');
    expect(await page.evaluate(() => document.querySelector('canfield-game')?.game.code)).toBe('CF1-D3-AAAAACL');
    await page.getByRole('button', { name: 'As it was' }).click();
    await expect.poll(() => tag.textContent()).toBe('<canfield-game></canfield-game>');
  });

  it('runs the engine', async () => {
    const page = await open('engine/live.html');
    const result = async (cell: string) => {
      await page.locator(`[data-cell="${cell}"]`).scrollIntoViewIfNeeded();
      return page.locator(`[data-cell="${cell}"] output`).textContent();
    };
    await expect.poll(() => result('solve')).toContain('verdict: winnable');
    await expect.poll(() => result('deal')).toContain('moves: R>T2 T2x1>T4 D');
    const play = page.locator('[data-cell="play"]');
    await play.getByLabel('Moves').fill('R>F4');
    await play.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => result('play')).toContain('R>F4: not-accepted');
  });

  it('can be read without its scripts', async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto(site.at('guide/csp.html'));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Content security policy');
    await page.getByRole('link', { name: 'Theming' }).first().waitFor();
  });
});
