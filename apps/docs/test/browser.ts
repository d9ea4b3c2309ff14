import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { browserFlags, requireBrowser } from '../../../tooling/browser.mjs';
import { serve } from '../../../tooling/static-server.mjs';

/** A folder of this package. */
export const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The built one-file scripts of the tag. */
export const CDN = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));

interface Opened {
  readonly page: Page;
  /** What was wrong on the page: errors, offences against its policy, files that are not there, requests to elsewhere. */
  readonly faults: string[];
}

interface Site {
  /** A page of its own, on which nothing is loaded yet. */
  newPage(options?: BrowserContextOptions): Promise<Opened>;
  /** The address of a path. */
  at(path: string): string;
}

function watch(page: Page, home: () => string): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(home()) && !/^(data|blob):/.test(request.url())) faults.push(`asks ${request.url()}`);
  });
  return faults;
}

/** A real Chromium, headless, and a server of folders, for the tests of one file. */
export function useSite(mounts: Record<string, string>): Site {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    [browser, server] = await Promise.all([
      chromium.launch({ executablePath: requireBrowser(), args: browserFlags }),
      serve(mounts),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return {
    newPage: async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      return { page, faults: watch(page, () => server.url) };
    },
    at: (path) => server.url + path,
  };
}
