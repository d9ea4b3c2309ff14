import { type Settings, variantNames } from '@canfield-game/engine';
import type { Theme } from '@canfield-game/themes';
import { LitElement } from 'lit';
import type { OwnMessages } from './i18n/own-messages.js';
import { type ControlName, isNothing, type OptionName, Options, optionValues } from './options.js';
import { plainCopy, textOf, told } from './plain.js';
import type { Automatic } from './session/automatic.js';
import type { Chosen, DealRequest } from './session/deal-request.js';
import type { HintMode } from './session/hint.js';
import type { TapMode } from './session/intent.js';
import { isPreference, type PreferenceName, type Preferences } from './session/preferences.js';

const isOwnTheme = (theme: unknown): theme is Theme => typeof theme === 'object' && theme !== null;

/** A theme of the page's own is written by its name. */
const themeConverter = {
  toAttribute: (theme: unknown): string | null =>
    textOf(isOwnTheme(theme) ? (plainCopy(theme) as Theme | undefined)?.name : theme),
};

/** A property that has no text is no attribute. */
const textConverter = { toAttribute: textOf };

/** Rules as plain data or JSON; what is neither stays a text that is wrong. */
const plainRules = (given: unknown): unknown =>
  isNothing(given) || typeof given === 'string' ? given : (plainCopy(given) ?? told(given));

/** What is asked for by a text, whatever was given in its place: that it is wrong is told where it is read. */
const askedFor = (given: unknown): string | null => (given ? told(given) : null);

/** It is there or not, as attributes of HTML are; frameworks that write `false` mean that it is not. */
const presenceConverter = {
  fromAttribute: (value: string | null): boolean => value !== null && value !== 'false' && value !== 'off',
  toAttribute: (value: unknown): string | null => (value ? '' : null),
};

/** What a property is that nobody has set. */
const unset = (name: PreferenceName): unknown =>
  name === 'variant' || name === 'draw' || name === 'locale' ? null : optionValues[name][0];

/** The attributes of the tag with their properties, and what they mean. A wrong value warns once and means the default. */
export class CanfieldAttributes extends LitElement {
  static override properties = {
    deal: { reflect: true, useDefault: true },
    variant: { reflect: true },
    draw: { reflect: true },
    rules: {},
    scoring: { reflect: true },
    readonly: { reflect: true, useDefault: true, converter: presenceConverter },
    tap: { reflect: true, useDefault: true },
    autoplay: { reflect: true, useDefault: true },
    autofinish: { reflect: true, useDefault: true },
    hints: { reflect: true, useDefault: true },
    stuckNotice: { attribute: 'stuck-notice', reflect: true, useDefault: true },
    winnability: { reflect: true, useDefault: true },
    winnable: { reflect: true, useDefault: true },
    verbosity: { reflect: true, useDefault: true },
    shortcuts: { reflect: true, useDefault: true },
    motion: { reflect: true, useDefault: true },
    sound: { reflect: true, useDefault: true },
    clock: { reflect: true, useDefault: true },
    hand: { reflect: true, useDefault: true },
    suits: { reflect: true, useDefault: true },
    indices: { reflect: true, useDefault: true },
    back: { reflect: true, useDefault: true },
    controls: { reflect: true, useDefault: true },
    locale: { reflect: true },
    messages: { attribute: false },
    storageKey: { attribute: 'storage-key', reflect: true },
    shareUrl: { attribute: 'share-url', reflect: true },
    theme: { reflect: true, useDefault: true, converter: themeConverter },
  };

  /** What is dealt: `random`, `daily` (the deal of the player's calendar day; `daily:2026-11-12` that of an earlier one), or a deal code, which sets variant and draw too. */
  declare deal: string;
  /** The variant of the next random deal, `canfield` where there is none. */
  declare variant: string | null;
  /** Cards a draw turns, `3` or `1` where the variant offers both. An untouched deal is dealt again, else it holds from the next on. */
  declare draw: string | null;
  /** Settings over the variant's row, as an object or its JSON. They hold from the next deal on. */
  declare rules: Settings | string | null;
  /** How the score is kept: `own` is the variant's way; `points`, `casino`, `casino-50`, `none`. It holds from the next deal on. */
  declare scoring: string | null;
  /** Whether the game can only be watched: neither pointer nor keys nor buttons change it, the methods of the tag do. */
  declare readonly: boolean;
  /** What a tap on a card does: `auto` plays it where it fits, `foundation` on foundations only, `off` selects it. */
  declare tap: string;
  /** Which cards go to the foundations by themselves after a move: `safe` those that no column can need any more, `on` all that fit. */
  declare autoplay: string;
  /** A game of which only foundation plays are left: `offer` shows a button that plays them, `on` plays them by itself. */
  declare autofinish: string;
  /** What hints tell: `on` the move, `exists` only whether there is one that helps, `off` nothing. */
  declare hints: string;
  /** `on` tells on the table, once, when the game is proved to lead nowhere, and offers to undo. */
  declare stuckNotice: string;
  /** `on` shows a small light that says whether the game can still be won, as far as is known. */
  declare winnability: string;
  /** `on` deals only random games that are proved winnable. Deal codes are dealt as they are, and so are deals of the day, which are proved by the rules of their variant. */
  declare winnable: string;
  /** How much a screen reader is told of an action: `brief` no score and nothing of the reserve, `full` also how many cards are left. */
  declare verbosity: string;
  /** Whether single letters are commands while the focus is inside; `off` leaves arrows, Enter, Escape, Ctrl+Z and Ctrl+Y. */
  declare shortcuts: string;
  /** `auto` follows the reader's wish for less motion, `full` and `none` do not. */
  declare motion: string;
  /** `on` lets moves be heard, quietly, once the user has done something on the page. */
  declare sound: string;
  /** Whether the time of play is shown in the toolbar, where there is room for it. */
  declare clock: string;
  /** The hand the table is laid out for, `right` or `left`. */
  declare hand: string;
  /** `two` inks for the suits, or `four` that keep red and black as families; `auto` is two. */
  declare suits: string;
  /** What stands in the corners of cards: `local` letters of the language, or `latin` A J Q K. */
  declare indices: string;
  /** The back of the cards: `theme` leaves it to the theme. */
  declare back: string;
  /** The buttons: `full` all of them, a list out of `new undo redo hint autofinish settings statistics rules code share replay`, or `none`. */
  declare controls: string;
  /** The language, as a BCP 47 tag; without it that of the page around the tag, else the browser's. */
  declare locale: string | null;
  /** Texts of your own over those of the language: any of them, with the words in braces that they have in English. */
  declare messages: OwnMessages | null;
  /** A name under which the running game, settings and statistics are kept in this browser; nothing is written or read without. */
  declare storageKey: string | null;
  /** The page that links to games lead to, which gets a game as its hash; this page without it. */
  declare shareUrl: string | null;
  /** The look of table and cards: `auto` follows the wishes of the reader, or a name, or (as a property) a theme of your own. */
  declare theme: string | Theme;

  /** @internal */
  protected readonly options = new Options(
    (message) => {
      console.warn(message);
    },
    (name, given) => this.#instead(name, given),
  );

  /** What is drawn needs to be measured first, so that the first update asks for another one: Lit need not warn of it. */
  static override enabledWarnings = [];

  /** A property without a converter of its own is written as text. */
  protected static override finalize(): void {
    super.finalize();
    for (const [name, options] of this.elementProperties) {
      this.elementProperties.set(name, { converter: textConverter, ...options });
    }
  }

  constructor() {
    super();
    this.deal = 'random';
    this.variant = null;
    this.draw = null;
    this.rules = null;
    this.scoring = null;
    this.readonly = false;
    this.tap = 'auto';
    this.autoplay = 'off';
    this.autofinish = 'off';
    this.verbosity = 'normal';
    this.shortcuts = 'on';
    this.hints = 'on';
    this.stuckNotice = 'off';
    this.winnability = 'off';
    this.winnable = 'off';
    this.motion = 'auto';
    this.sound = 'off';
    this.clock = 'on';
    this.hand = 'right';
    this.suits = 'auto';
    this.indices = 'local';
    this.back = 'theme';
    this.controls = 'full';
    this.locale = null;
    this.messages = null;
    this.storageKey = null;
    this.shareUrl = null;
    this.theme = 'auto';
  }

  /** An attribute that says what holds anyway changes no property, but the player's setting gives way to it. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (!this.isUpdatePending) this.requestUpdate();
  }

  /** @internal What the player has set. It holds where the page has said nothing, and never becomes an attribute. */
  get preferences(): Preferences {
    return {};
  }

  /** @internal Whether the page leaves a setting to the player. What is set as a property becomes an attribute only later. */
  leavesOpen(name: PreferenceName): boolean {
    const given = this.#given(name);
    if ((name === 'variant' || name === 'draw') && !isNothing(this.rules)) return false;
    return isNothing(given) || (given === unset(name) && !this.hasAttribute(name));
  }

  #instead(name: OptionName, given: unknown): unknown {
    return isPreference(name) && this.leavesOpen(name) ? (this.preferences[name] ?? given) : given;
  }

  /** @internal The value of a setting that holds. */
  holds(name: PreferenceName): string {
    if (name === 'locale') return this.wantedLocale;
    return name === 'draw' ? (askedFor(this.draw) ?? '') : this.options.read(name, this.#given(name));
  }

  #given(name: PreferenceName): unknown {
    return name === 'stuck-notice' ? this.stuckNotice : this[name];
  }

  /** @internal The language that the page or the player asks for; empty where neither does. */
  get wantedLocale(): string {
    return textOf(this.locale) || (this.preferences.locale ?? '');
  }

  /** @internal Whether nothing on the tag changes the game. Frameworks clear a property by any of nothing. */
  get watchOnly(): boolean {
    return Boolean(this.readonly);
  }

  /** @internal */
  get tapMode(): TapMode {
    return this.options.read('tap', this.tap);
  }

  /** @internal */
  get shortcutsOn(): boolean {
    return this.options.read('shortcuts', this.shortcuts) === 'on';
  }

  /** @internal */
  get keptUnder(): string {
    return textOf(this.storageKey) ?? '';
  }

  /** @internal The address that links to games lead to. */
  get sharePage(): string {
    return this.options.address('share-url', this.shareUrl, document.baseURI) ?? location.href.replace(/#.*$/, '');
  }

  /** @internal */
  get automatic(): Automatic {
    const finishes = this.options.read('autofinish', this.autofinish) === 'on';
    return { autoplay: this.options.read('autoplay', this.autoplay), finishes };
  }

  /** @internal */
  get hintMode(): HintMode {
    return this.options.read('hints', this.hints);
  }

  /** @internal The buttons that are shown. */
  get buttons(): readonly ControlName[] {
    return this.options.controls(this.controls);
  }

  /** @internal Whether it is told on the table that a game leads nowhere. */
  get noticesStuck(): boolean {
    return this.options.read('stuck-notice', this.stuckNotice) === 'on';
  }

  /** @internal Whether it is shown if a game can be won. */
  get showsWinnability(): boolean {
    return this.options.read('winnability', this.winnability) === 'on';
  }

  /** @internal Whether random deals are to be proved winnable. */
  get wantsWinnable(): boolean {
    return this.options.read('winnable', this.winnable) === 'on';
  }

  /** @internal What the attributes ask to be dealt. */
  get request(): DealRequest {
    const variant = this.variant ? this.options.read('variant', this.variant) : null;
    const scoring = this.options.read('scoring', this.scoring);
    const rules = plainRules(this.rules);
    const [deal, draw] = [askedFor(this.deal) ?? 'random', askedFor(this.draw)];
    return { deal, draw, rules, variant, scoring: scoring === 'own' ? null : scoring };
  }

  /** @internal What the player chose to be dealt, where the page has not named it. */
  get chosen(): Chosen {
    const { variant, draw } = this.preferences;
    const named = variantNames.find((name) => name === variant);
    return isNothing(this.rules) ? { variant: named, draw } : {};
  }

  /** @internal The theme that is asked for: a name, or one of the page's own. */
  protected get wantedTheme(): string | Theme {
    return isOwnTheme(this.theme) ? this.theme : this.options.read('theme', this.theme);
  }
}
