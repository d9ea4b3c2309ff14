import type { Game } from '@canfield-game/engine';
import { loadSolver } from './solver-code.js';
import { mayStandStill } from './whole-pass.js';

/** Why a game leads nowhere: it is proved to be lost, or a whole pass brings nothing and nothing else can be done. */
export type StuckProof = 'lost' | 'pass';

/** Whether a game is at a standstill. The solver is asked, and its code loaded, only where a whole pass brings nothing. */
export async function isAtStandstill(game: Game): Promise<boolean> {
  if (!mayStandStill(game)) return false;
  const { isStuck } = await loadSolver();
  return isStuck(game.state, game.rules);
}
