import type { CanfieldGame } from '@canfield-game/element';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Catalogue, stories, type StorybookWindow } from './catalogue.js';

/** What is written into controls that have no list of values. */
const written: Readonly<Record<string, readonly string[]>> = {
  deal: ['CF1-D3-AAAAACM', 'random', 'daily', 'SH1-D1-AAAAACL'],
  rules: ['{"takeBack":false}', '{"variant":"rainbow"}'],
  controls: ['none', 'new undo', 'full'],
  'storage-key': ['another'],
  'share-url': ['https://example.org/elsewhere'],
};

/** The one control that asks for another game; what else is about the deal holds from the next one on. */
const dealsAnew = 'deal';

interface Change {
  readonly name: string;
  readonly value: string;
}

/** What came of a change. */
interface Outcome extends Change {
  /** The attribute as the tag has it. */
  readonly attribute: string | null;
  readonly sameTag: boolean;
  /** Whether it is the same game with the same moves. */
  readonly sameGame: boolean;
}

interface Control {
  readonly name: string;
  readonly options: readonly string[];
  /** As the story has it. */
  readonly value: string;
}

/** The controls of the story that is shown. */
function controlsOfStory(): Control[] {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { argTypes = {}, initialArgs = {} } = preview.currentRender?.story ?? {};
  const attributes = Object.entries(argTypes).filter(([, { table }]) => table?.category === 'attributes');
  return attributes.map(([name, { options = [] }]) => ({ name, options, value: initialArgs[name] ?? '' }));
}

/** Plays moves, then changes one control after the other as Storybook's panel does; plays on where a change brought another game. */
async function changeControls({ id, changes }: { id: string; changes: readonly Change[] }): Promise<Outcome[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  const tagNow = (): CanfieldGame => document.querySelector('#storybook-root canfield-game') as CanfieldGame;
  const tag = tagNow();
  const playOn = (): void => {
    for (let played = 0; played < 2; played++) {
      const [move] = tag.game.legalMoves();
      if (!move || !tag.play(move).ok) throw new Error('There is no move to be played.');
    }
  };
  playOn();
  const outcomes: Outcome[] = [];
  for (const { name, value } of changes) {
    const before = JSON.stringify(tag.save());
    const isSame = (): boolean => JSON.stringify(tag.save()) === before;
    const rendered = new Promise<void>((done) => channel.once('storyRendered', done));
    channel.emit('updateStoryArgs', { storyId: id, updatedArgs: { [name]: value } });
    await rendered;
    while (!(await tag.updateComplete));
    // The deal of a day comes late.
    for (let frame = 0; frame < 100 && name === 'deal' && isSame(); frame++) await new Promise(requestAnimationFrame);
    const outcome = { name, value, attribute: tag.getAttribute(name), sameTag: tagNow() === tag, sameGame: isSame() };
    outcomes.push(outcome);
    if (!outcome.sameGame) playOn();
  }
  return outcomes;
}

/** What is set in a toolbar. */
async function setToolbar(globals: Readonly<Record<string, string>>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  const rendered = new Promise<void>((done) => channel.once('storyRendered', done));
  channel.emit('updateGlobals', { globals });
  await rendered;
}

const valuesOf = ({ name, options }: Control): readonly string[] => {
  const values = options.length > 0 ? options : written[name];
  if (!values) throw new Error(`Which values has the control of "${name}"? Name some above.`);
  return values;
};

/** Nothing at all, and all values of a control. */
const allOf = (control: Control): Change[] =>
  ['', ...valuesOf(control)].map((value) => ({ name: control.name, value }));

/** Another value than that of the story. */
const anotherOf = (control: Control): Change => ({
  name: control.name,
  value: valuesOf(control).find((value) => value !== control.value) ?? '',
});

/** What is to come of changes. */
const rightOf = (changes: readonly Change[]): Outcome[] =>
  changes.map((change) => ({
    ...change,
    attribute: change.value === '' ? null : change.value,
    sameTag: true,
    sameGame: change.name !== dealsAnew,
  }));

const ofAttributes = stories.map(({ id }) => id).filter((id) => id.startsWith('attributes--'));
/** Stories that are about one attribute. */
const ofOne: [id: string, name: string][] = [
  ...ofAttributes.map((id): [string, string] => [id, id.replace('attributes--', '')]),
  ['languages--one', 'locale'],
  ['themes--one', 'theme'],
];

describe('a control that is changed keeps the game, unless it asks for another', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await Catalogue.open();
  });
  afterAll(() => catalogue.close());

  it.each(ofOne)('%s: all values of %s', async (id, name) => {
    await catalogue.show(id);
    const controls = await catalogue.page.evaluate(controlsOfStory);
    const changes = controls.filter((control) => control.name === name).flatMap(allOf);
    expect(changes.length).toBeGreaterThan(1);
    expect(await catalogue.page.evaluate(changeControls, { id, changes })).toEqual(rightOf(changes));
  });

  it('so does each of them, one after the other', async () => {
    const id = 'states--mid-game';
    await catalogue.show(id);
    const changes = (await catalogue.page.evaluate(controlsOfStory)).map(anotherOf);
    expect(changes.map(({ name }) => `attributes--${name}`).sort()).toEqual(ofAttributes.toSorted());
    expect(await catalogue.page.evaluate(changeControls, { id, changes })).toEqual(rightOf(changes));
  });

  it('and so does a toolbar', async () => {
    const { page } = catalogue;
    await catalogue.show('states--mid-game');
    const tag = await page.$('canfield-game');
    const game = () => page.evaluate(() => JSON.stringify(document.querySelector('canfield-game')?.save()));
    const before = await game();
    for (const globals of [{ theme: 'paper' }, { language: 'ar' }, { direction: 'rtl' }, { motion: 'full' }]) {
      await page.evaluate(setToolbar, globals);
    }
    await page.locator('[dir=rtl] > canfield-game[theme=paper][locale=ar][motion=full]').waitFor();
    expect(await tag?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await game()).toBe(before);
  });
});
