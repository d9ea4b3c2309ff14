import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root, say, stop, turbo } from './workspace.mjs';

/**
 * Takes all pictures of scenes, panels and stories several times over, and names those that are not the same bytes each time:
 * `npm run pictures:repeat -- 10`.
 */
const times = Number(process.argv[2] ?? 10);
if (!Number.isInteger(times) || times < 2) stop('How many times? Right would be npm run pictures:repeat -- 10.');

const suites = [
  { folder: 'pictures', tests: [] },
  { folder: 'integration', tests: ['src/stories.test.ts'] },
];

ensureInstalled();
if (turbo(['run', 'build', '//#storybook:build', '--output-logs=errors-only']) !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'canfield-pictures-'));
const taken = join(folder, 'taken.txt');
const failed = Array.from({ length: times }, (_, time) => runAll(time)).filter((failures) => failures > 0).length;
const changing = changingIn(readFileSync(taken, 'utf8'));
rmSync(folder, { recursive: true });
for (const [path, count] of changing.differing) console.log(`${path}: ${count} different pictures`);
say(`${changing.count} pictures, ${times} times: ${changing.differing.length} not the same bytes each time.`);
process.exit(changing.differing.length + failed > 0 ? 1 : 0);

/** Runs all suites once; tells how many failed. @param {number} time */
function runAll(time) {
  const failures = suites.filter(({ folder: workspace, tests }) => !runSuite(workspace, tests));
  say(
    `Run ${time + 1} of ${times}: ${failures.length === 0 ? 'as expected' : `not as expected in ${failures.map((suite) => suite.folder).join(', ')}`}.`,
  );
  return failures.length;
}

/** @param {string} workspace @param {string[]} tests */
function runSuite(workspace, tests) {
  const cwd = join(root, workspace);
  const env = { ...process.env, PICTURES_TAKEN: taken };
  const command = ['run', ...tests, '--reporter=dot'];
  const { status, stdout } = spawnSync(join(cwd, 'node_modules/.bin/vitest'), command, { cwd, env, encoding: 'utf8' });
  if (status !== 0) console.log(stdout);
  return status === 0;
}

/** Which pictures came out in more than one way, from lines of what each was and its path. @param {string} text */
function changingIn(text) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const line of text.trim().split('\n')) {
    const [hash = '', path = ''] = line.split(' ');
    found.set(path, (found.get(path) ?? new Set()).add(hash));
  }
  const counts = [...found].map(([path, hashes]) => /** @type {const} */ ([path, hashes.size]));
  return { count: counts.length, differing: counts.filter(([, count]) => count > 1) };
}
