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

const define = fileURLToPath(new URL('src/define.ts', import.meta.url));

/** A classic script has no exports: this entry drops those of define. @returns {import('rollup').Plugin} */
const withoutExports = () => ({
  name: 'without-exports',
  resolveId: (source) => (source === 'standalone' ? source : null),
  load: (id) => (id === 'standalone' ? `import ${JSON.stringify(define)};` : null),
});

export default [
  {
    input: { 'canfield-game': 'src/define.ts' },
    plugins: plugins(),
    output: { dir: 'dist/cdn', format: 'es', chunkFileNames: 'canfield-game-[name].js', sourcemap: true },
  },
  {
    input: { 'canfield-game.standalone': 'standalone' },
    plugins: [withoutExports(), ...plugins()],
    output: { dir: 'dist/cdn', format: 'iife', inlineDynamicImports: true, sourcemap: true },
  },
];
