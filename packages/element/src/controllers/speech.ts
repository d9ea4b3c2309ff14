import type { Game, PileId } from '@canfield-game/engine';
import { announceAction, announceDeal, announceNowhere, announcePickedUp, announceRefusal } from '../a11y/announce.js';
import { LiveRegion } from '../a11y/live-region.js';
import { messagesFor } from '../i18n/localize.js';
import { Texts } from '../i18n/texts.js';
import type { Grab } from '../input/grab.js';
import type { ActionReport, RefusalReason } from '../session/report.js';

/** Says what happens on one table, in its language. */
export class Speech {
  readonly region = new LiveRegion();
  readonly #game: () => Game;
  #texts = new Texts(messagesFor([]));

  constructor(game: () => Game) {
    this.#game = game;
  }

  /** The texts of the language spoken. */
  get texts(): Texts {
    return this.#texts;
  }

  /** Speaks the nearest language to the wanted one from now on. */
  speak(wanted: string): void {
    const messages = messagesFor([wanted]);
    if (messages !== this.#texts.messages) this.#texts = new Texts(messages);
  }

  acted(report: ActionReport): void {
    const { state, scoring } = this.#game();
    this.region.say(announceAction({ texts: this.#texts, state, scoring }, report));
  }

  dealt(): void {
    this.region.say(announceDeal(this.#texts, this.#game().state));
  }

  refused(reason: RefusalReason): void {
    this.region.say(announceRefusal(this.#texts, reason));
  }

  pickedUp(grab: Grab, targets: readonly PileId[]): void {
    const { suits } = this.#game().state;
    const places = targets.map((pile) => this.#texts.pile(pile, suits));
    this.region.say(announcePickedUp(this.#texts, grab, places));
  }

  nowhere(grab: Grab): void {
    this.region.say(announceNowhere(this.#texts, grab));
  }

  letGo(): void {
    this.region.say(this.#texts.messages.saidLetGo);
  }

  copied(): void {
    this.region.say(this.#texts.messages.saidCopied);
  }
}
