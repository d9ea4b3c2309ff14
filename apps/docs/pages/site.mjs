import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelog } from './changelog.mjs';
import { configurator } from './configurator.mjs';
import { home } from './home.mjs';
import { pageHtml } from './layout.mjs';
import { live } from './live.mjs';
import { deadLinks } from './links.mjs';
import { fullText, llmsText } from './llms.mjs';
import { headOf, markdownHtml } from './markdown.mjs';
import { searchIndex } from './search-index.mjs';
import { parts } from './tables.mjs';
import { variantPages } from './variants.mjs';
import { writtenRulesPages } from './written-rules.mjs';

/** @import { Page } from './layout.mjs' */

const CONTENT = join(import.meta.dirname, '../content');

/** The pages that are written by hand. @returns {Page[]} */
function writtenPages() {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.sort().map((file) => {
    const text = readFileSync(join(CONTENT, file), 'utf8');
    const path = file.replaceAll('\\', '/').replace(/md$/, 'html');
    const content = markdownHtml(text, parts).replace(/<\/h1>\s*<p>/, '</h1>\n<p class="lead">');
    return { path, ...headOf(text), content };
  });
}

/**
 * The whole site: its pages, and the files that are made of them. A dead link is an error.
 * @param {readonly string[]} files what lies beside the pages
 */
export async function buildSite(files) {
  const pages = [
    home,
    configurator,
    ...writtenPages(),
    live,
    ...variantPages(),
    ...(await writtenRulesPages()),
    changelog,
  ];
  const html = new Map(pages.map((page) => [page.path, pageHtml(page)]));
  const made = {
    'llms.txt': llmsText(pages),
    'llms-full.txt': fullText(pages),
    'search-index.json': searchIndex(pages),
  };
  const dead = deadLinks(html, new Set([...files, ...Object.keys(made)]));
  if (dead.length > 0) throw new Error(`Dead links:\n${dead.join('\n')}`);
  return { html, made };
}
