import {
  type Game,
  type GameState,
  type Move,
  type PileId,
  pileOf,
  type Rules,
  type SavedGame,
  type Scoring,
  type Settings,
  type VariantName,
} from '@canfield-game/engine';
import type { Theme } from '@canfield-game/themes';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { announceAction, announceDeal, announcePickedUp, announceRefusal } from './a11y/announce.js';
import { LiveRegion } from './a11y/live-region.js';
import { outline, type OutlinePile } from './a11y/outline.js';
import { outlineView } from './a11y/outline-view.js';
import { FocusController, type FocusHost } from './controllers/focus.js';
import { InputController, type InputHost } from './controllers/input.js';
import { MediaController } from './controllers/media.js';
import { PlayController, type PlayHost } from './controllers/play.js';
import { type Dress, type Passage, RenderController } from './controllers/render.js';
import { ResizeController } from './controllers/resize.js';
import { ThemeController } from './controllers/theme.js';
import { canfieldEvent } from './events.js';
import { messagesFor, surroundingLanguage } from './i18n/localize.js';
import { filled, Texts } from './i18n/texts.js';
import type { GestureNote } from './input/gesture.js';
import type { Grab } from './input/grab.js';
import { keyCommand, type KeyCommand } from './input/keyboard.js';
import { Options } from './options.js';
import { lettersOf } from './paint/palette.js';
import { toolbar } from './panels/toolbar.js';
import { askPanel, notePanel, winPanel } from './panels/win.js';
import { layout } from './scene/layout.js';
import { laneCount, metricsFor, naturalHeight, type TableShape } from './scene/metrics.js';
import type { Overlay } from './scene/overlay.js';
import { type Pose, undealtPoses } from './scene/motion.js';
import { rosette, rosetteTime } from './scene/rosette.js';
import type { Scene } from './scene/scene.js';
import type { DealProblem, DealRequest } from './session/deal-request.js';
import type { Intent, TapMode } from './session/intent.js';
import type { ActionReport, DealCause, RefusalReason, SessionOutcome } from './session/report.js';
import { styles } from './styles.js';

/** What `newGame` takes: everything left out is as the attributes have it. */
export interface NewGameOptions {
  /** A deal code, or `random`. */
  readonly deal?: string;
  readonly variant?: VariantName;
  /** Cards a draw turns, 3 or 1 where the variant offers both. */
  readonly draw?: number;
  /** Settings over the variant's row. */
  readonly rules?: Settings;
  readonly scoring?: Scoring;
}

/** A theme of the page's own is written by its name. */
const themeConverter = {
  toAttribute: (theme: string | Theme): string => (typeof theme === 'string' ? theme : theme.name),
};

/**
 * A complete, accessible game of Canfield solitaire.
 *
 * @tagname canfield-game
 *
 * @fires {CustomEvent<{}>} canfield-ready - Once, when the first deal and its texts are on the table.
 * @fires {CustomEvent<DealDetail>} canfield-deal - A game was laid out.
 * @fires {CustomEvent<BeforeMoveDetail>} canfield-before-move - A play or draw is about to happen. Cancelable.
 * @fires {CustomEvent<MoveDetail>} canfield-move - An action was done, undone or done again.
 * @fires {CustomEvent<ScoreDetail>} canfield-score - The score changed.
 * @fires {CustomEvent<WinDetail>} canfield-win - The game was won.
 * @fires {CustomEvent<ErrorDetail>} canfield-error - Something given from outside was wrong; the running game stays.
 *
 * @slot toolbar-start - Before the toolbar's buttons.
 * @slot toolbar-end - After the toolbar's buttons.
 * @slot win - In place of the win panel's content.
 *
 * @csspart table - The table with its cards.
 * @csspart toolbar - The line of buttons.
 * @csspart score - The score in the toolbar.
 * @csspart button - Every button of toolbar and panels.
 * @csspart panel - Every panel.
 * @csspart win - The panel shown after a win.
 * @csspart ask - The question before a game in progress is given up.
 * @csspart prompt - What is asked on the table while the base card is to be chosen.
 * @csspart note - A note on the table, such as what is wrong with a deal code.
 */
export class CanfieldGame extends LitElement implements InputHost, FocusHost, PlayHost {
  static override styles = styles;

  static override properties = {
    deal: { reflect: true, useDefault: true },
    variant: { reflect: true },
    draw: { reflect: true },
    rules: {},
    scoring: { reflect: true },
    tap: { reflect: true, useDefault: true },
    motion: { reflect: true, useDefault: true },
    hand: { reflect: true, useDefault: true },
    suits: { reflect: true, useDefault: true },
    indices: { reflect: true, useDefault: true },
    back: { reflect: true, useDefault: true },
    locale: { reflect: true },
    theme: { reflect: true, useDefault: true, converter: themeConverter },
  };

  /** What is dealt: `random` or a deal code, which sets variant and draw too. */
  declare deal: string;
  /** The variant of the next random deal, `canfield` where there is none. */
  declare variant: string | null;
  /** Cards a draw turns, `3` or `1` where the variant offers both. An untouched deal is dealt again, else it holds from the next on. */
  declare draw: string | null;
  /** Settings over the variant's row, as an object or its JSON. They hold from the next deal on. */
  declare rules: Settings | string | null;
  /** How the score is kept: `own` is the variant's way; `points`, `casino`, `casino-50`, `none`. It holds from the next deal on. */
  declare scoring: string | null;
  /** What a tap on a card does: `auto` plays it where it fits, `foundation` on foundations only, `off` selects it. */
  declare tap: string;
  /** `auto` follows the reader's wish for less motion, `full` and `none` do not. */
  declare motion: string;
  /** The hand the table is laid out for, `right` or `left`. */
  declare hand: string;
  /** `two` inks for the suits, or `four` that keep red and black as families; `auto` is two. */
  declare suits: string;
  /** What stands in the corners of cards: `local` letters of the language, or `latin` A J Q K. */
  declare indices: string;
  /** The back of the cards: `theme` leaves it to the theme. */
  declare back: string;
  /** The language, as a BCP 47 tag; without it that of the page around the tag, else the browser's. */
  declare locale: string | null;
  /** The look of table and cards: `auto` follows the wishes of the reader, or a name, or (as a property) a theme of your own. */
  declare theme: string | Theme;

  readonly #options = new Options((message) => {
    console.warn(message);
  });
  readonly #play = new PlayController(this, () => performance.now());
  readonly #render = new RenderController(this);
  readonly #dresser = new ThemeController(this);
  readonly #input = new InputController(this);
  readonly #focus = new FocusController(this);
  readonly #resize = new ResizeController(this, (width, height) => {
    this.#resized(width, height);
  });
  readonly #media = new MediaController(this, () => {
    this.#surroundingsChanged();
  });
  readonly #live = new LiveRegion();
  #texts = new Texts(messagesFor([]));
  #size = { width: 0, height: 0 };
  #laidOut: { readonly state: GameState; readonly key: string } | undefined;
  #passage: Passage | undefined;
  #hand: readonly Pose[] = [];
  #note = '';
  #asking = false;
  #showsWin = false;
  /** When the win was, in ms on the clock of the frames; undefined while there is none to be seen. */
  #wonAt: number | undefined;
  #began = false;
  #ready = false;

  /** The scene that is painted and outlined; undefined before the first. */
  scene: Scene | undefined;
  /** The buttons over the table. */
  outline: readonly OutlinePile[] = [];

  constructor() {
    super();
    this.deal = 'random';
    this.variant = null;
    this.draw = null;
    this.rules = null;
    this.scoring = null;
    this.tap = 'auto';
    this.motion = 'auto';
    this.hand = 'right';
    this.suits = 'auto';
    this.indices = 'local';
    this.back = 'theme';
    this.locale = null;
    this.theme = 'auto';
  }

  /** The game being played. Its positions can be read at any time; playing goes through the methods of the tag. */
  get game(): Game {
    return this.#play.game;
  }

  /** @internal */
  get playing(): { readonly state: GameState; readonly rules: Rules } {
    return this.game;
  }

  /** @internal */
  get tapMode(): TapMode {
    return this.#options.read('tap', this.tap);
  }

  /** @internal */
  get tableElement(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.table') ?? undefined;
  }

  /** @internal */
  get outlineElement(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.outline') ?? undefined;
  }

  /**
   * Deals another game at once. A wrong deal code leaves the running game as it is and is told by `canfield-error`.
   * @param options what to deal; without it as the attributes have it, a random deal where they name a code.
   */
  newGame(options: NewGameOptions = {}): void {
    const draw = options.draw === undefined ? {} : { draw: String(options.draw) };
    this.#play.deal({ ...this.#request, deal: 'random', ...options, ...draw } as DealRequest, 'new');
  }

  /** Lays the same deal out again. */
  restart(): void {
    this.#play.restart();
  }

  /** Plays a move or its text, such as `R>T2`. Says whether it was legal, and why not. */
  play(move: Move | string): SessionOutcome {
    return this.#play.play(move);
  }

  /** Takes the last action back. */
  undo(): SessionOutcome {
    return this.#play.undo();
  }

  /** Does again what was taken back last. */
  redo(): SessionOutcome {
    return this.#play.redo();
  }

  /** The record of the running game, with which `load` takes it up again. */
  save(): SavedGame {
    return this.game.toJSON();
  }

  /** Takes up a saved game. A wrong one leaves the running game as it is, is told by `canfield-error`, and gives `false`. */
  load(saved: SavedGame): boolean {
    return this.#play.load(saved);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#passage = undefined;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [this.#dresser.sheet, ...root.adoptedStyleSheets];
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#texts = this.#currentTexts();
    this.#dress();
    if (changed.has('deal') || changed.has('draw')) this.#dealAsAsked(changed);
    this.scene = this.#layOut();
    this.outline = this.scene ? this.#outlined(this.scene) : [];
  }

  protected override firstUpdated(): void {
    const table = this.tableElement as HTMLElement;
    const [still, moving] = table.querySelectorAll('canvas');
    this.#render.attach(still as HTMLCanvasElement, moving as HTMLCanvasElement);
    this.#live.attach(this.renderRoot.querySelector('.live') as Element);
    this.#resize.watch(table);
    this.#size = { width: table.clientWidth, height: 0 };
    this.#fitHeight();
    this.#resized(table.clientWidth, table.clientHeight);
  }

  protected override updated(): void {
    this.#fitHeight();
    this.#show();
  }

  protected override render(): unknown {
    const { messages } = this.#texts;
    return html`<div class="frame" @keydown=${this.#onKey} @click=${this.#onClick}>
      <div
        class="table ${this.#input.dragging ? 'dragging' : ''}"
        part="table"
        @pointerdown=${this.#onDown}
        @pointermove=${this.#input.onMove}
        @pointerup=${this.#input.onUp}
        @pointercancel=${this.#input.onCancel}
        @lostpointercapture=${this.#input.onCancel}
        @pointerleave=${this.#input.onLeave}
        @contextmenu=${this.#input.onContextMenu}
      >
        <canvas aria-hidden="true"></canvas>
        <canvas aria-hidden="true"></canvas>
        <div
          class="outline"
          role="group"
          aria-label=${messages.table}
          lang=${messages.language}
          @focusin=${this.#onFocus}
        >
          ${outlineView(this.outline, this.#focus.current)}
        </div>
        ${this.#prompt()} ${this.#panel()}
        ${this.#note === '' ? nothing : notePanel(this.#texts, this.#note, this.#dismiss)}
      </div>
      ${this.#toolbar()}
      <div class="live" role="status" aria-live="polite" lang=${messages.language}></div>
    </div>`;
  }

  /** @internal */
  acted(report: ActionReport): void {
    const cause =
      report.kind === 'undo' ? 'back' : report.changes.some(({ type }) => type === 'recycled') ? 'redeal' : 'move';
    this.#changing({ cause, changes: report.kind === 'undo' ? [] : report.changes });
    if (report.won) this.#celebrate();
    else this.#forgetWin();
    this.#focus.follow(report, (pile) => this.#sizeOf(pile));
    const { state, scoring } = this.game;
    this.#say(announceAction({ texts: this.#texts, state, scoring }, report));
  }

  /** @internal */
  dealt(cause: DealCause): void {
    this.#forgetWin();
    if (this.game.won) this.#celebrate();
    this.#asking = false;
    this.#note = '';
    this.#changing({ cause: 'deal', changes: [] });
    if (cause !== 'start') this.#say(announceDeal(this.#texts, this.game.state));
  }

  /** @internal */
  refused(reason: RefusalReason): void {
    this.#say(announceRefusal(this.#texts, reason));
  }

  /** @internal */
  complained({ reason, message, detail }: DealProblem): void {
    const { errors } = this.#texts.messages;
    this.#note = Object.hasOwn(errors, reason) ? filled(errors[reason as keyof typeof errors], { detail }) : message;
    this.requestUpdate();
  }

  /** @internal */
  wants(intent: Intent, fromHand: readonly Pose[]): void {
    if (intent.type === 'new') {
      this.#askNew();
      return;
    }
    this.#hand = fromHand;
    const happened = this.#play.want(intent, this.tapMode);
    this.#hand = [];
    if (!happened && fromHand.length > 0) this.#springBack(fromHand);
  }

  /** @internal */
  tells(note: GestureNote, grab: Grab | undefined, fromHand: readonly Pose[]): void {
    if (note === 'sprang-back') this.#springBack(fromHand);
    if (note === 'let-go') this.#say(this.#texts.messages.saidLetGo);
    if (note === 'nowhere' && grab) this.#say(this.#nowhere(grab));
    if (note === 'picked-up' && grab) this.#pickedUp(grab);
    this.requestUpdate();
  }

  /** @internal */
  overlayChanged(): void {
    const settled = Math.max(this.#input.liftedBy, (this.#wonAt ?? 0) + rosetteTime);
    this.#render.lay((now) => this.#overlay(now), settled);
  }

  #overlay(now: number): Overlay {
    const overlay = this.#input.overlay(now);
    if (this.#wonAt === undefined || !this.scene) return overlay;
    return { ...overlay, rosette: rosette(this.scene, now - this.#wonAt) };
  }

  /** The courts rise at a win; without motion, or when it is skipped, they lie at once. */
  #celebrate(): void {
    this.#showsWin = true;
    this.#wonAt = this.#moves ? performance.now() : -Infinity;
    this.overlayChanged();
  }

  get #celebrating(): boolean {
    return this.#wonAt !== undefined && performance.now() - this.#wonAt < rosetteTime;
  }

  /** Any key or tap goes straight to the end of the celebration; tells whether there was one. */
  #skipCelebration(): boolean {
    if (!this.#celebrating) return false;
    this.#wonAt = -Infinity;
    this.overlayChanged();
    this.requestUpdate();
    return true;
  }

  #forgetWin(): void {
    this.#showsWin = false;
    this.#wonAt = undefined;
  }

  get #moves(): boolean {
    const motion = this.#options.read('motion', this.motion);
    if (motion === 'none' || this.#media.hidden) return false;
    return motion === 'full' || !this.#media.asks('reducedMotion');
  }

  get #shape(): TableShape {
    const { rules } = this.game;
    const hand = this.#options.read('hand', this.hand);
    return { lanes: laneCount(rules.columns), openReserve: rules.openReserve, hand };
  }

  /** The table is about to change: nothing stays in the hand, and the picture finds its way from where it is. */
  #changing(passage: Passage): void {
    this.#input.abort();
    this.#passage = this.#hand.length > 0 ? { ...passage, from: posesOf(this.#hand) } : passage;
    this.requestUpdate();
  }

  #springBack(fromHand: readonly Pose[]): void {
    if (fromHand.length === 0) return;
    this.#passage = { cause: 'back', changes: [], from: posesOf(fromHand) };
    this.requestUpdate();
  }

  get #request(): DealRequest {
    const variant = this.variant === null ? null : this.#options.read('variant', this.variant);
    const scoring = this.#options.read('scoring', this.scoring);
    const { deal, draw, rules } = this;
    return { deal, draw, rules, variant, scoring: scoring === 'own' ? null : scoring };
  }

  /** Another code is another game; another draw mode deals an untouched table again, and else waits for the next deal. */
  #dealAsAsked(changed: PropertyValues<this>): void {
    const began = this.#began;
    this.#began = true;
    if (!began) this.#play.deal(this.#request, 'start');
    else if (changed.has('deal') || this.#play.session.untouched) this.#play.deal(this.#request, 'attribute');
  }

  get #shownScore(): string | null {
    const { score, scoring } = this.game;
    return scoring === 'none' ? null : this.#texts.score(score, scoring);
  }

  #dress(): void {
    const media = this.#media;
    const wishes = {
      dark: media.asks('dark'),
      moreContrast: media.asks('moreContrast'),
      forced: media.asks('forced'),
    };
    const wanted = typeof this.theme === 'string' ? this.#options.read('theme', this.theme) : this.theme;
    this.#dresser.wear(wanted, wishes);
  }

  #currentTexts(): Texts {
    const wanted = this.locale ?? surroundingLanguage(this);
    const messages = messagesFor([wanted]);
    return messages === this.#texts.messages ? this.#texts : new Texts(messages);
  }

  /** The scene stays the same object while nothing of it changes, so that a picture on its way is not cut short. */
  #layOut(): Scene | undefined {
    const { width, height } = this.#size;
    if (width < 1 || height < 1) return undefined;
    const { state } = this.game;
    const metrics = metricsFor(width, height, this.#shape);
    const key = JSON.stringify(metrics);
    if (this.#laidOut?.state === state && this.#laidOut.key === key) return this.scene;
    this.#laidOut = { state, key };
    return layout(this.game, metrics);
  }

  #outlined(scene: Scene): OutlinePile[] {
    const { state, rules } = this.game;
    const { held, targets } = this.#input;
    return outline({ state, rules, scene, texts: this.#texts, held, targets: held ? targets : [] });
  }

  #fitHeight(): void {
    const { width } = this.#size;
    if (width > 0 && this.tableElement) this.tableElement.style.flexBasis = `${naturalHeight(width, this.#shape)}px`;
  }

  #show(): void {
    if (!this.scene) return;
    this.#render.dress(this.#look());
    const passage = this.#passage;
    this.#passage = undefined;
    const undealt = passage?.cause === 'deal' ? { from: undealtPoses(this.scene) } : {};
    this.#render.show(this.scene, passage && this.#moves ? { ...passage, ...undealt } : undefined);
    if (!this.#ready) {
      this.#ready = true;
      this.dispatchEvent(canfieldEvent('canfield-ready', {}));
    }
  }

  #look(): Dress {
    const back = this.#options.read('back', this.back);
    const four = this.#options.read('suits', this.suits) === 'four';
    const local = this.#options.read('indices', this.indices) === 'local';
    return {
      palette: this.#dresser.palette(),
      back: back === 'theme' ? this.#dresser.theme.back : back,
      inks: four ? 'four' : 'two',
      letters: lettersOf(local ? this.#texts.messages.indices : undefined),
    };
  }

  #resized(width: number, height: number): void {
    if (width === this.#size.width && height === this.#size.height) return;
    this.#size = { width, height };
    this.requestUpdate();
  }

  #surroundingsChanged(): void {
    const { clock } = this.#play.session;
    if (this.#media.hidden) clock.pause();
    else clock.resume();
    this.requestUpdate();
  }

  #sizeOf(pile: PileId): number {
    return pile === 'S' || pile === 'C' ? 1 : (pileOf(this.game.state, pile)?.length ?? 0);
  }

  #say(text: string): void {
    this.#live.say(text);
  }

  #nowhere(grab: Grab): string {
    const card = this.#texts.card(grab.cards[0] ?? 0);
    return this.#texts.sentence(filled(this.#texts.messages.saidNowhere, { card }));
  }

  #pickedUp(grab: Grab): void {
    const { suits } = this.game.state;
    const places = this.#input.targets.map((pile) => this.#texts.pile(pile, suits));
    this.#say(announcePickedUp(this.#texts, grab, places));
  }

  #askNew(): void {
    const { untouched } = this.#play.session;
    if (untouched || this.game.won) this.newGame();
    else this.#asking = true;
    this.requestUpdate();
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (!this.#skipCelebration()) this.#input.onDown(event);
  };

  readonly #stay = (): void => {
    this.#asking = false;
    this.requestUpdate();
  };

  readonly #dismiss = (): void => {
    this.#note = '';
    this.requestUpdate();
  };

  readonly #copy = async (): Promise<void> => {
    const { code } = this.game;
    if (code === null) return;
    await navigator.clipboard.writeText(code);
    this.#say(this.#texts.messages.saidCopied);
  };

  readonly #onFocus = (event: FocusEvent): void => {
    const id = (event.target as HTMLElement).dataset['node'];
    if (id) this.#focus.entered(id);
  };

  /** A click without a pointer: keyboard, switch, voice, screen reader. What pointers do is told by pointer events. */
  readonly #onClick = (event: MouseEvent): void => {
    const id = (event.target as HTMLElement).dataset['node'];
    const node = this.#focus.nodes.find((known) => known.id === id);
    if (event.detail !== 0 || !node) return;
    this.#input.activate({ pile: node.pile, index: node.index });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const command = keyCommand(event);
    const target = event.target as HTMLElement;
    if (this.#skipCelebration()) return;
    if (!command || event.defaultPrevented || target.getRootNode() !== this.renderRoot) return;
    if (command.type === 'go' && !target.dataset['node']) return;
    event.preventDefault();
    this.#obey(command);
  };

  #obey(command: KeyCommand): void {
    const { type } = command;
    if (type === 'go') this.#focus.go(command.direction);
    else if (type === 'escape') this.#escape();
    else if (type === 'tap' || type === 'foundation') this.#playFocused(type);
    else this.wants({ type }, []);
  }

  #escape(): void {
    if (this.#input.escape()) return;
    this.#asking = false;
    this.#forgetWin();
    this.overlayChanged();
    this.#note = '';
    this.requestUpdate();
  }

  #playFocused(type: 'tap' | 'foundation'): void {
    const node = this.#focus.nodes.find(({ id }) => id === this.#focus.current);
    if (!node) return;
    this.wants(node.pile === 'S' ? { type: 'draw' } : { type, pile: node.pile, index: node.index }, []);
  }

  #prompt(): unknown {
    const asks = this.game.state.choice !== undefined;
    return asks ? html`<p class="prompt" part="prompt">${this.#texts.messages.chooseBase}</p>` : nothing;
  }

  #panel(): unknown {
    const texts = this.#texts;
    const onNew = () => {
      this.newGame();
    };
    if (this.#asking) return askPanel({ texts, onNew, onStay: this.#stay });
    if (!this.#showsWin) return nothing;
    const { score: points, scoring, cursor: moves } = this.game;
    const score = scoring === 'none' ? null : texts.scoreInFull(points, scoring);
    const onRestart = () => {
      this.restart();
    };
    return winPanel({ texts, score, moves, rises: this.#celebrating, onAgain: onNew, onRestart });
  }

  #toolbar(): unknown {
    const { game } = this;
    return toolbar({
      texts: this.#texts,
      score: this.#shownScore,
      code: game.code,
      canUndo: game.cursor > 0,
      canRedo: game.cursor < game.actions.length,
      onNew: () => {
        this.#askNew();
      },
      onUndo: () => void this.undo(),
      onRedo: () => void this.redo(),
      onCopy: () => void this.#copy(),
    });
  }
}

const posesOf = (poses: readonly Pose[]) => new Map(poses.map((pose) => [pose.card, pose]));

declare global {
  interface HTMLElementTagNameMap {
    'canfield-game': CanfieldGame;
  }
}
