import { knownDeal } from '@canfield-game/engine/testing';
import type { Moment } from './look.js';

/** A game dealt by its code, after moves given as their texts. */
export const played = (code: string, line = ''): Moment => {
  const moves = line.split(' ').filter((move) => move !== '');
  return { game: { version: 1, code, moves, cursor: moves.length } };
};

/** The known deal after so many moves of the line that wins it. */
const known = (moves = Infinity): Moment => played(knownDeal.code, knownDeal.line.split(' ').slice(0, moves).join(' '));

export const deal = known(0);
export const midGame = known(85);
export const won = known();

/** Two cards held over the one column that takes them. */
export const dragging: Moment = { ...midGame, drag: { card: 'JD', over: 'T3' } };

/** A card that three columns take, two of them empty. */
export const choosing: Moment = { ...known(133), drag: { card: '4C', over: 'T3' } };

/** What every theme is pictured in. */
export const everyMoment = {
  cloth: { ...deal, cloth: true, screens: ['phone'] },
  deal,
  'mid-game': midGame,
  dragging,
  hint: { ...known(110), hint: true },
  won,
  'four-suits': { ...midGame, attributes: { suits: 'four' }, screens: ['phone'] },
} satisfies Record<string, Moment>;
