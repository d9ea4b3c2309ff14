import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { canInstall, installFromDebian, isRoot } from './debian.mjs';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Chromium is to leave out. Of these lists it follows the last alone, so Playwright's own are among them; the popups of the
 * address bar are pages of their own, which every window loads anew, at more cost than a game.
 */
const featuresOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Quiet flags: tests talk to this machine only, and pictures must not depend on the display's subpixels. */
export const browserFlags = [
  // Chromium refuses its sandbox to root, as in most containers.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
  '--disable-lcd-text',
  '--no-first-run',
];

/** The Chromium or Chrome that is already here, or undefined. */
function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which is not there. Correct it or unset it.`);
  }
  return [...KNOWN_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** For tools that start a browser on their own, outside `npm test`. */
export function requireBrowser() {
  const path = findBrowser();
  if (path !== undefined) return path;
  throw new Error('No Chromium or Chrome found. Set CHROME_PATH to one, or run npm test, which installs one.');
}

/** Finds a browser, or installs one. @param {(text: string) => void} say */
export function ensureBrowser(say) {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (canInstall) {
    say("No Chromium or Chrome here: installing Debian's chromium with apt-get.");
    attempt(say, () => installFromDebian(['chromium']));
  }
  if (findBrowser() === undefined) {
    say("No Chromium or Chrome here: fetching Playwright's own.");
    attempt(say, installFromPlaywright);
  }
  return requireBrowser();
}

/** @param {string} path */
export function browserVersion(path) {
  // Chrome on Windows opens a window instead of answering --version.
  if (process.platform === 'win32') return path;
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** A failed install is not the end: the next way may work, and the last word is requireBrowser's. */
function attempt(/** @type {(text: string) => void} */ say, /** @type {() => void} */ install) {
  try {
    install();
  } catch (error) {
    say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function installFromPlaywright() {
  const cli = new URL('cli.js', import.meta.resolve('playwright-core/package.json'));
  execFileSync(process.execPath, [cli.pathname, 'install', 'chromium'], { stdio: 'inherit' });
}
