import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '@canfield-game/element/custom-elements.json';

setCustomElementsManifest(manifest);

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
} satisfies Preview;
