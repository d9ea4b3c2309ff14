import type { ReactiveControllerHost } from 'lit';
import { isDaily } from '../session/daily-request.js';
import type { Day } from '../session/day.js';
import { anotherDeal, type Chosen, type DealRequest, isDealOf, isRandom } from '../session/deal-request.js';
import type { DealCause } from '../session/report.js';
import type { Advice } from './advice.js';
import { Daily } from './daily.js';
import type { Keeping, Offer } from './keeping.js';
import type { PlayController } from './play.js';

/** The tag on which games are dealt. */
export interface DealsHost extends ReactiveControllerHost {
  /** What the attributes ask to be dealt. */
  readonly request: DealRequest;
  /** What the player chose to be dealt, where the page has not named it. */
  readonly chosen: Chosen;
  /** Whether random deals are to be proved winnable. */
  readonly wantsWinnable: boolean;
}

/** What lies on the table of one tag: a random deal, one proved winnable, that of a day, a coded or a kept one. */
export class Deals {
  readonly #host: DealsHost;
  readonly #play: PlayController;
  readonly #keeping: Keeping;
  readonly #advice: Advice;
  readonly #daily: Daily;
  /** What the attributes asked for when they were last followed. */
  #asked: Pick<DealRequest, 'deal' | 'draw'> | undefined;

  constructor(host: DealsHost, play: PlayController, keeping: Keeping, advice: Advice) {
    this.#host = host;
    this.#play = play;
    this.#keeping = keeping;
    this.#advice = advice;
    this.#daily = new Daily(
      {
        requestUpdate: () => {
          host.requestUpdate();
        },
        isOfDay: (code, day) => {
          keeping.isOfDay(code, day);
        },
        dealsInstead: (request, cause) => {
          this.deal(request, cause);
        },
      },
      play,
    );
  }

  /** The first day there is a deal of. */
  get firstDay(): Day {
    return this.#daily.first;
  }

  /** Whether what is to be dealt is still on its way, and nothing can be played. */
  get coming(): boolean {
    return this.#advice.winnable.searching || this.#daily.loading;
  }

  /** What another game is dealt from that is asked for so. */
  another(asked: Parameters<typeof anotherDeal>[1]): DealRequest {
    return anotherDeal(this.#host.request, asked, this.#host.chosen);
  }

  /** Deals what is asked for; a random game is proved winnable first where that is wanted. */
  deal(request: DealRequest, cause: DealCause): void {
    if (this.#host.wantsWinnable && isRandom(request.deal)) {
      this.#daily.cancel();
      this.#advice.winnable.deal(request, cause);
      return;
    }
    this.cancel();
    if (isDaily(request.deal)) this.#daily.deal(request, cause);
    else this.#play.deal(request, cause);
  }

  /** What is still on its way is not dealt any more. */
  cancel(): void {
    this.#daily.cancel();
    this.#advice.winnable.cancel();
  }

  /** A method called before the first update finds what the attributes ask for already dealt. */
  begin(): void {
    if (!this.#asked) this.follow();
  }

  /**
   * Follows the attributes. Another code is another game, unless it is that of the running one; another draw mode deals an
   * untouched table again, and else waits for the next deal.
   */
  follow(): void {
    const { deal, draw } = this.#host.request;
    const before = this.#asked;
    this.#asked = { deal, draw };
    const kept = this.#keeping.moved ? this.#keeping.open() : undefined;
    const { untouched, game } = this.#play.session;
    if (kept && untouched && this.#takesUp(kept, deal, before ? 'attribute' : 'start')) return;
    const wanted = this.another({ deal });
    if (!before) this.deal(wanted, 'start');
    else if (deal === before.deal ? draw !== before.draw && untouched : !isDealOf(deal, game))
      this.deal(wanted, 'attribute');
  }

  /** Next time a random game that is proved winnable is asked for, it is there already. */
  prepare(): void {
    this.#advice.winnable.keep(this.#host.wantsWinnable ? this.another({}) : undefined);
  }

  /** A kept game lies on the table. */
  takeUp({ game, takeUp }: Offer): void {
    this.#play.replace(game, 'restored');
    takeUp();
    this.#keeping.keep();
  }

  /** Takes a kept game up if it is what is asked for, which of the deal of a day is known only later. */
  #takesUp(kept: Offer, deal: string, cause: DealCause): boolean {
    const takeUp = (): void => {
      this.takeUp(kept);
    };
    if (isDaily(deal)) this.#daily.deal(this.another({ deal }), cause, { ...kept, takeUp });
    else if (!isRandom(deal) && !isDealOf(deal, kept.game)) return false;
    else takeUp();
    return true;
  }
}
