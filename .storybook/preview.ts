import { type Decorator, setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import manifest from '@canfield-game/element/custom-elements.json';
import { languages } from '@canfield-game/element/rules';
import { html } from 'lit';
import './preview.css';

/** Parts under the name they are styled by: some are called as attributes are, whose controls they would take away. */
const withNamedParts = {
  ...manifest,
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: (module.declarations as { cssParts?: { name: string }[] }[]).map((declaration) => ({
      ...declaration,
      cssParts: declaration.cssParts?.map((part) => ({ ...part, name: `::part(${part.name})` })),
    })),
  })),
};

setCustomElementsManifest(withNamedParts);

/** Values of attributes in whose types anything can be written. */
const lists: Readonly<Partial<Record<string, readonly string[]>>> = { locale: languages, draw: ['3', '1'] };

/** The values in a type such as `'auto' | 'full'`; none in one of any text. */
function valuesIn(type: unknown): string[] {
  if (type === 'boolean') return ['on', 'off'];
  const parts = typeof type === 'string' ? type.split(' | ') : [];
  const quoted = parts.filter((part) => /^'.*'$/.test(part));
  return quoted.length === parts.length ? quoted.map((part) => part.slice(1, -1)) : [];
}

/** An attribute is set in the way of its type: one of its values, or text. */
function attributeType(attribute: StrictInputType): StrictInputType {
  if (attribute.control !== undefined) return attribute;
  const options = lists[attribute.name] ?? valuesIn(attribute.table?.type?.summary);
  return options.length > 0
    ? { ...attribute, control: { type: 'select' }, options }
    : { ...attribute, control: { type: 'text' } };
}

/** Controls are for attributes. Events, slots and parts are only told about; so are properties that are no attributes. */
const controlAttributesOnly: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      type.table?.category === 'attributes' ? attributeType(type) : { ...type, control: { disable: true } },
    ]),
  );

const attributesOfTag = manifest.modules
  .flatMap(
    ({ declarations = [] }) =>
      declarations as { tagName?: string; attributes?: { name: string; type?: { text: string } }[] }[],
  )
  .flatMap(({ tagName, attributes = [] }) => (tagName === undefined ? [] : attributes));

/** The values of an attribute, from the manifest. */
const valuesOf = (name: string): string[] => valuesIn(attributesOfTag.find((given) => given.name === name)?.type?.text);

/** A list in the toolbar, of which the first means nothing. */
const toolbar = (title: string, icon: 'paintbrush' | 'globe' | 'transfer' | 'lightning', items: readonly string[]) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: [{ value: '', title: `${title}: as the story has it` }, ...items.map((value) => ({ value, title: value }))],
  },
});

/** What the toolbars say goes over what the story says; its tags stay, and so do their games. */
const asToolbarsSay: Decorator = (story, { args, globals }) => {
  const { theme = '', motion = '', language = '', direction = '' } = globals as Record<string, string>;
  const chosen = Object.entries({ theme, motion, locale: language }).filter(([, value]) => value !== '');
  return html`<div dir=${direction || 'ltr'}>${story({ args: { ...args, ...Object.fromEntries(chosen) } })}</div>`;
};

export default {
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', valuesOf('theme')),
    language: toolbar('Language', 'globe', languages),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    motion: toolbar('Motion', 'lightning', valuesOf('motion')),
  },
  initialGlobals: { theme: '', language: '', direction: '', motion: '' },
  decorators: [asToolbarsSay],
  tags: ['autodocs'],
  argTypesEnhancers: [controlAttributesOnly],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { story: { autoplay: true }, canvas: { sourceState: 'shown' } },
    options: {
      storySort: {
        order: [
          'Overview',
          'Attributes',
          'Events',
          'Methods',
          'Variants',
          'Themes',
          'Languages',
          'States',
          'Access',
          'Panels',
          'Controls',
          'Recipes',
        ],
      },
    },
  },
} satisfies Preview;
