import { plainText } from './html.mjs';
import { groups } from './nav.mjs';

/** @import { Page } from './layout.mjs' */

/** What there is to read, for language models: https://llmstxt.org. @param {Page[]} pages */
export function llmsText(pages) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const sections = groups.map(({ title, pages: listed }) => {
    const lines = listed.map(([path, label]) => `- [${label}](${path}): ${byPath.get(path)?.description ?? ''}`);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return `# canfield-game

> A complete, accessible game of Canfield solitaire as one custom element, \`<canfield-game>\`: no server, nothing fetched but its own files.

Load \`canfield-game.js\` as a module, or import \`@canfield-game/element/define\`, and put the tag on the page. All attributes, events, methods, parts and tokens are in [custom-elements.json](custom-elements.json); the whole text of this site is [llms-full.txt](llms-full.txt).

${sections.join('\n\n')}
`;
}

/** The text of every page that is read in order. @param {Page[]} pages */
export function fullText(pages) {
  const listed = new Set(groups.flatMap((group) => group.pages.map(([path]) => path)));
  return pages
    .filter(({ path }) => listed.has(path))
    .map(({ path, title, content }) => `# ${title} (${path})\n\n${plainText(content)}\n`)
    .join('\n');
}
