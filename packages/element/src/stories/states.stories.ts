import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { gameIn, knownMoves, playedTo, table, untilStuck } from './table.js';

const meta: Meta = {
  title: 'States',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

export const Deal: StoryObj = {};

export const MidGame: StoryObj = { play: playedTo(85) };

/** Strips of covered cards become lower, and stay readable. */
export const LongColumns: StoryObj = { play: playedTo(110) };

/** A hint shows its move: the next one of a line that wins. */
export const Hint: StoryObj = {
  play: async (context) => {
    await playedTo(80)(context);
    await expect((await gameIn(context.canvasElement).hint())?.kind).toBe('win');
  },
};

/** Told once, with a proof. */
export const Stuck: StoryObj = {
  args: { deal: 'CF1-D1-AAAAAAF', rules: '{"wraps":"stop-at-base","takeBack":false}', 'stuck-notice': 'on' },
  play: untilStuck,
};

export const Won: StoryObj = {
  play: async (context) => {
    await playedTo(knownMoves)(context);
    await expect(gameIn(context.canvasElement).game.won).toBe(true);
  },
};

/** A deal code that cannot be: the table says what is wrong with it, and the running game stays. */
export const WrongCode: StoryObj = {
  play: async (context) => {
    await playedTo(20)(context);
    const game = gameIn(context.canvasElement);
    game.deal = 'CF1-D3-AAAA';
    await game.updateComplete;
    await expect(game.renderRoot.querySelector('[role="alert"]')).not.toBeNull();
    await expect(game.game.cursor).toBe(20);
  },
};
