import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { convertToTSX } from '@astrojs/compiler';
import type { Page } from 'playwright-core';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type InlineConfig, loadConfigFromFile, mergeConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { CDN, folder, useSite } from './browser.js';

const SNIPPETS = folder('snippets');
/** A name of its own: its JSX is checked with the other snippets. */
const nextGame: string = '../snippets/react/next/Game.js';
const BUILT = folder('reports/snippets');

const site = useSite({ '/': SNIPPETS, '/built/': BUILT });

/** A page whose scripts of the tag, wherever they are said to be, are those that were built. */
async function open(path: string): Promise<{ page: Page; faults: string[] }> {
  const opened = await site.newPage({ viewport: { width: 640, height: 700 } });
  await opened.page.route(/\/canfield-game[^/]*\.js$/, (route) =>
    route.fulfill({ path: join(CDN, basename(new URL(route.request().url()).pathname)) }),
  );
  await opened.page.goto(site.at(path));
  return opened;
}

const laidOut = async (page: Page): Promise<void> => {
  await page.locator('canfield-game .outline button').first().waitFor();
};

/** Plays two moves, which bring five points. */
const score = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tag = document.querySelector('canfield-game');
    if (!tag?.play('R>T2').ok || !tag.play('R>F1').ok) throw new Error('The moves were not played.');
  });

const told = (page: Page): Promise<string | null> => page.locator('output').textContent();

describe('pages as they stand', () => {
  it.each(['html/index.html', 'html/standalone.html', 'guide/strict.html', 'guide/daily.html'])('%s', async (path) => {
    const { page, faults } = await open(path);
    await laidOut(page);
    expect(await page.evaluate(() => document.querySelector('canfield-game')?.play('D').ok)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('from a CDN', async () => {
    const { page } = await open('cdn/index.html');
    await laidOut(page);
  });

  it('in the block of a blog', async () => {
    const { page } = await open('wordpress/block.html');
    await laidOut(page);
  });

  it('in a frame', async () => {
    const { page, faults } = await open('iframe/index.html');
    await page.frameLocator('iframe').locator('canfield-game .outline button').first().waitFor();
    expect(faults).toEqual([]);
  });

  it('in Arabic', async () => {
    const { page } = await open('guide/arabic.html');
    await page.locator('.frame[dir="rtl"]').waitFor();
  });

  it('with a log of what happens', async () => {
    const { page } = await open('guide/events.html');
    await laidOut(page);
    await score(page);
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['play: 0 points', 'play: 5 points']);
  });

  it('with buttons of its own', async () => {
    const { page } = await open('guide/own-buttons.html');
    await laidOut(page);
    const moves = () => page.evaluate(() => document.querySelector('canfield-game')?.game.cursor);
    await page.locator('#draw').click();
    expect(await moves()).toBe(1);
    await page.locator('#undo').click();
    expect(await moves()).toBe(0);
  });
});

interface Kit {
  readonly name: string;
  readonly main: string;
  readonly config?: InlineConfig;
  /** What is put before the snippet's own script. */
  readonly before?: string;
}

const react18 = { react: 'react-18', 'react-dom': 'react-dom-18' };
const kits: Kit[] = [
  { name: 'react', main: 'react/main.tsx' },
  { name: 'react 19', main: 'react/main19.tsx' },
  { name: 'react 18', main: 'react/main.tsx', config: { resolve: { alias: react18 } } },
  { name: 'vue', main: 'vue/main.ts' },
  { name: 'svelte', main: 'svelte/main.ts' },
  { name: 'solid', main: 'solid/main.tsx' },
  // Compiled in the browser, from the decorators as they stand; ngc checks the templates.
  { name: 'angular', main: 'angular/main.ts', before: "import '@angular/compiler';" },
];

/** A page that does nothing but load a script. */
const pageOf = ({ main, before = '' }: Kit) => ({
  name: 'page',
  resolveId: (id: string) => (id.endsWith('.html') || id === 'virtual:main' ? id : null),
  load: (id: string) => {
    if (id === 'virtual:main') return `${before}import ${JSON.stringify(join(SNIPPETS, main))};`;
    return id.endsWith('.html')
      ? '<!doctype html><title>A page</title><body><div id="app"></div><app-game></app-game><script type="module" src="virtual:main"></script>'
      : null;
  },
});

async function buildKit(kit: Kit): Promise<void> {
  const root = join(SNIPPETS, kit.main, '..');
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
  await build(
    mergeConfig(mergeConfig(own?.config ?? {}, kit.config ?? {}), {
      configFile: false,
      logLevel: 'error',
      root,
      base: './',
      plugins: [pageOf(kit)],
      build: {
        outDir: join(BUILT, kit.name),
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { input: join(root, 'index.html') },
      },
    }),
  );
}

describe('in a bundle', () => {
  beforeAll(() => {
    rmSync(BUILT, { recursive: true, force: true });
  });

  it('alone', async () => {
    const root = join(SNIPPETS, 'bundler');
    await build({ configFile: false, logLevel: 'error', root, base: './', build: { outDir: join(BUILT, 'bundler') } });
    const { page, faults } = await open('built/bundler/index.html');
    await laidOut(page);
    await score(page);
    expect(await told(page)).toBe('5');
    expect(faults).toEqual([]);
  });

  it.each(kits)('of $name: the score that is told follows the game', async (kit) => {
    await buildKit(kit);
    const { page, faults } = await open(`built/${kit.name}/index.html`);
    await laidOut(page);
    expect(await told(page)).toBe('0');
    await score(page);
    await expect.poll(() => told(page)).toBe('5');
    expect(faults).toEqual([]);
  });
});

describe('on a server', () => {
  it('Next renders the tag with its attributes', async () => {
    const { Game } = (await import(nextGame)) as { Game: FunctionComponent };
    expect(renderToString(createElement(Game))).toBe(
      '<canfield-game deal="daily" storage-key="daily"></canfield-game>',
    );
  });

  it('Astro compiles the page, and its script', async () => {
    const source = readFileSync(join(SNIPPETS, 'astro/canfield.astro'), 'utf8');
    const { code, diagnostics } = await convertToTSX(source, { filename: 'canfield.astro' });
    expect(diagnostics).toEqual([]);
    expect(code).toContain('<canfield-game deal={deal} storage-key="daily">');
    expect(code).toContain("import '@canfield-game/element/define'");
  });
});
