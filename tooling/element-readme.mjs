import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root, say, stop } from './workspace.mjs';

/**
 * @typedef {{ name: string, description?: string, type?: { text: string }, default?: string }} Item
 * @typedef {{ tagName?: string, attributes: Item[], events: Item[], slots: Item[], cssParts: Item[] }} Tag
 */

const readme = join(root, 'packages/element/README.md');
const manifest = join(root, 'packages/element/dist/custom-elements.json');

/** What the tables of the README are made of: the tag as its manifest has it. @returns {Tag} */
function tagOfManifest() {
  /** @type {{ modules: { declarations?: Tag[] }[] }} */
  const { modules } = JSON.parse(readFileSync(manifest, 'utf8'));
  const tag = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName !== undefined);
  return tag ?? stop(`${manifest} describes no tag.`);
}

/** @param {string} text */
const inCell = (text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** @param {string} text */
const code = (text) => `\`${inCell(text)}\``;

/** @param {Item} item */
const meaning = ({ description = '' }) => inCell(description);

/** The type without the quotes of its values, which an attribute has not. @param {Item} attribute */
const values = ({ type }) => (type?.text ?? '').replaceAll("'", '').replace(/ \| null$/, '');

/** @param {Item} attribute */
const byDefault = ({ default: value = 'null' }) => (value === 'null' ? '' : code(value.replaceAll("'", '')));

/** @param {Item} event */
const detail = ({ type }) => code((type?.text ?? '').replace(/^CustomEvent<(.*)>$/, '$1'));

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {Item[]} items */
const named = (items) => items.map((item) => [code(item.name), meaning(item)]);

/** @param {Tag} tag @returns {Record<string, string>} */
const tablesOf = ({ attributes, events, slots, cssParts }) => ({
  attributes: table(
    ['Attribute', 'Values', 'Default', 'Meaning'],
    attributes.map((item) => [code(item.name), code(values(item)), byDefault(item), meaning(item)]),
  ),
  events: table(
    ['Event', '`detail`', 'When'],
    events.map((item) => [code(item.name), detail(item), meaning(item)]),
  ),
  slots: table(['Slot', 'Place'], named(slots)),
  parts: table(['Part', 'What it is'], named(cssParts)),
});

/** Puts a table between its two marks. @param {string} text @param {[string, string]} entry */
function withTable(text, [name, content]) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) return stop(`${readme} has no ${begin} … ${end}.`);
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

const before = readFileSync(readme, 'utf8');
const filled = Object.entries(tablesOf(tagOfManifest())).reduce(withTable, before);
const after = await format(filled, { ...(await resolveConfig(readme)), parser: 'markdown' });
if (process.argv.includes('--check')) {
  if (after !== before) stop('The tables of packages/element/README.md are not those of the manifest: npm run readme.');
} else {
  writeFileSync(readme, after);
  say('Wrote the tables of packages/element/README.md.');
}
