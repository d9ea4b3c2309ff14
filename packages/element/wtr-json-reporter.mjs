import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @import { Reporter, TestSuiteResult } from '@web/test-runner' */

/** Writes the counts of a browser run as vitest does, so that npm test can add them up. @param {string} file @returns {Reporter} */
export function jsonReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
      const skipped = tests.filter((test) => test.skipped).length;
      const passed = tests.filter((test) => test.passed && !test.skipped).length;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        JSON.stringify({
          numPassedTests: passed,
          numFailedTests: tests.length - passed - skipped,
          numPendingTests: skipped,
          numTodoTests: 0,
        }),
      );
    },
  };
}

/** @param {TestSuiteResult} suite @returns {import('@web/test-runner').TestResult[]} */
function testsOf(suite) {
  return [...suite.tests, ...suite.suites.flatMap(testsOf)];
}
