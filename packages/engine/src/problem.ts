/** Why a code, a deck, a setting or a saved game was refused. */
export type ProblemReason =
  | 'unknown-prefix'
  | 'unknown-version'
  | 'unknown-draw'
  | 'draw-not-offered'
  | 'wrong-length'
  | 'wrong-letter'
  | 'bad-deck'
  | 'bad-setting'
  | 'bad-save'
  | 'illegal-move';

/** What was wrong, and what would be right. `message` is English, for developers; `detail` names the wrong part. */
export interface Problem {
  readonly reason: ProblemReason;
  readonly message: string;
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

/** The value of a result; throws `GameError` when there is none. */
export function valueOf<T>(result: Parsed<T>): T {
  if (!result.ok) throw new GameError(result.problem);
  return result.value;
}
