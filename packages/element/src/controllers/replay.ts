import { Game, GameError, type SavedGame } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { plainCopy } from '../plain.js';
import type { PlayController } from './play.js';

/** How a recorded game is shown. */
export interface ReplayOptions {
  /** Time from one action to the next in ms, from 100 to 60,000; 1,000 where it is left out. */
  readonly pace?: number;
  /** Whether it waits at its beginning until \x60play\x60 is called. */
  readonly paused?: boolean;
}

/** A recorded game that is shown on a table. Whoever plays a move takes it over from there, and the showing ends. */
export interface Replay {
  /** How many actions the game has, and how many of them are on the table. */
  readonly length: number;
  readonly index: number;
  /** Whether one action follows another by itself. */
  readonly playing: boolean;
  /** Time from one action to the next in ms, from 100 to 60,000; may be set at any time. */
  pace: number;
  /** Whether it is still this game that lies on the table, untouched. */
  readonly shown: boolean;
  play(): void;
  pause(): void;
  /** Goes one action on, or back; says whether there was one. */
  step(): boolean;
  back(): boolean;
  /** Goes to where so many actions are on the table, or as near as there is; it pauses. */
  goTo(index: number): void;
  /** The game is played on from where it is; what was still to be shown is given up. Says whether there was one to take over. */
  takeOver(): boolean;
}

const paces = { least: 100, most: 60_000, usual: 1000 };

const paceOf = (pace: number = paces.usual): number =>
  Number.isFinite(pace) ? Math.min(paces.most, Math.max(paces.least, pace)) : paces.usual;

/** Shows one recorded game on the table of a tag. */
class Showing implements Replay {
  readonly #play: PlayController;
  readonly #game: Game;
  readonly #changed: () => void;
  #pace: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: PlayController, game: Game, pace: number, changed: () => void) {
    this.#play = play;
    this.#game = game;
    this.#pace = pace;
    this.#changed = changed;
  }

  get length(): number {
    return this.#game.actions.length;
  }

  get index(): number {
    return this.#game.cursor;
  }

  get playing(): boolean {
    return this.#timer !== undefined;
  }

  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = paceOf(pace);
    this.#changed();
    if (!this.playing) return;
    this.pause();
    this.play();
  }

  get shown(): boolean {
    return this.#play.session.watching && this.#play.game === this.#game;
  }

  play(): void {
    if (this.playing || !this.shown || this.index === this.length) return;
    this.#timer = setTimeout(this.#tick, this.#pace);
    this.#changed();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed();
  }

  step(): boolean {
    return this.shown && this.#play.redo().ok;
  }

  back(): boolean {
    return this.shown && this.#play.undo().ok;
  }

  goTo(index: number): void {
    this.pause();
    while (this.index < index && this.step());
    while (this.index > index && this.back());
  }

  takeOver(): boolean {
    const { shown } = this;
    this.pause();
    if (shown) this.#play.takeOver();
    return shown;
  }

  readonly #tick = (): void => {
    this.#timer = undefined;
    if (this.step()) this.play();
    this.#changed();
  };
}

/** Shows recorded games on one tag. */
export class ReplayController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #play: PlayController;
  #showing: Replay | undefined;
  #resumes = false;

  constructor(host: ReactiveControllerHost, play: PlayController) {
    this.#host = host;
    this.#play = play;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#resumes) this.#showing?.play();
    this.#resumes = false;
  }

  hostDisconnected(): void {
    this.#resumes = this.#showing?.playing ?? false;
    this.#showing?.pause();
  }

  /** The game that is shown, until somebody takes it over. */
  get showing(): Replay | undefined {
    return this.#showing?.shown ? this.#showing : undefined;
  }

  /** Shows a recorded game, or its text; one that is wrong or impossible leaves the table as it is and gives undefined. */
  async show(record: SavedGame | string, options: ReplayOptions = {}): Promise<Replay | undefined> {
    const game = await this.#read(record);
    if (!game) return undefined;
    this.#showing?.pause();
    this.#play.watch(game);
    this.#showing = new Showing(this.#play, game, paceOf(options.pace), () => {
      this.#host.requestUpdate();
    });
    if (options.paused !== true) this.#showing.play();
    return this.#showing;
  }

  async #read(record: SavedGame | string): Promise<Game | undefined> {
    try {
      const saved =
        typeof record === 'string' ? (await import('@canfield-game/engine/record')).readRecord(record) : record;
      return Game.fromJSON({ ...(plainCopy(saved) as SavedGame | undefined), cursor: 0 });
    } catch (error) {
      const known = error instanceof GameError;
      const reason = known ? error.reason : 'record-not-loaded';
      const message = known ? error.message : 'The code that reads records could not be loaded.';
      this.#play.complain({ reason, message, detail: known ? (error.detail ?? '') : '' });
      return undefined;
    }
  }
}
