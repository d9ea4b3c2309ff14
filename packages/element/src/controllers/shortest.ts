import { Game, type GameState } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BackgroundSolver } from '../session/background-solver.js';

/** The tag whose wins are made shorter. */
export interface ShortestHost extends ReactiveControllerHost {
  readonly game: Game;
  readonly isConnected: boolean;
}

interface Asked {
  readonly state: GameState;
  readonly abort: AbortController;
  moves?: number;
}

/** How much a win is thought about, in positions, and how long at most, in ms. */
const effort = { states: 2_000_000, milliseconds: 3000 };

/** How few moves a game that has just been won can be won in, as far as is found in some seconds. */
export class ShortestWin implements ReactiveController {
  readonly #host: ShortestHost;
  readonly #solver: BackgroundSolver;
  #asked: Asked | undefined;

  constructor(host: ShortestHost, solver: BackgroundSolver) {
    this.#host = host;
    this.#solver = solver;
    host.addController(this);
  }

  /** The moves of the shortest win known; undefined while none has been looked for. */
  get moves(): number | undefined {
    return this.#asked?.moves;
  }

  hostUpdate(): void {
    if (this.#asked && this.#asked.state !== this.#host.game.state) this.#cancel();
  }

  hostUpdated(): void {
    const { game, isConnected } = this.#host;
    if (game.won && isConnected && !this.#asked) void this.#look(game);
  }

  hostDisconnected(): void {
    this.#cancel();
  }

  async #look(game: Game): Promise<void> {
    const { rules, state } = game;
    const abort = new AbortController();
    const asked: Asked = { state, abort };
    this.#asked = asked;
    const dealt = Game.fromJSON({ ...game.toJSON(), cursor: 0 });
    const line = game.actions.slice(0, game.cursor).flatMap(({ moves }) => moves);
    const question = { state: dealt.state, rules, line, ...effort, signal: abort.signal };
    const shorter = await this.#solver.shorten(question).catch(() => line);
    if (abort.signal.aborted) return;
    asked.moves = shorter.length;
    this.#host.requestUpdate();
  }

  #cancel(): void {
    this.#asked?.abort.abort();
    this.#asked = undefined;
  }
}
