import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { jsonReporter } from './wtr-json-reporter.mjs';

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'src/**/*.browser.test.ts',
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  // Lit's own production build, as players get it.
  nodeResolve: { exportConditions: ['production', 'default'] },
  plugins: [esbuildPlugin({ ts: true, tsconfig: fileURLToPath(new URL('tsconfig.dom.json', import.meta.url)) })],
  // The solver's program is where the sources expect the built one.
  middleware: [
    (context, next) => {
      if (context.path.endsWith('/src/cdn/canfield-game-solver.js'))
        context.url = '/element/src/session/solver-program.ts';
      return next();
    },
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: requireBrowser(), args: browserFlags } })],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY }), jsonReporter('reports/browser.json')],
  // The first page waits for every module to be transformed.
  testsStartTimeout: 60_000,
  testFramework: { config: { timeout: '20000', forbidOnly: true } },
};
