import type { Game, PileId } from '@canfield-game/engine';
import {
  announceAction,
  announceDeal,
  announceNowhere,
  announcePickedUp,
  announceRefusal,
  type Telling,
  type Verbosity,
} from '../a11y/announce.js';
import { LiveRegion } from '../a11y/live-region.js';
import type { OutlinePile } from '../a11y/outline.js';
import { readPile, readScore, readTable } from '../a11y/read.js';
import { type LanguageHost, Localizer } from '../i18n/localize.js';
import type { Texts } from '../i18n/texts.js';
import type { Grab } from '../input/grab.js';
import type { ActionReport, RefusalReason } from '../session/report.js';

/** Says what happens on one table, in its language. */
export class Speech {
  readonly region = new LiveRegion();
  /** How much is told of an action. */
  verbosity: Verbosity = 'normal';
  readonly #game: () => Game;
  /** The language spoken. */
  readonly language: Localizer;

  constructor(game: () => Game, host: LanguageHost) {
    this.#game = game;
    this.language = new Localizer(host);
  }

  /** The texts of the language spoken. */
  get texts(): Texts {
    return this.language.texts;
  }

  acted(report: ActionReport): void {
    this.region.say(announceAction(this.#telling, report));
  }

  /** Reads what lies on the table. */
  table(piles: readonly OutlinePile[]): void {
    this.region.say(readTable(this.texts, this.#game().state, piles));
  }

  /** Reads one pile. */
  pile(pile: OutlinePile): void {
    this.region.say(readPile(this.texts, this.#game().state, pile));
  }

  /** Reads the score and the number of moves. */
  score(): void {
    const { score, cursor } = this.#game();
    this.region.say(readScore(this.#telling, score, cursor));
  }

  get #telling(): Telling {
    const { state, scoring } = this.#game();
    return { texts: this.texts, state, scoring, verbosity: this.verbosity };
  }

  dealt(): void {
    this.region.say(announceDeal(this.texts, this.#game().state));
  }

  refused(reason: RefusalReason): void {
    this.region.say(announceRefusal(this.texts, reason));
  }

  pickedUp(grab: Grab, targets: readonly PileId[]): void {
    const { suits } = this.#game().state;
    const places = targets.map((pile) => this.texts.goal(pile, suits));
    this.region.say(announcePickedUp(this.texts, grab, places));
  }

  nowhere(grab: Grab): void {
    this.region.say(announceNowhere(this.texts, grab));
  }

  watchOnly(): void {
    this.region.say(this.texts.sentence(this.texts.messages.watchOnly));
  }

  letGo(): void {
    this.region.say(this.texts.messages.saidLetGo);
  }

  copied(): void {
    this.region.say(this.texts.messages.saidCopied);
  }

  shared(): void {
    this.region.say(this.texts.messages.saidShared);
  }
}
