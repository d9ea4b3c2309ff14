import { defaultVariant, firstDaily, type Game, variantNames } from '@canfield-game/engine';
import { askedDay, dailyRequest } from '../session/daily-request.js';
import { type Day, dayOf, today } from '../session/day.js';
import { answerDeal, type DealRequest, isDealOf, plainRequest } from '../session/deal-request.js';
import type { DealCause } from '../session/report.js';
import type { PlayController } from './play.js';

/** A kept game that is taken up if it is the deal of the day. */
interface Kept {
  readonly game: Game;
  readonly takeUp: () => void;
}

/** The tag on which the game of a day is dealt. */
export interface DailyHost {
  requestUpdate(): void;
  /** The deal of this code is that of a day. */
  isOfDay(code: string, day: Day): void;
  /** The table of daily deals could not be loaded: something else is to be dealt. */
  dealsInstead(request: DealRequest, cause: DealCause): void;
}

/** Deals the game of a day. Which that is stands in a table that is loaded when it is first asked for. */
export class Daily {
  /** The first day of the table. */
  readonly first: Day = dayOf(firstDaily);
  readonly #host: DailyHost;
  readonly #play: PlayController;
  #wanted: object | undefined;

  constructor(host: DailyHost, play: PlayController) {
    this.#host = host;
    this.#play = play;
  }

  /** Whether the table is being loaded, and nothing can be played. */
  get loading(): boolean {
    return this.#wanted !== undefined;
  }

  /** Deals the game of the day that is asked for, or takes up a kept one that is it. A wrong day leaves the game as it is. */
  deal(request: DealRequest, cause: DealCause, kept?: Kept): void {
    const asked = askedDay(request.deal, today(new Date()));
    // Whoever asks for a variant that there is not is told so.
    if (!variantNames.includes(request.variant ?? defaultVariant))
      this.#play.deal({ ...request, deal: 'random' }, cause);
    else if (asked.ok) this.#load(asked.day, request, cause, kept);
    else {
      if (cause === 'start') this.#play.deal({ ...plainRequest, variant: request.variant }, cause);
      this.#play.complain(asked.problem);
    }
  }

  /** Something else is dealt. */
  cancel(): void {
    this.#wanted = undefined;
  }

  #load(day: Day, request: DealRequest, cause: DealCause, kept: Kept | undefined): void {
    const wanted = {};
    this.#wanted = wanted;
    if (cause === 'start') this.#setTable(request);
    this.#host.requestUpdate();
    void this.#codes().then((codeOf) => {
      if (this.#wanted !== wanted) return;
      this.#wanted = undefined;
      if (codeOf) this.#lay(dailyRequest(request, day, codeOf), day, cause, kept);
      else this.#host.dealsInstead({ ...request, deal: 'random' }, cause);
      this.#host.requestUpdate();
    });
  }

  #lay(request: DealRequest, day: Day, cause: DealCause, kept: Kept | undefined): void {
    this.#host.isOfDay(request.deal, day);
    if (kept && isDealOf(request.deal, kept.game)) kept.takeUp();
    else this.#play.deal(request, cause);
  }

  /** The table, still bare, has the shape of the game that will lie on it. */
  #setTable(request: DealRequest): void {
    const { game } = answerDeal({ ...request, deal: 'random' });
    if (game) this.#play.session.replace(game);
  }

  async #codes() {
    try {
      return (await import('@canfield-game/engine/daily')).dailyCode;
    } catch {
      const message = 'The table of daily deals could not be loaded; another deal is dealt in its place.';
      this.#play.complain({ reason: 'daily-not-loaded', message, detail: '' });
      return undefined;
    }
  }
}
