import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AppName, appNames, buildApp, configOf, renderAhead } from './apps.js';
import { BUILT_APPS, useBrowser } from './browser.js';
import { APPS, expectInstalled } from './installed.js';

const open = useBrowser();

/** What is said on the console of the page that is open: nothing should be. */
const said: string[] = [];

/** What tools say of themselves in development. */
const ofTools = /^\[vite\]|^Lit is in dev mode/;

/** Opens a page, and hears what it says from the beginning on. */
async function listenTo(path: string): Promise<Page> {
  const page = await open(path);
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.reload();
  return page;
}

beforeAll(expectInstalled);
afterEach(() => {
  said.length = 0;
});

/** What the tag of an app was given, as it has it. */
const given = (page: Page): Promise<unknown> =>
  page.locator('canfield-game').evaluate(async (element) => {
    const game = element as CanfieldGame;
    await game.updateComplete;
    const { theme, stuckNotice, motion } = game;
    const table = game.shadowRoot?.querySelector('[role=group]')?.getAttribute('aria-label');
    return { code: game.game.code, theme: typeof theme === 'string' ? theme : theme.name, stuckNotice, motion, table };
  });

const asGiven = { theme: 'tulip', stuckNotice: 'on', motion: 'none', table: 'The table of this app' };

/** Waits until the tag has what only a property can hand over. */
const alive = (page: Page): Promise<void> =>
  page.getByRole('group', { name: 'The table of this app' }).waitFor({ state: 'attached' });

/** Plays a move, asks for another deal, and looks at each step at what app and tag know of each other. */
async function use(page: Page): Promise<void> {
  await alive(page);
  expect(await given(page)).toEqual({ code: 'CF1-D3-AAAAACL', ...asGiven });
  const move = await page.locator('canfield-game').evaluate((game) => (game as CanfieldGame).play('R>T2'));
  expect(move).toMatchObject({ ok: true });
  await page.getByText('1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Another deal' }).click();
  await page.waitForFunction(() => document.querySelector('canfield-game')?.game.code === 'CF1-D3-AAAAACM');
  expect(await given(page)).toEqual({ code: 'CF1-D3-AAAAACM', ...asGiven });
  expect(said.filter((text) => !ofTools.test(text))).toEqual([]);
}

describe.each(appNames)('an app with the packed packages: %s', (name) => {
  it('is built by Vite; the tag gets its attributes, properties and listeners', async () => {
    await buildApp(name);
    await use(await listenTo(`apps/${name}/index.html`));
  });
});

describe.each(['react-18', 'react-19'] as const)('a page that %s renders ahead', (name) => {
  it('has the plain tag, comes to life in silence, and loses nothing', async () => {
    const markup = await renderAhead(name);
    expect(markup).toMatch(/^<canfield-game[^>]*><\/canfield-game><output>0<\/output>/);
    const built = join(BUILT_APPS, name);
    const index = readFileSync(join(built, 'index.html'), 'utf8');
    writeFileSync(join(built, 'ahead.html'), index.replace('<div id="app">', `$&${markup}`));
    await use(await listenTo(`apps/${name}/ahead.html`));
  });
});

describe('an app in development', () => {
  it('is served by Vite, and the solver thinks in a worker', async () => {
    process.env['NODE_ENV'] = 'development';
    const server = await createServer({ ...configOf('plain'), server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    try {
      const page = await listenTo(server.resolvedUrls?.local[0] ?? '');
      const worker = page.waitForEvent('worker');
      await alive(page);
      await page.locator('canfield-game').evaluate((game) => (game as CanfieldGame).hint());
      expect((await worker).url()).toMatch(/canfield-game-solver/);
      await use(page);
    } finally {
      await server.close();
    }
  });
});

const checkers: Record<AppName, { package: string; bin: string; args: readonly string[] }> = {
  plain: { package: 'typescript', bin: 'bin/tsc', args: ['-p'] },
  lit: { package: 'typescript', bin: 'bin/tsc', args: ['-p'] },
  'react-18': { package: 'typescript', bin: 'bin/tsc', args: ['-p'] },
  'react-19': { package: 'typescript', bin: 'bin/tsc', args: ['-p'] },
  solid: { package: 'typescript', bin: 'bin/tsc', args: ['-p'] },
  vue: { package: 'vue-tsc', bin: 'bin/vue-tsc.js', args: ['-p'] },
  svelte: { package: 'svelte-check', bin: 'bin/svelte-check', args: ['--workspace'] },
};

const { resolve } = createRequire(import.meta.url);

/** What the compiler of a framework says of an app. */
async function check(name: AppName): Promise<string> {
  const { package: tool, bin, args } = checkers[name];
  const path = join(dirname(resolve(`${tool}/package.json`)), bin);
  const run = promisify(execFile)(process.execPath, [path, ...args, join(APPS, name)]);
  return run.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

describe('types of the packed packages', () => {
  it.each(appNames)('are those that %s wants', async (name) => {
    expect(await check(name)).toBe('');
  });
});
