import { languages } from '@canfield-game/element/rules';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Languages',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

/** All 32 of them. */
export const All: StoryObj = {
  argTypes: { locale: { control: false } },
  render: (args) =>
    html`<div class="grid small">
      ${languages.map((locale) => html`<section aria-label=${locale}>${table({ ...args, locale })}</section>`)}
    </div>`,
};

/** The control changes the language while the game goes on. */
export const One: StoryObj = { args: { locale: 'fr' }, play: playedTo(85) };

/** Toolbar and panels run from the right; arrows go as seen. */
export const FromTheRight: StoryObj = { args: { locale: 'he' }, play: playedTo(85) };
