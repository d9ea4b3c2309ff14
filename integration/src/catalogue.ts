import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CanfieldGame } from '@canfield-game/element';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';
import { STORYBOOK } from './browser.js';

/** Letters for pictures: those of the machine differ from one to the next. */
const FONTS = fileURLToPath(new URL('../../packages/element/node_modules/@fontsource-variable', import.meta.url));

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> };

/** The stories of the built catalogue. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** What a control of a story is. */
interface ArgType {
  readonly options?: readonly string[];
  readonly table?: { readonly category?: string };
}

/** What Storybook has on the page of a story, as far as it is used here. */
export interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, value: unknown): void;
    once(event: string, listener: () => void): void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    readonly currentRender?: {
      readonly id: string;
      readonly phase?: string;
      readonly story?: {
        readonly argTypes: Readonly<Record<string, ArgType>>;
        readonly initialArgs: Readonly<Record<string, string>>;
      };
    };
  };
  readonly startAnew: () => void;
}

/** Chance that is the same for every story. */
function withoutChance(): void {
  let seed = 1;
  const next = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  Math.random = next;
  const filled = (array: Uint32Array): Uint32Array => {
    for (let at = 0; at < array.length; at++) array[at] = Math.floor(next() * 4294967296);
    return array;
  };
  Object.assign(crypto, { getRandomValues: filled });
  Object.assign(window, { startAnew: () => (seed = 1) });
}

/** Goes to a story without loading the page again; waits until its play function is done and all of its tags are laid out. */
async function start(id: string): Promise<void> {
  const {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
    startAnew,
  } = window as unknown as StorybookWindow;
  localStorage.clear();
  startAnew();
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  const done = ['completed', 'finished', 'afterEach'];
  for (;;) {
    const { currentRender } = preview;
    if (currentRender?.id === id && done.includes(currentRender.phase ?? '')) break;
    if (currentRender?.id === id && currentRender.phase === 'errored') {
      throw new Error(document.querySelector('#error-message')?.textContent ?? 'The story failed.');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const tag of document.querySelectorAll<CanfieldGame>('canfield-game')) {
    while (!tag.renderRoot.querySelector('.frame:not(.waiting)')) await new Promise(requestAnimationFrame);
  }
}

/** Waits until what is on the page is painted. */
async function painted(): Promise<void> {
  for (const tag of document.querySelectorAll<CanfieldGame>('canfield-game')) while (!(await tag.updateComplete));
  await document.fonts.ready;
  scrollTo(0, 0);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** The built catalogue in a browser: one page, on which one story after the other is shown. */
export class Catalogue {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #site: Awaited<ReturnType<typeof serve>>;
  /** What the page has asked for: how much of it ever, and how much of it is still on its way. */
  readonly #requests = { ever: 0, open: 0 };

  private constructor(browser: Browser, site: Awaited<ReturnType<typeof serve>>, page: Page) {
    this.#browser = browser;
    this.#site = site;
    this.page = page;
    page.on('request', () => {
      this.#requests.ever++;
      this.#requests.open++;
    });
    page.on('requestfinished', () => this.#requests.open--);
    page.on('requestfailed', () => this.#requests.open--);
  }

  static async open(): Promise<Catalogue> {
    // Only what is painted whole is the same each time.
    const flags = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-partial-raster'];
    const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...browserFlags, ...flags] });
    const site = await serve({ '/storybook/': STORYBOOK, '/fonts/': FONTS });
    const page = await browser.newPage({ viewport: { width: 640, height: 680 }, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date('2026-12-24T12:00:00'));
    await page.addInitScript(withoutChance);
    const catalogue = new Catalogue(browser, site, page);
    // Storybook's own check would be running at the same time.
    await page.goto(`${site.url}storybook/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`);
    return catalogue;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#site.close();
  }

  /** Which Chromium it is: the first part of its version. */
  get chromium(): string {
    return this.#browser.version().replace(/\..*/s, '');
  }

  /** Shows a story, and waits until nothing of it is still to be loaded, played or painted. */
  async show(id: string): Promise<void> {
    await this.page.evaluate(start, id);
    for (let ever = -1; ever !== this.#requests.ever || this.#requests.open > 0;) {
      ever = this.#requests.ever;
      await this.page.evaluate(painted);
    }
  }
}
