import type { CanfieldGame, PanelName } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { table } from './table.js';

const meta: Meta = {
  title: 'Panels',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
  // They lie over the whole page, which is no place for several of them.
  tags: ['!autodocs'],
};

export default meta;

/** Opens a panel, after something else was done, and waits until it is there. */
const shows =
  (name: PanelName, before?: (game: CanfieldGame) => void): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const game = canvasElement.querySelector<CanfieldGame>('canfield-game');
    if (!game) return;
    await customElements.whenDefined('canfield-game');
    before?.(game);
    game.showPanel(name);
    while (!game.renderRoot.querySelector('dialog[open]')) await new Promise(requestAnimationFrame);
  };

/** What can be dealt: at random, the deal of the day, or a code. */
export const NewGame: StoryObj = { play: shows('new-game') };

/** Which days' deals were played and won; those that are over can be dealt still. */
export const Calendar: StoryObj = { play: shows('calendar') };

/** What the player may set: all that the page has not. */
export const Settings: StoryObj = { play: shows('settings') };

const placed = Array.from({ length: 53 }, (_, cards) => (cards === 52 ? 3 : Math.max(0, 4 - Math.abs(cards - 9))));

/** What has come of the games of a variant. */
export const Statistics: StoryObj = {
  play: shows('statistics', (game) => {
    game.importStatistics({
      'canfield-3': {
        games: 19,
        won: 3,
        streak: 1,
        longestStreak: 2,
        bestScore: 260,
        fewestMoves: 121,
        bestSeconds: 245,
        secondsOfWins: 912,
        placed,
      },
    });
  }),
};

/** The rules of the running game, made of its settings. */
export const Rules: StoryObj = { play: shows('rules') };

/** What every key does. */
export const Keys: StoryObj = { play: shows('help') };

/** A note on the table says what is wrong with a deal code; the game stays. */
export const Note: StoryObj = {
  play: async ({ canvasElement }) => {
    await customElements.whenDefined('canfield-game');
    canvasElement.querySelector<CanfieldGame>('canfield-game')?.newGame({ deal: 'CF1-D3-AAAA0CL' });
  },
};
