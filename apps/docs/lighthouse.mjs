import { once } from 'node:events';
import { createServer } from 'node:net';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserFlags, requireBrowser } from '../../tooling/browser.mjs';
import { serve } from '../../tooling/static-server.mjs';

/** What Lighthouse says of pages of the built site, on a slow phone and on a desktop: `npm run lighthouse`. */
const pages = ['index.html', 'guide/theming.html', 'reference/attributes.html', 'engine/live.html'];
const profiles = { mobile: undefined, desktop: desktopConfig };
const categories = /** @type {const} */ ({
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
});

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Result */

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((done) => server.close(done));
  return port;
}

/** @param {Result} result */
const rowOf = ({ categories: scores, audits }) => ({
  ...Object.fromEntries(
    Object.entries(categories).map(([id, title]) => [title, Math.round(100 * (scores[id]?.score ?? 0))]),
  ),
  LCP: `${Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN)} ms`,
  TBT: `${Math.round(audits['total-blocking-time']?.numericValue ?? NaN)} ms`,
  CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? NaN).toFixed(3)),
});

/** What costs points, performance aside: that depends on the machine. @param {Result} result */
function faultsOf({ categories: scores, audits }) {
  const asked = Object.keys(categories).filter((id) => id !== 'performance');
  const faults = asked.flatMap((id) =>
    (scores[id]?.auditRefs ?? [])
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
  );
  const shifted = audits['cumulative-layout-shift']?.numericValue !== 0;
  return shifted ? [...faults, 'performance: something moves while the page loads'] : faults;
}

/** What could be faster. @param {Result} result */
const slowIn = ({ categories: scores, audits }) =>
  (scores['performance']?.auditRefs ?? [])
    .map(({ id }) => audits[id])
    .filter((audit) => (audit?.score ?? 1) < 0.9 && audit?.scoreDisplayMode !== 'informative')
    .map((audit) => `${audit?.title}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`);

const port = await freePort();
const site = await serve({ '/': new URL('dist', import.meta.url).pathname }, 0, { zips: true });
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
});
const rows = [];
const faults = [];
for (const page of pages) {
  for (const [profile, config] of Object.entries(profiles)) {
    const ran = await lighthouse(
      site.url + page,
      { port, logLevel: 'error', onlyCategories: Object.keys(categories) },
      config,
    );
    if (!ran) throw new Error(`Lighthouse says nothing of ${page}.`);
    rows.push({ page, profile, ...rowOf(ran.lhr) });
    faults.push(...faultsOf(ran.lhr).map((fault) => `${page}, ${profile}: ${fault}`));
    if (process.argv.includes('--verbose')) console.log(page, profile, slowIn(ran.lhr));
  }
}
await browser.close();
await site.close();
console.table(rows);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
