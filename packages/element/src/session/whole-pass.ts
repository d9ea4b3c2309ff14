import {
  destinations,
  type Game,
  type GameState,
  isFoundation,
  legalMoves,
  type Move,
  play,
  type Rules,
} from '@canfield-game/engine';

/** Whether a move gets a card out of reserve or waste, or up. */
function gains(move: Move): boolean {
  if (move.type !== 'move') return move.type === 'base';
  return move.from === 'R' || move.from === 'W' || isFoundation(move.to);
}

/**
 * Whether a whole pass through the stock, and every later one that differs, shows no card that can be placed, and neither
 * reserve nor columns have one. Only then is it worth asking the solver whether the game is at a standstill.
 */
export function passBringsNothing(state: GameState, rules: Rules): boolean {
  if (legalMoves(state, rules).some(gains)) return false;
  let at = state;
  for (let left = 2 * (state.stock.length + state.waste.length) + 4; left > 0; left--) {
    const step = play(at, rules, { type: 'draw' });
    if (!step.ok) return true;
    at = step.state;
    // Drawing changes nothing but the waste.
    if (destinations(at, rules, 'W', 1).length > 0) return false;
  }
  return true;
}

/** Whether a game may be at a standstill, so far as that is seen without the solver. */
export const mayStandStill = ({ state, rules, won }: Game): boolean =>
  !won && !state.choice && passBringsNothing(state, rules);
