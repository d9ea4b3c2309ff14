import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { WebdriverLauncher } from '@web/test-runner-webdriver';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { findFirefox, findMiniBrowser } from '../../tooling/engine-browsers.mjs';

/** @typedef {import('@web/test-runner').BrowserLauncher} BrowserLauncher */

/** An engine by its name; Chromium is one too, to compare with. @param {string} name @returns {Promise<BrowserLauncher>} */
export async function engineLauncher(name) {
  if (name === 'firefox') return firefoxLauncher();
  // Its types are written for settings that are less strict.
  if (name === 'webkit')
    return /** @type {BrowserLauncher} */ (/** @type {unknown} */ (new WebKitLauncher(await freePort())));
  if (name === 'chromium') return chromiumLauncher();
  throw new Error(`ENGINE is "${name}", which is none of firefox, webkit, chromium.`);
}

function firefoxLauncher() {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('No Firefox found: npm run engines says how to get one.');
  return chromeLauncher({ puppeteer: puppeteerCore, launchOptions: { browser: 'firefox', executablePath } });
}

const chromiumLauncher = () =>
  chromeLauncher({ launchOptions: { executablePath: requireBrowser(), args: browserFlags } });

/** A port of this machine that nobody listens at. @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a driver takes orders. @param {number} port */
async function answers(port) {
  for (let time = 0; time < 100; time++) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

const windowSize = { width: 1400, height: 1000 };

/** WebKit's own small browser, by a driver that lives as long as the tests do. */
class WebKitLauncher extends WebdriverLauncher {
  #port;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #driver;

  /** @param {number} port where the driver listens */
  constructor(port) {
    const webkit = { binary: findMiniBrowser(), args: ['--automation'] };
    const capabilities = { 'wdio:enforceWebDriverClassic': true, 'webkitgtk:browserOptions': webkit };
    super({ hostname: '127.0.0.1', port, capabilities: { browserName: 'MiniBrowser', ...capabilities } });
    this.#port = port;
  }

  /** @override @param {import('@web/test-runner').TestRunnerCoreConfig} config */
  async initialize(config) {
    const driver = spawn('WebKitWebDriver', [`--port=${this.#port}`], { stdio: 'ignore' });
    this.#driver = driver;
    // A run that is broken off stops no browser.
    process.once('exit', () => driver.kill());
    await answers(this.#port);
    await super.initialize(config);
  }

  /** What a window shows that has room for it, as the text of a PNG in base64. @returns {Promise<string>} */
  async picture() {
    const driver = this['driver'];
    if (!driver) throw new Error('There is no window to take a picture of.');
    await driver.setWindowSize(windowSize.width, windowSize.height);
    return driver.takeScreenshot();
  }

  /** @override */
  async stop() {
    await super.stop();
    this.#driver?.kill();
  }
}

/** What a window shows, as the text of a PNG in base64. @param {BrowserLauncher} browser @param {string} session */
async function pictureIn(browser, session) {
  if (browser instanceof WebKitLauncher) return browser.picture();
  const page = /** @type {import('@web/test-runner-chrome').ChromeLauncher} */ (browser).getPage(session);
  await page.setViewport(windowSize);
  return page.screenshot({ encoding: 'base64' });
}

/**
 * Answers a test that wants a picture of its page, and leaves it to be looked at by somebody.
 * @param {string} engine @returns {import('@web/test-runner').TestRunnerPlugin<string>}
 */
export const looks = (engine) => ({
  name: 'looks',
  async executeCommand({ command, payload: name, session }) {
    if (command !== 'look') return undefined;
    const folder = `reports/engines/${engine}`;
    const png = await pictureIn(session.browser, session.id);
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${name}.png`, png, 'base64');
    return png;
  },
});
