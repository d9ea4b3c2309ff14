import type { Game, Move, Outcome } from '@canfield-game/engine';
import { PlayClock } from './clock.js';
import type { ActionKind, SessionOutcome } from './report.js';

/** One game on one table, with its clock. */
export class Session {
  readonly clock: PlayClock;
  #game: Game;

  constructor(game: Game, now: () => number) {
    this.#game = game;
    this.clock = new PlayClock(now);
  }

  /** The game being played. */
  get game(): Game {
    return this.#game;
  }

  /** Whether nothing has been played since the deal. */
  get untouched(): boolean {
    return this.#game.actions.length === 0;
  }

  /** Lays out another game. */
  replace(game: Game): void {
    this.#game = game;
    this.clock.reset();
  }

  /** Lays the same deal out again. */
  restart(): void {
    this.#game.restart();
    this.clock.reset();
  }

  /** Plays a move or its text, and with it, as one action, the moves that follow of themselves. */
  play(move: Move | string, following: readonly Move[] = []): SessionOutcome {
    return this.#act(
      (game) => game.play(move, ...following),
      (action) => (action.type === 'draw' ? 'draw' : 'play'),
    );
  }

  /** Plays moves that nobody made, as one action. */
  playByItself(moves: readonly Move[]): SessionOutcome {
    return this.#act(
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

  #act(perform: (game: Game) => Outcome, kindOf: (move: Move) => ActionKind): SessionOutcome {
    const game = this.#game;
    const { score: previousScore, won: wasWon, cursor: before } = game;
    const outcome = perform(game);
    if (!outcome.ok) return outcome;
    const done = game.actions[Math.max(before, game.cursor) - 1];
    const move = done?.moves[0] ?? { type: 'draw' };
    const won = game.won && !wasWon;
    if (game.won) this.clock.stop();
    else this.clock.start();
    const { score, cursor: index } = game;
    return {
      ok: true,
      report: { kind: kindOf(move), move, changes: outcome.changes, score, previousScore, index, won },
    };
  }
}
