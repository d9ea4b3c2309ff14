import type { Game, PileId } from '@canfield-game/engine';
import { announceAction, announceDeal, announceNowhere, announcePickedUp, announceRefusal } from '../a11y/announce.js';
import { LiveRegion } from '../a11y/live-region.js';
import { type LanguageHost, Localizer } from '../i18n/localize.js';
import type { Texts } from '../i18n/texts.js';
import type { Grab } from '../input/grab.js';
import type { ActionReport, RefusalReason } from '../session/report.js';

/** Says what happens on one table, in its language. */
export class Speech {
  readonly region = new LiveRegion();
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
    const { state, scoring } = this.#game();
    this.region.say(announceAction({ texts: this.texts, state, scoring }, report));
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

  letGo(): void {
    this.region.say(this.texts.messages.saidLetGo);
  }

  copied(): void {
    this.region.say(this.texts.messages.saidCopied);
  }
}
