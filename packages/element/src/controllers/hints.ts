import type { Game, GameState } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hintText } from '../a11y/hint-text.js';
import { ghostTime, hintMark } from '../scene/hint.js';
import type { Overlay } from '../scene/overlay.js';
import type { Scene } from '../scene/scene.js';
import { type HintDetail, type HintMode, lastMoveOf, toldHint } from '../session/hint.js';
import { loadSolver } from '../session/solver-code.js';
import type { SolverController } from './solver.js';
import type { Speech } from './speech.js';

/** The tag on which hints are given. */
export interface HintHost extends ReactiveControllerHost {
  readonly game: Game;
  readonly scene: Scene | undefined;
  readonly hintMode: HintMode;
  /** Whether things may move. */
  readonly moves: boolean;
  overlayChanged(): void;
}

/** A win is found within this time, in ms, or the hint is not sure. */
const thinkingTime = 1250;

/** So much room at the lower edge is for the text, in CSS px. */
const textRoom = 56;

/** That it is being thought about is told only where it takes longer than this, in ms. */
const unnoticed = 600;

/** A hint on the table of one tag: the move, shown and said, until something else is done. */
export class Hints implements ReactiveController {
  readonly #host: HintHost;
  readonly #solver: SolverController;
  readonly #speech: Speech;
  readonly #failed: () => void;
  #shown: { readonly state: GameState; readonly hint: HintDetail; readonly since: number } | undefined;
  #thinking = false;
  /** How often hints have been put away: one that was asked for before that is not shown any more. */
  #ended = 0;

  /** @param failed is told that the solver's code could not be loaded. */
  constructor(host: HintHost, solver: SolverController, speech: Speech, failed: () => void) {
    this.#host = host;
    this.#solver = solver;
    this.#speech = speech;
    this.#failed = failed;
    host.addController(this);
  }

  /** What is asked for on a tag that is taken off its page is not shown any more. */
  hostDisconnected(): void {
    this.#ended += 1;
    this.#thinking = false;
    this.#shown = undefined;
  }

  /** A hint holds for one position. */
  hostUpdate(): void {
    if (this.#shown && this.#shown.state !== this.#host.game.state) this.#hide();
  }

  /** What is told on the table of the hint, or of the search for one. */
  get text(): string | null {
    const { texts } = this.#speech;
    if (this.#thinking) return texts.messages.hintSearching;
    return this.#shown ? hintText(texts, this.#shown.state, this.#shown.hint, this.#host.hintMode === 'on') : null;
  }

  /** Whether the move is shown where else its text would be. */
  get isLow(): boolean {
    const { scene } = this.#host;
    const move = this.#shown?.hint.move;
    const { from = null, to = null } = scene && move ? hintMark(scene, move, ghostTime) : {};
    return [from, to].some((box) => box && box.y + box.height > (scene?.metrics.height ?? 0) - textRoom);
  }

  /** Whether the button that undoes is what is proposed. */
  get proposesUndo(): boolean {
    return this.#shown?.hint.undo === true;
  }

  /** When the picture of the hint comes to rest, in ms on the clock of the frames. */
  get settled(): number {
    return (this.#shown?.since ?? -Infinity) + ghostTime;
  }

  /** Looks for a hint, shows it and says it; null where none can be given, or the game went on meanwhile. */
  async ask(): Promise<HintDetail | null> {
    const { game, hintMode } = this.#host;
    const { state } = game;
    if (hintMode === 'off' || game.won) return null;
    const ended = this.#ended;
    const found = await this.#find(game);
    if (!found || this.#host.game.state !== state || this.#ended !== ended) return null;
    const hint = toldHint(found, hintMode);
    this.#show(state, hint);
    return hint;
  }

  /** The hint, or the search for it, is not shown any more; tells whether there was one. */
  end(): boolean {
    this.#ended += 1;
    const seen = this.#shown !== undefined || this.#thinking;
    this.#thinking = false;
    if (seen) this.#hide();
    return seen;
  }

  /** What lies over the table, with the hint while nothing is in the hand. */
  over(overlay: Overlay, scene: Scene | undefined, now: number): Overlay {
    const move = this.#shown?.hint.move;
    if (!move || !scene || overlay.dragged.length > 0 || overlay.held) return overlay;
    return { ...overlay, hint: hintMark(scene, move, now - (this.#shown?.since ?? 0)) };
  }

  #hide(): void {
    this.#shown = undefined;
    this.#host.overlayChanged();
    this.#host.requestUpdate();
  }

  async #find(game: Game): Promise<HintDetail | undefined> {
    const { state, rules } = game;
    const timer = setTimeout(this.#think, unnoticed);
    try {
      const [{ hintOf }, answer] = await Promise.all([loadSolver(), this.#solver.ask(thinkingTime)]);
      return hintOf(state, rules, answer, lastMoveOf(game));
    } catch {
      this.#failed();
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#thinking = false;
      this.#host.requestUpdate();
    }
  }

  readonly #think = (): void => {
    this.#thinking = true;
    this.#speech.region.say(this.#speech.texts.messages.hintSearching);
    this.#host.requestUpdate();
  };

  #show(state: GameState, hint: HintDetail): void {
    this.#shown = { state, hint, since: this.#host.moves ? performance.now() : -Infinity };
    this.#speech.region.say(this.text ?? '');
    this.#host.overlayChanged();
    this.#host.requestUpdate();
  }
}
