import type { GameState, Move, Rules } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';

/** What a solver is asked: whether a position can be won, and how. */
export interface Question {
  readonly state: GameState;
  readonly rules: Rules;
  /** For how long it may think. */
  readonly milliseconds: number;
  /** Nobody wants to know any more. */
  readonly signal: AbortSignal;
}

/** Another question: how a win can be had in fewer moves. */
export interface WinQuestion extends Question {
  /** The moves that win from the position. */
  readonly line: readonly Move[];
  /** How many positions it may go to: where that ends it, and not the time, the win is the same on every machine. */
  readonly states: number;
}

/** What is known of a position that nobody thought about. */
export const unanswered: Answer = { verdict: 'unknown', states: 0, milliseconds: 0 };

/** How much the first win that is found, maybe a long way round, is made shorter before anybody is told of it. */
export const shortening = { states: 200_000, milliseconds: 1000 };

/** The most memory for positions visited: a page is no place for more. */
export const mostBytes = 64e6;
