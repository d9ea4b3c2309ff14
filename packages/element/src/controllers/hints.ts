import type { Game, GameState } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HintMark, Overlay } from '../scene/overlay.js';
import type { Scene } from '../scene/scene.js';
import { type HintDetail, type HintMode, lastMoveOf, toldHint } from '../session/hint.js';
import { loadSolver } from '../session/solver-code.js';
import type { Advisers } from './advisers.js';
import type { OnDemand } from '../on-demand.js';
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

/** The hint that is shown, how it is told and seen, and since when, in ms on the clock of the frames. */
interface Shown {
  readonly state: GameState;
  readonly hint: HintDetail;
  readonly look: Advisers['hint'];
  readonly since: number;
}

/** A hint on the table of one tag: the move, shown and said, until something else is done. */
export class Hints implements ReactiveController {
  readonly #host: HintHost;
  readonly #advisers: OnDemand<Advisers>;
  readonly #speech: Speech;
  readonly #failed: () => void;
  #shown: Shown | undefined;
  #thinking = false;
  /** How often hints have been put away: one that was asked for before that is not shown any more. */
  #ended = 0;

  /** @param failed is told that the solver's code could not be loaded. */
  constructor(host: HintHost, advisers: OnDemand<Advisers>, speech: Speech, failed: () => void) {
    this.#host = host;
    this.#advisers = advisers;
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
    const shown = this.#shown;
    return shown ? shown.look.text(texts, shown.state, shown.hint, this.#host.hintMode === 'on') : null;
  }

  /** Whether the move is shown where else its text would be. */
  get isLow(): boolean {
    const { scene } = this.#host;
    const { from = null, to = null } = (scene && this.#markOn(scene, Infinity)) ?? {};
    return [from, to].some((box) => box && box.y + box.height > (scene?.metrics.height ?? 0) - textRoom);
  }

  /** Whether the button that undoes is what is proposed. */
  get proposesUndo(): boolean {
    return this.#shown?.hint.undo === true;
  }

  /** When the picture of the hint comes to rest, in ms on the clock of the frames. */
  get settled(): number {
    return this.#shown ? this.#shown.since + this.#shown.look.time : -Infinity;
  }

  /** Looks for a hint, shows it and says it; null where none can be given, or the game went on meanwhile. */
  async ask(): Promise<HintDetail | null> {
    const { game, hintMode } = this.#host;
    const { state } = game;
    if (hintMode === 'off' || game.won) return null;
    const ended = this.#ended;
    const found = await this.#find(game);
    if (!found || this.#host.game.state !== state || this.#ended !== ended) return null;
    const hint = toldHint(found.hint, hintMode);
    this.#show({ ...found, state, hint });
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
    if (!scene || overlay.dragged.length > 0 || overlay.held) return overlay;
    return { ...overlay, hint: this.#markOn(scene, now) ?? overlay.hint };
  }

  /** How the move is shown on a scene at a moment; undefined where none is. */
  #markOn(scene: Scene, now: number): HintMark | undefined {
    const { hint, look, since } = this.#shown ?? {};
    return hint?.move && look?.mark(scene, hint.move, now - (since ?? 0));
  }

  #hide(): void {
    this.#shown = undefined;
    this.#host.overlayChanged();
    this.#host.requestUpdate();
  }

  async #find(game: Game): Promise<Pick<Shown, 'hint' | 'look'> | undefined> {
    const { state, rules } = game;
    const timer = setTimeout(this.#think, unnoticed);
    try {
      const [{ hintOf }, asked] = await Promise.all([loadSolver(), this.#askAbout(state)]);
      return asked && { hint: hintOf(state, rules, asked.answer, lastMoveOf(game)), look: asked.look };
    } catch {
      this.#failed();
      return undefined;
    } finally {
      clearTimeout(timer);
      this.#thinking = false;
      this.#host.requestUpdate();
    }
  }

  /** What the solver says of a position; undefined where another one lies on the table when it has come. */
  async #askAbout(state: GameState): Promise<{ readonly answer: Answer; readonly look: Shown['look'] } | undefined> {
    const { solver, hint: look } = await this.#advisers.get();
    return this.#host.game.state === state ? { answer: await solver.ask(thinkingTime), look } : undefined;
  }

  readonly #think = (): void => {
    this.#thinking = true;
    this.#speech.region.say(this.#speech.texts.messages.hintSearching);
    this.#host.requestUpdate();
  };

  #show(found: Omit<Shown, 'since'>): void {
    this.#shown = { ...found, since: this.#host.moves ? performance.now() : -Infinity };
    this.#speech.region.say(this.text ?? '');
    this.#host.overlayChanged();
    this.#host.requestUpdate();
  }
}
