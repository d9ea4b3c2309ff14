import type { CanfieldGame } from '@canfield-game/element';
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';

const open = useBrowser();

/** How often tags come and go: `npm run endurance` lets them do so a thousand times. */
const rounds = Number(process.env['CROWD_ROUNDS'] ?? 120);

/** The memory that scripts and what they hold on to take, in bytes, once all garbage is gone. */
async function heapOf(browser: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await browser.send('HeapProfiler.collectGarbage');
  const usage = await browser.send('Runtime.getHeapUsage');
  return usage.usedSize + usage.embedderHeapUsedSize;
}

interface Census {
  readonly nodes: number;
  readonly listeners: number;
}

async function censusOf(browser: CDPSession): Promise<Census> {
  const { nodes, jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters');
  return { nodes, listeners };
}

/** Tags that are played, painted, given hints and panels, and taken away, one after another. */
const comeAndGo = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let time = 0; time < count; time++) {
      const game = document.createElement('canfield-game');
      game.theme = time % 2 ? 'midnight' : 'classic';
      game.hand = time % 3 ? 'left' : 'right';
      document.body.append(game);
      await game.updateComplete;
      game.play('D');
      if (time % 5 === 0) void game.hint();
      if (time % 7 === 0) game.renderRoot.querySelector<HTMLElement>('button[part~="show-rules"]')?.click();
      await frame();
      game.remove();
      if (time % 4 === 0) {
        document.body.append(game);
        await frame();
        game.remove();
      }
    }
    await frame();
  }, times);

/** A tag that is not let go of takes 200 kB and more; what the browser itself learns of the code takes some for each. */
const most = 500_000 + 10_000 * rounds;

describe('tags that come and go', () => {
  it(`leave no memory, node or listener behind, ${rounds} times`, async () => {
    const page = await open('two-tags.html', { viewport: { width: 700, height: 900 } });
    const browser = await page.context().newCDPSession(page);
    await browser.send('HeapProfiler.enable');
    // What is loaded and kept once for all of them is there from then on.
    await comeAndGo(page, 30);
    const before = { heap: await heapOf(browser), ...(await censusOf(browser)) };
    await comeAndGo(page, rounds);
    await expect.poll(() => heapOf(browser), { timeout: 40_000, interval: 2000 }).toBeLessThan(before.heap + most);
    const after = await censusOf(browser);
    expect(after.nodes).toBeLessThan(before.nodes + 200);
    expect(after.listeners).toBeLessThan(before.listeners + 20);
  });
});

describe('a hundred tags on a page', () => {
  it('are all painted, play one by one, and tell no error', async () => {
    const page = await open('late.html', { viewport: { width: 1000, height: 800 } });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });
    const seen = await page.evaluate(async () => {
      const all: CanfieldGame[] = [];
      for (let tag = 0; tag < 100; tag++) {
        const game = document.createElement('canfield-game');
        Object.assign(game, { motion: 'none', style: 'display: block; inline-size: 320px' });
        document.body.append(game);
        all.push(game);
      }
      await Promise.all(all.map((game) => game.updateComplete));
      for (const [index, game] of all.entries()) if (index % 2) game.play('D');
      await Promise.all(all.map((game) => game.updateComplete));
      await new Promise(requestAnimationFrame);
      const painted = ({ renderRoot }: CanfieldGame): boolean => {
        const cloth = renderRoot.querySelector('canvas') as HTMLCanvasElement;
        const corner = document.createElement('canvas').getContext('2d');
        corner?.drawImage(cloth, 1 - cloth.width, 1 - cloth.height);
        return corner?.getImageData(0, 0, 1, 1).data[3] === 255 && renderRoot.querySelectorAll('canvas').length > 1;
      };
      return {
        codes: new Set(all.map(({ game }) => game.code)).size,
        painted: all.filter(painted).length,
        played: all.filter(({ game }) => game.cursor === 1).length,
      };
    });
    expect(seen).toEqual({ codes: 100, painted: 100, played: 50 });
    expect(errors).toEqual([]);
  });
});
