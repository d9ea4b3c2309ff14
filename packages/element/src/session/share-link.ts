/**
 * A link to a page with a game in its hash, after the hash that it has already where it has one.
 *
 * @param page the whole address of the page.
 * @param record a game as `writeRecord` gives it.
 * @returns undefined for a page that is nowhere others could go to.
 */
export function linkTo(page: string, record: string): string | undefined {
  if (!/^https?:/.test(page)) return undefined;
  return page.includes('#') ? page + record : `${page}#${record}`;
}
