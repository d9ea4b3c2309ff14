import { readdirSync } from 'node:fs';

/**
 * Every `*.bench.mjs` of this folder exports a function that measures and returns rows of one table.
 * @typedef {{ what: string, value: number, unit: string }} Row
 * @typedef {() => Promise<Row[]>} Bench
 */

const here = new URL('.', import.meta.url);
const wished = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith('.bench.mjs') && isWished(file));
if (files.length === 0) throw new Error(`No bench is named ${wished.join(' or ')}.`);

/** @type {Row[]} */
const rows = [];
for (const file of files.sort()) {
  /** @type {{ bench: Bench }} */
  const { bench } = await import(new URL(file, here).href);
  rows.push(...(await bench()));
}
print(rows);

/** @param {string} file */
function isWished(file) {
  return wished.length === 0 || wished.some((name) => file.startsWith(name));
}

/** @param {Row[]} rows */
function print(rows) {
  const cells = rows.map(({ what, value, unit }) => [what, format(value), unit]);
  const width = (/** @type {number} */ column) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  for (const [what = '', value = '', unit = ''] of cells) {
    console.log(`${what.padEnd(width(0))}  ${value.padStart(width(1))}  ${unit}`);
  }
}

/** @param {number} value */
function format(value) {
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 6 });
}
