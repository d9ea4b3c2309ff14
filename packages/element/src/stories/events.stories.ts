import { knownDeal } from '@canfield-game/engine/testing';
import manifest from '@canfield-game/element/custom-elements.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { listeners } from './listeners-directive.js';
import { gameIn, logged, table } from './table.js';

const meta: Meta = {
  title: 'Events',
  component: 'canfield-game',
  args: { deal: knownDeal.code, motion: 'none' },
};

export default meta;

interface Declared {
  readonly events?: readonly { readonly name: string }[];
}

/** The events of the tag, from its manifest. */
const names = manifest.modules
  .flatMap(({ declarations = [] }) => declarations as Declared[])
  .flatMap(({ events = [] }) => events.map(({ name }) => name));

const log = (event: Event): void => {
  const list = (event.currentTarget as Element).querySelector('ol');
  logged(list, `${event.type} ${JSON.stringify((event as CustomEvent).detail)}`);
};

/** Everything that happens is told by an event: play, and read on. The latest is on top. */
export const Log: StoryObj = {
  render: (args) =>
    html`<div ${listeners(names, log)}>
      ${table(args)}
      <ol class="log" aria-label="Events" tabindex="0"></ol>
    </div>`,
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await game.updateComplete;
    game.play('R>T2');
    game.play('R>F1');
    const told = [...canvasElement.querySelectorAll('li')].map(({ textContent }) => textContent.split(' ')[0]);
    await expect(told.slice(0, 2).sort()).toEqual(['canfield-move', 'canfield-score']);
  },
};

/** A move can be kept from happening: `canfield-before-move` is cancelled here for every draw. */
export const Cancelled: StoryObj = {
  render: (args) =>
    html`<div
      @canfield-before-move=${(event: CustomEvent<{ move: { type: string } }>) => {
        if (event.detail.move.type === 'draw') event.preventDefault();
      }}
    >
      ${table(args)}
    </div>`,
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await game.updateComplete;
    await expect(game.play('D')).toEqual({ ok: false, reason: 'prevented' });
    await expect(game.play('R>T2').ok).toBe(true);
  },
};
