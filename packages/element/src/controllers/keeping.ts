import { type Game, parseDealCode } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Day } from '../session/day.js';
import { type Done, type DoneDays, readDoneDays, withDone } from '../session/done-days.js';
import { Growing } from '../session/growing.js';
import { isSameGame, type KeptGame, readKept, resultOf } from '../session/kept-game.js';
import { type Preferences, readPreferences } from '../session/preferences.js';
import type { Session } from '../session/session.js';
import { counted, readStatistics, type Statistics, tallyName } from '../session/statistics.js';
import { storageKey, Store } from '../session/storage.js';

/** The tag whose games are kept, and what it is told. */
export interface KeepingHost extends ReactiveControllerHost {
  /** The name under which games are kept; nothing is kept without one. */
  readonly keptUnder: string;
  /** Something could not be kept or read. */
  failed(reason: string, message: string): void;
  /** The game goes on in another window, or here again. */
  overtaken(): void;
}

/** A kept game that can be taken up; `takeUp` is called when it lies on the table. */
export interface Offer {
  readonly game: Game;
  readonly takeUp: () => void;
}

/** Keeps the game of one tag, counts what comes of its games, and takes a kept game up again. */
export class Keeping implements ReactiveController {
  readonly #host: KeepingHost;
  readonly #session: Session;
  #store: Store | undefined;
  /** The name that was opened last, and the one whose game has been offered. */
  #name = '';
  #offered = '';
  /** Whether the running game is in the statistics already. */
  #counted = false;
  readonly #statistics = new Growing<Statistics>({
    part: 'statistics',
    none: {},
    read: readStatistics,
    wrong: 'are no statistics of this form',
  });
  readonly #preferences = new Growing<Preferences>({
    part: 'settings',
    none: {},
    read: readPreferences,
    wrong: 'are no settings of this form',
  });
  readonly #days = new Growing<DoneDays>({
    part: 'days',
    none: {},
    read: readDoneDays,
    wrong: 'are no done days of this form',
  });
  /** The deal of a day that was dealt last. */
  #daily: { readonly code: string; readonly day: Day } | undefined;
  readonly #parts = [this.#statistics, this.#preferences, this.#days] as const;
  #elsewhere = false;
  #watch: AbortController | undefined;

  constructor(host: KeepingHost, session: Session) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
  }

  /** Whether another window has gone on with the game; nothing is written here then. */
  get elsewhere(): boolean {
    return this.#elsewhere;
  }

  /** Whether another name is asked for than what was opened last. */
  get moved(): boolean {
    return this.#host.keptUnder !== this.#offered;
  }

  /** What the player has set. */
  get preferences(): Preferences {
    this.#follow();
    return this.#preferences.value;
  }

  /** What has come of the games so far. */
  get statistics(): Statistics {
    this.#follow();
    return this.#statistics.value;
  }

  /** What has come of the deals of days. */
  get days(): DoneDays {
    this.#follow();
    return this.#days.value;
  }

  hostConnected(): void {
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    addEventListener('storage', this.#onStorage, { signal });
    addEventListener('pagehide', this.#onHide, { signal });
  }

  hostDisconnected(): void {
    this.keep();
    this.#watch?.abort();
  }

  /** Opens the place where games are kept; gives the game that is kept there, if there is one that can be taken up. */
  open(): Offer | undefined {
    this.#follow();
    this.#offered = this.#name;
    const kept = this.#store?.read('game');
    return kept === undefined ? undefined : this.#offer(kept);
  }

  /** Takes the game back from another window: gives it as it stands there. What was played of it here is no game by itself. */
  takeBack(): Offer | undefined {
    this.#elsewhere = false;
    const kept = this.#store?.read('game');
    const offer = kept === undefined ? undefined : this.#offer(kept);
    if (offer) this.#counted = true;
    return offer;
  }

  /** Keeps the game as it is now. */
  keep(): void {
    const { game, clock, untouched, watching } = this.#session;
    if (!untouched) this.#mark('played');
    for (const part of this.#parts) part.settle();
    // A game that is watched is nobody's; the one that lay here before stays kept, and is there again another time.
    if (watching) this.#counted = false;
    if (
      watching ||
      !this.#store ||
      this.moved ||
      this.#elsewhere ||
      (untouched && !this.#counted && this.#store.read('game') === undefined)
    )
      return;
    const day = this.#dayOf(game);
    const kept: KeptGame = { game: game.toJSON(), seconds: clock.seconds, counted: this.#counted };
    this.#store.write('game', day === undefined ? kept : { ...kept, day });
  }

  /** The running game was won: it is counted, once. */
  won(): void {
    if (this.#session.watching) return;
    if (!this.#counted) this.#count();
    this.#counted = true;
    this.#mark('won');
  }

  /** The deal of a code is that of a day. */
  isOfDay(code: string, day: Day): void {
    this.#daily = { code, day };
  }

  /** The running game is given up for another: it is counted, unless nothing was played or it has been. */
  left(): void {
    const { untouched, watching } = this.#session;
    if (!this.#counted && !untouched && !watching) this.#count();
    this.#counted = false;
  }

  /** Takes other statistics for those there are; says whether they are right. */
  replaceStatistics(given: unknown): boolean {
    const read = readStatistics(given);
    if (!read) return false;
    this.#statistics.replace(read);
    return true;
  }

  /** Sets what the player wants; what was set before and is not named stays. */
  prefer(changed: Preferences): void {
    this.#follow();
    this.#preferences.add((before) => ({ ...before, ...changed }));
    this.#host.requestUpdate();
  }

  /** Goes over to the name that is asked for. */
  #follow(): void {
    if (this.#host.keptUnder === this.#name) return;
    this.#name = this.#host.keptUnder;
    this.#store = this.#name === '' ? undefined : this.#storeFor(this.#name);
    this.#elsewhere = false;
    for (const part of this.#parts) part.open(this.#store);
  }

  #storeFor(name: string): Store {
    return new Store(name, ({ reason, message }) => {
      this.#host.failed(reason, message);
    });
  }

  #offer(given: unknown): Offer | undefined {
    const read = readKept(given);
    if (!read.ok) {
      this.#store?.reject('game', read.why);
      return undefined;
    }
    const takeUp = (): void => {
      this.#session.clock.set(read.seconds);
      this.#counted = read.counted;
      if (read.day !== undefined && read.game.code !== null) this.isOfDay(read.game.code, read.day);
    };
    return { game: read.game, takeUp };
  }

  #dayOf({ code }: Game): Day | undefined {
    return this.#daily?.code === code ? this.#daily.day : undefined;
  }

  /** The running game, where it is the deal of a day, was begun or won. Other windows may have done so too: theirs stay. */
  #mark(done: Done): void {
    const { game, watching } = this.#session;
    const day = this.#dayOf(game);
    const code = parseDealCode(game.code ?? '');
    if (day === undefined || !code.ok || watching || this.#elsewhere) return;
    const name = tallyName(code.value.variant, code.value.draw);
    const { days } = this;
    if (withDone(days, name, day, done) === days) return;
    this.#days.add((before) => withDone(before, name, day, done));
  }

  /** Other windows may have counted games meanwhile: theirs stay. */
  #count(): void {
    const { game, clock } = this.#session;
    const result = resultOf(game, clock.seconds);
    this.#statistics.add((before) => counted(before, result));
  }

  readonly #onHide = (): void => {
    this.keep();
  };

  readonly #onStorage = (event: StorageEvent): void => {
    if (!this.#store) return;
    if (event.key === storageKey(this.#name, 'settings')) this.#othersPrefer();
    if (event.key === storageKey(this.#name, 'days')) this.#days.refresh();
    if (event.key !== storageKey(this.#name, 'game') || this.#elsewhere || this.#isAsHere()) return;
    this.#elsewhere = true;
    this.#host.overtaken();
  };

  /** Whether what another window kept is the game as it stands here: it only counted on, and plays nothing away. */
  #isAsHere(): boolean {
    const read = readKept(this.#store?.read('game'));
    return read.ok && isSameGame(read, { game: this.#session.game, counted: this.#counted });
  }

  /** A player has set something in another window: it holds here too. */
  #othersPrefer(): void {
    this.#preferences.refresh();
    this.#host.requestUpdate();
  }
}
