import {
  defaultVariant,
  type Game,
  type GameState,
  isSource,
  type Move,
  moveText,
  type PileId,
  pileOf,
  type Rules,
  type SavedGame,
  type Scoring,
  type Settings,
  variantDraws,
  type VariantName,
} from '@canfield-game/engine';
import { html, type PropertyValues } from 'lit';
import { outline, type OutlinePile } from './a11y/outline.js';
import { outlineView } from './a11y/outline-view.js';
import { CanfieldAttributes } from './attributes.js';
import { Advice, type AdviceHost } from './controllers/advice.js';
import { Celebration } from './controllers/celebration.js';
import { Deals, type DealsHost } from './controllers/deals.js';
import { FocusController, type FocusHost } from './controllers/focus.js';
import { InputController, type InputHost } from './controllers/input.js';
import { Keeping, type KeepingHost } from './controllers/keeping.js';
import { type KeyHost, Keys } from './controllers/keys.js';
import { MediaController } from './controllers/media.js';
import { type PanelHost, Panels } from './controllers/panels.js';
import type { PictureOptions } from './controllers/picture.js';
import { PlayController, type PlayHost } from './controllers/play.js';
import { type Dress, RenderController } from './controllers/render.js';
import type { Replay, ReplayOptions } from './controllers/replay.js';
import type { ReplayBarHost } from './controllers/replay-bar.js';
import { Replays } from './controllers/replays.js';
import { ResizeController } from './controllers/resize.js';
import { SoundController } from './controllers/sound.js';
import { Speech } from './controllers/speech.js';
import { bareScene, Stage } from './controllers/stage.js';
import { SurroundingsController } from './controllers/surroundings.js';
import { ThemeController, type ThemeHost } from './controllers/theme.js';
import { Ticker } from './controllers/ticker.js';
import { canfieldEvent } from './events.js';
import { type LanguageHost, surroundingLanguages } from './i18n/localize.js';
import type { GestureNote } from './input/gesture.js';
import type { Grab } from './input/grab.js';
import { lettersOf } from './paint/palette.js';
import { type PanelName, panelNames } from './options.js';
import { playsTime, type Pose } from './scene/motion.js';
import type { PanelTag } from './panels/panel-tag.js';
import { plainCopy, told } from './plain.js';
import { bare, type Overlay } from './scene/overlay.js';
import type { Scene } from './scene/scene.js';
import type { Day } from './session/day.js';
import { askedOf, badOptions, type DealProblem } from './session/deal-request.js';
import type { DoneDays } from './session/done-days.js';
import type { HintDetail } from './session/hint.js';
import { changesGame, type Intent } from './session/intent.js';
import type { Preferences } from './session/preferences.js';
import type { ActionReport, DealCause, RefusalReason, SessionOutcome } from './session/report.js';
import type { Statistics } from './session/statistics.js';
import { cueOf } from './sound/cues.js';
import { styles } from './styles.js';
import { version } from './version.js';

/** What `newGame` takes: everything left out is as the attributes have it. */
export interface NewGameOptions {
  /** A deal code, `daily`, `daily:` with an earlier day as in `daily:2026-11-12`, or `random`. */
  readonly deal?: string;
  readonly variant?: VariantName;
  /** Cards a draw turns, 3 or 1 where the variant offers both. */
  readonly draw?: number;
  /** Settings over the variant's row. */
  readonly rules?: Settings;
  readonly scoring?: Scoring;
}

/** In CSS px. */
const roomForClock = 500;

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
 * @fires {CustomEvent<StuckDetail>} canfield-stuck - The game leads nowhere. Told once of each proof, until it holds no more.
 * @fires {CustomEvent<ErrorDetail>} canfield-error - Something given from outside was wrong; the running game stays.
 *
 * @slot toolbar-start - Before the toolbar's buttons.
 * @slot toolbar-end - After the toolbar's buttons.
 * @slot win - In place of the win panel's content.
 *
 * @csspart table - The table with its cards.
 * @csspart toolbar - The line of buttons.
 * @csspart replay - The line of buttons while a recorded game is shown.
 * @csspart position - Where the recorded game is.
 * @csspart pace - How fast it is shown.
 * @csspart take-over - The button that plays on from there.
 * @csspart history - How many actions are done, of how many, while some are undone.
 * @csspart score - The score in the toolbar.
 * @csspart clock - The time of play in the toolbar.
 * @csspart button - Every button of toolbar and panels.
 * @csspart panel - Every panel.
 * @csspart win - The panel shown after a win.
 * @csspart rules - The rules of the running game, over the page.
 * @csspart help - What every key does, over the page.
 * @csspart close - The button that closes a panel over the page.
 * @csspart show-rules - The button that shows the rules.
 * @csspart new-game - What can be dealt, over the page.
 * @csspart settings - What the player may set, over the page.
 * @csspart statistics - What has come of the games, over the page.
 * @csspart calendar - Which days' deals were played and won, over the page.
 * @csspart share - The running game as a link or text, over the page.
 * @csspart elsewhere - The note that the game went on in another window, over the page.
 * @csspart more - The buttons for which there is no room, over the page.
 * @csspart prompt - What is asked on the table while the base card is to be chosen.
 * @csspart autofinish - The offer to carry a game to its end.
 * @csspart hint - What a hint says, on the table.
 * @csspart searching - What is told on the table while a deal is looked for.
 * @csspart stuck - The note that a game leads nowhere.
 * @csspart winnability - The light that says whether the game can still be won.
 * @csspart note - A note on the table, such as what is wrong with a deal code.
 */
export class CanfieldGame
  extends CanfieldAttributes
  implements
    InputHost,
    FocusHost,
    PlayHost,
    LanguageHost,
    ThemeHost,
    KeyHost,
    AdviceHost,
    DealsHost,
    PanelHost,
    KeepingHost,
    ReplayBarHost
{
  static override styles = styles;
  /** The version of the package: a page that holds two copies can tell which of them it has. */
  static readonly version: string = version;

  readonly #play = new PlayController(this, () => performance.now());
  readonly #render = new RenderController(this);
  readonly #stage = new Stage(this.#render);
  readonly #dresser = new ThemeController(this);
  readonly #input = new InputController(this);
  readonly #focus = new FocusController(this);
  readonly #speech = new Speech(() => this.game, this);
  readonly #replays = new Replays(this, this.#play, this.#speech);
  readonly #keeping = new Keeping(this, this.#play.session);
  readonly #celebration = new Celebration();
  readonly #advice = new Advice(this, this.#play, this.#speech);
  readonly #deals = new Deals(this, this.#play, this.#keeping, this.#advice);
  readonly #panels = new Panels(this, this.#speech, this.#celebration, this.#advice);
  readonly #keys = new Keys(this, this.#input, this.#focus);
  readonly #sound = new SoundController(
    this,
    () => this.#sounds,
    () => {
      this.failed('sound-not-loaded', 'The code of the sounds could not be loaded: there are none.');
    },
  );
  readonly #resize = new ResizeController(this, (width, height) => {
    this.#resized(width, height);
  });
  readonly #media = new MediaController(this, () => {
    this.#surroundingsChanged();
  });
  #ready = false;

  /** @internal The scene that is painted and outlined; undefined before the first. */
  scene: Scene | undefined;
  /** @internal The buttons over the table. */
  outline: readonly OutlinePile[] = [];

  constructor() {
    super();
    this.addController(new SurroundingsController(this));
    new Ticker(this, this.#play.session.clock);
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
  get tableElement(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.table') ?? undefined;
  }

  /** @internal */
  get outlineElement(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.outline') ?? undefined;
  }

  /**
   * Deals another game at once. A wrong deal code leaves the running game as it is and is told by `canfield-error`.
   * @param options what to deal; without it as the attributes have it, at random in the variant of a code where they name one.
   */
  newGame(options: NewGameOptions = {}): void {
    this.#deals.begin();
    const asked = askedOf(options);
    if (asked) this.#deals.deal(this.#deals.another(asked), 'new');
    else this.#play.complain(badOptions);
  }

  /** Opens a panel over the page, as its button does where there is one: `new-game`, `calendar`, `settings`, `statistics`, `rules`, `help`. */
  showPanel(name: PanelName): void {
    this.#deals.begin();
    if (panelNames.includes(name)) this.#panels.open(name);
    else this.failed('no-such-panel', `"${told(name)}" is no panel: there are ${panelNames.join(', ')}.`);
  }

  /** Lays the same deal out again. */
  restart(): void {
    this.#deals.begin();
    if (!this.#deals.coming) this.#play.restart();
  }

  /** Plays a move or its text, such as `R>T2`. Says whether it was legal, and why not. */
  play(move: Move | string): SessionOutcome {
    return this.#act(() => this.#play.play(move));
  }

  /** Takes the last action back. */
  undo(): SessionOutcome {
    return this.#act(() => this.#play.undo());
  }

  /** Does again what was taken back last. */
  redo(): SessionOutcome {
    return this.#act(() => this.#play.redo());
  }

  /** Plays all that is left to the foundations, as one action, where a game only has to be carried to its end. Says whether it was. */
  finish(): SessionOutcome {
    return this.#act(() => this.#play.finish());
  }

  /**
   * Looks for the move that is best now, shows it on the table and says it: by what is known of all cards, the hidden ones
   * too. It takes up to one and a half seconds. `null` where `hints` are off, where the game is won, or went on meanwhile.
   */
  async hint(): Promise<HintDetail | null> {
    this.#deals.begin();
    return this.#deals.coming ? null : this.#advice.hints.ask();
  }

  /** @internal Whether the tag offers to carry the game to its end. */
  get offersFinish(): boolean {
    return this.options.read('autofinish', this.autofinish) !== 'off' && !this.watchOnly && this.#play.canFinish;
  }

  /** The record of the running game, with which `load` takes it up again. */
  save(): SavedGame {
    this.#deals.begin();
    return this.game.toJSON();
  }

  /**
   * Shows a recorded game step by step: what `save` gave, or a record's text. Whoever plays a move takes it over from there.
   * A wrong or impossible one leaves the table as it is, is told by `canfield-error`, and gives undefined.
   */
  replay(record: SavedGame | string, options: ReplayOptions = {}): Promise<Replay | undefined> {
    this.#deals.begin();
    const given = typeof record === 'string' ? record : (plainCopy(record) as SavedGame);
    return this.#replays.show(given, plainCopy(options) ?? {});
  }

  /**
   * A picture of the table as it is, a PNG: every card in its place, in the look that is worn, with the corners of the tag,
   * and without what only marks cards for the moment. What is face down stays hidden.
   *
   * @returns a promise that is rejected with a `RangeError` for a size out of its bounds, and with an `InvalidStateError` for a
   * tag that is not on a page or has no size.
   */
  async toBlob(options: PictureOptions = {}): Promise<Blob> {
    const { checkOptions, cornersOf, picture } = await import('./controllers/picture.js');
    const { width, pixelRatio } = checkOptions(options);
    while (this.isConnected && !(await this.updateComplete));
    await this.#panels.noticed();
    const hand = this.options.read('hand', this.hand);
    const scene = width === undefined || !this.scene ? this.scene : this.#stage.sceneAt(width, this.game, hand);
    const table = scene && this.isConnected ? this.tableElement : undefined;
    if (!scene || !table)
      throw new DOMException('toBlob: the tag is not on a page, or has no size.', 'InvalidStateError');
    const seen = this.#isBare ? bareScene(scene) : scene;
    const overlay = this.#celebration.over(bare, seen, Infinity);
    return picture({ scene: seen, overlay, dress: this.#look(), corners: cornersOf(this, table) }, pixelRatio);
  }

  /** Takes up a saved game. A wrong one leaves the running game as it is, is told by `canfield-error`, and gives `false`. */
  load(saved: SavedGame): boolean {
    this.#deals.begin();
    const loaded = this.#play.load(saved);
    if (loaded) this.#deals.cancel();
    return loaded;
  }

  /** What has come of the games on this tag, or of all that were kept under its `storageKey`. Plain JSON, to be exported. */
  get statistics(): Statistics {
    this.#deals.begin();
    return this.#keeping.statistics;
  }

  /**
   * What has come of the deals of days, `played` or `won`: by variant and draw as in `canfield-3`, then by day as in `2026-11-30`.
   */
  get doneDays(): DoneDays {
    this.#deals.begin();
    return this.#keeping.days;
  }

  /** @internal */
  override get preferences(): Preferences {
    return this.#keeping.preferences;
  }

  /** @internal */
  get replaying(): boolean {
    return this.#play.session.watching;
  }

  /** @internal */
  get showsClock(): boolean {
    return this.options.read('clock', this.clock) === 'on' && !this.replaying && this.#stage.width >= roomForClock;
  }

  /** @internal */
  timeText(seconds: number): string {
    return this.#speech.texts.time(seconds);
  }

  /** @internal */
  get seconds(): number {
    return this.#play.session.clock.seconds;
  }

  /** @internal */
  get inProgress(): boolean {
    const { untouched, watching } = this.#play.session;
    return !untouched && !watching && !this.game.won && !this.#deals.coming;
  }

  /** @internal */
  get next(): PanelTag['next'] {
    const { variant: named, draw } = this.#deals.another({});
    const variant = named ?? defaultVariant;
    return { variant, draw: Number(draw ?? variantDraws(variant)[0]) };
  }

  /** @internal */
  get firstDay(): Day {
    return this.#deals.firstDay;
  }

  /** @internal */
  get themeBack(): PanelTag['themeBack'] {
    return this.#dresser.theme.back;
  }

  /** @internal */
  get spareTools(): PanelTag['spareTools'] {
    return this.#panels.spareTools;
  }

  /** @internal */
  couldBeWon(): ReturnType<PanelTag['couldBeWon']> {
    return this.#advice.couldBeWon();
  }

  /** @internal The game in progress is given up, as by a new deal, before how it could have been won is shown. */
  watchWin(line: readonly Move[]): void {
    this.restart();
    void this.replay({ ...this.save(), moves: line.map(moveText) });
  }

  /** @internal */
  goOnHere(): void {
    const kept = this.#keeping.takeBack();
    if (kept) this.#deals.takeUp(kept);
  }

  /** @internal The player sets something. */
  prefer(changed: Preferences): void {
    this.#keeping.prefer(changed);
  }

  /** Takes statistics that were exported for those there are; `{}` begins anew. Wrong ones change nothing, are told by `canfield-error`, and give `false`. */
  importStatistics(statistics: Statistics): boolean {
    this.#deals.begin();
    const right = this.#keeping.replaceStatistics(statistics);
    if (!right)
      this.failed('bad-statistics', 'These are no statistics as the tag gives them; those that are there stay.');
    return right;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.leave();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [this.#dresser.sheet, ...root.adoptedStyleSheets];
    return root;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('readonly') && this.hasUpdated) this.#input.abort();
    this.#speech.language.use(this.messages);
    this.#speech.verbosity = this.options.read('verbosity', this.verbosity);
    // On no page nothing around it says what to speak: it goes on as it was.
    if (this.wantedLocale) this.#speech.language.speak([this.wantedLocale]);
    else if (this.isConnected) this.#speech.language.speak(surroundingLanguages(this));
    this.#dress();
    this.#keepTime();
    this.#deals.follow();
    this.scene = this.#stage.sceneOf(this.game, this.options.read('hand', this.hand));
    this.outline = this.scene && !this.#isBare ? this.#outlined(this.scene) : [];
  }

  protected override firstUpdated(): void {
    const table = this.tableElement as HTMLElement;
    this.#render.attach(table.querySelector('canvas') as HTMLCanvasElement);
    this.#speech.region.attach(this.renderRoot.querySelector('.live') as Element);
    this.#resize.watch(table, this.renderRoot.querySelector('.ruler') as Element);
    this.#stage.resize(table.clientWidth, 0);
    this.#fitHeight();
    this.#resized(table.clientWidth, table.clientHeight);
  }

  protected override updated(): void {
    this.#fitHeight();
    if (!this.scene || !this.isConnected) return;
    if (this.#isBare) {
      this.#stage.showBare(this.scene, this.#look());
      return;
    }
    this.#stage.show(this.scene, this.#look(), this.moves);
    this.#deals.prepare();
    if (this.#ready) return;
    this.#ready = true;
    this.dispatchEvent(canfieldEvent('canfield-ready', {}));
  }

  protected override render(): unknown {
    const { texts } = this.#speech;
    const { language, dir = 'ltr' } = texts.messages;
    const { ready } = this.#speech.language;
    return html`<div
      class="frame ${ready ? '' : 'waiting'}"
      lang=${language}
      dir=${dir}
      ?inert=${!ready}
      @keydown=${this.#keys.onKey}
      @click=${this.#keys.onClick}
    >
      <div class="ruler"></div>
      <div class="swatch" @transitionrun=${this.#dresser.onSwatch}></div>
      <div class="stage">
        <div
          class="table ${this.#input.dragging ? 'dragging' : ''}"
          part="table"
          @pointerdown=${this.#onDown}
          @pointermove=${this.#input.onMove}
          @pointerup=${this.#input.onUp}
          @pointercancel=${this.#input.onCancel}
          @lostpointercapture=${this.#input.onLostCapture}
          @pointerleave=${this.#input.onLeave}
          @contextmenu=${this.#input.onContextMenu}
        >
          <canvas aria-hidden="true"></canvas>
          <div class="outline" role="group" aria-label=${this.#tableName} @focusin=${this.#keys.onFocus}>
            ${outlineView(this.outline, this.#focus.current)}
          </div>
        </div>
        ${this.#panels.overTable()}
      </div>
      ${this.#replays.view()} ${this.#panels.toolbar()}
      <div class="live" role="status" aria-live="polite"></div>
    </div>`;
  }

  /** @internal */
  acted(report: ActionReport): void {
    const undone = report.kind === 'undo';
    const swept = report.changes.some(({ type }) => type === 'recycled');
    this.#input.abort();
    this.#stage.changing({ cause: undone ? 'back' : swept ? 'redeal' : 'move', changes: undone ? [] : report.changes });
    this.#celebrateIf(report.won, undone ? 0 : playsTime(report.changes));
    this.#focus.follow(report, (pile) => this.#sizeOf(pile));
    if (report.won || !this.#replays.rushes) this.#speech.acted(this.#asTold(report));
    if (report.won) this.#keeping.won();
    this.#keeping.keep();
    this.#sound.play(cueOf(report.changes, report.won));
    this.requestUpdate();
  }

  /** What is shown of a recorded game happens for the first time to whoever watches. */
  #asTold(report: ActionReport): ActionReport {
    return this.#play.session.watching && report.kind === 'redo' ? { ...report, kind: 'play' } : report;
  }

  /** @internal */
  tookOver(): void {
    this.#keeping.keep();
    this.requestUpdate();
  }

  /** @internal */
  leaving(): void {
    this.#keeping.left();
  }

  /** @internal */
  failed(reason: string, message: string): void {
    this.dispatchEvent(canfieldEvent('canfield-error', { reason, message }));
  }

  /** @internal */
  overtaken(): void {
    const message = 'The game goes on in another window; nothing of it is kept from here any more.';
    this.failed('played-elsewhere', message);
    this.#panels.open('elsewhere');
  }

  /** @internal */
  dealt(cause: DealCause): void {
    this.#input.abort();
    this.#stage.changing({ cause: 'deal', changes: [] });
    this.#celebrateIf(this.game.won);
    this.#panels.clear();
    this.requestUpdate();
    if (cause === 'load') void this.updateComplete.then(() => this.#speech.table(this.outline));
    else if (cause !== 'start' && cause !== 'restored') this.#speech.dealt();
    // A game that is taken up is kept as it is, and has neither its clock nor its count back yet.
    if (cause !== 'restored') this.#keeping.keep();
  }

  /** @internal */
  refused(reason: RefusalReason): void {
    this.#speech.refused(reason);
    this.#sound.play('refuse');
  }

  /** @internal */
  complained(problem: DealProblem): void {
    this.#panels.note(problem);
  }

  /** @internal */
  searching(): void {
    this.#input.abort();
    this.#panels.clear();
    this.#speech.region.say(this.#speech.texts.messages.searchingDeal);
    this.requestUpdate();
  }

  /** @internal */
  languageCame(): void {
    this.requestUpdate();
  }

  /** @internal */
  wants(intent: Intent, fromHand: readonly Pose[]): void {
    if (this.watchOnly && changesGame(intent)) {
      this.#springBack(fromHand);
      this.#speech.watchOnly();
      return;
    }
    if (intent.type === 'new') {
      if (this.buttons.includes('new')) this.#panels.open('new-game');
      return;
    }
    if (intent.type === 'help') {
      this.#panels.open('help');
      return;
    }
    if (intent.type === 'hint') {
      void this.hint();
      return;
    }
    if (this.#deals.coming || this.#playedElsewhere()) return;
    const happened = this.#stage.fromHand(fromHand, () => this.#play.want(intent, this.tapMode));
    if (!happened) this.#springBack(fromHand);
  }

  /** @internal */
  tells(note: GestureNote, grab: Grab | undefined, fromHand: readonly Pose[]): void {
    if (note === 'sprang-back') this.#springBack(fromHand);
    if (note === 'let-go') this.#speech.letGo();
    if (note === 'nowhere' && grab) this.#speech.nowhere(grab);
    if (note === 'picked-up' && grab) this.#speech.pickedUp(grab, this.#input.targets);
    this.requestUpdate();
  }

  /** @internal */
  overlayChanged(): void {
    const settled = Math.max(this.#input.settled, this.#celebration.settled, this.#advice.hints.settled);
    this.#render.lay((now) => this.overlayAt(now), settled);
  }

  /** @internal */
  complain(problem: DealProblem): void {
    this.#play.complain(problem);
  }

  /** @internal */
  closed(): void {
    this.#focus.comeBack();
  }

  /** @internal */
  reads(what: 'table' | 'pile' | 'score', pile: OutlinePile | undefined): void {
    if (what === 'table') this.#speech.table(this.outline);
    else if (what === 'score') this.#speech.score();
    else if (pile) this.#speech.pile(pile);
  }

  /** @internal */
  escaped(): void {
    this.#panels.escape();
    this.#celebration.end();
    this.overlayChanged();
    this.requestUpdate();
  }

  /** @internal What lies over the table at a moment, in ms on the clock of the frames. */
  overlayAt(now: number): Overlay {
    const overlay = this.#advice.hints.over(this.#input.overlay(now), this.scene, now);
    return this.#celebration.over(overlay, this.scene, now);
  }

  /** Nothing is played where nothing is kept: first the player says whether the game goes on here. */
  #playedElsewhere(): boolean {
    const { elsewhere } = this.#keeping;
    if (elsewhere) this.#panels.open('elsewhere');
    return elsewhere;
  }

  /** Whether the table has no cards yet: its texts, or what is to be dealt, are still to come. */
  get #isBare(): boolean {
    return !this.#speech.language.ready || this.#deals.coming;
  }

  /** Nothing is played while a deal is looked for. */
  #act(perform: () => SessionOutcome): SessionOutcome {
    this.#deals.begin();
    return this.#deals.coming || this.#playedElsewhere() ? { ok: false, reason: 'prevented' } : perform();
  }

  #springBack(fromHand: readonly Pose[]): void {
    this.#stage.springBack(fromHand);
    if (fromHand.length > 0) this.#sound.play('refuse');
    this.requestUpdate();
  }

  #celebrateIf(won: boolean, wait = 0): void {
    if (won) this.#celebration.begin(this.moves, wait);
    else this.#celebration.end();
    this.overlayChanged();
  }

  /** @internal Any key or tap goes straight to the end of the celebration; tells whether there was one. */
  skipCelebration(): boolean {
    const skipped = this.#celebration.skip();
    if (skipped) this.overlayChanged();
    if (skipped) this.requestUpdate();
    return skipped;
  }

  get #sounds(): boolean {
    return this.options.read('sound', this.sound) === 'on' && !this.#media.hidden;
  }

  /** @internal Whether things may move. */
  get moves(): boolean {
    const motion = this.options.read('motion', this.motion);
    if (motion === 'none' || this.#media.hidden) return false;
    return motion === 'full' || !this.#media.asks('reducedMotion');
  }

  #dress(): void {
    const media = this.#media;
    this.#dresser.wear(this.wantedTheme, {
      dark: media.asks('dark'),
      moreContrast: media.asks('moreContrast'),
      forced: media.asks('forced'),
    });
  }

  #look(): Dress {
    const back = this.options.read('back', this.back);
    const four = this.options.read('suits', this.suits) === 'four';
    const local = this.options.read('indices', this.indices) === 'local';
    return {
      palette: this.#dresser.palette(),
      back: back === 'theme' ? this.#dresser.theme.back : back,
      inks: four ? 'four' : 'two',
      letters: lettersOf(local ? this.#speech.texts.messages.indices : undefined),
    };
  }

  #outlined(scene: Scene): OutlinePile[] {
    const { state, rules } = this.game;
    const { held, targets } = this.#input;
    const { watchOnly } = this;
    return outline({ state, rules, scene, texts: this.#speech.texts, held, targets: held ? targets : [], watchOnly });
  }

  get #tableName(): string {
    const { texts } = this.#speech;
    const { table, watchOnly } = texts.messages;
    return this.watchOnly ? texts.listed([table, watchOnly]) : table;
  }

  #fitHeight(): void {
    const height = this.#stage.naturalHeight(this.game, this.options.read('hand', this.hand));
    const stage = this.tableElement?.parentElement;
    if (height !== undefined && stage) stage.style.flexBasis = `${height}px`;
  }

  #resized(width: number, height: number): void {
    if (this.#stage.resize(width, height)) this.requestUpdate();
  }

  #surroundingsChanged(): void {
    this.#keepTime();
    this.requestUpdate();
  }

  /** The clock stands still while nobody can see the table. */
  #keepTime(): void {
    const { clock } = this.#play.session;
    if (this.#media.hidden || this.#panels.covers) clock.pause();
    else clock.resume();
  }

  #sizeOf(pile: PileId): number {
    return isSource(pile) ? (pileOf(this.game.state, pile)?.length ?? 0) : 1;
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (!this.skipCelebration()) this.#input.onDown(event);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'canfield-game': CanfieldGame;
  }
}
