import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { gameIn, logged, table } from './table.js';

const meta: Meta = {
  title: 'Access',
  component: 'canfield-game',
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

const cards = (game: CanfieldGame): HTMLElement[] => [
  ...game.renderRoot.querySelectorAll<HTMLElement>('.outline button'),
];

/** Focuses the card or place whose name has these words. */
function focus(game: CanfieldGame, words: RegExp): void {
  const found = cards(game).find((button) => words.test(button.getAttribute('aria-label') ?? button.textContent));
  if (!found) throw new Error(`Nothing is called ${String(words)}.`);
  found.focus();
}

/** Arrows go from card to card, Enter picks up and puts down, `T` does what a tap does, `?` tells all keys. */
export const Keyboard: StoryObj = {
  render: table,
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await waitFor(() => expect(cards(game).length).toBeGreaterThan(0));
    focus(game, /queen of clubs/i);
    await userEvent.keyboard('t');
    await expect(game.game.cursor).toBe(1);
  },
};

/** Writes down what the live region of the tag says. */
function listen(event: Event): void {
  const game = event.target as CanfieldGame;
  const list = game.parentElement?.querySelector('ol') ?? null;
  const region = game.renderRoot.querySelector('.live');
  if (!region) return;
  new MutationObserver(() => {
    const said = region.textContent.trim();
    if (said !== '') logged(list, said);
  }).observe(region, { childList: true, characterData: true, subtree: true });
}

/** What a screen reader is told of each action, once. The latest is on top. */
export const Transcript: StoryObj = {
  render: (args) =>
    html`<div @canfield-ready=${listen}>
      ${table(args)}
      <ol class="log" aria-label="What was said" tabindex="0"></ol>
    </div>`,
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await waitFor(() => expect(cards(game).length).toBeGreaterThan(0));
    game.play('R>T2');
    await waitFor(() => expect(canvasElement.querySelector('li')).toHaveTextContent(/queen of clubs/i));
  },
};
