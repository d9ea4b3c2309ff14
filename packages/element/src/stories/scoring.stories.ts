import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { table } from './table.js';

const meta: Meta = {
  title: 'Canfield/Scoring',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code },
};

export default meta;

/** Five points for every card put on a foundation. */
export const Points: StoryObj = { args: { scoring: 'points' } };

/** The deck costs 52, every card on a foundation pays 5. */
export const Casino: StoryObj = { args: { scoring: 'casino' } };

/** The older casino: the deck costs 50, and all 52 cards pay 500. */
export const Casino50: StoryObj = { args: { scoring: 'casino-50' } };

/** A game without a score to be seen. */
export const None: StoryObj = { args: { scoring: 'none' } };
