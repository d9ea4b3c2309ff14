import { clipped, shown } from './text.js';

/** Why a code, a deck, a setting or a saved game was refused. */
export type ProblemReason =
  /** A deal code begins with no variant's letters. */
  | 'unknown-prefix'
  /** A deal code is of a format that is not known here. */
  | 'unknown-version'
  /** A deal code's draw part is neither D3 nor D1. */
  | 'unknown-draw'
  /** A deal code's variant is not played with its draw mode. */
  | 'draw-not-offered'
  /** A deal code has not seven letters at its end. */
  | 'wrong-length'
  /** A deal code has something among its letters that is none. */
  | 'wrong-letter'
  /** A deck is not what the rules deal. */
  | 'bad-deck'
  /** A setting, or the scoring, is unknown, out of range or contradicts another. */
  | 'bad-setting'
  /** A saved game has not the shape of one. */
  | 'bad-save'
  /** A saved game has an action that is not legal where it stands. */
  | 'illegal-move';

/** What was wrong, and what would be right. `message` is English, for developers; `detail` names the wrong part. */
export interface Problem {
  readonly reason: ProblemReason;
  /** A sentence that says what is wrong and what would be right. */
  readonly message: string;
  /** The part of the text, the setting or the part of the record that is wrong; the number of an illegal action. */
  readonly detail?: string;
}

/** A value, or what is wrong with the input it should have come from. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Thrown where a game cannot be made from what was given. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly reason: ProblemReason;
  readonly detail: string | undefined;

  constructor(problem: Problem) {
    super(problem.message);
    this.reason = problem.reason;
    this.detail = problem.detail;
  }
}

/** The result for input that was read. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** The result for input that was refused. */
export function refused(reason: ProblemReason, message: string, detail?: string): { ok: false; problem: Problem } {
  return { ok: false, problem: detail === undefined ? { reason, message } : { reason, message, detail } };
}

/** The result for a text that is refused, its beginning as `detail`; `why` goes on after it. */
export const refusedText = (reason: ProblemReason, text: unknown, why: string): ReturnType<typeof refused> =>
  refused(reason, `${shown(text)} ${why}`, typeof text === 'string' ? clipped(text) : undefined);

/** The value of a result; throws `GameError` when there is none. */
export function valueOf<T>(result: Parsed<T>): T {
  if (!result.ok) throw new GameError(result.problem);
  return result.value;
}
