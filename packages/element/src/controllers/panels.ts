import { html, nothing } from 'lit';
import { finishOffer, promptView } from '../panels/prompt.js';
import { pillView } from '../panels/pill.js';
import { canShare, isCancelled } from '../panels/sharing.js';
import { stuckPanel } from '../panels/stuck.js';
import type { Way } from '../panels/way.js';
import { notePanel, winPanel } from '../panels/win.js';
import type { DealProblem } from '../session/deal-request.js';
import { shareText } from '../session/share-text.js';
import type { Advice } from './advice.js';
import type { Celebration } from './celebration.js';
import type { DialogName } from '../panels/dialogs.js';
import type { Tool } from '../panels/tool.js';
import { type DialogHost, Dialogs } from './dialogs.js';
import type { Speech } from './speech.js';
import { type ToolHost, Tools } from './tools.js';

/** The tag whose panels are shown, and what their buttons do on it. */
export interface PanelHost extends DialogHost, ToolHost {
  newGame(): void;
  restart(): void;
  finish(): unknown;
  /** Time of play in whole seconds. */
  readonly seconds: number;
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
  readonly #tools: Tools;

  constructor(host: PanelHost, speech: Speech, celebration: Celebration, advice: Advice) {
    this.#host = host;
    this.#speech = speech;
    this.#celebration = celebration;
    this.#advice = advice;
    const texts = (): Speech['texts'] => speech.texts;
    this.#dialogs = new Dialogs(host, texts);
    this.#tools = new Tools(host, texts, advice, { open: this.open, copy: () => void this.#copy() });
  }

  /** Shows a panel over the page. */
  readonly open = (name: DialogName): void => {
    this.#dialogs.open(name);
  };

  /** Whether a panel covers the table. */
  get covers(): boolean {
    return this.#dialogs.covers;
  }

  /** The buttons that wait behind one where there is no room. */
  get spareTools(): readonly Tool[] {
    return this.#tools.spare;
  }

  /** Tells on the table what is wrong with something given from outside. */
  note(problem: DealProblem): void {
    this.#problem = problem;
    this.#host.requestUpdate();
  }

  /** Another game lies on the table: nothing told of the last one holds. */
  clear(): void {
    this.#problem = undefined;
  }

  /** Closes whatever can be closed. */
  escape(): void {
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
  toolbar(): unknown {
    return this.#tools.view();
  }

  #prompt(): unknown {
    const { texts } = this.#speech;
    const { told } = this.#advice;
    if (told) return pillView(told);
    if (this.#host.game.state.choice) return promptView(texts);
    return this.#host.offersFinish && this.#host.buttons.includes('autofinish')
      ? finishOffer(texts, this.#finish)
      : nothing;
  }

  #stuck(): unknown {
    const { notice: proof } = this.#advice;
    if (!proof) return nothing;
    const { texts } = this.#speech;
    return stuckPanel({ texts, proof, ways: this.#waysOut, onDismiss: this.#putAway });
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

  #panel(): unknown {
    const { texts } = this.#speech;
    if (!this.#celebration.shown) return nothing;
    const { cursor: moves, tookBack } = this.#host.game;
    const { running: rises, late } = this.#celebration;
    const { moves: shortest } = this.#advice.shortest;
    const { seconds } = this.#host;
    const onShare = (): void => void this.#share();
    const won = { score: this.#score, moves, seconds, tookBack, shortest };
    return winPanel({ texts, ...won, rises, late, ways: this.#waysOn, onShare });
  }

  /** The score with its unit; null where it is not shown. */
  get #score(): string | null {
    const { score, scoring } = this.#host.game;
    return scoring === 'none' ? null : this.#speech.texts.scoreInFull(score, scoring);
  }

  readonly #new = (): void => {
    this.#host.newGame();
  };

  readonly #finish = (): void => {
    this.#host.finish();
  };

  readonly #undo = (): void => {
    this.#host.wants({ type: 'undo' }, []);
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

  readonly #dismiss = (): void => {
    this.#problem = undefined;
    this.#host.requestUpdate();
  };

  /** By whatever the device shares things with, else by the clipboard. */
  async #share(): Promise<void> {
    const { texts } = this.#speech;
    const { rules, code, cursor } = this.#host.game;
    const moves = texts.counted(texts.messages.moves, cursor);
    const time = texts.time(this.#host.seconds);
    try {
      const title = await this.#dialogs.title(rules.variant);
      const text = shareText({ title, code, score: this.#score, moves, time });
      if (canShare()) await navigator.share({ text });
      else await this.#toClipboard(text);
    } catch (error) {
      if (!isCancelled(error)) this.#noClipboard();
    }
  }

  async #toClipboard(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    this.#speech.shared();
  }

  #noClipboard(): void {
    const message = 'The browser did not let the text be copied.';
    this.#host.complain({ reason: 'clipboard-denied', message, detail: '' });
  }

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(this.#host.game.code ?? '');
      this.#speech.copied();
    } catch {
      this.#noClipboard();
    }
  };
}
