import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, within } from 'storybook/test';
import { gameIn, table } from './table.js';

const meta: Meta = {
  title: 'Methods',
  component: 'canfield-game',
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

type Deed = (game: CanfieldGame) => unknown;

const deeds: Readonly<Record<string, Deed>> = {
  "play('R>T2')": (game) => game.play('R>T2'),
  "play('D')": (game) => game.play('D'),
  "play('R>F4')": (game) => game.play('R>F4'),
  'undo()': (game) => game.undo(),
  'redo()': (game) => game.redo(),
  'hint()': (game) => game.hint(),
  'finish()': (game) => game.finish(),
  'restart()': (game) => game.restart(),
  'newGame()': (game) => game.newGame(),
  'save()': (game) => game.save(),
};

async function perform(event: Event, deed: Deed): Promise<void> {
  const root = (event.currentTarget as Element).closest('.deeds');
  if (!root) return;
  const given = await deed(gameIn(root));
  const output = root.querySelector('output');
  if (output) output.textContent = given === undefined ? 'nothing' : JSON.stringify(given);
}

/** What buttons do, methods do: press one, and see what it gives. */
export const All: StoryObj = {
  render: (args) =>
    html`<div class="deeds">
      ${table(args)}
      <p>
        ${Object.entries(deeds).map(
          ([name, deed]) =>
            html`<button type="button" @click=${(event: Event) => perform(event, deed)}>${name}</button> `,
        )}
      </p>
      <pre tabindex="0"><output></output></pre>
    </div>`,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await gameIn(canvasElement).updateComplete;
    await userEvent.click(page.getByText("play('R>F4')"));
    await expect(page.getByRole('status')).toHaveTextContent('not-accepted');
    await userEvent.click(page.getByText("play('R>T2')"));
    await expect(gameIn(canvasElement).game.cursor).toBe(1);
  },
};
