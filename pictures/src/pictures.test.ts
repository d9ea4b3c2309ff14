import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, compare, keep, tookThem } from './baseline.js';
import { type Look, subjectsOf } from './look.js';
import { Studio } from './studio.js';

const SCENES = fileURLToPath(new URL('../scenes', import.meta.url));
const looks = import.meta.glob<Look>('../scenes/**/scene.ts', { eager: true, import: 'look' });
const updating = import.meta.env.MODE === 'update';

/** The looks with the folders of their scene files and pictures. */
const scenes = Object.entries(looks).map(([file, look]) => ({
  folder: fileURLToPath(new URL(dirname(file), import.meta.url)),
  subjects: subjectsOf(look),
}));

let studio: Studio;
let exact: boolean;
beforeAll(async () => {
  studio = await Studio.open();
  if (updating) writeFileSync(CHROMIUM, `${studio.chromium}\n`);
  exact = tookThem(studio.chromium);
});
afterAll(() => studio.close());

for (const { folder, subjects } of scenes) {
  describe(relative(SCENES, folder), () => {
    for (const subject of subjects) {
      it(subject.name, async () => {
        const file = join(folder, `${subject.name}.png`);
        const taken = await studio.take(subject);
        if (updating) keep(file, taken);
        else compare(file, taken, exact);
      });
    }

    it('is the same when it is taken again', async () => {
      const [first] = subjects;
      if (!first) throw new Error('The scene asks for no picture.');
      compare(join(folder, `${first.name}.png`), await studio.take(first), exact);
    });
  });
}

it('every picture is asked for by the scene beside it', () => {
  const asked = scenes.flatMap(({ folder, subjects }) => subjects.map(({ name }) => join(folder, `${name}.png`)));
  const files = readdirSync(SCENES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'));
  const there = files.map((file) => join(SCENES, file));
  const left = there.filter((file) => !asked.includes(file));
  if (updating) for (const file of left) rmSync(file);
  else expect(left).toEqual([]);
});
