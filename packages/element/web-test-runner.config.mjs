import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { common } from './wtr-common.mjs';
import { jsonReporter } from './wtr-json-reporter.mjs';

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...common,
  browsers: [chromeLauncher({ launchOptions: { executablePath: requireBrowser(), args: browserFlags } })],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), jsonReporter('reports/browser.json')],
};
