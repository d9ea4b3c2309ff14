import { clearReports, countTests } from './reports.mjs';
import { checkNode, ensureInstalled, say, stop, turbo } from './workspace.mjs';

/** What the longest tasks wait for: made first, so that they start at once. */
const FIRST = ['build', '//#pack', '//#storybook:build'];

const TASKS = [
  'build',
  'types',
  '//#types:check',
  '//#lint:check',
  '//#format:check',
  '//#arrows:check',
  '//#dead:check',
  '//#readme:check',
  '//#packages:check',
  '//#third-party:check',
  'size:check',
  'test:unit',
  'test:browser',
  'test:integration',
  'test:pictures',
  'test:docs',
  '//#storybook:build',
];

checkNode();
ensureInstalled();
// Only now: browser.mjs needs a dependency that was perhaps not installed before.
const { browserVersion, ensureBrowser } = await import('./browser.mjs');
const browser = findBrowserOrStop();
const version = browserVersion(browser);
say(`Testing with ${version} at ${browser}.`);

clearReports();
say(`Running ${TASKS.map((task) => task.replace('//#', '')).join(', ')}.`);
const made = runTasks(FIRST);
const status = runTasks(TASKS);
conclude(made || status, countTests());

/** @param {string[]} tasks */
function runTasks(tasks) {
  return turbo(
    ['run', ...tasks, '--continue=dependencies-successful', '--output-logs=new-only', '--log-order=grouped'],
    { CHROME_PATH: browser, CHROME_VERSION: version },
  );
}

function findBrowserOrStop() {
  try {
    return ensureBrowser(say);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** @param {number} status @param {{ passed: number, failed: number, skipped: number }} tests */
function conclude(status, { passed, failed, skipped }) {
  if (failed > 0) stop(`${passed} passed, ${failed} failed. Each failure is above, under the name of its task.`);
  if (status !== 0) {
    stop('A check failed: see "Failed:" above. Mend what it says under its name; npm run format mends the formatting.');
  }
  if (passed === 0) stop('No test ran, so nothing is known: look for a runner above that found no files.');
  if (skipped > 0) say(`${skipped} skipped.`);
  console.log(`\n${passed} passed, 0 failed`);
}
