import { readFileSync, writeFileSync } from 'node:fs';
import { measureBytes, promised } from './bytes.mjs';

/**
 * Compares the bytes of what is published with those checked in, so that whoever makes it larger says so: `--update` writes
 * the table anew.
 * @import { Bytes } from './bytes.mjs'
 */
const table = new URL('sizes.json', import.meta.url);

/** A share by which a figure may be off: compressors differ from one Node to the next. */
const tolerance = 0.005;

/** A few bytes are nothing, whatever their share. */
const nothing = 40;

const kinds = /** @type {const} */ (['min', 'gzip', 'brotli']);

const measured = await measureBytes();
show(measured);
if (process.argv.includes('--update')) writeFileSync(table, `${JSON.stringify(measured, null, 2)}\n`);
else compare(measured, JSON.parse(readFileSync(table, 'utf8')));

/** @param {Record<string, Bytes>} now @param {Record<string, Bytes>} before */
function compare(now, before) {
  const names = new Set([...Object.keys(now), ...Object.keys(before)]);
  const wrong = [...names].flatMap((name) => differences(name, now[name], before[name]));
  if (wrong.length === 0) return;
  console.error(`\n✗ bench/sizes.json is not what is built:\n${wrong.join('\n')}`);
  console.error('Where that is meant, npm run size -- --update and commit the table.');
  process.exitCode = 1;
}

/** @param {string} name @param {Bytes | undefined} now @param {Bytes | undefined} before */
function differences(name, now, before) {
  if (!now) return [`  ${name} is built no more`];
  if (!before) return [`  ${name} is new`];
  const off = kinds.filter((kind) => Math.abs(now[kind] - before[kind]) > Math.max(nothing, before[kind] * tolerance));
  return off.map((kind) => `  ${name}, ${kind}: ${before[kind]} became ${now[kind]}`);
}

/** Figures with what was promised of some. @param {Record<string, Bytes>} sizes */
function show(sizes) {
  const rows = Object.entries(sizes).map(([name, bytes]) => {
    const promise = Object.entries(promised[/** @type {keyof typeof promised} */ (name)] ?? {});
    return [name, { ...bytes, promised: promise.map(([kind, most]) => `${kind} ${most}`).join() }];
  });
  console.table(Object.fromEntries(rows));
}
