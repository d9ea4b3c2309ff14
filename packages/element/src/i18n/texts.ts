import { type Card, type PileId, type Rank, rankOf, type Scoring, type Suit, suitOf } from '@canfield-game/engine';
import type { Messages, PluralText } from './messages.js';

/** What is filled into a text. */
export type Values = Readonly<Record<string, string | number>>;

const moneyFormat = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const;

const isMoney = (scoring: Scoring): boolean => scoring === 'casino' || scoring === 'casino-50';

/** A text with its words in braces filled in. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** Makes something when it is first asked for: a format takes a browser milliseconds, and the first picture of a table needs few. */
function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The texts of one language, put together for a table. */
export class Texts {
  readonly messages: Messages;
  readonly #plural: () => Intl.PluralRules;
  readonly #number: () => Intl.NumberFormat;
  readonly #padded: () => Intl.NumberFormat;
  readonly #percent: () => Intl.NumberFormat;
  readonly #money: () => Intl.NumberFormat;
  readonly #list: () => Intl.ListFormat;

  constructor(messages: Messages) {
    const { language } = messages;
    this.messages = messages;
    this.#plural = onDemand(() => new Intl.PluralRules(language));
    this.#number = onDemand(() => new Intl.NumberFormat(language, { useGrouping: false }));
    this.#padded = onDemand(() => new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }));
    this.#percent = onDemand(() => new Intl.NumberFormat(language, { style: 'percent' }));
    this.#money = onDemand(() => new Intl.NumberFormat(language, moneyFormat));
    this.#list = onDemand(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  }

  /** A number in the language's digits. */
  number(value: number): string {
    return this.#number().format(value);
  }

  /** A time as clocks show it: minutes and seconds, and hours from the first on. */
  time(seconds: number): string {
    const whole = Math.round(seconds);
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    const before = hours === 0 ? this.number(minutes) : `${this.number(hours)}:${this.#padded().format(minutes)}`;
    return `${before}:${this.#padded().format(whole % 60)}`;
  }

  /** A share of all, from 0 to 1, as a percentage. */
  percent(share: number): string {
    return this.#percent().format(share);
  }

  /** A score as it is shown: a number of points, or of dollars where the casino's way is kept. */
  score(value: number, scoring: Scoring): string {
    return isMoney(scoring) ? this.#money().format(value) : this.number(value);
  }

  /** A score with its unit. */
  scoreInFull(value: number, scoring: Scoring): string {
    return isMoney(scoring) ? this.#money().format(value) : this.counted(this.messages.points, value);
  }

  /** A text in the plural form that a number asks for. */
  counted(text: PluralText, count: number): string {
    return filled(text[this.#plural().select(count)] ?? text.other, { count: this.number(count) });
  }

  /** So many cards. */
  cards(count: number): string {
    return this.counted(this.messages.cards, count);
  }

  /** Alternatives, as in “a, b or c”. */
  anyOf(words: readonly string[]): string {
    return this.#list().format(words);
  }

  /** Things one after the other. */
  listed(words: readonly string[]): string {
    return words.join(this.messages.comma ?? ', ');
  }

  /** A card's name. */
  card(card: Card): string {
    const { card: text, ranks, ranksIn, suits, suitsFor } = this.messages;
    const rank = rankOf(card);
    const suit = (suitsFor?.[rank] ?? suits)[suitOf(card)];
    return filled(text, { rank: (ranksIn ?? ranks)[rank] ?? '', suit: suit ?? '' });
  }

  /** A rank's name. */
  rank(rank: Rank): string {
    return this.messages.ranks[rank] ?? '';
  }

  /** A pile's name. */
  pile(pile: PileId, suits: readonly Suit[]): string {
    const { messages } = this;
    if (pile.startsWith('T')) return this.#numbered(messages.column, pile);
    if (pile.startsWith('F')) return this.#suited(messages.foundation, pile, suits);
    if (pile === 'S') return messages.stock;
    if (pile === 'W') return messages.waste;
    return pile === 'R' ? messages.reserve : messages.choice;
  }

  /** A pile's name as somewhere to go to. */
  goal(pile: PileId, suits: readonly Suit[]): string {
    const { toColumn, toFoundation } = this.messages;
    if (toColumn !== undefined && pile.startsWith('T')) return this.#numbered(toColumn, pile);
    if (toFoundation !== undefined && pile.startsWith('F')) return this.#suited(toFoundation, pile, suits);
    return this.pile(pile, suits);
  }

  #numbered(text: string, pile: PileId): string {
    return filled(text, { number: this.number(Number(pile.slice(1))) });
  }

  #suited(text: string, pile: PileId, order: readonly Suit[]): string {
    const suit = order[Number(pile.slice(1)) - 1] ?? 0;
    return filled(text, { suit: (this.messages.suitsOf ?? this.messages.suits)[suit] ?? '' });
  }

  /** What is wrong, in words: the English of the problem where the language has none. */
  problem({ reason, message, detail }: { reason: string; message: string; detail: string }): string {
    const { errors } = this.messages;
    return Object.hasOwn(errors, reason) ? filled(errors[reason as keyof typeof errors], { detail }) : message;
  }

  /** A text with its first letter as a sentence begins. */
  sentence(text: string): string {
    const [first = ''] = text;
    // Greek capitals of a whole word lose their accent, those of a sentence keep it: only Turkish needs its own way.
    return first.toLocaleUpperCase(this.messages.language === 'tr' ? 'tr' : 'und') + text.slice(first.length);
  }
}
