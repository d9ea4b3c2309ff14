import '@canfield-game/element/define';
import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Args, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { attributes } from './attributes-directive.js';

/** What a control is for is an attribute; what begins with `on` is a listener of Storybook's. */
const attributesIn = (args: Args): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).filter(([name]) => /^[a-z-]+$/.test(name)));

/** One tag, kept while its attributes change: a game goes on under another theme. */
export const table = (args: Args): TemplateResult =>
  html`<canfield-game ${attributes(attributesIn(args))}></canfield-game>`;

/** How many moves the line takes that wins the known deal. */
export const knownMoves = knownDeal.line.split(' ').length;

/** The first tag of a story. */
export function gameIn(root: ParentNode): CanfieldGame {
  const game = root.querySelector<CanfieldGame>('canfield-game');
  if (!game) throw new Error('The story shows no game.');
  return game;
}

/** Takes up the known deal after so many moves of the line that wins it. */
export const playedTo =
  (moves: number): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const played = knownDeal.line.split(' ').slice(0, moves);
    for (const game of canvasElement.querySelectorAll<CanfieldGame>('canfield-game')) {
      game.load({ version: 1, code: knownDeal.code, moves: played, cursor: moves });
      await game.updateComplete;
    }
  };

/** Waits for the solver: until the table tells that its game leads nowhere. */
export const untilStuck: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const game = gameIn(canvasElement);
  await waitFor(() => expect(game.renderRoot.querySelector('[part~="stuck"]')).not.toBeNull(), { timeout: 30_000 });
};

/** A line of a log that is read from the top. */
export function logged(list: Element | null, text: string): void {
  const item = document.createElement('li');
  item.textContent = text;
  list?.prepend(item);
}
