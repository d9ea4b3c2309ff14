import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { gameIn, playedTo, table, untilStuck } from './table.js';

/** Every attribute of the tag. What it means, and which values it has, is told by its control. */
const meta: Meta = {
  title: 'Attributes',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

const midGame = playedTo(85);

/** An attribute, at the deal. */
const dealt = (args: Record<string, string>): StoryObj => ({ args });
/** An attribute that is seen best in a game on its way. */
const onItsWay = (args: Record<string, string>): StoryObj => ({ args, play: midGame });

export const Deal = dealt({ deal: 'RB1-D1-AAAAACL' });
export const Variant = dealt({ deal: '', variant: 'storehouse' });
export const Draw = dealt({ deal: '', draw: '1' });
export const Rules = dealt({ deal: '', rules: '{"openReserve":true}' });
export const Scoring = dealt({ scoring: 'casino' });
export const Tap = dealt({ tap: 'off' });
export const Hand = onItsWay({ hand: 'left' });
export const Suits = onItsWay({ suits: 'four' });
export const Indices = onItsWay({ locale: 'de', indices: 'latin' });
export const Back = onItsWay({ back: 'stars' });
export const Theme = onItsWay({ theme: 'midnight' });
export const Locale = onItsWay({ locale: 'de' });
export const Controls = onItsWay({ controls: 'undo redo' });
export const Clock = dealt({ clock: 'off' });
export const Sound = dealt({ sound: 'on' });
export const Motion = dealt({ motion: 'none' });
export const Verbosity = dealt({ verbosity: 'full' });
export const Shortcuts = dealt({ shortcuts: 'off' });
export const Winnability = dealt({ winnability: 'on' });
export const Winnable = dealt({ winnable: 'on' });
export const ShareUrl = dealt({ 'share-url': 'https://example.org/canfield' });
export const StorageKey = dealt({ 'storage-key': 'story' });

/** Nothing that is done on the table plays; methods still do. */
export const Readonly: StoryObj = {
  args: { readonly: 'on' },
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await game.updateComplete;
    await expect(game.play('R>T2').ok).toBe(true);
  },
};

/** After this move a card goes to its foundation by itself, in one action with it. */
export const Autoplay: StoryObj = {
  args: { autoplay: 'on' },
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await game.updateComplete;
    game.play('R>T2');
    await expect(game.game.actions[0]?.moves.length).toBe(2);
  },
};

/** A button offers to play the rest of a game in which nothing else is left to do. */
export const Autofinish: StoryObj = {
  args: { autofinish: 'offer' },
  play: async (context) => {
    await playedTo(139)(context);
    const game = gameIn(context.canvasElement);
    await expect(game.renderRoot.querySelector('[part~="autofinish"]')).not.toBeNull();
  },
};

/** Hints say only whether there is a move that helps. */
export const Hints: StoryObj = {
  args: { hints: 'exists' },
  play: async (context) => {
    await playedTo(80)(context);
    const hint = await gameIn(context.canvasElement).hint();
    await expect(hint?.move).toBeUndefined();
  },
};

/** A game that is proved lost is told of once, on the table. */
export const StuckNotice: StoryObj = {
  args: { deal: 'CF1-D1-AAAAAAF', rules: '{"wraps":"stop-at-base","takeBack":false}', 'stuck-notice': 'on' },
  play: untilStuck,
};
