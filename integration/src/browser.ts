import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';
import { expectInstalled, installed } from './installed.js';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));
/** The scripts for pages, as they are in the packed package. */
export const CDN = join(installed['element'] ?? '', 'dist/cdn');

/** The built Storybook. */
export const STORYBOOK = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Where apps are built, each in a folder of its name. */
export const BUILT_APPS = fileURLToPath(new URL('../apps/dist', import.meta.url));

/** The static pages of this folder, with the packed one-file scripts under `cdn/`, the stories, and the built apps. */
const mounts = { '/': PAGES, '/cdn/': CDN, '/storybook/': STORYBOOK, '/apps/': BUILT_APPS };

const launch = (flags: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags, ...flags] });

/** Opens one of the static pages, or any address, in a context of its own. */
export type OpenPage = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** A real Chromium, headless, for the tests of one file: it closes after the last, what a test opened after that test. `flags` are for its command line. */
export function useBrowser(flags: readonly string[] = []): OpenPage {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    expectInstalled();
    [browser, site] = await Promise.all([launch(flags), serve(mounts)]);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return async (path, options) => {
    const page = await (await browser.newContext(options)).newPage();
    await page.goto(new URL(path, site.url).href);
    return page;
  };
}
