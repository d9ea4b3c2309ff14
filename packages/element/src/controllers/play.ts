import {
  autofinishLine,
  checkMove,
  drawOf,
  Game,
  GameError,
  type GameState,
  type Move,
  readMove,
  refusalOf,
  type SavedGame,
} from '@canfield-game/engine';
import { answerDeal, type DealProblem, type DealRequest, plainRequest } from '../session/deal-request.js';
import { canfieldEvent, type CanfieldEventDetails } from '../events.js';
import type { Intent, TapMode } from '../session/intent.js';
import { intentToMove } from '../session/intent-to-move.js';
import type { ActionReport, DealCause, RefusalReason, SessionOutcome } from '../session/report.js';
import { Session } from '../session/session.js';
import { type Automatic, followingMoves } from '../session/automatic.js';

/** The tag on which a game is played, and what it is told. */
export interface PlayHost extends EventTarget {
  /** What is to play itself after a player's move. */
  readonly automatic: Automatic;
  /** An action was done; the model is already where the picture is still to go. */
  acted(report: ActionReport): void;
  /** The game on the table is about to be given up. */
  leaving(): void;
  /** Another game lies on the table. */
  dealt(cause: DealCause): void;
  /** A game that was watched is played from now on. */
  tookOver(): void;
  /** What was wanted could not be done. */
  refused(reason: RefusalReason): void;
  /** Something given from outside was wrong. */
  complained(problem: DealProblem): void;
}

/** Plays the game of one tag: does what is wanted, and tells the page by events. */
export class PlayController {
  readonly session: Session;
  readonly #host: PlayHost;
  #wayFrom: { readonly state: GameState; readonly line: readonly Move[] | undefined } | undefined;

  constructor(host: PlayHost, now: () => number) {
    this.#host = host;
    const { game } = answerDeal(plainRequest);
    this.session = new Session(game as Game, now);
  }

  /** The game being played. */
  get game(): Game {
    return this.session.game;
  }

  /** Deals what is asked for. A wrong code leaves the game as it is, but for the first one, which is dealt at random. */
  deal(request: DealRequest, cause: DealCause): void {
    const { game, problem } = answerDeal(request);
    if (game) this.replace(game, cause);
    else if (cause === 'start') this.deal(plainRequest, cause);
    // Told last: a deal clears the table of notes.
    if (problem) this.complain(problem);
  }

  /** Lays another game out. */
  replace(game: Game, cause: DealCause): void {
    const previous = this.game.score;
    this.#host.leaving();
    this.session.replace(game);
    this.#dealt(cause, previous);
  }

  /** Lays a recorded game out to be watched. */
  watch(game: Game): void {
    const previous = this.game.score;
    this.session.replace(game, true);
    this.#dealt('replay', previous);
  }

  /** Whoever watched goes on with the game from where it stands. */
  takeOver(): void {
    this.session.takeOver();
    this.#host.tookOver();
  }

  /** Lays the same deal out again. */
  restart(): void {
    const previous = this.game.score;
    this.#host.leaving();
    this.session.restart();
    this.#dealt('restart', previous);
  }

  /** Takes up a saved game; a wrong one leaves the running game as it is. */
  load(saved: SavedGame): boolean {
    try {
      this.replace(Game.fromJSON(saved), 'load');
      return true;
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.complain({ reason: 'bad-save', message: error.message, detail: error.detail ?? error.reason });
      return false;
    }
  }

  /** Plays a move or its text, and what follows of itself, unless it is illegal or the page prevents it. */
  play(given: Move | string): SessionOutcome {
    const { state, rules } = this.game;
    const move = this.#legal(given);
    if (move && !this.#permitted(move)) return { ok: false, reason: 'prevented' };
    const following = move ? followingMoves(state, rules, move, this.#host.automatic) : [];
    return this.#tell(this.session.play(given, following));
  }

  /** Plays all that is left, in one action, where nothing but that is left to do. */
  finish(): SessionOutcome {
    const line = this.#wayToEnd();
    const [first] = line ?? [];
    if (!line || !first) return { ok: false, reason: 'cannot-finish' };
    return this.#permitted(first) ? this.#tell(this.session.playByItself(line)) : { ok: false, reason: 'prevented' };
  }

  /** Whether nothing but what plays itself is left to do. */
  get canFinish(): boolean {
    return this.#wayToEnd() !== undefined;
  }

  /** Takes the last action back. */
  undo(): SessionOutcome {
    return this.#tell(this.session.undo());
  }

  /** Does again what was taken back. */
  redo(): SessionOutcome {
    return this.#tell(this.session.redo());
  }

  /** Does what a player wants; tells whether anything came of it. */
  want(intent: Intent, tap: TapMode): boolean {
    if (intent.type === 'undo') return this.undo().ok;
    if (intent.type === 'redo') return this.redo().ok;
    const move = intentToMove(this.game, intent, tap);
    return move !== undefined && this.play(move).ok;
  }

  /** The move that is meant, if it is legal; else the engine refuses it and says why. */
  #legal(given: Move | string): Move | undefined {
    const { state, rules } = this.game;
    const move = typeof given === 'string' ? readMove(state, rules, given) : checkMove(given);
    return !move || typeof move === 'string' || refusalOf(state, rules, move) ? undefined : move;
  }

  /** Puts a legal move before the page. One that is asked may change the game: the move was not meant for what lies there then. */
  #permitted(move: Move): boolean {
    const { state } = this.game;
    return this.#emit('canfield-before-move', { move }) && this.game.state === state;
  }

  /** The way to the end, worked out once for each position. */
  #wayToEnd(): readonly Move[] | undefined {
    const { state, rules } = this.game;
    if (this.#wayFrom?.state !== state) this.#wayFrom = { state, line: autofinishLine(state, rules) };
    return this.#wayFrom.line;
  }

  #tell(outcome: SessionOutcome): SessionOutcome {
    if (outcome.ok) this.#acted(outcome.report);
    else this.#host.refused(outcome.reason);
    return outcome;
  }

  #acted(report: ActionReport): void {
    this.#host.acted(report);
    const { kind, move, changes, score, previousScore: previous, index } = report;
    this.#emit('canfield-move', { kind, move, changes, score, index });
    if (score !== previous) this.#emit('canfield-score', { score, previous, delta: score - previous, cause: kind });
    if (report.won) this.#won(report);
  }

  #won({ score, index: moves }: ActionReport): void {
    const { tookBack, cleanScore } = this.game;
    const { seconds } = this.session.clock;
    this.#emit('canfield-win', { ...this.#gameDetail(), score, moves, seconds, tookBack, cleanScore });
  }

  #dealt(cause: DealCause, previous: number): void {
    this.#host.dealt(cause);
    const { score } = this.game;
    this.#emit('canfield-deal', { ...this.#gameDetail(), cause });
    if (score !== previous) this.#emit('canfield-score', { score, previous, delta: score - previous, cause: 'deal' });
  }

  #gameDetail() {
    const { code, rules } = this.game;
    return { code, variant: rules.variant, draw: drawOf(rules, 1) };
  }

  /** Tells the table and the page that something given from outside was wrong. */
  complain(problem: DealProblem): void {
    this.#host.complained(problem);
    this.#emit('canfield-error', { reason: problem.reason, message: problem.message });
  }

  #emit<Name extends keyof CanfieldEventDetails>(name: Name, detail: CanfieldEventDetails[Name]): boolean {
    return this.#host.dispatchEvent(canfieldEvent(name, detail));
  }
}
