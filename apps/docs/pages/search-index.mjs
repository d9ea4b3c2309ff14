import MiniSearch from 'minisearch';
import { searchOptions } from '../src/search-options.mjs';
import { plainText } from './html.mjs';

/** The text of a page under each of its headings. @param {import('./layout.mjs').Page} page */
function partsOf({ path, title, content }) {
  const pieces = content.split(/(?=<h[23] id=")/);
  return pieces.map((piece) => {
    const [, anchor = '', heading = ''] = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/.exec(piece) ?? [];
    const id = anchor === '' ? path : `${path}#${anchor}`;
    return { id, page: title, title: anchor === '' ? title : plainText(heading), text: plainText(piece) };
  });
}

/** The index of all pages, to be loaded by the first who searches. @param {import('./layout.mjs').Page[]} pages */
export function searchIndex(pages) {
  const index = new MiniSearch(searchOptions);
  const parts = new Map(pages.flatMap(partsOf).map((part) => [part.id, part]));
  index.addAll([...parts.values()]);
  return JSON.stringify(index);
}
