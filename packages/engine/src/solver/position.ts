import { deckSize } from '../card.js';
import type { GameState } from '../state.js';
import { onFoundation, placeKeys } from './keys.js';
import { type CardTables, type Dials, none } from './tables.js';

/** Where a card is. */
export const inTalon = 0;
export const inReserve = 1;
export const inColumn = 2;
const isUp = 3;

/** The elementary changes of a position, in the lowest bits of a word of its log. */
export const upFromColumn = 0;
export const upFromReserve = 1;
export const upFromTalon = 2;
export const tailToColumn = 3;
export const reserveToColumn = 4;
export const talonToColumn = 5;
export const backToColumn = 6;
export const reserveFills = 7;

/** A word of the log: what happened to which card, between which columns, and a number that goes with it. */
const logWord = (type: number, card: number, a: number, b: number, count: number): number =>
  type | (card << 3) | (a << 9) | (b << 13) | (count << 17);
export const logType = (word: number): number => word & 7;
export const logCard = (word: number): number => (word >> 3) & 63;
export const logFrom = (word: number): number => (word >> 9) & 15;
export const logTo = (word: number): number => (word >> 13) & 15;
export const logCount = (word: number): number => (word >> 17) & 63;

/**
 * A position that changes in place and can go back. Columns are links: each card knows the one beneath and the one above it, so
 * that moving a tail of any length changes one link. Stock and waste are one list in the order of drawing, the talon, of which
 * the first `waste` cards are turned. Everything that happened since the start stands in `log`.
 */
export class Position {
  readonly below = new Uint8Array(64).fill(none);
  readonly above = new Uint8Array(64).fill(none);
  readonly place = new Uint8Array(64).fill(isUp);
  readonly top = new Uint8Array(8).fill(none);
  readonly root = new Uint8Array(8).fill(none);
  readonly length = new Uint8Array(8);
  /** How many cards of each suit are up. */
  readonly up = new Uint8Array(4);
  /** The card each suit waits for. */
  readonly wanted = new Uint8Array(4);
  readonly reserve = new Uint8Array(deckSize);
  readonly talon = new Uint8Array(deckSize);
  readonly key = new Int32Array(2);
  log = new Int32Array(256);
  logged = 0;
  reserved = 0;
  undealt = 0;
  waste = 0;
  pass = 1;
  upTotal = 0;

  constructor(
    readonly dials: Dials,
    readonly cards: CardTables,
    state: GameState,
  ) {
    this.undealt = state.stock.length + state.waste.length;
    this.talon.set([...state.waste, ...[...state.stock].reverse()]);
    for (let i = 0; i < this.undealt; i++) this.place[this.talon[i] as number] = inTalon;
    this.waste = state.waste.length;
    this.pass = dials.lastPass === 0 ? Math.min(state.pass, dials.evenPass) : Math.min(state.pass, dials.lastPass);
    this.reserve.set(state.reserve);
    this.reserved = state.reserve.length;
    for (const card of state.reserve) this.place[card] = inReserve;
    state.tableau.forEach((cards, column) => {
      for (const card of cards) this.put(card, column);
    });
    for (const suit of state.suits)
      this.fillFoundation(suit, state.foundations[state.suits.indexOf(suit)]?.length ?? 0);
  }

  private fillFoundation(suit: number, count: number): void {
    for (let i = 0; i < count; i++) {
      const card = this.cards.next[(suit << 4) | i] as number;
      this.place[card] = isUp;
      this.toggle(card, onFoundation);
    }
    this.up[suit] = count;
    this.upTotal += count;
    this.wanted[suit] = this.cards.next[(suit << 4) | count] as number;
  }

  private toggle(card: number, beneath: number): void {
    const at = (card << 6) | beneath;
    (this.key[0] as number) ^= placeKeys[at] as number;
    (this.key[1] as number) ^= placeKeys[at + 4096] as number;
  }

  private note(word: number): void {
    if (this.logged + 2 > this.log.length) {
      const longer = new Int32Array(2 * this.log.length);
      longer.set(this.log);
      this.log = longer;
    }
    this.log[this.logged++] = word;
  }

  /** Lays a card that is nowhere on top of a column. */
  private put(card: number, column: number): void {
    const beneath = this.top[column] as number;
    this.below[card] = beneath;
    this.above[beneath] = card;
    this.above[card] = none;
    if (beneath === none) this.root[column] = card;
    this.top[column] = card;
    (this.length[column] as number)++;
    this.place[card] = inColumn;
    this.toggle(card, beneath);
  }

  /** Takes the top card of a column away. */
  private take(column: number): number {
    const card = this.top[column] as number;
    const beneath = this.below[card] as number;
    this.above[beneath] = none;
    if (beneath === none) this.root[column] = none;
    this.top[column] = beneath;
    (this.length[column] as number)--;
    this.toggle(card, beneath);
    return card;
  }

  private raise(card: number): void {
    const suit = this.cards.suit[card] as number;
    const count = (this.up[suit] as number) + 1;
    this.up[suit] = count;
    this.upTotal++;
    this.wanted[suit] = this.cards.next[(suit << 4) | count] as number;
    this.place[card] = isUp;
    this.toggle(card, onFoundation);
  }

  private lower(suit: number): number {
    const count = (this.up[suit] as number) - 1;
    const card = this.cards.next[(suit << 4) | count] as number;
    this.up[suit] = count;
    this.upTotal--;
    this.wanted[suit] = card;
    this.toggle(card, onFoundation);
    return card;
  }

  private pull(index: number, pass: number): number {
    const { talon } = this;
    const card = talon[index] as number;
    const last = this.undealt - 1;
    for (let i = index; i < last; i++) talon[i] = talon[i + 1] as number;
    this.undealt = last;
    this.note(this.waste | (this.pass << 8));
    this.waste = index;
    this.pass = pass;
    return card;
  }

  private push(card: number, index: number): void {
    const { talon } = this;
    for (let i = this.undealt; i > index; i--) talon[i] = talon[i - 1] as number;
    talon[index] = card;
    this.undealt++;
    this.place[card] = inTalon;
    const before = this.log[--this.logged] as number;
    this.waste = before & 255;
    this.pass = before >> 8;
  }

  private unreserve(card: number): void {
    this.reserve[this.reserved++] = card;
    this.place[card] = inReserve;
  }

  /** After a column has lost cards: the reserve fills it, where it is empty and the rules say so. */
  private refill(column: number): void {
    if (this.top[column] !== none || this.reserved === 0 || !this.dials.autoFill) return;
    const card = this.reserve[--this.reserved] as number;
    this.put(card, column);
    this.note(logWord(reserveFills, card, 0, column, 0));
  }

  /** Plays the top card of a column up. */
  columnUp(column: number): void {
    const card = this.take(column);
    this.raise(card);
    this.note(logWord(upFromColumn, card, column, 0, 0));
    this.refill(column);
  }

  /** Plays the reserve's top card up. */
  reserveUp(): void {
    const card = this.reserve[--this.reserved] as number;
    this.raise(card);
    this.note(logWord(upFromReserve, card, 0, 0, 0));
  }

  /** Plays the reserve's top card to a column. */
  reserveTo(column: number): void {
    const card = this.reserve[--this.reserved] as number;
    this.put(card, column);
    this.note(logWord(reserveToColumn, card, 0, column, 0));
  }

  /** Draws until the talon's card at a place is on top of the waste, on a certain pass, and plays it up. */
  talonUp(index: number, pass: number): void {
    const card = this.pull(index, pass);
    this.raise(card);
    this.note(logWord(upFromTalon, card, 0, 0, index));
  }

  /** Draws until the talon's card at a place is on top of the waste, on a certain pass, and plays it to a column. */
  talonTo(index: number, column: number, pass: number): void {
    const card = this.pull(index, pass);
    this.put(card, column);
    this.note(logWord(talonToColumn, card, 0, column, index));
  }

  /** Takes the top card of a suit's foundation back to a column. */
  takeBack(suit: number, column: number): void {
    const card = this.lower(suit);
    this.put(card, column);
    this.note(logWord(backToColumn, card, 0, column, 0));
  }

  /** Moves a card with the `count - 1` cards on it from column to column. */
  tailTo(card: number, from: number, to: number, count: number): void {
    this.relink(card, from, to, count);
    this.note(logWord(tailToColumn, card, from, to, count));
    this.refill(from);
  }

  private relink(card: number, from: number, to: number, count: number): void {
    const beneath = this.below[card] as number;
    const onto = this.top[to] as number;
    this.top[to] = this.top[from] as number;
    this.top[from] = beneath;
    this.above[beneath] = none;
    this.above[onto] = card;
    this.below[card] = onto;
    if (beneath === none) this.root[from] = none;
    if (onto === none) this.root[to] = card;
    (this.length[from] as number) -= count;
    (this.length[to] as number) += count;
    this.toggle(card, beneath);
    this.toggle(card, onto);
  }

  /** Goes back until the log is as long as it was. */
  undoTo(mark: number): void {
    while (this.logged > mark) this.undo(this.log[--this.logged] as number);
  }

  private undo(word: number): void {
    const card = logCard(word);
    switch (logType(word)) {
      case upFromColumn:
        this.lower(this.cards.suit[card] as number);
        this.put(card, logFrom(word));
        return;
      case upFromReserve:
        this.lower(this.cards.suit[card] as number);
        this.unreserve(card);
        return;
      case upFromTalon:
        this.lower(this.cards.suit[card] as number);
        this.push(card, logCount(word));
        return;
      case tailToColumn:
        this.relink(card, logTo(word), logFrom(word), logCount(word));
        return;
      case talonToColumn:
        this.take(logTo(word));
        this.push(card, logCount(word));
        return;
      case backToColumn:
        this.take(logTo(word));
        this.raise(card);
        return;
      default:
        this.take(logTo(word));
        this.unreserve(card);
    }
  }
}
