import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));
const CDN = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));

export interface Site {
  /** Ends in a slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The static pages of this folder, with the built one-file scripts under `cdn/`, on a free port. */
export function servePages(): Promise<Site> {
  return serve({ '/': PAGES, '/cdn/': CDN });
}

/** A real Chromium, headless. Pages of different pixel ratios or languages are contexts of the same browser. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
}
