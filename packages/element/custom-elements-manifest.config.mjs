import { classic, tokenDocs } from '@canfield-game/themes';
import { optionValues } from './dist/options.js';

/** The sources are TypeScript, what is published is JavaScript: name the published files. */
const publishedPaths = () => ({
  name: 'published-paths',
  /** @param {{ customElementsManifest: object }} context */
  packageLinkPhase({ customElementsManifest }) {
    Object.assign(customElementsManifest, JSON.parse(JSON.stringify(customElementsManifest, published)));
  },
});

/** @param {string} key @param {unknown} value */
function published(key, value) {
  if (typeof value !== 'string' || (key !== 'path' && key !== 'module')) return value;
  return value.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
}

/**
 * @typedef {{ name: string, attribute?: string, privacy?: string, type?: { text: string } }} Member
 * @typedef {{ name: string, syntax: string, default: string, description: string }} CssProperty
 * @typedef {{ tagName?: string, members?: Member[], attributes?: Member[], cssProperties?: CssProperty[] }} Declaration
 */

/** The values an attribute may have, from the list by which the tag reads it. */
const attributeValues = () => ({
  name: 'attribute-values',
  /** @param {{ customElementsManifest: { modules: { declarations?: Declaration[] }[] } }} context */
  packageLinkPhase({ customElementsManifest }) {
    for (const { attributes = [] } of customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations)) {
      for (const attribute of attributes) attribute.type = { text: typeOf(attribute) };
    }
  },
});

/** @param {Member} attribute */
function typeOf({ name, type }) {
  if (!Object.hasOwn(optionValues, name)) return type?.text ?? 'string';
  return optionValues[/** @type {keyof typeof optionValues} */ (name)].map((value) => `'${value}'`).join(' | ');
}

/** What is private is nobody's to read about. */
const withoutPrivate = () => ({
  name: 'without-private',
  /** @param {{ customElementsManifest: { modules: { declarations?: Declaration[] }[] } }} context */
  packageLinkPhase({ customElementsManifest }) {
    for (const declaration of customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations)) {
      const { members } = declaration;
      if (members) declaration.members = members.filter(({ privacy = 'public' }) => privacy === 'public');
    }
  },
});

/** The colours a page may set, from the list by which themes are written. */
const cssProperties = () => ({
  name: 'css-properties',
  /** @param {{ customElementsManifest: { modules: { declarations?: Declaration[] }[] } }} context */
  packageLinkPhase({ customElementsManifest }) {
    for (const declaration of customElementsManifest.modules.flatMap(({ declarations = [] }) => declarations)) {
      if (declaration.tagName) declaration.cssProperties = Object.entries(tokenDocs).map(cssProperty);
    }
  },
});

/** @param {[string, string]} doc @returns {CssProperty} */
const cssProperty = ([token, description]) => ({
  name: `--canfield-${token}`,
  syntax: '<color>',
  default: classic.tokens[/** @type {keyof typeof classic.tokens} */ (token)],
  description,
});

export default {
  // What can be imported, and what the tag inherits from.
  globs: ['src/{index,define,canfield-game,attributes,events}.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
  plugins: [publishedPaths(), attributeValues(), cssProperties(), withoutPrivate()],
};
