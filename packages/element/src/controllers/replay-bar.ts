import { nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { availableLanguage, type Language } from '../i18n/languages.js';
import { filled } from '../i18n/texts.js';
import type { ControlName } from '../options.js';
import type { LoadedPanels, ReplayBarView } from '../panels/dialogs.js';
import type { DealProblem } from '../session/deal-request.js';
import { adopt } from './dialogs.js';
import type { Replay, ReplayController } from './replay.js';
import type { Speech } from './speech.js';

/** The tag on which recorded games are shown. */
export interface ReplayBarHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly buttons: readonly ControlName[];
  /** Whether nothing on the tag takes a game over. */
  readonly watchOnly: boolean;
  complain(problem: DealProblem): void;
}

/** How much faster than it was asked for a game can be shown. */
const speeds = [0.5, 1, 2, 4];

/** Actions that follow each other faster than this, in ms, are not told one by one: nobody could listen. */
const tellable = 1000;

/** What a player of recorded games has: buttons beside the table while one is shown. They are loaded with the first. */
export class ReplayBar implements ReactiveController {
  readonly #host: ReplayBarHost;
  readonly #replays: ReplayController;
  readonly #speech: Speech;
  #language: Language | undefined;
  #loaded: { readonly panels: LoadedPanels; readonly view: (bar: ReplayBarView) => unknown } | undefined;
  #replay: Replay | undefined;
  /** The pace that was asked for: once as fast. */
  #pace = 0;
  #played = false;

  constructor(host: ReplayBarHost, replays: ReplayController, speech: Speech) {
    this.#host = host;
    this.#replays = replays;
    this.#speech = speech;
    host.addController(this);
  }

  /** Whether a game runs by so fast that its actions are not told. */
  get rushes(): boolean {
    const { showing } = this.#replays;
    return showing !== undefined && showing.playing && showing.pace < tellable;
  }

  hostUpdate(): void {
    const { showing } = this.#replays;
    if (showing !== this.#replay) this.#pace = showing?.pace ?? 0;
    this.#replay = showing;
    const language = availableLanguage([this.#speech.texts.messages.language]);
    if (showing && this.#wanted && language !== this.#language) void this.#load(language);
  }

  /** Where it has stopped is told, after what was told of the last action. */
  hostUpdated(): void {
    const playing = this.#replay?.playing ?? false;
    if (this.#played && !playing && this.#replay && this.#loaded) this.#speech.region.add(this.#position(this.#replay));
    this.#played = playing;
  }

  /** The buttons; nothing where no game is shown. */
  view(): unknown {
    const replay = this.#replay;
    if (!replay || !this.#loaded || !this.#wanted) return nothing;
    const { texts } = this.#speech;
    return this.#loaded.view({
      texts,
      words: this.#loaded.panels.words.replaying,
      replay,
      position: this.#position(replay),
      speeds,
      speed: this.#pace / replay.pace,
      onSpeed: this.#onSpeed,
      onTakeOver: this.#host.watchOnly ? undefined : this.#onTakeOver,
    });
  }

  get #wanted(): boolean {
    return this.#host.buttons.includes('replay');
  }

  #position({ index, length }: Replay): string {
    const { texts } = this.#speech;
    const words = this.#loaded?.panels.words.replaying;
    return words ? filled(words.position, { number: texts.number(index), total: texts.number(length) }) : '';
  }

  async #load(language: Language): Promise<void> {
    this.#language = language;
    try {
      const { loadPanels, replayBar, replayStyles } = await import('../panels/dialogs.js');
      const panels = await loadPanels(language, this.#speech.texts.messages.panels);
      if (language !== this.#language) return;
      adopt(this.#host.renderRoot, replayStyles);
      this.#loaded = { panels, view: replayBar };
      this.#host.requestUpdate();
    } catch {
      this.#failed();
    }
  }

  /** The game is shown all the same; the next one is another chance. */
  #failed(): void {
    const message = 'The buttons of the replay could not be loaded.';
    this.#host.complain({ reason: 'panel-not-loaded', message, detail: 'replay' });
  }

  readonly #onSpeed = (speed: number): void => {
    if (this.#replay) this.#replay.pace = this.#pace / speed;
  };

  readonly #onTakeOver = (): void => {
    this.#replay?.takeOver();
  };
}
