import { fileURLToPath } from 'node:url';
import { minifiedLines } from './bytes.mjs';
import { at, withBrowser } from './game-page.mjs';

/** @import { Browser } from 'playwright-core' */

/**
 * How soon a page that asks for a game's one file shows the table, and the same of boards that are packages: from the call for the
 * script to the end of the frame with the picture, in a page of its own each time. What these fetch by themselves later, style sheets and
 * pictures of pieces, is not waited for.
 */
const times = 7;

const assets = fileURLToPath(new URL('./', import.meta.resolve('cm-chessboard/assets/chessboard.css')));

/** What each is mounted with: `mount(place)` ends when it has painted. @type {Record<string, string>} */
const peers = {
  'chessboard-element': `import 'chessboard-element';
    export const mount = async (place) => {
      const board = document.createElement('chess-board');
      board.setAttribute('position', 'start');
      place.append(board);
      await board.updateComplete;
    };`,
  gchessboard: `import 'gchessboard';
    export const mount = (place) => {
      const board = document.createElement('g-chess-board');
      board.setAttribute('fen', 'start');
      place.append(board);
    };`,
  'cm-chessboard': `import { Chessboard, FEN } from 'cm-chessboard/src/Chessboard.js';
    export const mount = (place) => {
      new Chessboard(place, { position: FEN.start, assetsUrl: '/cm/', style: { animationDuration: 0 } });
    };`,
  chessground: `import { Chessground } from 'chessground';
    export const mount = (place) => void Chessground(place, { animation: { enabled: false } });`,
};

const ours = `import '/cdn/canfield-game.js';
  export const mount = async (place) => {
    const game = document.createElement('canfield-game');
    Object.assign(game, { deal: 'CF1-D3-AAAAACL', motion: 'none' });
    const ready = new Promise((done) => game.addEventListener('canfield-ready', done, { once: true }));
    place.append(game);
    await ready;
  };`;

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(
    async (browser, url) => {
      const own = await medianOf(browser, url, ours);
      const rows = [{ what: 'start-up to the first picture: canfield-game.js', value: own, unit: 'ms' }];
      for (const [name, lines] of Object.entries(peers)) {
        const value = await medianOf(browser, url, new TextDecoder().decode(await minifiedLines(lines)));
        rows.push({ what: `start-up to the first picture: ${name}`, value, unit: 'ms' });
        rows.push({ what: `start-up: canfield-game.js to ${name}`, value: own / value, unit: 'times' });
      }
      return rows;
    },
    { '/cm/': assets },
  );

/** @param {Browser} browser @param {string} url @param {string} script */
async function medianOf(browser, url, script) {
  /** @type {number[]} */
  const taken = [];
  for (let time = 0; time < times; time++) taken.push(await once(browser, url, script));
  return at(taken, 0.5);
}

/** @param {Browser} browser @param {string} url @param {string} script */
async function once(browser, url, script) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 });
  await page.route('**/mount.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(`${url}late.html`);
  const taken = await page.evaluate(async () => {
    const place = document.createElement('div');
    place.style.width = '640px';
    place.style.height = '640px';
    document.body.replaceChildren(place);
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    /** @type {{ mount: (place: HTMLElement) => unknown }} */
    const { mount } = await import(new URL('mount.js', location.href).href);
    await mount(place);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    if (place.querySelectorAll('*').length === 0) throw new Error('Nothing was mounted.');
    return performance.now() - start;
  });
  await page.close();
  return taken;
}
