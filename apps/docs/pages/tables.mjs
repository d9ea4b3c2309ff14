import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '@canfield-game/element/custom-elements.json' with { type: 'json' };
import { classic, themes, tokenDocs, tokenNames } from '@canfield-game/themes';
import { table, tagOf, tagTables } from '../../../tooling/tag-tables.mjs';
import { escaped } from './html.mjs';

/** The tag as its manifest has it. */
export const tag = tagOf(/** @type {import('../../../tooling/tag-tables.mjs').Manifest} */ (manifest));

/** A colour to be seen; half of it on white, half on black, since some are mostly transparent. @param {string} colour */
const swatch = (colour) =>
  `<svg class="swatch" viewBox="0 0 32 16" aria-hidden="true"><path fill="#fff" d="M0 0h16v16H0z"/><path fill="#000" d="M16 0h16v16H16z"/><path fill="${escaped(colour)}" d="M0 0h32v16H0z"/></svg>`;

const tokens = table(
  ['Token', 'Classic', 'What it colours'],
  tokenNames.map((name) => [
    `\`--canfield-${name}\``,
    `${swatch(classic.tokens[name])} \`${classic.tokens[name]}\``,
    tokenDocs[name],
  ]),
);

const names = Object.keys(themes)
  .map((name) => `\`${name}\``)
  .join(', ');

/** A text of the repository, without its title. @param {string} path */
const textOf = (path) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8').replace(/^# .*\n/, '');

/** What pages in Markdown may ask for, in Markdown. @type {Record<string, string>} */
export const parts = {
  ...tagTables(tag),
  tokens,
  'theme names': `${names}, and \`system\`, the reader's own colours.`,
  accessibility: textOf('ACCESSIBILITY.md'),
  engine: textOf('packages/engine/README.md'),
};

/** A theme as a small card on its cloth. @param {keyof typeof themes} name */
export function themeChip(name) {
  const { tokens: colours } = themes[name];
  return `<button type="button" data-theme="${name}" aria-pressed="false"><svg viewBox="0 0 48 32" aria-hidden="true"><rect width="48" height="32" rx="4" fill="${colours.cloth}"/><rect x="8" y="6" width="14" height="20" rx="2" fill="${colours['back-ground']}"/><rect x="26" y="6" width="14" height="20" rx="2" fill="${colours.paper}"/><path fill="${colours['ink-hearts']}" d="M33 21c-5-4-5-8-2.5-8 1.5 0 2.5 1.5 2.5 2.2 0-.7 1-2.2 2.5-2.2 2.5 0 2.5 4-2.5 8z"/></svg>${name}</button>`;
}
