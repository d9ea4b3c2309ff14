import type { Game } from '@canfield-game/engine';
import type { ReactiveControllerHost } from 'lit';
import { calendarDate, dailyRequest } from '../session/daily-request.js';
import { answerDeal, type DealRequest, isDealOf } from '../session/deal-request.js';
import type { DealCause } from '../session/report.js';
import type { PlayController } from './play.js';

/** A kept game that is taken up if it is the deal of the day. */
interface Kept {
  readonly game: Game;
  readonly takeUp: () => void;
}

/** Deals the game of the day. Which that is stands in a table that is loaded when it is first asked for. */
export class Daily {
  readonly #host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  readonly #play: PlayController;
  #wanted: object | undefined;

  constructor(host: Pick<ReactiveControllerHost, 'requestUpdate'>, play: PlayController) {
    this.#host = host;
    this.#play = play;
  }

  /** Whether the table is being loaded, and nothing can be played. */
  get loading(): boolean {
    return this.#wanted !== undefined;
  }

  /** Deals the game of the day, or takes up a kept one that is it. */
  deal(request: DealRequest, cause: DealCause, kept?: Kept): void {
    const wanted = {};
    this.#wanted = wanted;
    if (cause === 'start') this.#setTable(request);
    this.#host.requestUpdate();
    void this.#load().then((codeOf) => {
      if (this.#wanted !== wanted) return;
      this.#wanted = undefined;
      if (codeOf) this.#lay(dailyRequest(request, calendarDate(new Date()), codeOf), cause, kept);
      else this.#play.deal({ ...request, deal: 'random' }, cause);
      this.#host.requestUpdate();
    });
  }

  /** Something else is dealt. */
  cancel(): void {
    this.#wanted = undefined;
  }

  #lay(request: DealRequest, cause: DealCause, kept: Kept | undefined): void {
    if (kept && isDealOf(request.deal, kept.game)) kept.takeUp();
    else this.#play.deal(request, cause);
  }

  /** The table, still bare, has the shape of the game that will lie on it. */
  #setTable(request: DealRequest): void {
    const { game } = answerDeal({ ...request, deal: 'random' });
    if (game) this.#play.session.replace(game);
  }

  async #load() {
    try {
      return (await import('@canfield-game/engine/daily')).dailyCode;
    } catch {
      const message = 'The table of daily deals could not be loaded; another deal is dealt in its place.';
      this.#play.complain({ reason: 'daily-not-loaded', message, detail: '' });
      return undefined;
    }
  }
}
