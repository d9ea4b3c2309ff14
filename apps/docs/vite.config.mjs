import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildSite } from './pages/site.mjs';

const here = import.meta.dirname;
/** What machines read of the tag: its manifest, and data for editors. */
const published = [
  'custom-elements.json',
  'vscode.html-custom-data.json',
  'vscode.css-custom-data.json',
  'web-types.json',
];
const beside = readdirSync(join(here, 'public'));

const { html, made } = await buildSite([...beside, ...published]);
const textOf = (/** @type {string} */ name) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@canfield-game/element/${name}`)), 'utf8');
const files = { ...made, ...Object.fromEntries(published.map((name) => [name, textOf(name)])) };

/** The path of a page from the root of the site. @param {string} id */
const pathOf = (id) => relative(here, id).replaceAll('\\', '/');

/** Pages that lie on no disk: Vite is given them as if they lay here. @returns {import('vite').Plugin} */
const pages = () => ({
  name: 'pages',
  enforce: 'pre',
  resolveId: (id) => (html.has(pathOf(id)) ? id : null),
  load: (id) => html.get(pathOf(id)) ?? null,
  generateBundle() {
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname.slice(1);
      const page = html.get(path.endsWith('/') || path === '' ? `${path}index.html` : path);
      const file = /** @type {Record<string, string>} */ (files)[path];
      if (page === undefined && file === undefined) return next();
      if (page === undefined) return response.end(file);
      void server.transformIndexHtml(`/${path}`, page).then((text) => response.end(text), next);
    });
  },
});

export default defineConfig({
  // The site may be put into any folder of a host.
  base: './',
  appType: 'mpa',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [...html.keys()].map((path) => join(here, path)) },
  },
  plugins: [pages()],
});
