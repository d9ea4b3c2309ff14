import type { Game, Move } from '@canfield-game/engine';

/** What `hint()` gives. */
export interface HintDetail {
  /**
   * `win`: the next move of a line that wins. `lost`: no win from here, which has been proved. `try`: neither is known, and
   * the move is the most promising one.
   */
  readonly kind: 'win' | 'try' | 'lost';
  /** The move; none where the game is lost, where nothing promises anything, or where only its being there is told. */
  readonly move?: Move;
  /** The only win known begins by going back on the last move: undo it. */
  readonly undo?: true;
}

/** How much hints tell: the move, only whether there is one, nothing. */
export type HintMode = 'on' | 'exists' | 'off';

/** A hint as far as it is to be told. */
export const toldHint = (hint: HintDetail, mode: HintMode): HintDetail => (mode === 'on' ? hint : { kind: hint.kind });

/**
 * The last move played, on which a hint never goes back. A move after which the reserve filled a column cannot be gone back
 * on: its inverse is a move like any other.
 */
export function lastMoveOf(game: Game): Move | undefined {
  const last = game.actions[game.cursor - 1];
  return last?.changes.some(({ type }) => type === 'refilled') ? undefined : last?.moves.at(-1);
}
