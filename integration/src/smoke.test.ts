import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, servePages, type Site } from './browser.js';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([launchBrowser(), servePages()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('the one-file script on a plain page', () => {
  it('defines the tag', async () => {
    const page = await browser.newPage();
    await page.goto(`${site.url}one-tag.html`);
    const upgraded = await page.locator('canfield-game').evaluate((game) => game.shadowRoot !== null);
    expect(upgraded).toBe(true);
    await page.close();
  });
});
