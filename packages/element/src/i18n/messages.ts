/** A text that depends on a number: one form for each plural category of the language (`Intl.PluralRules`). */
export interface PluralText {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Texts under names, and texts under names of these. */
export interface TextTree {
  readonly [name: string]: string | TextTree | undefined;
}

/**
 * Every text of the table in one language. Words in braces are filled in. A language that lacks one does not compile.
 */
export interface Messages {
  /** The language as a BCP 47 tag. */
  readonly language: string;
  /** Which way it is written, where that is not from left to right. */
  readonly dir?: 'rtl';
  readonly table: string;
  /** What a table is on which nothing can be played, after its name. */
  readonly watchOnly: string;
  /** Ace, two, … king. */
  readonly ranks: readonly string[];
  /** The ranks as they stand in a card's name, where they change there: `sinek kızı` of `kız`. */
  readonly ranksIn?: readonly string[];
  /** What stands in the corners of ace, jack, queen and king on cards of this language, where it is not A J Q K. */
  readonly indices?: readonly [ace: string, jack: string, queen: string, king: string];
  /** Spades, hearts, diamonds, clubs. */
  readonly suits: readonly string[];
  /** The suits as they stand in a card's name, for each of the ranks, where they follow its gender: `srdcový král`, `srdcová dáma`. */
  readonly suitsFor?: readonly (readonly string[])[];
  /** The suits as they stand in a foundation's name, where they change there: `herttojen peruspakka`. */
  readonly suitsOf?: readonly string[];
  /** A card's name out of `{rank}` and `{suit}`. */
  readonly card: string;
  /** What stands between the things of a list, where it is not a comma and a blank. */
  readonly comma?: string;

  /** Names of piles, for groups and as places to go to. */
  readonly stock: string;
  readonly waste: string;
  readonly reserve: string;
  /** `{suit}` */
  readonly foundation: string;
  /** The same as somewhere to go to, with its preposition or ending, where the name changes there: `na stos bazowy {suit}`. */
  readonly toFoundation?: string;
  /** `{number}` */
  readonly column: string;
  /** The same as somewhere to go to: `na kolumnę {number}`. */
  readonly toColumn?: string;
  readonly choice: string;

  /** `{count}` cards, by plural. */
  readonly cards: PluralText;

  /** `{count}` redeals left, by plural. */
  readonly redeals: PluralText;
  /** `{cards}` */
  readonly stockOf: string;
  readonly stockTurnOver: string;
  readonly stockSpent: string;
  /** `{card}`, `{cards}` */
  readonly wasteOf: string;
  readonly wasteEmpty: string;
  /** `{card}`, `{cards}` */
  readonly reserveOf: string;
  readonly reserveEmpty: string;
  /** `{foundation}`, `{cards}`, `{card}`, `{next}` */
  readonly foundationOf: string;
  /** `{foundation}`, `{next}` */
  readonly foundationEmpty: string;
  /** `{foundation}` */
  readonly foundationFull: string;
  /** `{card}`, `{column}` */
  readonly cardFirst: string;
  /** `{card}`, `{under}`, `{column}` */
  readonly cardOn: string;
  /** `{column}` */
  readonly columnEmpty: string;
  /** `{card}` */
  readonly choiceOf: string;

  /** `{card}`, `{rank}` */
  readonly saidDeal: string;
  readonly saidChoose: string;
  /** What is asked on the table while the base card is to be chosen. */
  readonly chooseBase: string;
  /** `{card}`, `{place}` */
  readonly saidMoved: string;
  /** `{cards}`, `{card}`, `{place}` */
  readonly saidMovedTail: string;
  /** `{card}`, `{place}` */
  readonly saidFilled: string;
  /** `{card}` */
  readonly saidReserveShows: string;
  /** `{list}` */
  readonly saidDrawn: string;
  /** `{cards}` */
  readonly saidTurnedOver: string;
  /** `{score}` */
  readonly saidScore: string;
  /** `{what}` */
  readonly saidUndone: string;
  /** `{what}` */
  readonly saidRedone: string;
  /** `{card}`, `{list}` */
  readonly saidPickedUp: string;
  /** `{card}` */
  readonly saidNowhere: string;
  readonly saidLetGo: string;
  readonly saidCopied: string;
  readonly saidNothingToDraw: string;
  readonly saidNoRedeal: string;
  readonly saidNotThere: string;
  readonly saidNothingToUndo: string;
  readonly saidNothingToRedo: string;

  readonly toolbar: string;
  readonly newGame: string;
  readonly undo: string;
  readonly redo: string;
  readonly score: string;
  /** `{count}` points, by plural. */
  readonly points: PluralText;
  /** `{code}` */
  readonly copyCode: string;
  readonly wonTitle: string;
  /** `{score}`, as points or money, `{moves}` */
  readonly wonText: string;
  /** `{count}` moves, by plural. */
  readonly moves: PluralText;
  readonly playAgain: string;
  readonly restart: string;
  readonly rules: string;
  readonly settings: string;
  readonly statistics: string;
  /** The button behind which those are for which there is no room. */
  readonly more: string;
  /** Time of play. */
  readonly time: string;
  /** How a game was won, after its time: without a card taken back from a foundation, or with. */
  readonly clean: string;
  readonly tookBack: string;
  readonly share: string;
  readonly saidShared: string;
  readonly dismiss: string;
  /** The answer that keeps a game in progress. */
  readonly keepPlaying: string;

  /** The button that plays all that is left to the foundations. */
  readonly autofinish: string;
  /** `{cards}` */
  readonly saidPlayedUp: string;
  readonly hint: string;
  /** `{card}`, `{place}` */
  readonly hintMove: string;
  readonly hintStock: string;
  readonly hintUndo: string;
  /** `{hint}`, one of the three above as a sentence: for a game that is not known to be won by it. */
  readonly hintUnsure: string;
  readonly hintNone: string;
  /** For those who want to find the move themselves. */
  readonly hintExists: string;
  readonly hintSearching: string;
  /** What is known of the running game. */
  readonly noWin: string;
  readonly stuck: string;
  readonly canWin: string;
  readonly maybeWin: string;
  readonly searchingDeal: string;
  /** `{moves}` */
  readonly shortestWin: string;

  /** What is wrong with a deal code, by reason; `{detail}` is the wrong part. */
  readonly errors: {
    readonly 'unknown-prefix': string;
    readonly 'unknown-version': string;
    readonly 'unknown-draw': string;
    readonly 'draw-not-offered': string;
    readonly 'wrong-length': string;
    readonly 'wrong-letter': string;
    readonly 'code-wins': string;
    readonly 'bad-setting': string;
    readonly 'bad-save': string;
    readonly 'no-daily': string;
  };
  /** Texts of the panels, where a page gives its own: those of the languages are loaded with the panels. */
  readonly panels?: TextTree;
}
