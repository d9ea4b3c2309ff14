import { knownDeal } from '@canfield-game/engine/testing';
import type { ThemeName } from '@canfield-game/themes';
import { themes } from '@canfield-game/themes';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { playedTo, table } from './table.js';

const meta: Meta = { title: 'Canfield/Themes', component: 'canfield-game', render: table, play: playedTo(85) };

export default meta;

const names = Object.keys(themes) as ThemeName[];

/** Every theme, side by side, on the same position. */
export const Grid: StoryObj = {
  args: { deal: knownDeal.code, motion: 'none' },
  argTypes: { theme: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) =>
    html`<div style="display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr))">
      ${names.map((theme) => html`<section aria-label=${theme}>${table({ ...args, theme })}</section>`)}
    </div>`,
};

/** One theme on all of the page; the control changes it while the game goes on. */
export const One: StoryObj = { args: { deal: knownDeal.code, motion: 'none', theme: 'midnight' } };
