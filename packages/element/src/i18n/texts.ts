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

/** The texts of one language, put together for a table. */
export class Texts {
  readonly messages: Messages;
  readonly #plural: Intl.PluralRules;
  readonly #number: Intl.NumberFormat;
  readonly #money: Intl.NumberFormat;
  readonly #list: Intl.ListFormat;

  constructor(messages: Messages) {
    this.messages = messages;
    this.#plural = new Intl.PluralRules(messages.language);
    this.#number = new Intl.NumberFormat(messages.language, { useGrouping: false });
    this.#money = new Intl.NumberFormat(messages.language, moneyFormat);
    this.#list = new Intl.ListFormat(messages.language, { type: 'disjunction' });
  }

  /** A number in the language's digits. */
  number(value: number): string {
    return this.#number.format(value);
  }

  /** A score as it is shown: a number of points, or of dollars where the casino's way is kept. */
  score(value: number, scoring: Scoring): string {
    return isMoney(scoring) ? this.#money.format(value) : this.number(value);
  }

  /** A score with its unit. */
  scoreInFull(value: number, scoring: Scoring): string {
    return isMoney(scoring) ? this.#money.format(value) : this.counted(this.messages.points, value);
  }

  /** A text in the plural form that a number asks for. */
  counted(text: PluralText, count: number): string {
    return filled(text[this.#plural.select(count)] ?? text.other, { count: this.number(count) });
  }

  /** So many cards. */
  cards(count: number): string {
    return this.counted(this.messages.cards, count);
  }

  /** Alternatives, as in “a, b or c”. */
  anyOf(words: readonly string[]): string {
    return this.#list.format(words);
  }

  /** A card's name. */
  card(card: Card): string {
    const { card: text, suits } = this.messages;
    return filled(text, { rank: this.rank(rankOf(card)), suit: suits[suitOf(card)] ?? '' });
  }

  /** A rank's name. */
  rank(rank: Rank): string {
    return this.messages.ranks[rank] ?? '';
  }

  /** A pile's name. */
  pile(pile: PileId, suits: readonly Suit[]): string {
    const { messages } = this;
    const number = Number(pile.slice(1));
    if (pile.startsWith('T')) return filled(messages.column, { number: this.number(number) });
    if (pile.startsWith('F'))
      return filled(messages.foundation, { suit: messages.suits[suits[number - 1] ?? 0] ?? '' });
    if (pile === 'S') return messages.stock;
    if (pile === 'W') return messages.waste;
    return pile === 'R' ? messages.reserve : messages.choice;
  }

  /** A text with its first letter as a sentence begins. */
  sentence(text: string): string {
    const [first = ''] = text;
    return first.toLocaleUpperCase(this.messages.language) + text.slice(first.length);
  }
}
