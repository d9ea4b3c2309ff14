import { escaped, relative } from './html.mjs';
import { groups } from './nav.mjs';

/**
 * A page of the site before it is put into its frame.
 * @typedef {object} Page
 * @property {string} path from the root of the site
 * @property {string} title
 * @property {string} description
 * @property {string} content its HTML, with addresses from the root of the site
 * @property {string} [script] a module of `src` beside those of every page
 * @property {'wide' | 'text'} [width]
 * @property {string} [lang] the language of its content where that is not English
 * @property {'ltr' | 'rtl'} [dir]
 */

/** The site keeps to the recipe it gives: nothing inline, nothing from elsewhere, trusted types. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types canfield-game lit-html',
].join('; ');

/** @param {Page} page */
function menu({ path }) {
  const link = (/** @type {[string, string]} */ [to, label]) =>
    `<li><a href="/${to}"${to === path ? ' aria-current="page"' : ''}>${escaped(label)}</a></li>`;
  return groups
    .map(({ title, pages }) => `<section><h2>${title}</h2><ul>${pages.map(link).join('')}</ul></section>`)
    .join('\n        ');
}

/** The pages before and after this one. @param {Page} page */
function neighbours({ path }) {
  const pages = groups.flatMap((group) => group.pages);
  const at = pages.findIndex(([to]) => to === path);
  if (at < 0) return '';
  const link = (/** @type {[string, string] | undefined} */ to, /** @type {string} */ rel) =>
    to
      ? `<a rel="${rel}" href="/${to[0]}"><span>${rel === 'prev' ? 'Before' : 'Next'}</span> ${escaped(to[1])}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Reading on">${link(pages[at - 1], 'prev')}${link(pages[at + 1], 'next')}</nav>`;
}

/** Addresses from the root become relative: the site may be put into any folder. @param {string} html @param {string} path */
const relativeLinks = (html, path) =>
  html.replaceAll(/ (href|src)="\/(?!src\/)([^"]*)"/g, (_, name, to) => ` ${name}="${relative(path, to)}"`);

/** @param {Page} page */
export function pageHtml(page) {
  const { path, title, description, content, script, width = 'text', lang = 'en', dir = 'ltr' } = page;
  const scripts = ['site.ts', ...(content.includes('<canfield-game') ? ['tag.ts'] : []), ...(script ? [script] : [])];
  return relativeLinks(
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)}${path === 'index.html' ? '' : ' · canfield-game'}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="alternate" type="text/plain" href="/llms.txt" title="For language models" />
    <link rel="stylesheet" href="/src/site.css" />
    ${scripts.map((name) => `<script type="module" src="/src/${name}"></script>`).join('\n    ')}
  </head>
  <body data-root="${relative(path, '')}">
    <a class="skip" href="#content">To the content</a>
    <header class="top">
      <button type="button" class="menu-button" popovertarget="menu" aria-label="Menu"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5.5h14M3 10h14M3 14.5h14" /></svg></button>
      <a class="brand" href="/index.html"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 2C9 7 4 9.5 4 14a4 4 0 0 0 7 2.6c-.2 2-.9 3.7-2.5 5.4h7c-1.6-1.7-2.3-3.4-2.5-5.4a4 4 0 0 0 7-2.6c0-4.5-5-7-8-12z" /></svg>canfield-game</a>
      <button type="button" class="search-button" hidden>Search <kbd>/</kbd></button>
    </header>
    <div class="columns">
      <nav id="menu" popover aria-label="Site">
        ${menu(page)}
      </nav>
      <div class="${width}">
        <main id="content" tabindex="-1"${lang === 'en' ? '' : ` lang="${lang}" dir="${dir}"`}>
${content}
        </main>
        ${neighbours(page)}
        <footer>
          <p>MIT licensed. Nothing here asks anything of another server: this page keeps to its own <a href="/guide/csp.html">content security policy</a>. For machines: <a href="/llms.txt">llms.txt</a>, the <a href="/custom-elements.json">manifest</a>, data for editors (<a href="/vscode.html-custom-data.json">VS Code</a>, <a href="/web-types.json">JetBrains</a>).</p>
        </footer>
      </div>
    </div>
    <dialog id="search" aria-label="Search">
      <form method="dialog"><input type="search" placeholder="Search" aria-label="Search the site" aria-controls="found" autocomplete="off" /><button aria-label="Close"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="M5 5l10 10M15 5L5 15" /></svg></button></form>
      <p class="count" role="status"></p>
      <ul id="found"></ul>
    </dialog>
  </body>
</html>
`,
    path,
  );
}
