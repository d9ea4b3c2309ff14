import type { Answer } from '@canfield-game/engine/solver';
import { type Question, unanswered } from './question.js';
import { SliceSolver } from './slice-solver.js';
import { WorkerSolver } from './worker-solver.js';

/** Thinking is kept this long after the last answer, in ms: the next question is often about the next position. */
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
  async ask(question: Question): Promise<Answer> {
    clearTimeout(this.#idle);
    this.#asking += 1;
    try {
      return (await this.#inWorker(question)) ?? (await this.#inSlices(question));
    } finally {
      this.#asking -= 1;
      if (this.#asking === 0 && (this.#worker || this.#slices)) this.#restIn(idleTime);
    }
  }

  /** Gives everything back. */
  end(): void {
    clearTimeout(this.#idle);
    this.#worker?.end();
    this.#worker = undefined;
    this.#slices = undefined;
  }

  #restIn(milliseconds: number): void {
    this.#idle = setTimeout(() => {
      this.end();
    }, milliseconds);
  }

  async #inWorker(question: Question): Promise<Answer | undefined> {
    if (this.#failed) return undefined;
    this.#worker ??= WorkerSolver.start();
    const worker = this.#worker;
    const answer = await worker?.ask(question);
    if (answer) return answer;
    // Ended from here, not by a fault of its own.
    if (question.signal.aborted || this.#worker !== worker) return unanswered;
    this.#failed = true;
    worker?.end();
    this.#worker = undefined;
    return undefined;
  }

  #inSlices(question: Question): Promise<Answer> {
    this.#slices ??= new SliceSolver();
    return this.#slices.ask(question);
  }
}
