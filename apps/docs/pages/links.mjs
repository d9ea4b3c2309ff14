import { posix } from 'node:path';

/** @param {string} html */
const anchorsOf = (html) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

/** @param {string} html */
const targetsOf = (html) => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);

/**
 * What is linked and is not there. Links to other servers are left alone: nothing is asked of them.
 * @param {ReadonlyMap<string, string>} pages HTML by path from the root of the site
 * @param {ReadonlySet<string>} files what else is there
 */
export function deadLinks(pages, files) {
  const anchors = new Map([...pages].map(([path, html]) => [path, anchorsOf(html)]));
  const isThere = (/** @type {string} */ from, /** @type {string} */ target) => {
    if (/^[a-z]+:/.test(target) || target.startsWith('/src/')) return true;
    const [address = '', anchor] = target.split('#');
    const path = address === '' ? from : posix.join(posix.dirname(from), address).replace(/\/$/, '/index.html');
    if (!pages.has(path)) return files.has(path) && anchor === undefined;
    return anchor === undefined || anchors.get(path)?.has(anchor) === true;
  };
  return [...pages].flatMap(([path, html]) =>
    targetsOf(html)
      .filter((target) => !isThere(path, target))
      .map((target) => `${path} → ${target}`),
  );
}
