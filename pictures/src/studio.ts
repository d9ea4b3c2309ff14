import { fileURLToPath } from 'node:url';
import type { CanfieldGame } from '@canfield-game/element';
import type { SavedGame } from '@canfield-game/engine';
import { chromium, type Browser, type Page } from 'playwright-core';
import { Table } from '../../integration/src/table.js';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';
import { type Look, type Screen, screens, type Subject } from './look.js';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));
const CDN = fileURLToPath(new URL('cdn', import.meta.resolve('@canfield-game/element/custom-elements.json')));

type Site = Awaited<ReturnType<typeof serve>>;

/** Takes pictures of tables in one browser, with one page for each screen and for what its reader asks for. */
export class Studio {
  readonly #browser: Browser;
  readonly #site: Site;
  readonly #pages = new Map<string, Promise<Page>>();

  private constructor(browser: Browser, site: Site) {
    this.#browser = browser;
    this.#site = site;
  }

  static async open(): Promise<Studio> {
    const browser = chromium.launch({ executablePath: requireBrowser(), args: browserFlags });
    return new Studio(await browser, await serve({ '/': PAGES, '/cdn/': CDN }));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#site.close();
  }

  /** Which Chromium it is: the first part of its version. */
  get chromium(): string {
    return this.#browser.version().replace(/\..*/s, '');
  }

  /** The picture of a table in a moment, as a PNG: its canvases alone, since text depends on the machine's fonts. */
  async take({ look, moment, screen }: Subject): Promise<Buffer> {
    const page = await this.#page(screens[screen], look.media);
    await page.evaluate(layOut, {
      page: { lang: 'en', dir: '', ...look.page },
      attributes: { motion: 'none', ...look.attributes, ...moment.attributes },
      game: moment.game,
      cloth: moment.cloth ?? false,
    });
    if (moment.drag) await drag(page, moment.drag);
    if (moment.hint) await page.evaluate(askForHint);
    const picture = await page.evaluate(canvasesAsPng);
    if (moment.drag) await letGo(page);
    return Buffer.from(picture, 'base64');
  }

  #page(screen: Screen, media: Look['media']): Promise<Page> {
    const key = JSON.stringify([screen, media]);
    const page = this.#pages.get(key) ?? this.#newPage(screen, media);
    this.#pages.set(key, page);
    return page;
  }

  async #newPage({ width, height, ratio }: Screen, media: Look['media']): Promise<Page> {
    const page = await this.#browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio, ...media });
    await page.goto(`${this.#site.url}table.html`);
    return page;
  }
}

interface Wanted {
  readonly page: { readonly lang: string; readonly dir: string };
  readonly attributes: Readonly<Record<string, string>>;
  readonly game: SavedGame;
  readonly cloth: boolean;
}

/** Puts a new tag with a game in a moment on the page, and waits until nothing of it is still to be loaded or painted. */
async function layOut({ page, attributes, game, cloth }: Wanted): Promise<void> {
  Object.assign(document.documentElement, page);
  document.body.classList.toggle('plain', !cloth);
  const tag = document.createElement('canfield-game');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  const ready = new Promise((done) => tag.addEventListener('canfield-ready', done));
  document.body.replaceChildren(tag);
  await ready;
  if (!tag.load(game)) throw new Error(`This is no game: ${JSON.stringify(game)}`);
  await tag.updateComplete;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Drags a card with a real pointer until it lies over a pile by a good half, and waits until it is fully lifted. */
async function drag(page: Page, { card, over }: NonNullable<Subject['moment']['drag']>): Promise<void> {
  const { from, to } = await (await Table.on(page)).way(card, over);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 0.6 * (to.x - from.x), from.y + 0.6 * (to.y - from.y), { steps: 3 });
  await page.evaluate(async () => {
    const tag = document.querySelector('canfield-game') as CanfieldGame;
    const lifts = () => tag.overlayAt(performance.now()).dragged.map(({ lift }) => lift);
    if (lifts().length === 0) throw new Error('Nothing is dragged.');
    while (lifts().some((lift) => lift < 1)) await new Promise(requestAnimationFrame);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** The solver answers in some ms, long before its time is up: what it says does not depend on the machine. */
async function askForHint(): Promise<void> {
  const tag = document.querySelector('canfield-game') as CanfieldGame;
  const hint = await tag.hint();
  if (!hint?.move) throw new Error('The hint shows no move.');
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

async function letGo(page: Page): Promise<void> {
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

/** What the layers of the table show together, as a PNG in base 64. */
function canvasesAsPng(): string {
  const tag = document.querySelector('canfield-game') as CanfieldGame;
  const layers = [...tag.renderRoot.querySelectorAll('canvas')];
  const [lowest] = layers as [HTMLCanvasElement];
  const { width, height } = lowest;
  const table = lowest.getBoundingClientRect();
  const ratio = width / table.width;
  const picture = Object.assign(document.createElement('canvas'), { width, height });
  const pen = picture.getContext('2d', { alpha: false });
  for (const layer of layers) {
    const { x, y } = layer.getBoundingClientRect();
    pen?.drawImage(layer, Math.round((x - table.x) * ratio), Math.round((y - table.y) * ratio));
  }
  return picture.toDataURL().replace(/^.*,/, '');
}
