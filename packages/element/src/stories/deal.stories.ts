import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { knownMoves, playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Canfield',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code },
  argTypes: { draw: { options: ['3', '1'], control: 'select' } },
};

export default meta;

/** A numbered deal: the code fixes variant, draw and cards. */
export const Deal: StoryObj = {};

/** The same cards, drawn one by one. */
export const DrawMode: StoryObj = { args: { deal: 'CF1-D1-AAAAACL' } };

/** A game on its way. */
export const MidGame: StoryObj = { args: { motion: 'none' }, play: playedTo(85) };

/** A game that has been won. */
export const Won: StoryObj = { args: { motion: 'none' }, play: playedTo(knownMoves) };

/** For the left hand: stock and reserve lie on the other side. */
export const LeftHand: StoryObj = { args: { motion: 'none', hand: 'left' }, play: playedTo(85) };

/** An ink for every suit; red and black remain families. */
export const FourSuits: StoryObj = { args: { motion: 'none', suits: 'four' }, play: playedTo(85) };

/** Paper on felt: cards that are placed, turned or refused, and a win, can be heard after a first click. */
export const Sound: StoryObj = { args: { sound: 'on' } };
