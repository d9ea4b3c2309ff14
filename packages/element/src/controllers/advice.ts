import type { Game, GameState } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { canfieldEvent } from '../events.js';
import type { Light } from '../panels/light.js';
import type { Pill } from '../panels/pill.js';
import type { Scene } from '../scene/scene.js';
import type { DealProblem } from '../session/deal-request.js';
import type { HintMode } from '../session/hint.js';
import { unanswered } from '../session/question.js';
import type { StuckProof } from '../session/stuck.js';
import { mayStandStill } from '../session/whole-pass.js';
import type { Advisers } from './advisers.js';
import { Hints } from './hints.js';
import { OnDemand } from '../on-demand.js';
import type { PlayController } from './play.js';
import type { Speech } from './speech.js';
import { Winnable } from './winnable.js';

/** The tag that takes advice. */
export interface AdviceHost extends ReactiveControllerHost, EventTarget {
  readonly game: Game;
  readonly scene: Scene | undefined;
  readonly isConnected: boolean;
  readonly hintMode: HintMode;
  /** Whether it is told on the table that a game leads nowhere. */
  readonly noticesStuck: boolean;
  /** Whether it is shown if a game can be won. */
  readonly showsWinnability: boolean;
  /** Whether random deals are to be proved winnable. */
  readonly wantsWinnable: boolean;
  /** Whether things may move. */
  readonly moves: boolean;
  overlayChanged(): void;
  complained(problem: DealProblem): void;
  /** A deal is looked for, and the table is bare. */
  searching(): void;
}

/** What the table of one tag shows of what its advisers say, who come when something is to be known of them. */
export class Advice implements ReactiveController {
  readonly hints: Hints;
  readonly winnable: Winnable;
  readonly #host: AdviceHost;
  readonly #speech: Speech;
  readonly #advisers: OnDemand<Advisers>;
  /** The last position that was looked at for whether advisers are needed. */
  #seen: GameState | undefined;
  /** Where they cannot be loaded they are not asked for again unasked. */
  #hopeless = false;
  #notice: { readonly game: Game; readonly cursor: number; readonly proof: StuckProof } | undefined;

  constructor(host: AdviceHost, play: PlayController, speech: Speech) {
    this.#host = host;
    this.#speech = speech;
    this.#advisers = new OnDemand(
      () => this.#load(),
      () => {
        host.requestUpdate();
      },
    );
    this.hints = new Hints(host, this.#advisers, speech, this.#failed);
    this.winnable = new Winnable(host, play, this.#advisers, { unproved: this.#unproved, failed: this.#failed });
    host.addController(this);
  }

  hostUpdate(): void {
    const { game } = this.#host;
    if (this.#notice?.game !== game || this.#notice.cursor !== game.cursor) this.#notice = undefined;
  }

  hostUpdated(): void {
    if (!this.#advisers.there && this.#host.isConnected && (this.#thinks || this.#changes()))
      this.#advisers.get().catch(this.#failedUnasked);
  }

  /** Whether the game can be won, as far as is known; null where that is not shown. */
  get light(): Light | null {
    return this.#host.showsWinnability && !this.winnable.searching
      ? (this.#advisers.there?.solver.known.verdict ?? 'unknown')
      : null;
  }

  /** What is told on the table for the moment. */
  get told(): Pill | null {
    const { messages } = this.#speech.texts;
    if (this.winnable.searching) return { text: messages.searchingDeal, part: 'searching', high: false };
    const { text, isLow } = this.hints;
    return text === null ? null : { text, part: 'hint', high: isLow };
  }

  /** Why the game leads nowhere, where that is told on the table. */
  get notice(): StuckProof | undefined {
    return this.#notice?.proof;
  }

  /** The moves of the shortest way to a win that there was; undefined as long as none is known. */
  get shortest(): number | undefined {
    return this.#advisers.there?.shortest.moves;
  }

  /** Whether the deal of the running game can be won, and how, as far as is found out in some seconds. */
  async couldBeWon(): Promise<Answer> {
    try {
      const { solver, answerOfDeal } = await this.#advisers.get();
      return await answerOfDeal(this.#host.game, solver.known.line);
    } catch {
      this.#failed();
      return unanswered;
    }
  }

  /** What is told is put away; tells whether there was anything. */
  dismiss(): boolean {
    const noticed = this.#notice !== undefined;
    this.#notice = undefined;
    return this.hints.end() || noticed;
  }

  /** Whether something is to be found out unasked about every position, or about deals. */
  get #thinks(): boolean {
    const { noticesStuck, showsWinnability, wantsWinnable } = this.#host;
    return !this.#hopeless && (noticesStuck || showsWinnability || wantsWinnable);
  }

  /** Whether there is another position, and one about which something is to be found out. */
  #changes(): boolean {
    const { game } = this.#host;
    const same = game.state === this.#seen;
    this.#seen = game.state;
    return !same && (game.won || mayStandStill(game));
  }

  async #load(): Promise<Advisers> {
    const { Advisers: Loaded } = await import('./advisers.js');
    return new Loaded(this.#host, { stuck: this.#stuck, failed: this.#failed });
  }

  readonly #stuck = (proof: StuckProof): void => {
    const { game, noticesStuck, showsWinnability } = this.#host;
    const { messages } = this.#speech.texts;
    if (noticesStuck) this.#notice = { game, cursor: game.cursor, proof };
    if (noticesStuck || showsWinnability) this.#speech.region.add(proof === 'lost' ? messages.noWin : messages.stuck);
    this.#host.requestUpdate();
    this.#host.dispatchEvent(canfieldEvent('canfield-stuck', { proof }));
  };

  readonly #unproved = (): void => {
    const reason = 'no-winnable-deal';
    const message = 'No deal of this game could be proved winnable in time; the one that is dealt may or may not be.';
    this.#host.complained({ reason, message: this.#speech.texts.messages.maybeWin, detail: '' });
    this.#host.dispatchEvent(canfieldEvent('canfield-error', { reason, message }));
  };

  readonly #failed = (): void => {
    const message = 'The code of the solver could not be loaded: there are no hints.';
    this.#host.dispatchEvent(canfieldEvent('canfield-error', { reason: 'solver-not-loaded', message }));
  };

  readonly #failedUnasked = (): void => {
    if (!this.#thinks) return;
    this.#hopeless = true;
    this.#failed();
  };
}
