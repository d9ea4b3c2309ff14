import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root, say, turbo } from './workspace.mjs';

/**
 * The long runs, one after another: a page that does anything to a tag, a monkey on a desktop and on a phone, tags that come
 * and go. `npm run endurance -- 1234` takes another seed; all of them are told, so that what fails can be had again.
 */
const seed = Number(process.argv[2] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

const runs = [
  {
    folder: 'packages/element',
    command: ['wtr', '--config', 'wtr-endurance.config.mjs'],
    settings: { ENDURANCE_STEPS: '100000', ENDURANCE_SEED: String(seed) },
  },
  {
    folder: 'integration',
    command: ['vitest', 'run', 'src/monkey.test.ts', 'src/crowd.test.ts', 'src/hidden.test.ts'],
    settings: { MONKEY_SECONDS: '300', MONKEY_SEED: String(seed), CROWD_ROUNDS: '1000' },
  },
];

ensureInstalled();
if (turbo(['run', 'build', '--output-logs=errors-only']) !== 0) process.exit(1);
say(`Endurance with the seed ${seed}.`);
const failed = runs.filter(({ folder, command, settings }) => {
  const [name = '', ...rest] = command;
  const file = join(root, folder, 'node_modules', '.bin', name);
  const env = { ...process.env, ...settings };
  return spawnSync(file, rest, { cwd: join(root, folder), stdio: 'inherit', env }).status !== 0;
});
process.exit(failed.length);
