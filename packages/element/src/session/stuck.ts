import type { Game } from '@canfield-game/engine';
import { loadSolver } from './solver-code.js';
import { passBringsNothing } from './whole-pass.js';

/** Why a game leads nowhere: it is proved to be lost, or a whole pass brings nothing and nothing else can be done. */
export type StuckProof = 'lost' | 'pass';

/** Whether a game is at a standstill. The solver is asked, and its code loaded, only where a whole pass brings nothing. */
export async function isAtStandstill({ state, rules, won }: Game): Promise<boolean> {
  if (won || state.choice || !passBringsNothing(state, rules)) return false;
  const { isStuck } = await loadSolver();
  return isStuck(state, rules);
}
