import { defaultReporter } from '@web/test-runner';
import { common } from './wtr-common.mjs';
import { engineLauncher, looks } from './wtr-engine-launchers.mjs';
import { jsonReporter } from './wtr-json-reporter.mjs';

/** The tests in another engine than Chromium's: `ENGINE` says in which, see `npm run engines`. */
const engine = process.env['ENGINE'] ?? 'firefox';

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...common,
  plugins: [...(common.plugins ?? []), looks(engine)],
  browsers: [await engineLauncher(engine)],
  files: 'src/**/*.{browser,engine}.test.ts',
  // A page behind another one gets no frames.
  concurrency: 1,
  // A whole game and many pictures are in one file each.
  testsFinishTimeout: 15 * 60_000,
  testFramework: { config: { timeout: '60000', forbidOnly: true } },
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY }),
    jsonReporter(`reports/engines/${engine}.json`),
  ],
};
