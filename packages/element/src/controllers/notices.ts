import type { Game, VariantName } from '@canfield-game/engine';
import { html, nothing } from 'lit';
import { stuckPanel } from '../panels/stuck.js';
import type { Way } from '../panels/way.js';
import { notePanel, winPanel } from '../panels/win.js';
import type { Pose } from '../scene/motion.js';
import type { DealProblem } from '../session/deal-request.js';
import type { Intent } from '../session/intent.js';
import { shareText } from '../session/share-text.js';
import type { StuckProof } from '../session/stuck.js';
import type { Speech } from './speech.js';

export { noticeStyles } from '../panels/notice-styles.js';
export { rosette } from '../scene/rosette.js';

/** The tag over whose table notices stand, and what their buttons do on it. */
export interface NoticeHost {
  readonly game: Game;
  /** Whether whatever would change the game is refused. */
  readonly watchOnly: boolean;
  /** Time of play in whole seconds. */
  readonly seconds: number;
  newGame(): void;
  restart(): void;
  wants(intent: Intent, fromHand: readonly Pose[]): void;
  /** The focus goes back to the table. */
  closed(): void;
}

/** What is told over the table. */
export interface News {
  /** Why the game leads nowhere. */
  readonly proof: StuckProof | undefined;
  /** The game is won: whether that is told only when the courts are laid, and the moves of the shortest win known. */
  readonly won: { readonly rises: boolean; readonly late: boolean; readonly shortest: number | undefined } | undefined;
  /** Something given from outside is wrong. */
  readonly problem: DealProblem | undefined;
}

/** What notices ask of what shows them. */
export interface NoticeActions {
  /** What a variant is called. */
  readonly title: (variant: VariantName) => Promise<string>;
  /** It is no more told that the game leads nowhere, or what is wrong. */
  readonly putAway: () => void;
  readonly dismiss: () => void;
  /** Gives a text to whatever the device shares things with, else to the clipboard. */
  readonly share: (text: Promise<string>) => void;
}

/** What stands over the table of one tag for as long as it has something to tell. */
export class Notices {
  readonly #host: NoticeHost;
  readonly #speech: Speech;
  readonly #actions: NoticeActions;

  constructor(host: NoticeHost, speech: Speech, actions: NoticeActions) {
    this.#host = host;
    this.#speech = speech;
    this.#actions = actions;
  }

  /** All that is told. */
  view({ proof, won, problem }: News): unknown {
    const { texts } = this.#speech;
    return html`${proof ? this.#stuck(proof) : nothing} ${won ? this.#won(won) : nothing}
    ${problem ? notePanel(texts, texts.problem(problem), this.#actions.dismiss) : nothing}`;
  }

  #stuck(proof: StuckProof): unknown {
    const { texts } = this.#speech;
    return stuckPanel({ texts, proof, ways: this.#waysOut, onDismiss: this.#putAway });
  }

  #won(won: NonNullable<News['won']>): unknown {
    const { texts } = this.#speech;
    const { cursor: moves, tookBack } = this.#host.game;
    const { seconds } = this.#host;
    const onShare = (): void => {
      this.#actions.share(this.#shared());
    };
    return winPanel({ texts, ...won, score: this.#score, moves, seconds, tookBack, ways: this.#waysOn, onShare });
  }

  get #waysOut(): readonly Way[] {
    if (this.#host.watchOnly) return [];
    const { undo, newGame } = this.#speech.texts.messages;
    return this.#host.game.cursor > 0
      ? [{ part: 'out', label: undo, act: this.#undo }]
      : [{ part: 'out', label: newGame, act: this.#new }];
  }

  get #waysOn(): readonly Way[] {
    if (this.#host.watchOnly) return [];
    const { playAgain, restart } = this.#speech.texts.messages;
    return [
      { part: 'again', label: playAgain, act: this.#new },
      { part: 'restart', label: restart, act: this.#restart },
    ];
  }

  /** The score with its unit; null where it is not shown. */
  get #score(): string | null {
    const { score, scoring } = this.#host.game;
    return scoring === 'none' ? null : this.#speech.texts.scoreInFull(score, scoring);
  }

  readonly #new = (): void => {
    this.#host.newGame();
  };

  readonly #restart = (): void => {
    this.#host.restart();
  };

  readonly #undo = (): void => {
    this.#host.wants({ type: 'undo' }, []);
    this.#host.closed();
  };

  readonly #putAway = (): void => {
    this.#actions.putAway();
    this.#host.closed();
  };

  /** The won game as a text. */
  async #shared(): Promise<string> {
    const { texts } = this.#speech;
    const { rules, code, cursor } = this.#host.game;
    const moves = texts.counted(texts.messages.moves, cursor);
    const time = texts.time(this.#host.seconds);
    return shareText({ title: await this.#actions.title(rules.variant), code, score: this.#score, moves, time });
  }
}
