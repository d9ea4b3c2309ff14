import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** @typedef {{ min: number, gzip: number, brotli: number }} Bytes */

const engine = fileURLToPath(import.meta.resolve('@canfield-game/engine'));
const cdn = new URL('cdn/', import.meta.resolve('@canfield-game/element/custom-elements.json'));

/** What was promised before anything was built: the most bytes of some files. @type {Record<string, Partial<Bytes>>} */
export const budget = {
  engine: { gzip: 6000 },
  'canfield-game.js': { brotli: 28_000 },
  'largest language': { brotli: 2000 },
  'largest language, its panels': { brotli: 4000 },
};

/** What compresses here, on which its figures depend. */
export const compressors = `zlib ${process.versions['zlib']}, brotli ${process.versions['brotli']}`;

/** The published files by what they are; of the languages the largest. @returns {Promise<Record<string, Bytes>>} */
export async function measureBytes() {
  const files = readdirSync(cdn).filter((file) => file.endsWith('.js'));
  const measured = files.map((file) => /** @type {const} */ ([file, bytesOf(readFileSync(new URL(file, cdn)))]));
  const largest = (/** @type {RegExp} */ name) => {
    const [first = unbuilt(), ...others] = measured.filter(([file]) => name.test(file));
    return others.reduce(larger, first)[1];
  };
  return {
    engine: bytesOf(await minified(engine)),
    ...Object.fromEntries(measured.filter(([file]) => !ofLanguage.test(file))),
    'largest language': largest(/^canfield-game-[a-z]{2}(-[A-Z]\w+)?\.js$/),
    'largest language, its panels': largest(/^canfield-game-panels-/),
  };
}

const ofLanguage = /^canfield-game-(panels-)?[a-z]{2}(-[A-Z]\w+)?\.js$/;

/** @param {readonly [string, Bytes]} a @param {readonly [string, Bytes]} b */
const larger = (a, b) => (b[1].brotli > a[1].brotli ? b : a);

/** @returns {never} */
function unbuilt() {
  throw new Error(`There is no script in ${cdn.pathname}: npm run build.`);
}

/** What a bundler makes of a module and all it imports. @param {string} entry */
export const minified = (entry) => bundled({ entryPoints: [entry] });

/** What a bundler makes of some lines, which import what this folder can. @param {string} lines */
export const minifiedLines = (lines) =>
  bundled({ stdin: { contents: lines, resolveDir: fileURLToPath(new URL('.', import.meta.url)) } });

/** @param {import('esbuild').BuildOptions} entry */
async function bundled(entry) {
  const { outputFiles = [] } = await build({ ...entry, bundle: true, minify: true, format: 'esm', write: false });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Nothing was built of ${JSON.stringify(entry)}.`);
  return file.contents;
}

/** @param {Uint8Array} code @returns {Bytes} */
export const bytesOf = (code) => ({
  min: code.length,
  gzip: gzipSync(code, { level: 9 }).length,
  brotli: brotliCompressSync(code).length,
});
