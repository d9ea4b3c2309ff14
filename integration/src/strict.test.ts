import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

describe('a page with a strict policy', () => {
  it('W10: is given no offence, and the game looks as it should', async () => {
    const page = await open('strict.html', { viewport: { width: 480, height: 620 } });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(() => {
      const offences: string[] = [];
      Object.assign(window, { offences });
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => offences.push(violatedDirective));
    });
    await page.reload();
    const table = await Table.on(page);
    await table.tap('QC');
    await table.tap('8H');
    await table.set({ deal: 'CF1-D3-AAAA' });
    await page.getByRole('alert').waitFor();
    expect(await table.showsItsGame()).toBe(true);
    const { width, height } = (await table.tag.boundingBox()) ?? { width: 0, height: 0 };
    expect(height / width).toBeGreaterThan(0.5);
    expect(await page.evaluate(() => (window as unknown as { offences: string[] }).offences)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('sees nothing asked for but the script', async () => {
    const page = await open('strict.html');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    const table = await Table.on(page);
    await table.tap('QC');
    expect(asked.filter((path) => path !== '/favicon.ico')).toEqual([
      '/strict.html',
      '/cdn/canfield-game.standalone.js',
    ]);
  });
});
