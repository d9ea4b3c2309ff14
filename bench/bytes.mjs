import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** @typedef {{ name: string, min: number, gzip: number, brotli: number }} Bytes */

const ENGINE = new URL(import.meta.resolve('@canfield-game/engine'));
const SCRIPTS = [
  new URL(import.meta.resolve('@canfield-game/element/canfield-game.js')),
  new URL(import.meta.resolve('@canfield-game/element/canfield-game.standalone.js')),
];

/** What is published and whose size is promised. @returns {Promise<Bytes[]>} */
export async function measureBytes() {
  const scripts = SCRIPTS.map((url) => bytesOf(url.pathname.split('/').at(-1) ?? '', readFileSync(url)));
  return [bytesOf('engine', await minified(fileURLToPath(ENGINE))), ...scripts];
}

/** @param {string} entry */
async function minified(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`Nothing was built of ${entry}.`);
  return file.contents;
}

/** @param {string} name @param {Uint8Array} code @returns {Bytes} */
function bytesOf(name, code) {
  return { name, min: code.length, gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
}
