import type { Answer, Solver } from '@canfield-game/engine/solver';
import { mostBytes, type Question } from './question.js';
import { loadSolver } from './solver-code.js';

/** A rest between slices is a task of its own, some ms long: frames and input come first. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Thinks on the page's own thread, in slices short enough that no frame is missed. */
export class SliceSolver {
  #solver: Promise<Solver> | undefined;

  /** Thinks about a question. */
  async ask({ state, rules, milliseconds, signal }: Question): Promise<Answer> {
    this.#solver ??= loadSolver().then(({ createSolver }) => createSolver());
    const solver = await this.#solver;
    return solver.solve(state, rules, { milliseconds, bytes: mostBytes, signal, pause: rest });
  }
}
