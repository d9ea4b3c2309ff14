import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/**
 * Every `*.bench.mjs` of this folder exports a function that measures and returns rows of one table.
 * @typedef {{ what: string, value: number, unit: string }} Row
 * @typedef {() => Promise<Row[]>} Bench
 */

const here = new URL('.', import.meta.url);
const wished = process.argv.slice(2).filter((word) => word !== '--write');
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
if (process.argv.includes('--write')) keep(rows);

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

/** Keeps the table of a release beside the site. @param {Row[]} rows */
function keep(rows) {
  const manifest = new URL('../packages/element/package.json', here);
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = new URL('../apps/docs/bench/', here);
  const lines = rows.map(({ what, value, unit }) => `| ${what} | ${format(value)} | ${unit} |`);
  const measuredOn = `Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown processor'}.`;
  const text = [`# Measured at ${version}`, '', measuredOn, '', '| What | | |', '| --- | ---: | --- |', ...lines, ''];
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${version}.md`, folder), text.join('\n'));
}
