import { at, define, openLate, takeUp, withBrowser } from './game-page.mjs';

/** @import { CanfieldGame } from '@canfield-game/element' */

/** How soon another theme is painted, on a game in progress at 1280×800 and two pixels for each px. A theme's faces are painted when it is worn first. */
const themes = ['midnight', 'paper', 'sakura', 'ocean', 'lamplight', 'terminal', 'contrast'];

/** @type {import('./run.mjs').Bench} */
export const bench = () =>
  withBrowser(async (browser, url) => {
    const page = await openLate(browser, url);
    await define(page);
    await takeUp(page);
    const table = page.locator('canfield-game').first();
    const first = await table.evaluate(changeThemes, { names: themes, worn: false });
    const again = await table.evaluate(changeThemes, { names: themes, worn: true });
    return [
      row('until our script has painted it, median', at(first.script, 0.5)),
      row('until our script has painted it, longest', at(first.script, 1)),
      row('until the frame with it is put together, median', at(first.frame, 0.5)),
      row('the part of it for the faces shown, median', at(first.script, 0.5) - at(again.script, 0.5)),
    ];
  });

/**
 * Runs in the page: each theme from the moment it is asked for. Where it is worn already, by another tag of the same size, its faces
 * are there.
 * @param {Element} element
 * @param {{ names: string[], worn: boolean }} how
 */
async function changeThemes(element, { names, worn }) {
  const game = /** @type {CanfieldGame} */ (element);
  const other = /** @type {CanfieldGame} */ (game.cloneNode());
  if (worn) {
    game.after(other);
    other.load(game.save());
  }
  // All that follows of itself, the loading of a theme in the same file too, happens before the next task.
  const nextTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  /** @type {{ script: number[], frame: number[] }} */
  const times = { script: [], frame: [] };
  for (const name of names) {
    other.theme = name;
    await new Promise((resolve) => setTimeout(resolve, 400));
    const cloth = getComputedStyle(game).getPropertyValue('--_cloth');
    const start = performance.now();
    game.theme = name;
    await nextTask();
    times.script.push(performance.now() - start);
    if (getComputedStyle(game).getPropertyValue('--_cloth') === cloth) throw new Error(`${name} is not worn.`);
    await new Promise(requestAnimationFrame);
    await nextTask();
    times.frame.push(performance.now() - start);
  }
  return times;
}

/** @param {string} what @param {number} value */
const row = (what, value) => ({ what: `another theme: ${what}`, value, unit: 'ms' });
