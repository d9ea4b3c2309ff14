import { measureBytes, promised } from './bytes.mjs';

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const measured = await measureBytes();
  return Object.entries(measured).flatMap(([name, bytes]) => {
    const promise = /** @type {Record<string, Record<string, number>>} */ (promised)[name] ?? {};
    return Object.entries(bytes).map(([kind, value]) => {
      const most = promise[kind] === undefined ? '' : `, promised ${promise[kind]}`;
      return { what: `${name}, ${kind === 'min' ? 'minified' : kind}${most}`, value, unit: 'bytes' };
    });
  });
}
