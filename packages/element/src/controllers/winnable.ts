import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { answerDeal, type DealRequest } from '../session/deal-request.js';
import type { DealCause } from '../session/report.js';
import { type FoundDeal, WinnableDeals } from '../session/winnable-deals.js';
import type { PlayController } from './play.js';
import type { SolverController } from './solver.js';

/** The tag that deals only games proved winnable. */
export interface WinnableHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
  /** A deal is looked for, and the table is bare. */
  searching(): void;
}

interface Wanted {
  readonly request: DealRequest;
  readonly cause: DealCause;
}

/** What is told of deals that were looked for. */
export interface WinnableNews {
  /** The one that is dealt is not proved winnable: there was none in time. */
  readonly unproved: () => void;
  /** The solver's code could not be loaded. */
  readonly failed: () => void;
}

/** Deals random games of which a win is known, the next of them found before it is asked for. */
export class Winnable implements ReactiveController {
  readonly #host: WinnableHost;
  readonly #play: PlayController;
  readonly #solver: SolverController;
  readonly #news: WinnableNews;
  readonly #deals = new WinnableDeals();
  #wanted: Wanted | undefined;

  constructor(host: WinnableHost, play: PlayController, solver: SolverController, news: WinnableNews) {
    this.#host = host;
    this.#play = play;
    this.#solver = solver;
    this.#news = news;
    host.addController(this);
  }

  /** Whether a deal is being looked for, and nothing can be played. */
  get searching(): boolean {
    return this.#wanted !== undefined;
  }

  hostConnected(): void {
    if (this.#wanted) void this.#search({ ...this.#wanted });
  }

  hostDisconnected(): void {
    this.#deals.end();
  }

  /** Deals a game that can be won: at once where one has been found already, else when it is. */
  deal(request: DealRequest, cause: DealCause): void {
    const found = this.#deals.take(request);
    this.#wanted = found ? undefined : { request, cause };
    if (found) this.#lay(found, cause);
    else this.#wait({ request, cause });
  }

  /** Finds the next deal before it is asked for; without a request looks for none. */
  keep(next: DealRequest | undefined): void {
    if (this.searching) return;
    if (next) this.#deals.prepare(next);
    else this.#deals.end();
  }

  /** Something else is dealt: nothing is looked for any more. */
  cancel(): void {
    this.#wanted = undefined;
    this.#deals.end();
  }

  #wait(wanted: Wanted): void {
    if (wanted.cause === 'start') this.#setTable(wanted.request);
    if (this.#host.isConnected) void this.#search(wanted);
    this.#host.searching();
  }

  /** The table, still bare, has the shape of the game that will lie on it. */
  #setTable(request: DealRequest): void {
    const { game } = answerDeal(request);
    if (game) this.#play.session.replace(game);
  }

  async #search(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    const found = await this.#deals.find(wanted.request).catch(() => {
      this.#news.failed();
    });
    if (this.#wanted !== wanted || !this.#host.isConnected) return;
    this.#wanted = undefined;
    if (found) this.#lay(found, wanted.cause);
    else this.#play.deal(wanted.request, wanted.cause);
  }

  #lay({ game, line, problem }: FoundDeal, cause: DealCause): void {
    if (line) this.#solver.isWonBy(game, line);
    this.#play.replace(game, cause);
    // Told last: a deal clears the table of notes.
    if (problem) this.#play.complain(problem);
    if (!line) this.#news.unproved();
  }
}
