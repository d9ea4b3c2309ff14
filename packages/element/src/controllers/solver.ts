import type { Game, GameState, Move } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BackgroundSolver } from '../session/background-solver.js';
import { Proofs } from '../session/proofs.js';
import { type Question, shortening, unanswered } from '../session/question.js';

/** The tag whose game is thought about. */
export interface SolverHost extends ReactiveControllerHost {
  readonly game: Game;
}

interface Asked {
  readonly state: GameState;
  readonly abort: AbortController;
  readonly answer: Promise<Answer>;
}

/** A win that has been found is waited for so much longer, in ms, to be made shorter. */
const extraTime = 250;

/** An answer, or none where it does not come in time. */
function inTime(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, milliseconds, unanswered);
  });
  return Promise.race([answer, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** Thinks about the game of one tag in the background, and keeps what it has proved. */
export class SolverController implements ReactiveController {
  readonly #host: SolverHost;
  readonly #solver: BackgroundSolver;
  readonly #proofs = new Proofs();
  #asked: Asked | undefined;

  constructor(host: SolverHost, solver: BackgroundSolver) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#cancel();
    this.#solver.end();
  }

  /** Another position may lie on the table: what was asked about the last one is of no use any more. */
  hostUpdate(): void {
    if (this.#asked && this.#asked.state !== this.#host.game.state) this.#cancel();
  }

  /** What is known of the position on the table without thinking. */
  get known(): Answer {
    const { game } = this.#host;
    if (game.won) return { ...unanswered, verdict: 'winnable', line: [] };
    if (this.#proofs.isLost(game)) return { ...unanswered, verdict: 'lost' };
    const line = this.#proofs.lineFor(game);
    return line ? { ...unanswered, verdict: 'winnable', line } : unanswered;
  }

  /** A game as it lies is won by a line. */
  isWonBy(game: Game, line: readonly Move[]): void {
    this.#proofs.won(game.state, game.rules, line);
  }

  /** The game as it lies is lost. */
  isLost(): void {
    this.#proofs.lost(this.#host.game);
  }

  /**
   * Thinks about the position on the table for so many ms, and a little longer about a win that it finds, unless all is
   * known. What was asked about it already goes on.
   */
  async ask(milliseconds: number): Promise<Answer> {
    const { known } = this;
    if (known.verdict !== 'unknown') return known;
    this.hostUpdate();
    this.#asked ??= this.#begin(milliseconds);
    const answer = await inTime(this.#asked.answer, milliseconds + extraTime);
    return answer.verdict === 'unknown' ? this.known : answer;
  }

  #begin(milliseconds: number): Asked {
    const { game } = this.#host;
    const { state, rules } = game;
    const abort = new AbortController();
    const { signal } = abort;
    const answer = this.#think({ state, rules, milliseconds, signal }).finally(() => {
      if (!signal.aborted) this.#asked = undefined;
    });
    return { state, abort, answer: answer.then((found) => this.#heard(game, state, found)) };
  }

  async #think(question: Question): Promise<Answer> {
    const answer = await this.#solver.ask(question);
    if (!answer.line) return answer;
    this.#proofs.won(question.state, question.rules, answer.line);
    return { ...answer, line: await this.#solver.shorten({ ...question, line: answer.line, ...shortening }) };
  }

  #heard(game: Game, state: GameState, answer: Answer): Answer {
    if (answer.line) this.#proofs.won(state, game.rules, answer.line);
    if (answer.verdict === 'lost' && game.state === state) this.#proofs.lost(game);
    this.#host.requestUpdate();
    return answer;
  }

  #cancel(): void {
    this.#asked?.abort.abort();
    this.#asked = undefined;
  }
}
