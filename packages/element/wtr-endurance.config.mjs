import base from './web-test-runner.config.mjs';
import { testPage } from './wtr-common.mjs';

/** The long runs: `ENDURANCE_STEPS` and `ENDURANCE_SEED` say how long and which one. */
const steps = Number(process.env['ENDURANCE_STEPS'] ?? 100_000);
const seed = Number(process.env['ENDURANCE_SEED'] ?? Date.now() % 1_000_000);
const seeds = [0, 1, 2, 3].map((more) => seed + more);
const endurance = JSON.stringify({ steps: steps / seeds.length, seeds });
console.log(`${steps} steps with the seeds ${seeds.join(', ')}.`);

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...base,
  files: ['src/api.browser.test.ts', 'src/storage-faults.browser.test.ts'],
  testRunnerHtml: testPage(`window.endurance = ${endurance}`),
  testsFinishTimeout: 12 * 60 * 60 * 1000,
};
