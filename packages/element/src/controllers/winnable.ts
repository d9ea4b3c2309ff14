import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { answerDeal, type DealRequest } from '../session/deal-request.js';
import type { DealCause } from '../session/report.js';
import type { FoundDeal } from '../session/winnable-deals.js';
import type { Advisers } from './advisers.js';
import type { OnDemand } from '../on-demand.js';
import type { PlayController } from './play.js';

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
  readonly #advisers: OnDemand<Advisers>;
  readonly #news: WinnableNews;
  #wanted: Wanted | undefined;

  constructor(host: WinnableHost, play: PlayController, advisers: OnDemand<Advisers>, news: WinnableNews) {
    this.#host = host;
    this.#play = play;
    this.#advisers = advisers;
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
    this.#advisers.there?.deals.end();
  }

  /** Deals a game that can be won: at once where one has been found already, else when it is. */
  deal(request: DealRequest, cause: DealCause): void {
    const found = this.#advisers.there?.deals.take(request);
    this.#wanted = found ? undefined : { request, cause };
    if (found) this.#lay(found, cause);
    else this.#wait({ request, cause });
  }

  /** Finds the next deal before it is asked for; without a request looks for none. */
  keep(next: DealRequest | undefined): void {
    if (this.searching) return;
    if (next) this.#advisers.there?.deals.prepare(next);
    else this.#advisers.there?.deals.end();
  }

  /** Something else is dealt: nothing is looked for any more. */
  cancel(): void {
    this.#wanted = undefined;
    this.#advisers.there?.deals.end();
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
    const found = await this.#find(wanted.request).catch(() => {
      this.#news.failed();
    });
    if (this.#wanted !== wanted || !this.#host.isConnected) return;
    this.#wanted = undefined;
    if (found) this.#lay(found, wanted.cause);
    else this.#play.deal(wanted.request, wanted.cause);
  }

  async #find(request: DealRequest): Promise<FoundDeal | undefined> {
    const { deals } = await this.#advisers.get();
    return this.searching && this.#host.isConnected ? deals.find(request) : undefined;
  }

  #lay({ game, line, problem }: FoundDeal, cause: DealCause): void {
    if (line) this.#advisers.there?.solver.isWonBy(game, line);
    this.#play.replace(game, cause);
    // Told last: a deal clears the table of notes.
    if (problem) this.#play.complain(problem);
    if (!line) this.#news.unproved();
  }
}
