import type { Move } from '../move.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import type { Limits, StopSignal } from './slices.js';
import { type Answer, createSolver, type Solver } from './solve.js';

/** What may be asked of a solver in a worker. */
export type Request =
  | {
      readonly type: 'solve';
      /** Comes back with the answer. */
      readonly id: number;
      readonly state: GameState;
      readonly rules: Rules;
      readonly limits?: Pick<Limits, 'states' | 'milliseconds' | 'bytes'>;
    }
  | {
      readonly type: 'shorten';
      readonly id: number;
      readonly state: GameState;
      readonly rules: Rules;
      /** A win from the position. */
      readonly line: readonly Move[];
      readonly limits?: Pick<Limits, 'states' | 'milliseconds'>;
    }
  /** Stops a question, asked or waiting: its answer is what is known then. */
  | { readonly type: 'cancel'; readonly id: number }
  /** Drops all memory. */
  | { readonly type: 'forget' };

/** What a solver in a worker says. */
export type Reply =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** The win asked to be shortened, or a shorter one. */
  | { readonly type: 'line'; readonly id: number; readonly line: readonly Move[] }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

/** The end of a channel that a worker has: its global scope, or a message port. */
export interface Port {
  postMessage: (message: Reply) => void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

type Question = Exclude<Request, { readonly type: 'cancel' | 'forget' }>;

async function replyTo(solver: Solver, question: Question, signal: StopSignal): Promise<Reply> {
  const { id, state, rules } = question;
  const limits = { ...question.limits, signal };
  if (question.type === 'solve') return { type: 'answer', id, answer: await solver.solve(state, rules, limits) };
  return { type: 'line', id, line: await solver.shorten(state, rules, question.line, limits) };
}

/** Answers the questions that come through a port, one after another, in slices between which others come in. */
export function serve(port: Port): void {
  const solver = createSolver();
  const signals = new Map<number, { aborted: boolean }>();
  let queue = Promise.resolve();

  const answer = async (question: Question): Promise<void> => {
    const { id } = question;
    try {
      port.postMessage(await replyTo(solver, question, signals.get(id) ?? { aborted: false }));
    } catch (error) {
      port.postMessage({ type: 'error', id, message: error instanceof Error ? error.message : String(error) });
    }
    signals.delete(id);
  };

  port.onmessage = ({ data }) => {
    if ('id' in data && data.type !== 'cancel') {
      signals.set(data.id, { aborted: false });
      queue = queue.then(() => answer(data));
    } else if (data.type === 'cancel') {
      const signal = signals.get(data.id);
      if (signal) signal.aborted = true;
    } else {
      queue = queue.then(() => solver.forget());
    }
  };
}
