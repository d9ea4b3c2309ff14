import '@canfield-game/element/define';
import type { CanfieldGame } from '@canfield-game/element';
import { knownDeal } from '@canfield-game/engine/testing';
import type { Args, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';

/** Text as it stands in an attribute; an emptied control takes the attribute away. */
const written = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** One tag, kept while its attributes change: a game goes on under another theme. */
export const table = (args: Args): TemplateResult =>
  html`<canfield-game
    deal=${ifDefined(written(args['deal']))}
    variant=${ifDefined(written(args['variant']))}
    draw=${ifDefined(written(args['draw']))}
    rules=${ifDefined(written(args['rules']))}
    scoring=${ifDefined(written(args['scoring']))}
    tap=${ifDefined(written(args['tap']))}
    autoplay=${ifDefined(written(args['autoplay']))}
    autofinish=${ifDefined(written(args['autofinish']))}
    verbosity=${ifDefined(written(args['verbosity']))}
    shortcuts=${ifDefined(written(args['shortcuts']))}
    hints=${ifDefined(written(args['hints']))}
    stuck-notice=${ifDefined(written(args['stuck-notice']))}
    winnability=${ifDefined(written(args['winnability']))}
    winnable=${ifDefined(written(args['winnable']))}
    motion=${ifDefined(written(args['motion']))}
    sound=${ifDefined(written(args['sound']))}
    clock=${ifDefined(written(args['clock']))}
    controls=${ifDefined(written(args['controls']))}
    hand=${ifDefined(written(args['hand']))}
    suits=${ifDefined(written(args['suits']))}
    indices=${ifDefined(written(args['indices']))}
    back=${ifDefined(written(args['back']))}
    locale=${ifDefined(written(args['locale']))}
    theme=${ifDefined(written(args['theme']))}
  ></canfield-game>`;

/** How many moves the line takes that wins the known deal. */
export const knownMoves = knownDeal.line.split(' ').length;

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
