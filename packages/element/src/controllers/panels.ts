import { html, nothing, type ReactiveController } from 'lit';
import { OnDemand } from '../on-demand.js';
import type { DialogName } from '../panels/dialogs.js';
import { pillView } from '../panels/pill.js';
import { finishOffer, promptView } from '../panels/prompt.js';
import { canShare, isCancelled } from '../panels/sharing.js';
import type { Tool } from '../panels/tool.js';
import type { DealProblem } from '../session/deal-request.js';
import type { Advice } from './advice.js';
import type { Celebration } from './celebration.js';
import { adopt, type DialogHost, Dialogs } from './dialogs.js';
import type { News, NoticeHost, Notices } from './notices.js';
import type { Speech } from './speech.js';
import { type ToolHost, Tools } from './tools.js';

/** The tag whose panels are shown, and what their buttons do on it. */
export interface PanelHost extends DialogHost, ToolHost, NoticeHost {
  newGame(): void;
  finish(): unknown;
  /** Whether to offer that the game is carried to its end. */
  readonly offersFinish: boolean;
  /** What lies over the table is another. */
  overlayChanged(): void;
}

/** What stands beside and over the table of one tag: toolbar, question, notices, of which the first loads what shows them. */
export class Panels implements ReactiveController {
  readonly #host: PanelHost;
  readonly #speech: Speech;
  readonly #celebration: Celebration;
  readonly #advice: Advice;
  readonly #dialogs: Dialogs;
  readonly #tools: Tools;
  readonly #notices = new OnDemand(
    () => this.#load(),
    () => {
      this.#host.overlayChanged();
      this.#host.requestUpdate();
    },
  );
  /** What the note on the table says is wrong. */
  #problem: DealProblem | undefined;
  /** What could not be told, since the code of notices could not be loaded. */
  #untold = '';

  constructor(host: PanelHost, speech: Speech, celebration: Celebration, advice: Advice) {
    this.#host = host;
    this.#speech = speech;
    this.#celebration = celebration;
    this.#advice = advice;
    const texts = (): Speech['texts'] => speech.texts;
    this.#dialogs = new Dialogs(host, texts);
    this.#tools = new Tools(host, texts, advice, { open: this.open, copy: () => void this.#copy() });
    host.addController(this);
  }

  hostUpdated(): void {
    const told = this.#told;
    if (!this.#notices.there && told !== this.#untold) this.#fetchNotices(told);
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
    return html`${this.#prompt()} ${this.#notices.there?.view(this.#news) ?? nothing} ${this.#dialogs.view()}`;
  }

  /** What is to be told is there to be seen, or cannot be. */
  async noticed(): Promise<void> {
    if (this.#told !== '') await this.#notices.get().catch(() => undefined);
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

  get #news(): News {
    const { running: rises, late, shown } = this.#celebration;
    const won = shown ? { rises, late, shortest: this.#advice.shortest } : undefined;
    return { won, proof: this.#advice.notice, problem: this.#problem };
  }

  /** Which notices there are; empty where there is none. */
  get #told(): string {
    const { won, proof, problem } = this.#news;
    return [won && 'won', proof, problem?.reason].filter(Boolean).join();
  }

  /** Told once of the same notices: they are there without it too, as events. */
  #fetchNotices(told: string): void {
    this.#untold = told;
    if (told === '') return;
    this.#notices.get().catch(() => {
      this.#host.failed('panel-not-loaded', 'The notices over the table could not be loaded.');
    });
  }

  async #load(): Promise<Notices> {
    const { Notices: Loaded, noticeStyles, rosette } = await import('./notices.js');
    adopt(this.#host.renderRoot, noticeStyles);
    this.#celebration.drawBy(rosette);
    return new Loaded(this.#host, this.#speech, {
      title: (variant) => this.#dialogs.title(variant),
      putAway: this.#putAway,
      dismiss: this.#dismiss,
      share: (text) => void this.#share(text),
    });
  }

  readonly #finish = (): void => {
    this.#host.finish();
  };

  readonly #putAway = (): void => {
    this.#advice.dismiss();
    this.#host.requestUpdate();
  };

  readonly #dismiss = (): void => {
    this.#problem = undefined;
    this.#host.requestUpdate();
  };

  #noClipboard(): void {
    const message = 'The browser did not let the text be copied.';
    this.#host.complain({ reason: 'clipboard-denied', message, detail: '' });
  }

  async #share(coming: Promise<string>): Promise<void> {
    try {
      const text = await coming;
      if (canShare()) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        this.#speech.shared();
      }
    } catch (error) {
      if (!isCancelled(error)) this.#noClipboard();
    }
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
