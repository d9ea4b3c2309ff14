import { measureBytes } from './bytes.mjs';

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const measured = await measureBytes();
  return measured.flatMap(({ name, min, gzip, brotli }) => [
    { what: `${name}, minified`, value: min, unit: 'bytes' },
    { what: `${name}, gzip`, value: gzip, unit: 'bytes' },
    { what: `${name}, brotli`, value: brotli, unit: 'bytes' },
  ]);
}
