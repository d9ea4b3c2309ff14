import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STORYBOOK, useBrowser } from './browser.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

const open = useBrowser();

/** Waits for the tags of a story to be painted, and for its play function to be done. */
async function settled(page: Page): Promise<void> {
  await page.locator('#storybook-root canfield-game').first().waitFor();
  await page.waitForFunction(() => document.querySelector('.sb-show-main') !== null);
  await page.evaluate(async () => {
    const { currentRender } = (window as unknown as { __STORYBOOK_PREVIEW__: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    while (currentRender?.phase && !['finished', 'completed', 'afterEach'].includes(currentRender.phase)) {
      if (currentRender.phase === 'errored') throw new Error('The story failed.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const tag of document.querySelectorAll<CanfieldGame>('canfield-game')) await tag.updateComplete;
  });
}

describe('K03: axe finds nothing wrong in the story', () => {
  it('of which there are many', () => {
    expect(stories.length).toBeGreaterThan(20);
  });

  for (const { id } of stories) {
    it(id, async () => {
      // Storybook's own check would be running at the same time.
      const address = `storybook/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`;
      const page = await open(address, { reducedMotion: 'reduce' });
      await settled(page);
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() => {
        const { axe: checker } = window as unknown as {
          axe: { run(context: string, options: RunOptions): Promise<AxeResults> };
        };
        return checker.run('#storybook-root', { resultTypes: ['violations'] });
      });
      expect(violations.map((found) => `${found.id}: ${found.nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
    });
  }
});
