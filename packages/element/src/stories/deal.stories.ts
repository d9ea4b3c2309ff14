import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@canfield-game/element/define';

const meta: Meta = {
  title: 'Canfield',
  component: 'canfield-game',
};

export default meta;

/** A numbered deal: the code fixes variant, draw and cards. */
export const Deal: StoryObj = {
  args: { deal: 'CF1-D3-AAAAACL' },
};
