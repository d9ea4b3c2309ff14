import { variantNames } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@canfield-game/element/define';
import type { CanfieldGame } from '@canfield-game/element';

const options = {
  draw: ['3', '1'],
  variant: variantNames,
  scoring: ['own', 'points', 'casino', 'casino-50', 'none'],
  tap: ['auto', 'foundation', 'off'],
  motion: ['auto', 'full', 'none'],
  hand: ['right', 'left'],
  suits: ['auto', 'two', 'four'],
  indices: ['local', 'latin'],
  theme: ['auto', 'classic', 'midnight', 'paper', 'sakura', 'ocean', 'lamplight', 'terminal', 'contrast', 'system'],
};

const meta: Meta = {
  title: 'Canfield',
  component: 'canfield-game',
  argTypes: Object.fromEntries(
    Object.entries(options).map(([name, values]) => [name, { control: 'select', options: values }]),
  ),
};

export default meta;

const line = knownDeal.line.split(' ');

/** Takes up the known deal after so many moves of the line that wins it. */
const playedTo =
  (moves: number): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const game = canvasElement.querySelector<CanfieldGame & HTMLElement>('canfield-game' as string);
    if (!game) return;
    game.load({ version: 1, code: knownDeal.code, moves: line.slice(0, moves), cursor: moves });
    await game.updateComplete;
  };

/** A numbered deal: the code fixes variant, draw and cards. */
export const Deal: StoryObj = { args: { deal: knownDeal.code } };

/** The same cards, drawn one by one. */
export const DrawMode: StoryObj = { args: { deal: 'CF1-D1-AAAAACL' } };

/** A game on its way. */
export const MidGame: StoryObj = { args: { deal: knownDeal.code, motion: 'none' }, play: playedTo(85) };

/** A game that has been won. */
export const Won: StoryObj = { args: { deal: knownDeal.code, motion: 'none' }, play: playedTo(line.length) };

/** For the left hand. */
export const LeftHand: StoryObj = { args: { deal: knownDeal.code, hand: 'left' } };

/** An ink for every suit; red and black remain families. */
export const FourSuits: StoryObj = {
  args: { deal: knownDeal.code, motion: 'none', suits: 'four' },
  play: playedTo(85),
};
