import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, keep, tookThem } from './baseline.js';
import { PanelStudio } from './panel-studio.js';
import { panelLooks, panelSubjects } from './panels.js';

const PANELS = fileURLToPath(new URL('../panels', import.meta.url));
/** Another Chromium draws the edges of letters in its own way: this share of a picture. */
const letters = 0.03;
const updating = import.meta.env.MODE === 'update';

const pictures = Object.entries(panelLooks).map(([name, look]) => ({
  name,
  panels: Object.entries(panelSubjects).map(([panel, subject]) => ({
    panel,
    file: join(PANELS, name, `${panel}.png`),
    take: (studio: PanelStudio) => studio.take(subject, look),
  })),
}));

let studio: PanelStudio;
beforeAll(async () => {
  studio = await PanelStudio.open();
});
afterAll(() => studio.close());

describe.each(pictures)('panels, $name', ({ panels }) => {
  // The edge of a corner may come out otherwise where the machine has much to do: the picture is taken again then.
  it.each(panels)('$panel', { retry: updating ? 0 : 2 }, async ({ file, take }) => {
    const taken = await take(studio);
    mkdirSync(dirname(file), { recursive: true });
    if (updating) keep(file, taken);
    else compare(file, taken, tookThem(studio.chromium), letters);
  });
});

it('every picture of a panel is asked for', () => {
  const asked = pictures.flatMap(({ panels }) => panels.map(({ file }) => file));
  const there = readdirSync(PANELS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const left = there.map((file) => join(PANELS, file)).filter((file) => !asked.includes(file));
  if (updating) for (const file of left) rmSync(file);
  else expect(left).toEqual([]);
});
