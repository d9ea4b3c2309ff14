import { Game, moveText } from '@canfield-game/engine';
import { solve } from '@canfield-game/engine/solver';

/** Looks for a win, all cards being known. `lost` is said only with a proof. */
export async function findWin(code: string, states: number) {
  const game = Game.fromCode(code);
  const { verdict, line = [] } = await solve(game.state, game.rules, { states });
  return { verdict, line: line.map(moveText).join(' ') };
}
