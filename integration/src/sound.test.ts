import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();
let page: Page;
let table: Table;

/** The states of the audio contexts that the page has asked for. */
const contexts = (): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));

beforeEach(async () => {
  page = await open('late.html', { viewport: { width: 480, height: 620 } });
  await page.evaluate(() => {
    const made: AudioContext[] = [];
    const Native = window.AudioContext;
    Object.assign(window, {
      contexts: made,
      AudioContext: class extends Native {
        constructor() {
          super();
          made.push(this);
        }
      },
    });
  });
  await page.addScriptTag({ url: 'cdn/canfield-game.standalone.js' });
  table = await Table.on(page);
});

describe('sound', () => {
  it('is off, and then no audio context is asked for', async () => {
    await table.tap('QC');
    await table.draw();
    expect(await contexts()).toEqual([]);
  });

  it('waits for what the user does on the page', async () => {
    // To this browser everything that a test evaluates is done by a user.
    await page.evaluate(() => {
      const activation = { hasBeenActive: false };
      Object.defineProperty(navigator, 'userActivation', { value: activation });
      addEventListener('pointerdown', () => (activation.hasBeenActive = true), { capture: true });
    });
    await table.set({ sound: 'on' });
    await table.tag.evaluate((element) => (element as CanfieldGame).play('R>T2'));
    expect(await contexts()).toEqual([]);
    await table.draw();
    await expect.poll(contexts).toEqual(['running']);
  });

  it('goes on in one context, and ends with the tag', async () => {
    await table.set({ sound: 'on' });
    await table.draw();
    await table.tap('QC');
    await expect.poll(contexts).toEqual(['running']);
    await table.set({ sound: 'off' });
    await expect.poll(contexts).toEqual(['suspended']);
    await table.set({ sound: 'on' });
    await table.draw();
    await expect.poll(contexts).toEqual(['running']);
    await table.tag.evaluate((element) => document.body.prepend(element));
    await expect.poll(contexts).toEqual(['suspended']);
    await table.tag.evaluate((element) => {
      element.remove();
    });
    await expect.poll(contexts).toEqual(['closed']);
  });

  it('that cannot be had disturbs no game', async () => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.evaluate(() => Object.assign(window, { AudioContext: undefined }));
    await table.set({ sound: 'on' });
    await table.tap('QC');
    expect(errors).toEqual([]);
    expect((await table.seen()).columns[1]).toBe('KH QC');
  });
});
