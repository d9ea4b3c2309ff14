import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serve } from '../../tooling/static-server.mjs';
import { CDN, useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** The version that the tag of a page says it has. */
const versionOn = (page: Page): Promise<string> =>
  page.evaluate(() => (customElements.get('canfield-game') as unknown as { version: string }).version);

function heard(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

describe('two copies of the script on a page', () => {
  it('of one version say nothing, and the game is played', async () => {
    const page = await open('two-copies.html');
    const said = heard(page);
    await page.reload({ waitUntil: 'networkidle' });
    const table = await Table.on(page);
    await table.tap('QC');
    expect((await table.seen()).columns[1]).toMatch(/QC$/);
    expect(said).toEqual([]);
  });

  it('of two versions: the first stays, and the second warns', async () => {
    const page = await open('two-copies.html');
    const version = await versionOn(page);
    const said = heard(page);
    await page.route('**/canfield-game.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(`"${version}"`, '"99.0.0"');
      await route.fulfill({ response, body });
    });
    await page.reload({ waitUntil: 'networkidle' });
    await Table.on(page);
    expect(await versionOn(page)).toBe(version);
    expect(said).toEqual([
      `canfield-game: version ${version} defines this tag already and stays; version 99.0.0 defines none.`,
    ]);
  });
});

describe('a classic script from another origin', () => {
  it('defines the tag, and hints come without a worker', async () => {
    const other = await serve({ '/': CDN });
    try {
      const page = await open('late.html');
      const said = heard(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.addScriptTag({ url: `${other.url}canfield-game.standalone.js` });
      const table = await Table.on(page);
      const hint = await table.tag.evaluate((tag) => (tag as HTMLElementTagNameMap['canfield-game']).hint());
      expect(hint).toMatchObject({ move: { type: 'move' } });
      expect(asked).toEqual([`${other.url}canfield-game.standalone.js`]);
      expect(page.workers()).toEqual([]);
      expect(said).toEqual([]);
    } finally {
      await other.close();
    }
  });
});
