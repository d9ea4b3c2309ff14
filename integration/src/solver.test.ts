import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CanfieldGame } from '@canfield-game/element';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CDN, useBrowser } from './browser.js';
import { Table } from './table.js';

const open = useBrowser();

/** What a page's policy forbade, from its next load on. */
async function offencesOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const offences: string[] = [];
    Object.assign(window, { offences });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => offences.push(violatedDirective));
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { offences: string[] }).offences);
}

/** The hint of the first tag, or of another one. */
const hintOn = (page: Page, nth = 0) =>
  page
    .locator('canfield-game')
    .nth(nth)
    .evaluate((element) => (element as CanfieldGame).hint());

const win = { kind: 'win', move: { type: expect.stringMatching(/^(move|draw)$/) as string } };

describe('a hint', () => {
  it('W10: is given on the strictest page, which forbids workers, without offence or request', async () => {
    const page = await open('strict.html');
    const offences = await offencesOn(page);
    const asked: string[] = [];
    await Table.on(page);
    page.on('request', (request) => asked.push(request.url()));
    expect(await hintOn(page)).toMatchObject(win);
    expect([await offences(), asked, page.workers()]).toEqual([[], [], []]);
  });

  it('comes from a worker where the page allows one, for two tags under one trusted policy', async () => {
    const page = await open('strict-module.html');
    const offences = await offencesOn(page);
    const table = await Table.on(page);
    expect(page.workers()).toHaveLength(0);
    expect(await hintOn(page)).toMatchObject(win);
    expect((await hintOn(page, 1))?.kind).toBe('win');
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      '/cdn/canfield-game-solver.js',
      '/cdn/canfield-game-solver.js',
    ]);
    expect(await offences()).toEqual([]);
    await table.tag.evaluate((element) => {
      element.remove();
    });
    await expect.poll(() => page.workers().length).toBe(1);
  });

  it('loads the solver, one file, and what asks it only when it is asked for', async () => {
    const page = await open('strict-module.html');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    const table = await Table.on(page);
    await table.tap('QC');
    const first = asked.splice(0).filter((path) => path !== '/favicon.ico');
    expect(first).toEqual(['/strict-module.html', '/cdn/canfield-game.js']);
    await hintOn(page);
    expect(new Set(asked)).toEqual(new Set(['/cdn/canfield-game-advisers.js', '/cdn/canfield-game-solver.js']));
  });

  it('is told of where what looks for it cannot be loaded, and is given when it is asked for again', async () => {
    const page = await open('strict-module.html');
    const table = await Table.on(page);
    await page.route('**/canfield-game-advisers.js', (route) => route.abort());
    expect(await hintOn(page)).toBeNull();
    const told = await table.heard('canfield-error');
    expect(told.map(({ detail }) => detail['reason'])).toEqual(['solver-not-loaded']);
    await page.unroute('**/canfield-game-advisers.js');
    expect(await hintOn(page)).toMatchObject(win);
  });

  it('comes from slices where the page forbids the worker', async () => {
    const page = await open('no-worker.html');
    const offences = await offencesOn(page);
    await Table.on(page);
    expect(await hintOn(page)).toMatchObject(win);
    expect(page.workers()).toHaveLength(0);
    // That is how a browser lets a script know.
    expect(await offences()).toEqual(['worker-src']);
  });

  it('comes from slices where the script is of another origin', async () => {
    const page = await open('late.html');
    await page.route('https://elsewhere.example/**', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body = await readFile(join(CDN, name));
      const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
      await route.fulfill({ body, headers });
    });
    await page.addScriptTag({ url: 'https://elsewhere.example/canfield-game.js', type: 'module' });
    await Table.on(page);
    expect((await hintOn(page))?.kind).toMatch(/win|try/);
    expect(page.workers()).toHaveLength(0);
  });

  it('is given on a page that was opened as a file, and names no encoding', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canfield-'));
    const file = join(folder, 'page.html');
    const script = pathToFileURL(join(CDN, 'canfield-game.standalone.js')).href;
    await writeFile(
      file,
      `<!doctype html><script src="${script}"></script><canfield-game deal="CF1-D3-AAAAACL"></canfield-game>`,
    );
    const page = await open('strict.html');
    await page.goto(pathToFileURL(file).href);
    await Table.on(page);
    expect(await hintOn(page)).toMatchObject(win);
  });

  it('leaves frames their time while slices are thought out', async () => {
    const page = await open('no-worker.html');
    const table = await Table.on(page);
    await table.set({ deal: 'CH1-D1-AAAAAJC' });
    const frames = await table.tag.evaluate(async (element) => {
      let count = 0;
      const next = () => {
        count += 1;
        requestAnimationFrame(next);
      };
      next();
      await (element as CanfieldGame).hint();
      return count;
    });
    expect(frames).toBeGreaterThan(10);
  });
});
