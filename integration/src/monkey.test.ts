import { describe, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Monkey, monkeyAround } from './monkey.js';
import { Table } from './table.js';

const open = useBrowser();

/** How long each of the two plays, in seconds, and the seed: `npm run endurance` lets them play for minutes. */
const seconds = Number(process.env['MONKEY_SECONDS'] ?? 15);
const seed = Number(process.env['MONKEY_SEED'] ?? 7);

const places = {
  'a mouse on a desktop': { path: 'two-tags.html', viewport: { width: 1100, height: 760 } },
  'a finger on a phone': { path: 'phone.html', viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true },
} as const;

describe('a monkey', () => {
  for (const [name, { path, ...options }] of Object.entries(places)) {
    it(
      `with keys and ${name} breaks nothing in ${seconds} s, seed ${seed}`,
      { timeout: (seconds + 240) * 1000 },
      async () => {
        const page = await open(path, options);
        // A swipe over the end of a page leads back to the page before.
        await page.addStyleTag({ content: 'html { overscroll-behavior: none }' });
        const table = await Table.on(page);
        await table.set({ autofinish: 'offer', 'stuck-notice': 'on', winnability: 'on' });
        const monkey = await Monkey.on(table, seed, 'hasTouch' in options);
        await monkeyAround(table, monkey, seconds * 1000);
        process.stdout.write(`${name}: ${monkey.done.length} deeds, seed ${seed}\n`);
      },
    );
  }
});
