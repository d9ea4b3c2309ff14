import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

/** How the tests in a browser are served and run, in whatever browser. @type {import('@web/test-runner').TestRunnerConfig} */
export const common = {
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
  // The first page waits for every module to be transformed.
  testsStartTimeout: 60_000,
  testFramework: { config: { timeout: '20000', forbidOnly: true } },
};
