import type { Game, Move, Outcome } from '@canfield-game/engine';
import { PlayClock } from './clock.js';
import type { ActionKind, SessionOutcome } from './report.js';

/** One game on one table, with its clock. */
export class Session {
  readonly clock: PlayClock;
  #game: Game;
  #watching = false;

  constructor(game: Game, now: () => number) {
    this.#game = game;
    this.clock = new PlayClock(now);
  }

  /** The game being played. */
  get game(): Game {
    return this.#game;
  }

  /** Whether a recorded game is shown, which nobody has taken over yet. */
  get watching(): boolean {
    return this.#watching;
  }

  /** Whether nothing has been played since the deal. */
  get untouched(): boolean {
    return this.#game.actions.length === 0;
  }

  /** Lays out another game, to be played or, recorded, to be watched. */
  replace(game: Game, watching = false): void {
    this.#game = game;
    this.#watching = watching;
    this.clock.reset();
  }

  /** Lays the same deal out again. */
  restart(): void {
    this.#game.restart();
    this.clock.reset();
  }

  /** Whoever watched goes on from here: what was still to be shown is given up. */
  takeOver(): void {
    if (!this.#watching) return;
    this.#game.dropRedo();
    this.#watching = false;
  }

  /** Plays a move or its text, and with it, as one action, the moves that follow of themselves. */
  play(move: Move | string, following: readonly Move[] = []): SessionOutcome {
    return this.#takeOver(
      (game) => game.play(move, ...following),
      (action) => (action.type === 'draw' ? 'draw' : 'play'),
    );
  }

  /** Plays moves that nobody made, as one action. */
  playByItself(moves: readonly Move[]): SessionOutcome {
    return this.#takeOver(
      (game) => game.play(...moves),
      () => 'auto',
    );
  }

  /** Takes the last action back. */
  undo(): SessionOutcome {
    return this.#act(
      (game) => game.undo(),
      () => 'undo',
    );
  }

  /** Does again what was taken back. */
  redo(): SessionOutcome {
    return this.#act(
      (game) => game.redo(),
      () => 'redo',
    );
  }

  /** Whoever plays goes on with the game from there. */
  #takeOver(perform: (game: Game) => Outcome, kindOf: (move: Move) => ActionKind): SessionOutcome {
    const outcome = this.#act(perform, kindOf);
    if (!outcome.ok) return outcome;
    this.#watching = false;
    if (!this.#game.won) this.clock.start();
    return outcome;
  }

  #act(perform: (game: Game) => Outcome, kindOf: (move: Move) => ActionKind): SessionOutcome {
    const game = this.#game;
    const { score: previousScore, won: wasWon, cursor: before } = game;
    const outcome = perform(game);
    if (!outcome.ok) return outcome;
    const done = game.actions[Math.max(before, game.cursor) - 1];
    const move = done?.moves[0] ?? { type: 'draw' };
    const won = game.won && !wasWon;
    if (game.won) this.clock.stop();
    else if (!this.#watching) this.clock.start();
    const { score, cursor: index } = game;
    return {
      ok: true,
      report: { kind: kindOf(move), move, changes: outcome.changes, score, previousScore, index, won },
    };
  }
}
