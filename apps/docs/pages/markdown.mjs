import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import hljs from 'highlight.js/lib/common';
import MarkdownIt from 'markdown-it';
import { escaped, plainText } from './html.mjs';

const SNIPPETS = join(import.meta.dirname, '../snippets');

const languages = /** @type {Record<string, string>} */ ({
  astro: 'xml',
  html: 'xml',
  mjs: 'javascript',
  svelte: 'xml',
  ts: 'typescript',
  tsx: 'typescript',
  vue: 'xml',
});

/** A piece of code, coloured by classes: a style of its own would offend the policy. @param {string} code @param {string} language */
export function codeHtml(code, language, name = '') {
  const known = hljs.getLanguage(languages[language] ?? language) !== undefined;
  const inner = known ? hljs.highlight(code, { language: languages[language] ?? language }).value : escaped(code);
  const label = name === '' ? '' : `<figcaption>${escaped(name)}</figcaption>`;
  return `<figure class="code">${label}<pre tabindex="0"><code>${inner}</code></pre></figure>\n`;
}

/** The text of a file of `snippets`. @param {string} path */
const snippet = (path) => readFileSync(join(SNIPPETS, path), 'utf8').trimEnd();

/** A file of `snippets`, as it is tested. @param {string} path */
export const snippetHtml = (path) => codeHtml(snippet(path), extname(path).slice(1), basename(path));

/** @param {string} text */
const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const markdown = new MarkdownIt({ html: true, typographer: false });
const { rules } = markdown.renderer;

/** @type {import('markdown-it/lib/renderer.mjs').RenderRule} */
rules.fence = (tokens, at) => codeHtml(tokens[at]?.content.trimEnd() ?? '', tokens[at]?.info.trim() ?? '');

/** What a heading says is its anchor. */
/** @type {import('markdown-it/lib/renderer.mjs').RenderRule} */
rules.heading_open = (tokens, at, options, _env, self) => {
  tokens[at]?.attrSet('id', slug(plainText(tokens[at + 1]?.content ?? '').replaceAll('`', '')));
  return self.renderToken(tokens, at, options);
};

rules.table_open = () => '<div class="table"><table>\n';
rules.table_close = () => '</table></div>\n';

/** Where there is no room for columns each cell is told what it is. */
function labelCells(/** @type {string} */ html) {
  return html.replaceAll(/<table>[^]*?<\/table>/g, (table) => {
    const heads = [...table.matchAll(/<th>(.*?)<\/th>/g)].map(([, text = '']) => plainText(text));
    return table.replaceAll('<th>', '<th scope="col">').replaceAll(/<tr>\n((?:<td.*<\/td>\n)+)/g, (_, cells) => {
      let at = 0;
      return `<tr>\n${cells.replaceAll('<td>', () => `<td data-label="${escaped(heads[at++] ?? '')}">`)}`;
    });
  });
}

/**
 * The HTML of a text in Markdown. `<<< path` stands for a file of `snippets`, `[[name]]` for one of the parts that are given.
 * @param {string} text @param {Record<string, string>} parts
 */
export function markdownHtml(text, parts = {}) {
  const filled = text.replaceAll(/^\[\[(.+)\]\]$/gm, (_, /** @type {string} */ name) => {
    if (parts[name] === undefined) throw new Error(`There is no part [[${name}]].`);
    return parts[name];
  });
  const pieces = filled.split(/^<<< (.+)$/m);
  const html = pieces.map((piece, at) => (at % 2 === 0 ? markdown.render(piece) : snippetHtml(piece.trim())));
  return labelCells(html.join(''));
}

/** Title and first paragraph of a text in Markdown. @param {string} text */
export function headOf(text) {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  const [, lead] = /^# .+\n\n([^]+?)\n\n/m.exec(`${text}\n\n`) ?? [];
  if (title === undefined || lead === undefined) throw new Error(`No title and first paragraph: ${text.slice(0, 60)}`);
  return { title, description: plainText(markdown.render(lead)) };
}
