import { budget, measureBytes } from './bytes.mjs';

/** @type {import('./run.mjs').Bench} */
export async function bench() {
  const measured = await measureBytes();
  return Object.entries(measured).flatMap(([name, bytes]) => {
    return Object.entries(bytes).map(([kind, value]) => {
      const promised = budget[name]?.[/** @type {keyof typeof bytes} */ (kind)];
      const most = promised === undefined ? '' : `, promised ${promised}`;
      return { what: `${name}, ${kind === 'min' ? 'minified' : kind}${most}`, value, unit: 'bytes' };
    });
  });
}
