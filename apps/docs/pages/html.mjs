/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What stands in an HTML text without its tags. @param {string} html */
export const plainText = (html) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** An address from the root of the site as it is seen from a page. @param {string} from @param {string} to */
export function relative(from, to) {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up === '' ? './' : up}${to.replace(/^\//, '')}`;
}
