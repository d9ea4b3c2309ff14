import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { type Answer, createSolver, type Limits } from './solve.js';

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
  /** Stops a question, asked or waiting: its answer is what is known then. */
  | { readonly type: 'cancel'; readonly id: number }
  /** Drops all memory. */
  | { readonly type: 'forget' };

/** What a solver in a worker says. */
export type Reply =
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'error'; readonly id: number; readonly message: string };

/** The end of a channel that a worker has: its global scope, or a message port. */
export interface Port {
  postMessage: (message: Reply) => void;
  onmessage: ((event: { readonly data: Request }) => void) | null;
}

/** Answers the questions that come through a port, one after another, in slices between which others come in. */
export function serve(port: Port): void {
  const solver = createSolver();
  const signals = new Map<number, { aborted: boolean }>();
  let queue = Promise.resolve();

  const answer = async (request: Request & { type: 'solve' }): Promise<void> => {
    const { id, state, rules, limits } = request;
    const signal = signals.get(id) ?? { aborted: false };
    try {
      port.postMessage({ type: 'answer', id, answer: await solver.solve(state, rules, { ...limits, signal }) });
    } catch (error) {
      port.postMessage({ type: 'error', id, message: error instanceof Error ? error.message : String(error) });
    }
    signals.delete(id);
  };

  port.onmessage = ({ data }) => {
    if (data.type === 'solve') {
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
