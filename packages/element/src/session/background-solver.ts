import type { Move } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import { type Question, unanswered, type WinQuestion } from './question.js';
import { SliceSolver } from './slice-solver.js';
import { WorkerSolver } from './worker-solver.js';

/** What was learnt is kept this long after the last answer, in ms: the next question is often about the next position. */
const idleTime = 20_000;

/**
 * A solver that never keeps the page waiting: in a worker, or in slices where there can be none. It takes nothing before
 * the first question, and gives all back when nobody has asked for a while.
 */
export class BackgroundSolver {
  #worker: WorkerSolver | undefined;
  #slices: SliceSolver | undefined;
  /** A worker that failed once is not tried again. */
  #failed = false;
  #asking = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** Thinks about a question. Where its signal ends that, or all is given back, nothing is known. */
  ask(question: Question): Promise<Answer> {
    return this.#think(question, (solver) => solver.ask(question), unanswered);
  }

  /** Makes a win shorter: the moves of one that is never longer. */
  shorten(question: WinQuestion): Promise<readonly Move[]> {
    return this.#think(question, (solver) => solver.shorten(question), question.line);
  }

  /** Gives everything back. */
  end(): void {
    clearTimeout(this.#idle);
    this.#worker?.end();
    this.#worker = undefined;
    this.#slices = undefined;
  }

  async #think<Result>(
    { signal }: Question,
    ask: (solver: WorkerSolver | SliceSolver) => Promise<Result | undefined>,
    nothing: Result,
  ): Promise<Result> {
    clearTimeout(this.#idle);
    this.#asking += 1;
    try {
      const found = await this.#inWorker(ask, signal);
      if (found !== undefined) return found;
      return (this.#failed && !signal.aborted && (await this.#inSlices(ask))) || nothing;
    } finally {
      this.#asking -= 1;
      if (this.#asking === 0 && (this.#worker || this.#slices)) this.#restIn(idleTime);
    }
  }

  /** Undefined where the worker gives no answer: it has failed, unless it was called off or ended from here. */
  async #inWorker<Result>(
    ask: (solver: WorkerSolver) => Promise<Result | undefined>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    if (this.#failed) return undefined;
    this.#worker ??= WorkerSolver.start();
    const worker = this.#worker;
    const found = worker && (await ask(worker));
    if (found !== undefined || signal.aborted || this.#worker !== worker) return found;
    this.#failed = true;
    worker?.end();
    this.#worker = undefined;
    return undefined;
  }

  #inSlices<Result>(ask: (solver: SliceSolver) => Promise<Result | undefined>): Promise<Result | undefined> {
    this.#slices ??= new SliceSolver();
    return ask(this.#slices);
  }

  #restIn(milliseconds: number): void {
    this.#idle = setTimeout(() => {
      this.end();
    }, milliseconds);
  }
}
