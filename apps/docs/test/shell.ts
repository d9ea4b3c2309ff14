import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folder } from './browser.js';

const ROOT = folder('../..');

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const manifestOf = (path: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Manifest;

const paths = [
  '.',
  'packages/engine',
  'packages/themes',
  'packages/element',
  'apps/docs',
  'integration',
  'pictures',
  'bench',
];
const manifests = paths.map((path) => ({ path, ...manifestOf(path) }));
const scriptsOf = (name: string): readonly string[] =>
  Object.keys(manifests.find((one) => one.name === name)?.scripts ?? {});
const rootScripts = Object.keys(manifestOf('.').scripts ?? {});
const { tasks } = JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8')) as {
  tasks: Readonly<Record<string, unknown>>;
};

/** The commands of a piece of shell code, without what is said about them. */
export const commandsIn = (code: string): string[] =>
  code
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, '').trim())
    .filter((line) => line !== '');

const among = (what: string, name: string, all: readonly string[]): string | undefined =>
  all.includes(name) ? undefined : `there is no ${what} "${name}": there are ${all.join(', ')}`;

const isTool = (name: string): boolean => existsSync(join(ROOT, 'node_modules/.bin', name));

function npxProblem([tool = '', ...rest]: readonly string[]): string | undefined {
  if (tool === 'pnpm' && rest[0] === '--filter') return among('script', rest[2] ?? '', scriptsOf(rest[1] ?? ''));
  const own = manifests.find(({ name }) => name === tool);
  if (own) return Object.keys(own.bin ?? {}).length === 1 ? undefined : `${tool} is no package of one command`;
  return isTool(tool) ? undefined : `no tool of the workspace is "${tool}"`;
}

function npmProblem([command = '', name = '']: readonly string[]): string | undefined {
  if (['start', 'test'].includes(command)) return among('script', command, rootScripts);
  if (command === 'run' && name === 'task') return undefined;
  if (command === 'run') return among('script', name, rootScripts);
  const published = manifests.filter((one) => one.private !== true).map((one) => one.name);
  return command === 'install' ? among('package', name, published) : `npm ${command} is not known here`;
}

/** What is wrong with a command: it names a script, task, tool or package that is not there. */
export function problemOf(command: string): string | undefined {
  const [program, ...words] = command.split(/\s+/);
  if (program === 'npx') return npxProblem(words);
  if (program !== 'npm') return `"${program}" is not known here`;
  const [, , task = ''] = words;
  return words[1] === 'task' && !task.startsWith('<') ? among('task', task, Object.keys(tasks)) : npmProblem(words);
}

/** The words after `npx @canfield-game/engine`; undefined where a command is another one. */
export const engineWords = (command: string): readonly string[] | undefined =>
  /^npx @canfield-game\/engine (.*)$/.exec(command)?.[1]?.split(/\s+/);

/** Runs the command of the engine as its users do, in a folder that is thrown away. */
export async function runEngine(words: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  const [bin = ''] = Object.values(manifestOf('packages/engine').bin ?? {});
  const cwd = mkdtempSync(join(tmpdir(), 'canfield-engine-'));
  try {
    return await promisify(execFile)(process.execPath, [join(ROOT, 'packages/engine', bin), ...words], { cwd });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
