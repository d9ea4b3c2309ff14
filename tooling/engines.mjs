import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, installFromDebian } from './debian.mjs';
import { engines } from './engine-browsers.mjs';
import { checkNode, ensureInstalled, root, say, stop, turbo } from './workspace.mjs';

/**
 * The tests in a browser, and what only other engines are asked, in Firefox and in WebKit: `npm run engines` in those that are
 * here, `npm run engines -- firefox` in one that has to be, and what else is said is said to the test runner, such as
 * `npm run engines -- webkit --files src/focus.browser.test.ts`. With `--install` what is missing comes from Debian.
 * @typedef {'firefox' | 'webkit'} Name
 * @typedef {import('./reports.mjs').Report} Report
 */
const names = /** @type {Name[]} */ (Object.keys(engines));
const given = process.argv.slice(2);
const named = names.filter((name) => given.includes(name));
const others = given.filter((argument) => !(/** @type {string[]} */ ([...names, '--install']).includes(argument)));
const element = join(root, 'packages/element');

/** Where the counts of an engine are left. @param {Name} name */
const reportOf = (name) => join(element, 'reports/engines', `${name}.json`);

/** The engine as it is here; where it is not, what would help is said. @param {Name} name */
function find(name) {
  const { find, packages, elsewhere } = engines[name];
  if (!find() && given.includes('--install') && canInstall) installFromDebian(packages);
  const found = find();
  const debian = `On Debian, as root: npm run engines -- --install, or apt-get install ${packages.join(' ')}`;
  if (!found) say(`No ${name} here, so nothing is tried in it. ${debian}; elsewhere ${elsewhere}.`);
  return found;
}

/** Runs the tests in one engine. @param {Name} name */
function run(name) {
  rmSync(reportOf(name), { force: true });
  const runner = [join(element, 'node_modules/.bin/wtr'), '--config', 'wtr-engines.config.mjs', ...others];
  const [program = '', ...rest] =
    name === 'webkit' ? ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', ...runner] : runner;
  const env = { ...process.env, ENGINE: name };
  return spawnSync(program, rest, { cwd: element, stdio: 'inherit', env }).status === 0;
}

/** @param {Name} name @returns {Report | undefined} */
const counted = (name) => (existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined);

checkNode();
ensureInstalled();
const here = (named.length > 0 ? named : names).flatMap((name) => {
  const found = find(name);
  return found ? [{ name, label: `${found.title} ${found.version}` }] : [];
});
if (here.length === 0 || here.length < named.length) stop('There is no engine to try: see above how to get it.');
if (turbo(['run', 'build', '--filter=@canfield-game/element', '--output-logs=errors-only']) !== 0) process.exit(1);

const results = here.map(({ name, label }) => {
  say(`The tests in ${label}.`);
  const passed = run(name);
  return { label, passed, report: counted(name) };
});
for (const { label, report } of results) {
  if (!report) say(`${label}: no test ran.`);
  else
    say(
      `${label}: ${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped.`,
    );
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
