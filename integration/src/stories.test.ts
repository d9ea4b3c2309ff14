import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, keep } from '../../pictures/src/baseline.js';
import { Catalogue, stories } from './catalogue.js';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const manifest = createRequire(import.meta.url).resolve('@canfield-game/element/custom-elements.json');
const PICTURES = fileURLToPath(new URL('../stories', import.meta.url));
/** Which Chromium took the pictures last. */
const CHROMIUM = join(PICTURES, 'chromium.txt');
const updating = (import.meta as unknown as { env: { MODE: string } }).env.MODE === 'update';

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

describe('K03: a story does what it says, is accessible, and looks as expected', () => {
  let catalogue: Catalogue;
  let page: Page;
  let exact: boolean;
  beforeAll(async () => {
    catalogue = await Catalogue.open();
    ({ page } = catalogue);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ path: axe });
    if (updating) writeFileSync(CHROMIUM, `${catalogue.chromium}\n`);
    exact = existsSync(CHROMIUM) && readFileSync(CHROMIUM, 'utf8').trim() === catalogue.chromium;
  });
  afterAll(() => catalogue.close());

  for (const { id } of stories) {
    it(id, async () => {
      await catalogue.show(id);
      const taken = await page.screenshot({ animations: 'disabled' });
      if (updating) keep(pictureOf(id), taken);
      else expectPicture(pictureOf(id), taken, exact);
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
