import { readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { optionValues } from './dist/options.js';

/**
 * What editors and type checks of templates know of the tag, out of its manifest.
 * @typedef {{ name: string, fieldName?: string, description?: string }} Attribute
 * @typedef {{ name: string, kind: string, readonly?: boolean, static?: boolean, attribute?: string, description?: string }} Member
 * @typedef {{ tagName?: string, attributes: Attribute[], members: Member[] }} Declaration
 */

/** @param {{ modules: { declarations?: Declaration[] }[] }} manifest */
function tagOf({ modules }) {
  const tag = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName !== undefined);
  if (!tag) throw new Error('The manifest describes no tag.');
  return tag;
}

/** @param {Declaration} tag */
function tagProps({ attributes, members }) {
  const properties = members.filter(
    ({ kind, readonly = false, static: ofClass = false }) => kind === 'field' && !readonly && !ofClass,
  );
  const others = attributes.filter(({ name, fieldName = name }) => fieldName !== name);
  return `import type { CanfieldEventMap, CanfieldGame } from './index.js';

/** Means the default. */
type Nothing = null | undefined;

/** A value of an attribute that takes one of a list, or what else its property takes. */
type OneOf<Values, Property extends keyof CanfieldGame> = Nothing | Values | Exclude<CanfieldGame[Property], string>;

/** What a template may give the tag: its properties, and its attributes where they have another name. */
export interface TagProps {
${[...properties.map(propertyOf), ...others.map(attributeOf)].join('\n')}
}

/** Listeners to the events of the tag, by the event's name after what a framework puts before it. */
export type TagEvents<Prefix extends string> = {
  [Name in keyof CanfieldEventMap as \`\${Prefix}\${Name}\`]?: ((event: CanfieldEventMap[Name]) => void) | undefined;
};
`;
}

/** @param {Member} member */
const propertyOf = ({ name, attribute = name, description = '' }) =>
  `${comment(description)}  ${name}?: ${typeOf(name, attribute)};`;

/** @param {Attribute} attribute */
const attributeOf = ({ name, fieldName = name, description = '' }) =>
  `${comment(description)}  '${name}'?: TagProps['${fieldName}'];`;

/** @param {string} description */
const comment = (description) => `  /** ${description} */\n`;

/** @param {string} property @param {string} attribute */
function typeOf(property, attribute) {
  if (!Object.hasOwn(optionValues, attribute)) return `CanfieldGame['${property}'] | Nothing`;
  const values = optionValues[/** @type {keyof typeof optionValues} */ (attribute)];
  return `OneOf<${values.map((value) => `'${value}'`).join(' | ')}, '${property}'>`;
}

const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
const options = { outdir: 'dist', hideLogs: true };
generateVsCodeCustomElementData(manifest, options);
generateJetBrainsWebTypes(manifest, { ...options, packageJson: false });
writeFileSync('dist/tag-props.d.ts', tagProps(tagOf(manifest)));
