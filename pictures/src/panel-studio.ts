import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CanfieldGame } from '@canfield-game/element';
import type { SavedGame } from '@canfield-game/engine';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';
import { begun, type PanelLook, type PanelSubject } from './panels.js';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));
const CDN = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));

const folderOf = (file: string): string => dirname(fileURLToPath(file));

const mounts = {
  '/': PAGES,
  '/cdn/': CDN,
  '/fonts/noto-sans/': folderOf(import.meta.resolve('@fontsource-variable/noto-sans/index.css')),
  '/fonts/noto-sans-arabic/': folderOf(import.meta.resolve('@fontsource-variable/noto-sans-arabic/index.css')),
};

type Site = Awaited<ReturnType<typeof serve>>;

/** So high that every panel is seen whole, in CSS px. */
const height = 2400;

/** The day on which all pictures are taken. */
const now = new Date('2026-11-24T10:00:00');

/** Takes pictures of panels, on one page for each width and scheme of colours, with letters that are the same on all machines. */
export class PanelStudio {
  readonly #browser: Browser;
  readonly #site: Site;
  readonly #pages = new Map<string, Promise<Page>>();

  private constructor(browser: Browser, site: Site) {
    this.#browser = browser;
    this.#site = site;
  }

  static async open(): Promise<PanelStudio> {
    // How letters are fitted to pixels is another thing that machines have settings for.
    // So is what is painted over: only pictures that are painted whole are the same each time.
    const args = [...browserFlags, '--font-render-hinting=none', '--disable-partial-raster'];
    const browser = chromium.launch({ executablePath: requireBrowser(), args });
    return new PanelStudio(await browser, await serve(mounts));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#site.close();
  }

  /** Which Chromium it is: the first part of its version. */
  get chromium(): string {
    return this.#browser.version().replace(/\..*/s, '');
  }

  /** The picture of a panel, as a PNG. */
  async take(subject: PanelSubject, look: PanelLook): Promise<Buffer> {
    const page = await this.#page({ ...look, width: subject.width ?? look.width });
    await page.evaluate(layOut, { locale: look.locale, game: subject.game ?? begun });
    await bringUp(page, subject);
    return pictured(page, subject.pictures ?? 'dialog[open]');
  }

  #page({ width, colorScheme }: PanelLook): Promise<Page> {
    const key = `${width} ${colorScheme}`;
    const page = this.#pages.get(key) ?? this.#newPage(width, colorScheme);
    this.#pages.set(key, page);
    return page;
  }

  async #newPage(width: number, colorScheme: PanelLook['colorScheme']): Promise<Page> {
    const viewport = { width, height };
    const page = await this.#browser.newPage({ viewport, locale: 'en-GB', colorScheme, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(now);
    await page.goto(`${this.#site.url}panel.html`);
    return page;
  }
}

interface Wanted {
  readonly locale: string;
  readonly game: SavedGame;
}

/** Puts a tag with a begun game, some statistics and done days on the page. */
async function layOut({ locale, game }: Wanted): Promise<void> {
  const days = Array.from({ length: 23 }, (_, day): [string, number] => [
    `2026-11-${String(day + 1).padStart(2, '0')}`,
    day % 7,
  ]);
  const done = days.flatMap(([day, rest]): [string, string][] =>
    rest === 3 ? [] : [[day, rest === 5 ? 'played' : 'won']],
  );
  const kept = { 'canfield-3': Object.fromEntries(done) as Record<string, string> };
  localStorage.setItem('canfield-game:pictures:days:1', JSON.stringify(kept));
  // A tag that leaves the page keeps its game: the one before goes first.
  document.body.replaceChildren();
  localStorage.removeItem('canfield-game:pictures:game:1');
  const tag = document.createElement('canfield-game');
  tag.setAttribute('storage-key', 'pictures');
  document.documentElement.lang = locale;
  document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
  const ready = new Promise((done) => tag.addEventListener('canfield-ready', done));
  document.body.replaceChildren(tag);
  await ready;
  const placed = Array.from({ length: 53 }, (_, cards): number =>
    cards === 52 ? 14 : Math.max(0, 6 - Math.abs(cards - 11)),
  );
  const games = placed.reduce((sum, count) => sum + count, 0);
  tag.importStatistics({
    'canfield-3': {
      games,
      won: 14,
      streak: 2,
      longestStreak: 4,
      bestScore: 260,
      fewestMoves: 118,
      bestSeconds: 214,
      secondsOfWins: 5712,
      placed,
    },
  });
  tag.load(game);
  await tag.updateComplete;
}

/** Lets a panel come up. */
async function bringUp(page: Page, { shows, presses, meets }: PanelSubject): Promise<void> {
  const tag = page.locator('canfield-game');
  if (presses) await tag.locator(`button[part~="${presses}"]`).press('Enter');
  await tag.evaluate(
    (element, what) => {
      const game = element as CanfieldGame;
      if (what.shows) game.showPanel(what.shows);
      if (what.meets === 'wrong-code') game.newGame({ deal: 'CF1-D3-AAAA0CL' });
      if (what.meets !== 'other-window') return;
      const key = 'canfield-game:pictures:game:1';
      localStorage.setItem(key, '{"game":"another one"}');
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    { shows, meets },
  );
}

/** Waits until all of it is there, letters and pictures too, and takes the picture. */
async function pictured(page: Page, selector: string): Promise<Buffer> {
  const panel = page.locator(`canfield-game ${selector}`);
  await panel.waitFor();
  await panel.evaluate(async (element) => {
    while (element.querySelector('.looks') && !element.querySelector('.preview'))
      await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    // The shortest win is found in its own time.
    const shortest = element.querySelector<HTMLElement>('.shortest');
    if (shortest) shortest.hidden = true;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  const box = await panel.boundingBox();
  if (!box) throw new Error('The panel is not to be seen.');
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const clip = { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y };
  return page.screenshot({ clip, caret: 'hide' });
}
