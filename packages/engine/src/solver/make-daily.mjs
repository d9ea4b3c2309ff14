import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatDealCode, Game, variantDraws, variantNames } from '../../dist/index.js';
import { dailyCode, dailySeeds, dailySkip, firstDaily, lastDaily } from '../../dist/daily.js';
import { deal, deckFor } from '../../dist/deal.js';
import { orderedDeck } from '../../dist/ordered-deck.js';
import { readRecord } from '../../dist/record.js';
import { createWords, shuffle } from '../../dist/rng.js';
import { variantRules } from '../../dist/rules.js';
import { createSearch } from '../../dist/solver/index.js';
import { PositionSearch } from '../../dist/solver/search.js';

/**
 * Makes the table of daily deals: for every day, variant and draw mode the number of codes that come before the first that is
 * proved winnable. What is in the table already stays, so that days that were played once never change; a run that was stopped
 * goes on. `node make-daily.mjs [VARIANT-DRAW …]` makes the rows that are named, else all; with `--verify` those that are there
 * are proved again.
 *
 * @typedef {import('../../dist/index.js').VariantName} VariantName
 * @typedef {import('../../dist/daily.js').CalendarDate} CalendarDate
 */

/** Few positions a code: another code is sooner won than a hard one. A solver that has changed may need more of them. */
const positions = { make: 2000, verify: 500_000 };
const bytes = 64 << 20;

/**
 * Rows of which one deal in a thousand is won, but at once, if at all: a search that has gone back from so many positions is given
 * up. Their skips are written wider.
 */
const wide = ['chameleon-1', 'casino-1'];
const patience = 12;

/** What is found is written down after so many days. */
const writeEvery = 10;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @param {string} name */
const widthOf = (name) => (wide.includes(name) ? 3 : 2);

/** @param {number} skip @param {number} width */
function skipText(skip, width) {
  if (skip >= letters.length ** width) throw new Error(`A skip of ${skip} has no room in ${width} letters.`);
  const digits = Array.from(
    { length: width },
    (_, place) => Math.floor(skip / letters.length ** place) % letters.length,
  );
  return digits
    .reverse()
    .map((digit) => letters.charAt(digit))
    .join('');
}

const table = fileURLToPath(new URL('../daily-skips.ts', import.meta.url));

/** Wins of deals of the table that a later solver does not find any more, as records by their codes. @type {Record<string, string>} */
const wins = JSON.parse(readFileSync(new URL('daily-wins.json', import.meta.url), 'utf8'));

/** @returns {Record<string, string>} */
function read() {
  const text = existsSync(table) ? readFileSync(table, 'utf8') : '';
  const rows = [...text.matchAll(/^ {2}'([\w-]+)':\s+'([\w-]*)',$/gm)];
  return Object.fromEntries(rows.map(([, name = '', skips = '']) => [name, skips]));
}

/** @param {string} says @param {string} constant @param {[string, string][]} rows */
function rowsText(says, constant, rows) {
  const lines = rows.map(([name, skips]) => `  '${name}':\n    '${skips}',\n`);
  return `/** ${says} */\nexport const ${constant}: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`;
}

/** @param {Record<string, string>} rows */
function write(rows) {
  const narrow = Object.entries(rows).filter(([name]) => !wide.includes(name));
  const others = Object.entries(rows).filter(([name]) => wide.includes(name));
  const made = 'Made by `solver/make-daily.mjs` with the solver: two letters a day from `firstDaily` on.';
  const same = 'The same of variants of which few deals can be won: three letters a day.';
  writeFileSync(table, `${rowsText(made, 'skips', narrow)}\n${rowsText(same, 'wideSkips', others)}`);
}

/** @returns {CalendarDate[]} */
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
function isFound(code, most) {
  const { state, rules } = Game.fromCode(code);
  return createSearch(state, rules, bytes).run(most) === 'winnable';
}

/** @param {string} code */
function isKept(code) {
  const record = wins[code];
  return record !== undefined && record.startsWith(code) && Game.fromJSON(readRecord(record)).won;
}

const ordered = orderedDeck();

/** Whether a deal is won at once, or nearly so. @param {number} seed @param {import('../../dist/index.js').Rules} rules */
function isWonAtOnce(seed, rules) {
  const deck = deckFor(rules, shuffle(ordered, createWords(seed)));
  const search = new PositionSearch(deal(deck, rules), rules, bytes);
  let deepest = 0;
  while (!search.done && search.states - deepest <= patience) {
    search.run(1);
    deepest = Math.max(deepest, search.depth);
  }
  return search.verdict === 'winnable';
}

/** @param {CalendarDate} date @param {VariantName} variant @param {number} draw */
function skipOf(date, variant, draw) {
  const isWide = wide.includes(`${variant}-${draw}`);
  const rules = variantRules(variant);
  let skip = 0;
  for (const seed of dailySeeds(date, variant, draw)) {
    const isPromising = !isWide || isWonAtOnce(seed, rules);
    if (isPromising && isFound(formatDealCode({ variant, draw, seed }), positions.make)) return skip;
    skip += 1;
  }
  throw new Error('A day has codes without end.');
}

/** @param {VariantName} variant @param {number} draw */
function make(variant, draw) {
  const name = `${variant}-${draw}`;
  const width = widthOf(name);
  let skips = read()[name] ?? '';
  const left = days().slice(skips.length / width);
  for (const [index, date] of left.entries()) {
    skips += skipText(skipOf(date, variant, draw), width);
    if (index % writeEvery === writeEvery - 1 || index === left.length - 1) write({ ...read(), [name]: skips });
  }
  process.stdout.write(`${name}: ${skips.length / width} days\n`);
}

/** @param {VariantName} variant @param {number} draw */
function verify(variant, draw) {
  const known = days().filter((date) => dailySkip(date, variant, draw) !== undefined);
  const unproved = known
    .map((date) => dailyCode(date, variant, draw))
    .filter((code) => !isKept(code) && !isFound(code, positions.verify));
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
