import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { CanfieldGame } from '@canfield-game/element';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, keep } from '../../pictures/src/baseline.js';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';
import { STORYBOOK } from './browser.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const manifest = createRequire(import.meta.url).resolve('@canfield-game/element/custom-elements.json');
const PICTURES = fileURLToPath(new URL('../stories', import.meta.url));
/** Letters for pictures: those of the machine differ from one to the next. */
const FONTS = fileURLToPath(new URL('../../packages/element/node_modules/@fontsource-variable', import.meta.url));
/** Which Chromium took the pictures last. */
const CHROMIUM = join(PICTURES, 'chromium.txt');
const updating = (import.meta as unknown as { env: { MODE: string } }).env.MODE === 'update';

interface Entry {
  readonly id: string;
  readonly type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync(`${STORYBOOK}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** A picture depends on nothing but its story: no chance, no clock, no letters of the machine, no grain. */
const style = `
  @import '/fonts/noto-sans/index.css';
  @import '/fonts/noto-sans-arabic/index.css';
  @import '/fonts/noto-sans-hebrew/index.css';
  canfield-game, body * { font-family: 'Noto Sans Variable', 'Noto Sans Arabic Variable', 'Noto Sans Hebrew Variable' !important; }
  canfield-game { --canfield-grain: transparent; --canfield-cloth-edge: var(--_cloth); }
  canfield-game::part(clock), canfield-game::part(winnability) { visibility: hidden; }
  * { caret-color: transparent !important; }
`;

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

interface Preview {
  readonly currentRender?: { readonly id: string; readonly phase?: string };
}

interface Channel {
  readonly emit: (event: string, value: unknown) => void;
}

/** Goes to a story without loading the page again; waits until its tags are painted and its play function is done. */
async function show(id: string): Promise<void> {
  const {
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
    startAnew,
  } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: Preview;
    startAnew: () => void;
  };
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
  for (const tag of document.querySelectorAll<CanfieldGame>('canfield-game')) await tag.updateComplete;
  await document.fonts.ready;
  scrollTo(0, 0);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** Days that have not come cannot be chosen: no contrast is asked of what is switched off (WCAG 1.4.3). */
const looked = {
  include: ['#storybook-root'],
  exclude: [{ fromShadowDom: ['canfield-game', '.days td > span'] }],
} satisfies ElementContext;

async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async (context) => {
    const { axe: checker } = window as unknown as {
      axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
    };
    return (await checker.run(context, { resultTypes: ['violations'] })).violations;
  }, looked);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The sheet of a picture that is not what is expected lies with those of the scenes; the command is another one. */
function expectPicture(path: string, taken: Buffer, exact: boolean): void {
  try {
    compare(path, taken, exact);
  } catch (error) {
    throw new Error(String(error).replace('pictures:update', 'stories:update'), { cause: error });
  }
}

const pictureOf = (id: string): string => join(PICTURES, `${id}.png`);

/** Which of 32 languages have come when a picture of all of them is taken is never settled. */
const unsettled = ['languages--all'];

describe('K03: a story does what it says, is accessible, and looks as expected', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  let exact: boolean;
  beforeAll(async () => {
    const flags = [...browserFlags, '--font-render-hinting=none', '--force-color-profile=srgb'];
    browser = await chromium.launch({ executablePath: requireBrowser(), args: flags });
    site = await serve({ '/storybook/': STORYBOOK, '/fonts/': FONTS });
    page = await browser.newPage({ viewport: { width: 640, height: 680 }, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(new Date('2026-12-24T12:00:00'));
    await page.addInitScript(withoutChance);
    // Storybook's own check would be running at the same time.
    await page.goto(`${site.url}storybook/iframe.html?id=${stories[0]?.id}&viewMode=story&globals=a11y.manual:!true`);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ path: axe });
    const version = browser.version().replace(/\..*/s, '');
    if (updating) writeFileSync(CHROMIUM, `${version}\n`);
    exact = existsSync(CHROMIUM) && readFileSync(CHROMIUM, 'utf8').trim() === version;
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  for (const { id } of stories) {
    // What is loaded late may miss its picture once.
    it(id, { retry: 2 }, async () => {
      await page.evaluate(show, id);
      const taken = await page.screenshot({ animations: 'disabled' });
      if (updating) keep(pictureOf(id), taken);
      else if (!unsettled.includes(id)) expectPicture(pictureOf(id), taken, exact);
      expect(await violations(page)).toEqual([]);
    });
  }
});

describe('the catalogue', () => {
  it('has a story of every attribute', () => {
    const { modules } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      modules: { declarations?: { tagName?: string; attributes?: { name: string }[] }[] }[];
    };
    const tags = modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));
    const wanted = tags.flatMap(({ attributes = [] }) => attributes.map(({ name }) => `attributes--${name}`));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((id) => !stories.some((story) => story.id === id))).toEqual([]);
  });

  it('has no picture without a story', () => {
    const files = existsSync(PICTURES) ? readdirSync(PICTURES).filter((file) => file.endsWith('.png')) : [];
    const left = files.filter((file) => !stories.some(({ id }) => `${id}.png` === file));
    if (updating) for (const file of left) rmSync(join(PICTURES, file));
    else expect(left).toEqual([]);
  });
});
