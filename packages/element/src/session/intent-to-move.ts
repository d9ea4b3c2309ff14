import {
  type GameState,
  isSource,
  type Move,
  type PileId,
  pileOf,
  type Rules,
  tapMove,
  type TapReach,
} from '@canfield-game/engine';
import type { Intent, TapMode } from './intent.js';

interface Playing {
  readonly state: GameState;
  readonly rules: Rules;
}

function tapped(game: Playing, pile: PileId, index: number, reach: TapReach): Move | undefined {
  if (pile === 'C') return { type: 'base', index: index + 1 };
  if (!isSource(pile)) return undefined;
  const size = pileOf(game.state, pile)?.length ?? 0;
  if (size === 0) return undefined;
  return tapMove(game.state, game.rules, pile, size - index, reach);
}

/** The move an intent stands for, or undefined where it is none. Only the engine says whether a move is legal. */
export function intentToMove(game: Playing, intent: Intent, tap: TapMode): Move | undefined {
  switch (intent.type) {
    case 'draw':
      return { type: 'draw' };
    case 'tap':
      return tapped(game, intent.pile, intent.index, tap === 'foundation' ? 'foundation' : 'auto');
    case 'foundation':
      return tapped(game, intent.pile, intent.index, 'foundation');
    case 'drop':
      return { type: 'move', from: intent.from, to: intent.to, count: intent.count };
    default:
      return undefined;
  }
}
