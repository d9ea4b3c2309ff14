import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Overview',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code },
};

export default meta;

/** A complete game in one tag. Play it; every control below is an attribute. */
export const Game: StoryObj = {};

/** The same game on its way. */
export const OnItsWay: StoryObj = { args: { motion: 'none' }, play: playedTo(85) };
