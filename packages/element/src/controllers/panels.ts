import { html, nothing } from 'lit';
import { toolbar } from '../panels/toolbar.js';
import { finishOffer, promptView } from '../panels/prompt.js';
import { pillView } from '../panels/pill.js';
import { stuckPanel } from '../panels/stuck.js';
import { askPanel, notePanel, winPanel } from '../panels/win.js';
import type { DealProblem } from '../session/deal-request.js';
import type { Advice } from './advice.js';
import type { Celebration } from './celebration.js';
import { type DialogHost, Dialogs } from './dialogs.js';
import type { Speech } from './speech.js';

/** The tag whose panels are shown, and what their buttons do on it. */
export interface PanelHost extends DialogHost {
  newGame(): void;
  restart(): void;
  undo(): unknown;
  redo(): unknown;
  hint(): unknown;
  finish(): unknown;
  /** Whether to offer that the game is carried to its end. */
  readonly offersFinish: boolean;
}

/** What stands beside and over the table of one tag: toolbar, question, note, win. */
export class Panels {
  readonly #host: PanelHost;
  readonly #speech: Speech;
  readonly #celebration: Celebration;
  readonly #advice: Advice;
  readonly #dialogs: Dialogs;
  /** What the note on the table says is wrong. */
  #problem: DealProblem | undefined;
  #asking = false;

  constructor(host: PanelHost, speech: Speech, celebration: Celebration, advice: Advice) {
    this.#host = host;
    this.#speech = speech;
    this.#celebration = celebration;
    this.#advice = advice;
    this.#dialogs = new Dialogs(host, () => speech.texts);
  }

  /** Shows what every key does. */
  help(): void {
    this.#dialogs.open('help');
  }

  /** Tells on the table what is wrong with something given from outside. */
  note(problem: DealProblem): void {
    this.#problem = problem;
    this.#host.requestUpdate();
  }

  /** Asks whether the game in progress is to be given up. */
  ask(): void {
    this.#asking = true;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      this.#host.renderRoot.querySelector<HTMLElement>('.ask .first')?.focus();
    });
  }

  /** Another game lies on the table: nothing asked or told of the last one holds. */
  clear(): void {
    this.#asking = false;
    this.#problem = undefined;
  }

  /** Closes whatever can be closed. */
  escape(): void {
    if (this.#asking) this.#stay();
    this.#advice.dismiss();
    this.#dismiss();
  }

  /** What lies over the table. */
  overTable(): unknown {
    const { texts } = this.#speech;
    return html`${this.#prompt()} ${this.#stuck()} ${this.#panel()}
    ${this.#problem ? notePanel(texts, texts.problem(this.#problem), this.#dismiss) : nothing} ${this.#dialogs.view()}`;
  }

  /** The line of buttons. */
  toolbar(askNew: () => void): unknown {
    const { texts } = this.#speech;
    const { score, scoring, code, cursor, actions } = this.#host.game;
    const { searching } = this.#advice.winnable;
    return toolbar({
      texts,
      score: scoring === 'none' || searching ? null : texts.score(score, scoring),
      code: searching ? null : code,
      canUndo: cursor > 0 && !searching,
      canRedo: cursor < actions.length && !searching,
      proposesUndo: this.#advice.hints.proposesUndo,
      hints: this.#host.hintMode !== 'off',
      canHint: !this.#host.game.won && !searching,
      light: this.#advice.light,
      onNew: askNew,
      onUndo: () => void this.#host.undo(),
      onRedo: () => void this.#host.redo(),
      onHint: () => void this.#host.hint(),
      onCopy: () => void this.#copy(),
      onRules: this.#rules,
    });
  }

  #prompt(): unknown {
    const { texts } = this.#speech;
    const { told } = this.#advice;
    if (told) return pillView(told);
    if (this.#host.game.state.choice) return promptView(texts);
    return this.#host.offersFinish ? finishOffer(texts, this.#finish) : nothing;
  }

  #stuck(): unknown {
    const { notice: proof } = this.#advice;
    if (!proof) return nothing;
    const { texts } = this.#speech;
    const [out, onOut] =
      this.#host.game.cursor > 0 ? (['undo', this.#undo] as const) : (['newGame', this.#new] as const);
    return stuckPanel({ texts, proof, out, onOut, onDismiss: this.#putAway });
  }

  #panel(): unknown {
    const { texts } = this.#speech;
    if (this.#asking) return askPanel({ texts, onNew: this.#new, onStay: this.#stay });
    if (!this.#celebration.shown) return nothing;
    const { score: points, scoring, cursor: moves } = this.#host.game;
    const score = scoring === 'none' ? null : texts.scoreInFull(points, scoring);
    const { running: rises, late } = this.#celebration;
    const { moves: shortest } = this.#advice.shortest;
    return winPanel({ texts, score, moves, shortest, rises, late, onAgain: this.#new, onRestart: this.#restart });
  }

  readonly #rules = (): void => {
    this.#dialogs.open('rules');
  };

  readonly #new = (): void => {
    this.#host.newGame();
  };

  readonly #finish = (): void => {
    this.#host.finish();
  };

  readonly #undo = (): void => {
    this.#host.undo();
    this.#host.closed();
  };

  readonly #putAway = (): void => {
    this.#advice.dismiss();
    this.#host.closed();
    this.#host.requestUpdate();
  };

  readonly #restart = (): void => {
    this.#host.restart();
  };

  readonly #stay = (): void => {
    this.#asking = false;
    this.#host.closed();
    this.#host.requestUpdate();
  };

  readonly #dismiss = (): void => {
    this.#problem = undefined;
    this.#host.requestUpdate();
  };

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#host.game.code ?? '');
      this.#speech.copied();
    } catch {
      this.#host.complain({
        reason: 'clipboard-denied',
        message: 'The browser did not let the deal code be copied.',
        detail: '',
      });
    }
  };
}
