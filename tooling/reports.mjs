import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * What every test runner of the workspace leaves in its package's reports folder, in vitest's words.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number }} Report
 */

/** So that a runner that did not run counts nothing. */
export function clearReports() {
  for (const folder of reportFolders()) rmSync(folder, { recursive: true, force: true });
}

/** The tests of all runners, those too whose unchanged result came out of the cache. */
export function countTests() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const report of readReports()) {
    sum.passed += report.numPassedTests;
    sum.failed += report.numFailedTests;
    sum.skipped += report.numPendingTests + report.numTodoTests;
  }
  return sum;
}

/** @returns {Report[]} */
function readReports() {
  return reportFolders()
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
}

function reportFolders() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  const others = ['apps/docs', 'integration', 'pictures'].map((name) => join(root, name));
  return [...packages, ...others].map((folder) => join(folder, 'reports'));
}
