import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

/**
 * The results of a file are cloned to be sent. What a failed test compared may be an element, which cannot be: the run would
 * wait for the file in vain and tell of no failure.
 */
function sayFailures() {
  const clone = window.structuredClone;
  const compared = new Set(['actual', 'expected']);
  /** @param {string} key @param {unknown} value */
  const said = (key, value) =>
    compared.has(key) && typeof value === 'object' && value !== null
      ? 'outerHTML' in value
        ? value.outerHTML
        : String(value)
      : value;
  window.structuredClone = (value, options) => {
    try {
      return clone(value, options);
    } catch (error) {
      if (typeof value !== 'object' || value === null || !('result' in value)) throw error;
      return JSON.parse(JSON.stringify(value, said));
    }
  };
}

/** The page of the tests of a file. @param {string} first is run before them. @returns {(testFramework: string) => string} */
export function testPage(first = '') {
  return (testFramework) => `<!doctype html>
    <meta charset="utf-8">
    <script>(${sayFailures})(); ${first}</script>
    <script type="module" src="${testFramework}"></script>`;
}

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
  testRunnerHtml: testPage(),
  // The first page waits for every module to be transformed.
  testsStartTimeout: 60_000,
  // Each test has its own limit below; a long file on a slow machine is no fault.
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: '20000', forbidOnly: true } },
};
