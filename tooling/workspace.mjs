import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The packages that are published, and where they are packed. */
export const published = ['engine', 'themes', 'element'];
export const packs = join(root, 'packs');

/** @param {string} text */
export function say(text) {
  console.log(`\n▸ ${text}`);
}

/** Ends the run with a sentence that says what to do. @param {string} text @returns {never} */
export function stop(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run this again.`);
}

/** Installs the workspace's dependencies unless they are those of the lockfile already. */
export function ensureInstalled() {
  if (isInstalled()) return;
  const pnpm = packageManager();
  say(`Installing dependencies with ${pnpm}.`);
  // npx and not corepack: the latter needs signatures that not every registry mirror has.
  const status = run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile', '--prefer-offline']);
  if (status !== 0) stop('Installing failed. Check the connection to the npm registry, then run this again.');
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
export function turbo(args, env = {}) {
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };
  return run(process.execPath, [bin('turbo'), ...args], { ...plain, ...env });
}

function packageManager() {
  /** @type {{ packageManager: string }} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return manifest.packageManager;
}

/** pnpm leaves the lockfile it installed from beside the packages. */
function isInstalled() {
  const installed = join(root, 'node_modules/.pnpm/lock.yaml');
  return (
    existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  );
}

/** @param {string} name */
function bin(name) {
  return join(root, 'node_modules', name, 'bin', name);
}

/** Runs a tool of the workspace, of which only errors are heard. @param {string} name @param {string[]} args */
export const runQuietly = (name, args) =>
  run(join(root, 'node_modules/.bin', name), args, {}, ['ignore', 'ignore', 'inherit']);

/** Runs a tool of the workspace. @param {string} name @param {string[]} args */
export const runTool = (name, args) => run(join(root, 'node_modules/.bin', name), args);

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] @param {import('node:child_process').StdioOptions} [stdio] */
function run(command, args, env = {}, stdio = 'inherit') {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(process.platform === 'win32' ? ';' : ':');
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio,
    shell: process.platform === 'win32' && command !== process.execPath,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', PATH: path, ...env },
  });
  if (error) console.error(error.message);
  return status ?? 1;
}
