import { knownDeal } from '@canfield-game/engine/testing';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, within } from 'storybook/test';
import { gameIn, playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Recipes',
  component: 'canfield-game',
  render: table,
  args: { motion: 'none' },
};

export default meta;

/** Two tags on a page know nothing of each other. */
export const TwoOnAPage: StoryObj = {
  render: (args) =>
    html`<div class="grid">
      ${table({ ...args, deal: knownDeal.code })} ${table({ ...args, deal: 'RF1-D1-AAAAACL', theme: 'ocean' })}
    </div>`,
  play: async ({ canvasElement }) => {
    const [one, other] = canvasElement.querySelectorAll('canfield-game');
    await one?.updateComplete;
    one?.play('R>T2');
    await expect(one?.game.cursor).toBe(1);
    await expect(other?.game.cursor).toBe(0);
  },
};

/** The table alone, with the page's own buttons. */
export const BareTable: StoryObj = {
  args: { deal: knownDeal.code, controls: 'none' },
  render: (args) => {
    const act = (event: Event, does: 'draw' | 'undo') => {
      const game = gameIn((event.currentTarget as Element).closest('.bare') as Element);
      if (does === 'draw') game.play('D');
      else game.undo();
    };
    return html`<div class="bare">
      ${table(args)}
      <p>
        <button type="button" @click=${(event: Event) => act(event, 'draw')}>Draw</button>
        <button type="button" @click=${(event: Event) => act(event, 'undo')}>Undo</button>
      </p>
    </div>`;
  },
  play: async ({ canvasElement }) => {
    await gameIn(canvasElement).updateComplete;
    await userEvent.click(within(canvasElement).getByText('Draw'));
    await expect(gameIn(canvasElement).game.cursor).toBe(1);
  },
};

/** A page in Arabic: the tag follows the language around it. */
export const ArabicPage: StoryObj = {
  args: { deal: knownDeal.code },
  render: (args) => html`<div lang="ar" dir="rtl">${table(args)}</div>`,
  play: playedTo(85),
};

/** The deck is paid for, every card on a foundation pays; green shades, and the noise of cards. */
export const CasinoNight: StoryObj = {
  args: { deal: 'CC1-D1-AAAAACL', scoring: 'casino', theme: 'lamplight', back: 'scales', sound: 'on' },
};

/** The deal of the day, the same for everybody whose calendar shows it. */
export const DailyPage: StoryObj = { args: { deal: 'daily', 'storage-key': 'daily' } };

/** A recorded game is shown step by step. Whoever plays a move takes it over from there. */
export const WatchAReplay: StoryObj = {
  args: { deal: knownDeal.code },
  play: async ({ canvasElement }) => {
    const game = gameIn(canvasElement);
    await game.updateComplete;
    const record = { version: 1, code: knownDeal.code, moves: knownDeal.line.split(' '), cursor: 12 } as const;
    const replay = await game.replay(record, { paused: true });
    await expect(replay?.step()).toBe(true);
  },
};
