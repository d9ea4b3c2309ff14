import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { join } from 'node:path';
import { build, type InlineConfig, type PluginOption } from 'vite';
import solid from 'vite-plugin-solid';
import { BUILT_APPS } from './browser.js';
import { APPS } from './installed.js';

const isCustomElement = (tag: string): boolean => tag === 'canfield-game';

/** The apps by name, each with what its framework needs of Vite. */
const plugins = {
  plain: [],
  lit: [],
  'react-19': [],
  'react-18': [],
  vue: [vue({ template: { compilerOptions: { isCustomElement } } })],
  svelte: [svelte({ configFile: false })],
  solid: [solid()],
} satisfies Record<string, PluginOption[]>;

export type AppName = keyof typeof plugins;

export const appNames = Object.keys(plugins) as AppName[];

/** What Vite is told of an app; nothing else than its own users would say. */
export const configOf = (name: AppName): InlineConfig => ({
  root: join(APPS, name),
  configFile: false,
  base: './',
  logLevel: 'error',
  plugins: plugins[name],
  cacheDir: join(APPS, 'node_modules/.vite', name),
});

/** Builds an app for the browser. */
export function buildApp(name: AppName): Promise<unknown> {
  // A test runner says that this is a test, and Vite believes it.
  process.env['NODE_ENV'] = 'production';
  return build({ ...configOf(name), build: { outDir: join(BUILT_APPS, name), emptyOutDir: true } });
}

/** Builds the part of an app that renders its page ahead, in Node, and gives what it renders. */
export async function renderAhead(name: 'react-18' | 'react-19'): Promise<string> {
  // In the folder of the app, where Node finds what it imports.
  const outDir = join(APPS, name, 'dist');
  await build({ ...configOf(name), build: { outDir, emptyOutDir: true, ssr: 'server.tsx' } });
  const { render } = (await import(/* @vite-ignore */ join(outDir, 'server.js'))) as { render: () => string };
  return render();
}
