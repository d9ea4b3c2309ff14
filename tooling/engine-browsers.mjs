import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Another engine than Chromium's: what it is here, and how to get it where it is not.
 * @typedef {{ title: string, version: string }} Found
 * @typedef {{ find: () => Found | undefined, packages: readonly string[], elsewhere: string }} Engine
 */

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox that is here, or undefined. */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, which is not there. Correct it or unset it.`);
  }
  return FIREFOX_PATHS.find((path) => existsSync(path));
}

/** WebKit's small browser, which lies deep in its library: the folder is named for the kind of machine. */
export function findMiniBrowser() {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name)) : [];
  return ['/usr/libexec', ...libraries]
    .map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}

/** What a program answers to a question, or undefined where it is not there. @param {string} program @param {string[]} question */
function answer(program, ...question) {
  try {
    return execFileSync(program, question, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const versionIn = (/** @type {string | undefined} */ text) => /\d[\w.]*/.exec(text ?? '')?.[0];

function firefox() {
  const path = findFirefox();
  const version = path && versionIn(answer(path, '--version'));
  return version ? { title: 'Firefox', version } : undefined;
}

/** It has windows and no other way: they are shown to a screen that nobody sees. */
function webkit() {
  const path = findMiniBrowser();
  const drives = answer('WebKitWebDriver', '--help') !== undefined;
  const version = path && drives && versionIn(answer('xvfb-run', '--auto-servernum', path, '--version'));
  return version ? { title: 'WebKitGTK', version } : undefined;
}

/** @type {Readonly<Record<'firefox' | 'webkit', Engine>>} */
export const engines = {
  firefox: {
    find: firefox,
    packages: ['firefox-esr'],
    elsewhere: 'install Firefox, or set FIREFOX_PATH to one',
  },
  webkit: {
    find: webkit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    elsewhere: 'on Linux, install what has WebKitWebDriver, the MiniBrowser of webkit2gtk-4.1, and xvfb-run',
  },
};
