import {
  type AutoplayMode,
  autofinishLine,
  autoplayAfter,
  type GameState,
  type Move,
  play,
  type Rules,
  takesBack,
} from '@canfield-game/engine';

/** What is to play itself after a player's move. */
export interface Automatic {
  /** Which cards go up by themselves; `off` is none. */
  readonly autoplay: AutoplayMode | 'off';
  /** Whether a game that only has to be carried to its end is carried there. */
  readonly finishes: boolean;
}

function finishAfter(state: GameState, rules: Rules, move: Move): Move[] | undefined {
  const step = play(state, rules, move);
  return step.ok && !takesBack(move) ? autofinishLine(step.state, rules) : undefined;
}

/**
 * The moves that follow a player's legal move of themselves, to be one action with it. A take-back has none: its card would go
 * straight back up.
 */
export function followingMoves(state: GameState, rules: Rules, move: Move, automatic: Automatic): readonly Move[] {
  const { autoplay, finishes } = automatic;
  const finish = finishes ? finishAfter(state, rules, move) : undefined;
  if (finish) return finish;
  return autoplay === 'off' ? [] : autoplayAfter(state, rules, move, autoplay);
}
