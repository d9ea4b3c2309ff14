import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folder, useSite } from './browser.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const DIST = folder('dist');

const paths = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html'))
  .sort();

const site = useSite({ '/': DIST });

/** How far what was there was moved by what came: https://web.dev/articles/cls. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.querySelector('canfield-game')) await customElements.whenDefined('canfield-game');
    for (const tag of document.querySelectorAll('canfield-game')) await tag.updateComplete;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** What axe finds. The inside of the tag has tests of its own: it is looked at once, on the first page. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    const inside = location.pathname.endsWith('/index.html') && document.querySelector('.first') !== null;
    const context = inside ? document : { include: [['html']], exclude: [['canfield-game']] };
    return (await checker.run(context, { resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** The rules in other languages are one page but for their words: axe looks at the narrow one of each, and at both in Arabic. */
const isTranslation = (path: string): boolean => path.startsWith('rules/in/') && path !== 'rules/in/ar.html';

/** How far a page can be scrolled sideways. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('every page of the site', () => {
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    // The policy of the site forbids what a test brings along; offences of the site itself are told all the same.
    ({ page, faults } = await site.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }));
    await page.addInitScript(watchShifts);
    await page.addInitScript({ path: axe });
  });
  afterAll(() => page.context().close());

  it('is there', () => {
    expect(paths.length).toBeGreaterThan(70);
  });

  for (const path of paths) {
    it(`${path} is accessible, moves nothing, asks nothing of elsewhere, keeps to its policy`, async () => {
      faults.length = 0;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(site.at(path));
      await settled(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
      if (!isTranslation(path)) expect(await violations(page)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      await settled(page);
      expect(await overhang(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }
});
