import type { CanfieldGame } from '@canfield-game/element';
import type { SavedGame } from '@canfield-game/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** A page of which is noted what it asks the network for, what its policy forbade, and what failed. */
async function sealed(): Promise<{ page: Page; asked: string[]; wrong: () => Promise<unknown[]> }> {
  const page = await open('sealed.html');
  const asked: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => failed.push(error.message));
  await page.addInitScript(() => {
    const offences: string[] = [];
    Object.assign(window, { offences });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      offences.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await page.reload();
  const offences = () => page.evaluate(() => (window as unknown as { offences: string[] }).offences);
  return { page, asked, wrong: async () => [...(await offences()), ...failed] };
}

/** Opens a panel by its key and closes it. */
async function look(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const give = (page: Page, given: object): Promise<void> =>
  page.locator('canfield-game').evaluate(async (element, properties) => {
    const game = element as CanfieldGame;
    Object.assign(game, properties);
    await game.updateComplete;
  }, given);

describe('a page that allows scripts and styles of its own, and nothing else', () => {
  it('W10: gets panels, languages, looks, sounds, hints and a picture without offence, from files beside the script', async () => {
    const { page, asked, wrong } = await sealed();
    const table = await Table.on(page);
    await table.tap('QC');
    await page.keyboard.press('ArrowLeft');
    for (const key of ['n', '?']) await look(page, key);
    for (const locale of ['de', 'ar', 'ja']) {
      await give(page, { locale });
      await expect.poll(() => page.locator('canfield-game .frame').getAttribute('lang')).toBe(locale);
      await look(page, 'n');
    }
    for (const theme of ['paper', 'terminal']) await give(page, { theme });
    const hint = await page.locator('canfield-game').evaluate((element) => (element as CanfieldGame).hint());
    expect(hint).toHaveProperty('kind');
    expect(page.workers()).toHaveLength(1);
    expect(await wrong()).toEqual([]);
    const { origin } = new URL(page.url());
    const others = asked.filter((url) => !url.startsWith(`${origin}/cdn/canfield-game`));
    expect(new Set(others.map((url) => url.slice(origin.length)))).toEqual(new Set(['/sealed.html']));
  });

  it('shows texts, themes, codes and games of strangers as text, or not at all', async () => {
    const { page, asked, wrong } = await sealed();
    const table = await Table.on(page);
    const before = asked.length;
    const markup = '<img src="/stolen" onerror="window.stolen = 1"><script>window.stolen = 1</script>';
    await give(page, { messages: { table: markup, newGame: markup } });
    await page.getByRole('group', { name: markup }).waitFor({ state: 'attached' });
    await give(page, { deal: markup });
    await page.getByRole('alert').waitFor();
    await page.locator('canfield-game').evaluate((element, text) => {
      const game = element as CanfieldGame;
      const theme = {
        name: 'x',
        scheme: 'light',
        back: 'lattice',
        tokens: { cloth: 'rgb(0);} *{background:url(/stolen)' },
      };
      Object.assign(game, { theme });
      const saved = `{"version":1,"code":${JSON.stringify(text)},"moves":[],"cursor":0,"__proto__":{"stolen":1}}`;
      game.load(JSON.parse(saved) as SavedGame);
      return game.replay(text);
    }, markup);
    expect((await table.seen()).reserve).toMatch(/QC$/);
    expect(await page.locator('canfield-game').locator('img, script').count()).toBe(0);
    expect(await page.evaluate(() => 'stolen' in window || 'stolen' in {})).toBe(false);
    expect(asked.slice(before).filter((url) => url.includes('stolen'))).toEqual([]);
    expect(await wrong()).toEqual([]);
  });
});
