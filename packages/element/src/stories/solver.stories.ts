import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Canfield/Solver',
  component: 'canfield-game',
  render: table,
  args: { motion: 'none' },
};

export default meta;

/** Asks for a hint in the middle of a game. */
const hinted: NonNullable<StoryObj['play']> = async (context) => {
  await playedTo(80)(context);
  await context.canvasElement.querySelector<CanfieldGame>('canfield-game')?.hint();
};

/** A hint shows its move: the next one of a line that wins. */
export const Hint: StoryObj = { args: { deal: knownDeal.code }, play: hinted };

/** A hint that says only whether there is a move that helps. */
export const HintThatExists: StoryObj = { args: { deal: knownDeal.code, hints: 'exists' }, play: hinted };

/** A small light beside the score: this game can still be won. */
export const Winnability: StoryObj = { args: { deal: knownDeal.code, winnability: 'on' } };

/** A game that is proved lost at the deal is told of once. */
export const Stuck: StoryObj = {
  args: {
    deal: 'CF1-D1-AAAAAAF',
    rules: '{"wraps":"stop-at-base","takeBack":false}',
    'stuck-notice': 'on',
    winnability: 'on',
  },
};

/** Every random deal is proved winnable before it is dealt. */
export const Winnable: StoryObj = { args: { winnable: 'on', winnability: 'on' } };
