import type { Move } from '@canfield-game/engine';
import type { Answer, Solver } from '@canfield-game/engine/solver';
import { mostBytes, type Question, type WinQuestion } from './question.js';
import { loadSolver } from './solver-code.js';

/** A rest between slices is a task of its own, some ms long: frames and input come first. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The page's own thread thinks no longer about one question, in ms: it has other things to do. */
const longest = 3000;

const limitsOf = ({ milliseconds, signal }: Question) => ({
  milliseconds: Math.min(milliseconds, longest),
  bytes: mostBytes,
  signal,
  pause: rest,
});

/** Thinks on the page's own thread, in slices short enough that no frame is missed. */
export class SliceSolver {
  #solver: Promise<Solver> | undefined;

  /** Thinks about a question. */
  async ask(question: Question): Promise<Answer> {
    this.#solver ??= loadSolver().then(({ createSolver }) => createSolver());
    const solver = await this.#solver;
    return solver.solve(question.state, question.rules, limitsOf(question));
  }

  /** Makes a win shorter. */
  async shorten(question: WinQuestion): Promise<readonly Move[]> {
    const { shorten } = await loadSolver();
    return shorten(question.state, question.rules, question.line, { ...limitsOf(question), states: question.states });
  }
}
