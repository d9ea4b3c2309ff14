import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Game, variantDraws, variantNames } from '../../dist/index.js';
import { dailyCode, dailyCodes, dailySkip, firstDaily, lastDaily } from '../../dist/daily.js';
import { createSearch } from '../../dist/solver/index.js';

/**
 * Makes the table of daily deals: for every day, variant and draw mode the number of codes that come before the first that is
 * proved winnable. What is in the table already stays, so that days that were played once never change; a run that was stopped
 * goes on. `node make-daily.mjs [VARIANT-DRAW …]` makes the rows that are named, else all; with `--verify` those that are there
 * are proved again.
 */

/** Few positions a code: another code is sooner won than a hard one. A solver that has changed may need more of them. */
const positions = { make: 2000, verify: 500_000 };
const bytes = 64 << 20;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param {number} skip */
const skipText = (skip) => letters.charAt(Math.floor(skip / letters.length)) + letters.charAt(skip % letters.length);

const table = fileURLToPath(new URL('../daily-skips.ts', import.meta.url));

/** @returns {Record<string, string>} */
function read() {
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const rows = [...text.matchAll(/^ {2}'([\w-]+)':\s+'([\w-]*)',$/gm)];
  return Object.fromEntries(rows.map(([, name = '', skips = '']) => [name, skips]));
}

/** @param {Record<string, string>} rows */
function write(rows) {
  const lines = Object.entries(rows).map(([name, skips]) => `  '${name}':\n    '${skips}',\n`);
  const head = '/** Made by `solver/make-daily.mjs` with the solver: two letters a day from `firstDaily` on. */\n';
  writeFileSync(table, `${head}export const skips: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`);
}

/** @returns {import('../../dist/daily.js').CalendarDate[]} */
function days() {
  const last = Date.UTC(lastDaily.year, lastDaily.month - 1, lastDaily.day);
  const all = [];
  for (let at = Date.UTC(firstDaily.year, firstDaily.month - 1, firstDaily.day); at <= last; at += 86_400_000) {
    const date = new Date(at);
    all.push({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
  }
  return all;
}

/** @param {string} code @param {number} most */
function isProved(code, most) {
  const { state, rules } = Game.fromCode(code);
  return createSearch(state, rules, bytes).run(most) === 'winnable';
}

/** @param {import('../../dist/daily.js').CalendarDate} date @param {import('../../dist/index.js').VariantName} variant @param {number} draw */
function skipOf(date, variant, draw) {
  let skip = 0;
  for (const code of dailyCodes(date, variant, draw)) {
    if (isProved(code, positions.make)) return skip;
    skip += 1;
  }
  throw new Error(`No winnable code of ${variant}, draw ${draw}, was found for ${JSON.stringify(date)}.`);
}

/** @param {import('../../dist/index.js').VariantName} variant @param {number} draw */
function make(variant, draw) {
  const name = `${variant}-${draw}`;
  let skips = read()[name] ?? '';
  const left = days().slice(skips.length / 2);
  for (const [index, date] of left.entries()) {
    skips += skipText(skipOf(date, variant, draw));
    if (index % 100 === 99 || index === left.length - 1) write({ ...read(), [name]: skips });
  }
  process.stdout.write(`${name}: ${skips.length / 2} days\n`);
}

/** @param {import('../../dist/index.js').VariantName} variant @param {number} draw */
function verify(variant, draw) {
  const known = days().filter((date) => dailySkip(date, variant, draw) !== undefined);
  const unproved = known
    .map((date) => dailyCode(date, variant, draw))
    .filter((code) => !isProved(code, positions.verify));
  process.stdout.write(
    `${variant}-${draw}: ${known.length} days, ${unproved.length} not proved ${unproved.join(' ')}\n`,
  );
  if (unproved.length > 0) process.exitCode = 1;
}

const wanted = process.argv.slice(2);
const work = wanted.includes('--verify') ? verify : make;
const named = wanted.filter((name) => name !== '--verify');
for (const variant of variantNames) {
  for (const draw of variantDraws(variant)) {
    if (named.length === 0 || named.includes(`${variant}-${draw}`)) work(variant, draw);
  }
}
