import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variantNames } from '@canfield-game/engine';
import { defineConfig } from 'vite';
import { rulesList, rulesPage } from './pages/rules.mjs';

const here = import.meta.dirname;

/** Writes the rules of every variant where Vite looks for pages, and says where. */
function writeRules() {
  mkdirSync(join(here, 'rules'), { recursive: true });
  return variantNames.map((name) => {
    const path = join(here, 'rules', `${name}.html`);
    writeFileSync(path, rulesPage(name));
    return path;
  });
}

export default defineConfig({
  // The page may be put into any folder of a host.
  base: './',
  build: { target: 'es2022', rolldownOptions: { input: [join(here, 'index.html'), ...writeRules()] } },
  plugins: [{ name: 'rules-list', transformIndexHtml: (html) => html.replace('<!-- rules -->', rulesList) }],
});
