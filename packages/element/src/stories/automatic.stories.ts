import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Canfield/Automatic play',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code },
};

export default meta;

/** After a move, cards that no column can need any more go to the foundations by themselves. */
export const Safe: StoryObj = { args: { autoplay: 'safe' } };

/** After a move, every card that fits goes to the foundations by itself, in one action with the move. */
export const Autoplay: StoryObj = { args: { autoplay: 'on' } };

/** A button offers to play the rest of a game in which nothing else is left to do. */
export const OfferToFinish: StoryObj = { args: { autofinish: 'offer' }, play: playedTo(139) };

/** Such a game plays its rest by itself. */
export const Finish: StoryObj = { args: { autofinish: 'on' }, play: playedTo(138) };
