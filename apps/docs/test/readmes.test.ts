import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CDN, folder, useSite } from './browser.js';

const ROOT = folder('../..');
const texts = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'ACCESSIBILITY.md',
  'packages/element/README.md',
  'packages/engine/README.md',
];

const site = useSite({ '/': CDN });

/** The pieces of code of a language in a text. */
const codeIn = (path: string, language: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/^```(\w+)\n([^]*?)^```/gm)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code);

const withCode = (language: string): [path: string, code: string][] =>
  texts.flatMap((path) => codeIn(path, language).map((code): [string, string] => [path, code]));

/** A page beside the scripts of the tag, without anything else. */
async function pageOf(html: string): Promise<{ page: Page; faults: string[] }> {
  const opened = await site.newPage({ viewport: { width: 640, height: 700 } });
  await opened.page.route(/\/page\.html$/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await opened.page.goto(site.at('page.html'));
  await opened.page.locator('canfield-game .outline button').first().waitFor();
  return opened;
}

const script = '<script type="module" src="canfield-game.js"></script>';

describe('the code of the READMEs', () => {
  it.each(withCode('html'))('%s: a page with %s', async (_path, code) => {
    const { page, faults } = await pageOf(`<!doctype html>${code.includes('<script') ? '' : script}${code}`);
    expect(await page.evaluate(() => document.querySelector('canfield-game')?.play('D').ok)).toBe(true);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  const run = codeIn('packages/element/README.md', 'js').filter((code) => !code.includes("import '"));

  it.each(run.map((code) => [code]))('runs beside a tag: %s', async (code) => {
    const { page, faults } = await pageOf(
      `<!doctype html>${script}<canfield-game deal="CF1-D3-AAAAACL"></canfield-game>`,
    );
    const own = code.includes('const game =') ? '' : "const game = document.querySelector('canfield-game');\n";
    await page.addScriptTag({ content: `${own}${code}\nwindow.ran = true;`, type: 'module' });
    await page.waitForFunction(() => 'ran' in window);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is there', () => {
    expect(withCode('html').length).toBeGreaterThanOrEqual(3);
    expect(run.length).toBeGreaterThanOrEqual(2);
  });
});

describe('the links of the READMEs', () => {
  it.each(texts)('%s leads only to what is there', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)].map(([, to, src]) => to ?? src ?? '');
    const dead = links.filter((to) => !/^[a-z]+:/.test(to) && !existsSync(join(ROOT, dirname(path), to)));
    expect(dead).toEqual([]);
  });
});
