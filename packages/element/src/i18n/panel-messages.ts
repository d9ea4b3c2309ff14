import type { Rules, Scoring, VariantName } from '@canfield-game/engine';
import type { VariantText } from '@canfield-game/engine/rules-text';
import type { BackName, ThemeName } from '@canfield-game/themes';
import type { PluralText } from './messages.js';
import type { Texts } from './texts.js';

/** A rule that has a sentence. Decks of fewer ranks are for tests and studies, and have none. */
export type RuleName = keyof Omit<Rules, 'variant' | 'ranks'>;

/** The texts of the panels that are plain words. */
interface PanelWords {
  readonly close: string;
  /** What stands on keys that have no sign of their own. */
  readonly keys: { readonly enter: string; readonly space: string; readonly escape: string };
  /** What every key does. */
  readonly help: {
    readonly title: string;
    readonly go: string;
    readonly tap: string;
    readonly letGo: string;
    readonly play: string;
    readonly draw: string;
    readonly foundation: string;
    readonly table: string;
    readonly pile: string;
    readonly score: string;
    readonly keys: string;
  };
  /** What can be dealt. */
  readonly deal: {
    readonly random: string;
    readonly daily: string;
    readonly code: string;
    readonly variant: string;
    /** What drawing three cards or one makes of the game. */
    readonly hard: string;
    readonly easy: string;
    readonly winnable: string;
    readonly start: string;
    readonly givesUp: string;
  };
  /** Whether the game that would be given up could have been won: the question after `givesUp`, the search, what came of it. */
  readonly hindsight: {
    readonly ask: string;
    readonly asking: string;
    readonly winnable: string;
    readonly lost: string;
    readonly unknown: string;
    readonly watch: string;
  };
  /** What the settings are grouped under. */
  readonly groups: { readonly play: string; readonly look: string; readonly sense: string };
  /** What a player may set, and what the values are called; those of a tap and of cards that go up go on where its name ends. */
  readonly preferences: {
    readonly auto: string;
    readonly off: string;
    readonly tap: string;
    readonly tapAuto: string;
    readonly tapFoundation: string;
    readonly tapOff: string;
    readonly autoplay: string;
    readonly autoplaySafe: string;
    readonly autoplayOn: string;
    readonly finishOffer: string;
    readonly finishOn: string;
    readonly hintMove: string;
    readonly hintOnly: string;
    readonly stuck: string;
    readonly light: string;
    readonly left: string;
    readonly clock: string;
    readonly shortcuts: string;
    readonly theme: string;
    readonly back: string;
    readonly backTheme: string;
    readonly fourColours: string;
    readonly latin: string;
    readonly motion: string;
    readonly motionFull: string;
    readonly motionNone: string;
    readonly sound: string;
    readonly verbosity: string;
    readonly verbosityNormal: string;
    readonly verbosityBrief: string;
    readonly verbosityFull: string;
    readonly language: string;
  };
  readonly themes: Readonly<Record<ThemeName | 'system', string>>;
  readonly backs: Readonly<Record<BackName, string>>;
  /** What has come of the games. */
  readonly tally: {
    readonly games: string;
    readonly won: string;
    readonly winRate: string;
    readonly streak: string;
    readonly longestStreak: string;
    readonly bestScore: string;
    readonly fewestMoves: string;
    readonly bestTime: string;
    readonly meanTime: string;
    readonly placed: string;
    readonly none: string;
    readonly save: string;
    readonly copy: string;
    readonly done: string;
    readonly load: string;
    readonly paste: string;
    readonly wrong: string;
    readonly replaceAsk: string;
    readonly replace: string;
    readonly reset: string;
    readonly resetAsk: string;
    readonly cancel: string;
  };
  /** The days with their deals, and what has come of them. */
  readonly calendar: {
    readonly title: string;
    readonly earlier: string;
    readonly later: string;
    readonly won: string;
    readonly played: string;
    readonly unplayed: string;
    readonly streak: string;
  };
  /** A recorded game is shown. */
  readonly replaying: {
    readonly title: string;
    readonly play: string;
    readonly pause: string;
    readonly back: string;
    readonly on: string;
    readonly pace: string;
    /** `{number}`, `{total}` */
    readonly position: string;
    readonly takeOver: string;
  };
  /** What is shared: the game with its moves. */
  readonly sharing: { readonly record: string };
  /** The game went on in another window. */
  readonly elsewhere: { readonly title: string; readonly text: string; readonly goOn: string };
  /** What Canfield is, whatever its settings. */
  readonly about: string;
  readonly variants: Readonly<Record<VariantName, VariantText>>;
}

/** The texts of the panels in one language. */
export interface PanelMessages extends PanelWords {
  /** The rule that a setting's value makes, as a sentence. */
  readonly rule: <Name extends RuleName>(name: Name, value: Rules[Name], texts: Texts) => string;
  /** What a way of scoring counts. */
  readonly scoring: (scoring: Scoring, texts: Texts) => string;
}

/** Any of the texts under a name, and of those under names under it. */
type SomeTexts<Tree> = { readonly [Name in keyof Tree]?: Tree[Name] extends string ? string : SomeTexts<Tree[Name]> };

/** Texts of a page's own in place of those of the panels: any of them. Sentences of the rules are made, and cannot be replaced. */
export type OwnPanelMessages = SomeTexts<PanelWords>;

/** A text with a `{count}`: one for every number, or one for each plural category. */
export type CountText = string | PluralText;

interface YesNo {
  readonly yes: string;
  readonly no: string;
}

/** What the values of every setting mean. */
export interface RuleTexts {
  /** `some`: `{count}` */
  readonly reserve: { readonly none: string; readonly some: CountText };
  readonly openReserve: YesNo;
  /** `{count}` */
  readonly columns: CountText;
  /** `rank`: `{rank}` */
  readonly base: { readonly dealt: string; readonly chosen: string; readonly rank: string };
  readonly build: Readonly<Record<Rules['build'], string>>;
  readonly wraps: Readonly<Record<Rules['wraps'], string>>;
  readonly move: Readonly<Record<Rules['move'], string>>;
  readonly fill: Readonly<Record<Rules['fill'], string>>;
  readonly afterReserve: Readonly<Record<Rules['afterReserve'], string>>;
  /** `some`: `{count}`; `passes`: `{list}` of such counts */
  readonly draw: { readonly single: string; readonly some: CountText; readonly passes: string };
  /** `some`: `{count}` */
  readonly redeals: { readonly unlimited: string; readonly none: string; readonly some: CountText };
  readonly takeBack: YesNo;
}

/** The texts of the panels in a language that writes its rules as words to be filled in. */
export interface PanelTexts extends PanelWords {
  readonly settings: RuleTexts;
  /** `{card}`, what a card gives; `{cost}`, what the deck costs; `{all}`, what all cards pay; `{win}`, what a win ends at. */
  readonly scorings: Readonly<Record<Scoring, string>>;
}
