import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import manifest from '@canfield-game/element/custom-elements.json';

setCustomElementsManifest(manifest);

/** The values in a type such as `'auto' | 'full'`; none for any other type. */
function valuesIn(type: unknown): string[] {
  const parts = typeof type === 'string' ? type.split(' | ') : [];
  const quoted = parts.filter((part) => /^'.*'$/.test(part));
  return quoted.length === parts.length ? quoted.map((part) => part.slice(1, -1)) : [];
}

/** An attribute is set in the way of its type: one of its values, or text. */
function attributeType(attribute: StrictInputType): StrictInputType {
  if (attribute.control !== undefined) return attribute;
  const options = valuesIn(attribute.table?.type?.summary);
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

export default {
  tags: ['autodocs'],
  argTypesEnhancers: [controlAttributesOnly],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { story: { autoplay: true } },
  },
} satisfies Preview;
