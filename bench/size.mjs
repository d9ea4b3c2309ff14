import { readFileSync, writeFileSync } from 'node:fs';
import { budget, compressors, measureBytes } from './bytes.mjs';

/**
 * Compares the bytes of what is published with those checked in, byte for byte, so that whoever changes them says so: `--update`
 * writes the table anew. What is over the budget is told every time.
 * @import { Bytes } from './bytes.mjs'
 */
const table = new URL('sizes.json', import.meta.url);

/** A share by which a compressed figure may be off where another version compresses than that of the table. */
const tolerance = 0.005;

const kinds = /** @type {const} */ (['min', 'gzip', 'brotli']);

const measured = await measureBytes();
console.table(measured);
showBudget(measured);
if (process.argv.includes('--update')) write(measured);
else compare(measured, JSON.parse(readFileSync(table, 'utf8')));

/** @param {Record<string, Bytes>} files */
function write(files) {
  writeFileSync(table, `${JSON.stringify({ compressors, files }, null, 2)}\n`);
}

/** @param {Record<string, Bytes>} now @param {{ compressors: string, files: Record<string, Bytes> }} before */
function compare(now, before) {
  const same = before.compressors === compressors;
  const names = new Set([...Object.keys(now), ...Object.keys(before.files)]);
  const wrong = [...names].flatMap((name) => differences(name, now[name], before.files[name], same));
  if (wrong.length === 0) return;
  console.error(`\n✗ bench/sizes.json is not what is built:\n${wrong.join('\n')}`);
  console.error('Where that is meant, npm run size -- --update and commit the table.');
  process.exitCode = 1;
}

/** @param {string} name @param {Bytes | undefined} now @param {Bytes | undefined} before @param {boolean} same */
function differences(name, now, before, same) {
  if (!now) return [`  ${name} is built no more`];
  if (!before) return [`  ${name} is new`];
  const off = kinds.filter((kind) => {
    const allowed = same || kind === 'min' ? 0 : before[kind] * tolerance;
    return Math.abs(now[kind] - before[kind]) > allowed;
  });
  return off.map(
    (kind) => `  ${name}, ${kind}: ${before[kind]} became ${now[kind]} (${signed(now[kind] - before[kind])})`,
  );
}

/** Every figure of the budget, and by how much it is over. @param {Record<string, Bytes>} now */
function showBudget(now) {
  const lines = Object.entries(budget).flatMap(([name, most]) =>
    kinds.flatMap((kind) => line(name, kind, now[name], most)),
  );
  console.log(`Budget, of bytes promised:\n${lines.join('\n')}`);
}

/** @param {string} name @param {keyof Bytes} kind @param {Bytes | undefined} now @param {Partial<Bytes>} most */
function line(name, kind, now, most) {
  const [is, promised] = [now?.[kind], most[kind]];
  if (is === undefined || promised === undefined) return [];
  const over = is - promised;
  return [`  ${over > 0 ? '✗ over' : '✓     '} ${name}, ${kind}: ${is} of ${promised} (${signed(over)})`];
}

/** @param {number} difference */
function signed(difference) {
  return difference > 0 ? `+${difference}` : String(difference);
}
