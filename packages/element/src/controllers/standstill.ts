import type { Game, GameState } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isAtStandstill, type StuckProof } from '../session/stuck.js';
import type { SolverController } from './solver.js';

/** The tag that is told when its game leads nowhere. */
export interface StandstillHost extends ReactiveControllerHost {
  readonly game: Game;
  readonly isConnected: boolean;
  readonly noticesStuck: boolean;
  readonly showsWinnability: boolean;
}

/** What is told of a game. */
export interface StandstillNews {
  /** It leads nowhere. */
  readonly stuck: (proof: StuckProof) => void;
  /** The solver's code could not be loaded. */
  readonly failed: () => void;
}

/** How long a position is thought about unasked, in ms. */
const thinkingTime = 10_000;

/** Finds out after every action whether the game of one tag leads nowhere, and tells each proof once, until it holds no more. */
export class Standstill implements ReactiveController {
  readonly #host: StandstillHost;
  readonly #solver: SolverController;
  readonly #news: StandstillNews;
  readonly #told = new Set<StuckProof>();
  #game: Game | undefined;
  /** The position that is looked at for a standstill, and the one of which that is known. */
  #state: GameState | undefined;
  #seen: GameState | undefined;
  #thoughtOf: GameState | undefined;
  /** Where the solver's code cannot be loaded nothing is thought about unasked any more. */
  #failed = false;

  constructor(host: StandstillHost, solver: SolverController, news: StandstillNews) {
    this.#host = host;
    this.#solver = solver;
    this.#news = news;
    host.addController(this);
  }

  hostUpdated(): void {
    const { game, isConnected } = this.#host;
    if (!isConnected) return;
    if (game !== this.#game) this.#told.clear();
    this.#game = game;
    if (game.state !== this.#state) void this.#look(game);
    if (this.#thinks && game.state !== this.#thoughtOf) void this.#think(game);
    if (game.state === this.#seen) this.#tellIfLost();
  }

  hostDisconnected(): void {
    this.#thoughtOf = undefined;
  }

  /** Whether to find out in the background if the game can still be won. */
  get #thinks(): boolean {
    return !this.#failed && (this.#host.noticesStuck || this.#host.showsWinnability);
  }

  async #look(game: Game): Promise<void> {
    const { state } = game;
    this.#state = state;
    const stands = await isAtStandstill(game).catch(() => false);
    if (this.#host.game !== game || game.state !== state) return;
    if (stands) this.#solver.isLost();
    this.#tell('pass', stands);
    this.#seen = state;
    this.#tellIfLost();
  }

  async #think(game: Game): Promise<void> {
    this.#thoughtOf = game.state;
    await this.#solver.ask(thinkingTime).catch(() => {
      this.#failed = true;
      this.#news.failed();
    });
  }

  /** What is not known leaves it as it is, but at the deal: who undoes one of the moves that lost is not told again. */
  #tellIfLost(): void {
    const { verdict } = this.#solver.known;
    const begins = this.#host.game.actions.length === 0;
    if (verdict === 'winnable' || (verdict === 'unknown' && begins)) this.#told.delete('lost');
    if (verdict === 'lost' && !this.#told.has('pass')) this.#tell('lost', true);
  }

  #tell(proof: StuckProof, holds: boolean): void {
    if (!holds) this.#told.delete(proof);
    else if (!this.#told.has(proof)) {
      this.#told.add(proof);
      this.#news.stuck(proof);
    }
  }
}
