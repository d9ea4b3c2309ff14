import { fileURLToPath } from 'node:url';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';

/** @returns {import('rollup').Plugin[]} */
const plugins = () => [
  nodeResolve({ exportConditions: ['production', 'default'] }),
  esbuild({ target: 'es2022', tsconfig: 'tsconfig.dom.json' }),
  terser({ ecma: 2020, module: true, compress: { passes: 2 } }),
];

const source = (/** @type {string} */ path) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

const define = source('define.ts');
const solverFile = './canfield-game-solver.js';

/** A classic script has no exports: this entry drops those of define. @returns {import('rollup').Plugin} */
const withoutExports = () => ({
  name: 'without-exports',
  resolveId: (id) => (id === 'standalone' ? id : null),
  load: (id) => (id === 'standalone' ? `import ${JSON.stringify(define)};` : null),
});

/** A page that names no encoding, or another one, reads the texts of this script as they are. @returns {import('rollup').Plugin} */
const markedAsUtf8 = () => ({
  name: 'marked-as-utf-8',
  generateBundle: (_, files) => {
    for (const file of Object.values(files)) if (file.type === 'chunk') file.code = `\uFEFF${file.code}`;
  },
});

/** Modules of the sources that are others in a built script. @param {Record<string, string>} modules @returns {import('rollup').Plugin} */
const instead = (modules) => ({
  name: 'instead',
  resolveId: (id) => (id === solverFile ? { id, external: true } : null),
  load: (id) => modules[id] ?? null,
});

/** The solver, its worker's program included, is one file beside the script: whoever asks nothing never loads it. */
const solverBeside = () =>
  instead({
    [source('session/solver-code.ts')]: `export const loadSolver = () => import('${solverFile}');`,
    [source('session/solver-url.ts')]: `export const solverUrl = () => new URL('${solverFile}', import.meta.url);`,
  });

/** A script that needs no other file has no program for a worker: it thinks in slices. */
const solverWithin = () => instead({ [source('session/solver-url.ts')]: 'export const solverUrl = () => undefined;' });

/** What panels say in a language is beside what the table says in it. @param {import('rollup').PreRenderedChunk} chunk */
const chunkFileNames = ({ facadeModuleId }) =>
  facadeModuleId?.startsWith(source('i18n/panels/')) ? 'canfield-game-panels-[name].js' : 'canfield-game-[name].js';

export default [
  {
    input: { 'canfield-game': 'src/define.ts' },
    // What is loaded later uses what is in the first file, which stays one.
    preserveEntrySignatures: 'allow-extension',
    plugins: [solverBeside(), ...plugins()],
    output: { dir: 'dist/cdn', format: 'es', chunkFileNames, sourcemap: true },
  },
  {
    input: { 'canfield-game-solver': 'src/session/solver-program.ts' },
    plugins: plugins(),
    output: { dir: 'dist/cdn', format: 'es', sourcemap: true },
  },
  {
    input: { 'canfield-game.standalone': 'standalone' },
    plugins: [withoutExports(), solverWithin(), ...plugins(), markedAsUtf8()],
    output: { dir: 'dist/cdn', format: 'iife', inlineDynamicImports: true, sourcemap: true },
  },
];
