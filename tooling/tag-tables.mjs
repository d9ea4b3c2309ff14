/**
 * What the tables of READMEs and of the site are made of: the tag as its manifest has it.
 * @typedef {{ name: string, description?: string, type?: { text: string }, default?: string }} Item
 * @typedef {Item & { kind: string, readonly?: boolean, static?: boolean, attribute?: string, parameters?: (Item & { optional?: boolean })[],
 *   return?: { type?: { text: string } } }} Member
 * @typedef {{ tagName?: string, attributes: Item[], members: Member[], events: Item[], slots: Item[], cssParts: Item[],
 *   cssProperties: Item[] }} Tag
 * @typedef {{ modules: { declarations?: Partial<Tag>[] }[] }} Manifest
 */

/** @param {Manifest} manifest @returns {Tag} */
export function tagOf({ modules }) {
  const tag = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName !== undefined);
  if (!tag) throw new Error('The manifest describes no tag: build packages/element first.');
  return /** @type {Tag} */ (tag);
}

/** @param {string} text */
const inCell = (text) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** @param {string} text */
const code = (text) => `\`${inCell(text)}\``;

/** @param {Item} item */
const meaning = ({ description = '' }) => inCell(description);

/** The values an attribute may have where it has a list of them. @param {Item} attribute @returns {string[]} */
export function valuesOf({ type }) {
  const parts = (type?.text ?? '').split(' | ');
  return parts.every((part) => /^'.*'$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : [];
}

/** What holds without the attribute. @param {Item} attribute */
export const defaultOf = ({ default: value = 'null' }) => (value === 'null' ? '' : value.replaceAll("'", ''));

/** The type without the quotes of its values, which an attribute has not. @param {Item} attribute */
const values = ({ type }) => (type?.text ?? '').replaceAll("'", '').replace(/ \| null$/, '');

/** @param {Item} attribute */
const byDefault = (attribute) => (defaultOf(attribute) === '' ? '' : code(defaultOf(attribute)));

/** @param {Item} event */
const detail = ({ type }) => code((type?.text ?? '').replace(/^CustomEvent<(.*)>$/, '$1'));

/** @param {string[]} heads @param {string[][]} rows */
export const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {Item[]} items */
const named = (items) => items.map((item) => [code(item.name), meaning(item)]);

/** @param {Member} method */
function signature({ name, parameters = [] }) {
  const given = parameters.map((parameter) => `${parameter.name}${parameter.default === undefined ? '' : '?'}`);
  return code(`${name}(${given.join(', ')})`);
}

/** @param {Tag} tag */
const methodsOf = ({ members }) =>
  members
    .filter(({ kind }) => kind === 'method')
    .map((method) => [signature(method), code(method.return?.type?.text ?? 'void'), meaning(method)]);

/** Properties that no attribute has. @param {Tag} tag */
function propertiesOf({ members, attributes }) {
  const fields = attributes.map((attribute) => /** @type {{ fieldName?: string }} */ (attribute).fieldName);
  return members
    .filter(({ kind, name, static: ofClass = false }) => kind === 'field' && !ofClass && !fields.includes(name))
    .map((field) => [code(field.name), code(values(field)), meaning(field)]);
}

/** Tables of all that the tag has, in Markdown, by name. @param {Tag} tag @returns {Record<string, string>} */
export const tagTables = (tag) => ({
  attributes: table(
    ['Attribute', 'Values', 'Default', 'Meaning'],
    tag.attributes.map((item) => [code(item.name), code(values(item)), byDefault(item), meaning(item)]),
  ),
  events: table(
    ['Event', '`detail`', 'When'],
    tag.events.map((item) => [code(item.name), detail(item), meaning(item)]),
  ),
  methods: table(['Method', 'Gives', 'What it does'], methodsOf(tag)),
  properties: table(['Property', 'Type', 'Meaning'], propertiesOf(tag)),
  slots: table(['Slot', 'Place'], named(tag.slots)),
  parts: table(['Part', 'What it is'], named(tag.cssParts)),
  colours: table(
    ['Custom property', 'In `classic`', 'What it colours'],
    tag.cssProperties.map((item) => [code(item.name), code(item.default ?? ''), meaning(item)]),
  ),
});
