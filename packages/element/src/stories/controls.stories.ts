import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Controls',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

/** All buttons, the score and the time of play. */
export const Full: StoryObj = { play: playedTo(40) };

/** Only the buttons that the page names. */
export const Few: StoryObj = { args: { controls: 'new undo hint' } };

/** A bare table: the page has buttons of its own, or none. */
export const None: StoryObj = { args: { controls: 'none' } };

/** Without the time of play. */
export const WithoutClock: StoryObj = { args: { clock: 'off' }, play: playedTo(40) };
