import { inColumn, inReserve, type Position } from './position.js';
import type { Reach } from './reach.js';
import type { Safety } from './safe.js';
import { columnOfTop, countFrom, isEndless, hasCircle, leavesOpen, taker, topOver } from './settle.js';
import { none } from './tables.js';

/** Kinds of moves: cards go up, cards go to columns, what lies on a card steps aside and lets it go up, cards are taken back. */
const raiseColumn = 0;
const raiseReserve = 1;
export const raiseTalon = 2;
const placeReserve = 3;
const placeTalon = 4;
const moveTail = 5;
const freeAndRaise = 6;
const bringBack = 7;

/** A move of the search in one number: its type, columns, a card, a place in the talon or a count, a pass. */
const moveWord = (type: number, from: number, to: number, card: number, count: number, pass: number): number =>
  type | (from << 4) | (to << 8) | (card << 12) | (count << 18) | (pass << 24);
/** What kind of move a number stands for. */
export const moveType = (move: number): number => move & 15;
/** Whether a move takes a card from reserve or talon. */
export const isFromTalonOrReserve = (move: number): boolean =>
  moveType(move) >= raiseReserve && moveType(move) <= placeTalon;
const moveFrom = (move: number): number => (move >> 4) & 15;
const moveTo = (move: number): number => (move >> 8) & 15;
const moveCard = (move: number): number => (move >> 12) & 63;
const moveCount = (move: number): number => (move >> 18) & 63;
const movePass = (move: number): number => move >> 24;

/** Marks a card that must be built on as one from the talon. */
const fromTalon = 64;

/** Whether every card of the talon is within reach at any time, now and later. */
const isLate = (at: Position): boolean => at.dials.cuts.late && isEndless(at) && at.dials.draws[at.pass] === 1;

/** Plays a move of the search. Gives the card that must be built on next, or `none`. */
export function playMove(at: Position, move: number): number {
  switch (moveType(move)) {
    case raiseColumn:
      at.columnUp(moveFrom(move));
      return none;
    case raiseReserve:
      at.reserveUp();
      return none;
    case raiseTalon:
      at.talonUp(moveCount(move), movePass(move));
      return none;
    case placeReserve:
      at.reserveTo(moveTo(move));
      return none;
    case placeTalon:
      at.talonTo(moveCount(move), moveTo(move), movePass(move));
      return isLate(at) ? moveCard(move) | fromTalon : none;
    case bringBack:
      at.takeBack(at.cards.suit[moveCard(move)] as number, moveTo(move));
      return at.dials.cuts.back ? moveCard(move) : none;
    default:
      at.tailTo(moveCard(move), moveFrom(move), moveTo(move), moveCount(move));
      if (moveType(move) === freeAndRaise) at.columnUp(moveFrom(move));
      return none;
  }
}

/**
 * Lists the moves worth trying in a position.
 *
 * Twins. Where any tail may move, cards that take the same cards (same rank, and same colour where colours matter) are as good as each
 * other as long as one of them is bare, for what lies on one can step over to the other and back. So a card is put on one of them only;
 * an empty column, which takes anything, is used only by cards that nothing else takes; and a tail moves only to let
 * the card beneath go up, just before it does. Whatever a winning line does, these moves can follow it so that both positions
 * differ only in what lies on which twin: what the line moves from twin to twin stays; what it puts on a twin goes to a bare one;
 * before a twin goes up, what lies on it steps over to the one that is bare instead. This fails in one case: the line puts a tail on a
 * card that here lies above that tail, because it lies on the other twin. Then a column here has come full circle. So a search that
 * ends without a win after it saw such a column has proven nothing, and is done again without this cut.
 *
 * Taking back. The settler plays up what could come back at once, so a card taken back is there to be built on: at once, or after
 * other cards were taken back, to build on those or because they lay above it on the foundation. The last one taken back is built
 * on by something else than a foundation's card: until then only that is listed.
 *
 * Late cards. Where every card of the talon is within reach at any time, now and later, one leaves it for a column only to be
 * built on at once. Until then it could as well have stayed, leaving bare what it would have lain on.
 */
export class Moves {
  words = new Int32Array(512);
  count = 0;
  private all = false;
  /** Whether it listed moves of a position with a column of full circle. */
  sawCircle = false;
  private open = -1;
  private readonly unwelcome = new Uint8Array(64);

  constructor(
    private readonly at: Position,
    private readonly safety: Safety,
    private readonly reach: Reach,
  ) {}

  private add(type: number, from: number, to: number, card: number, count: number, pass: number): void {
    if (this.count === this.words.length) {
      const longer = new Int32Array(2 * this.count);
      longer.set(this.words);
      this.words = longer;
    }
    this.words[this.count++] = moveWord(type, from, to, card, count, pass);
  }

  /** Appends the moves of the position, whose reach must have been listed; those only that build on `pending` or take another card back, where there is such a card. */
  list(pending: number): void {
    const { at } = this;
    const card = pending & 63;
    this.all = !at.dials.cuts.twins;
    if (!this.all && !this.sawCircle) this.sawCircle = hasCircle(at);
    this.open = this.emptyColumn();
    if (pending === none) this.listPlain();
    else this.listOnto(card, pending !== card);
    if (at.dials.takeBack) this.listBack(pending === card ? none : card);
  }

  private emptyColumn(): number {
    const { at } = this;
    for (let column = 0; column < at.dials.columns; column++) if (at.top[column] === none) return column;
    return -1;
  }

  /** The empty column, if there is one and cards from elsewhere than the waste may go there. */
  private openForAll(): number {
    return this.at.reserved > 0 || this.at.dials.anyAfter ? this.open : -1;
  }

  private listPlain(): void {
    this.raise();
    this.fromReserve();
    this.wholeColumns();
    this.fromTalon();
    if (this.all) this.tails(none);
    else this.freed(none);
  }

  private raise(): void {
    const { at } = this;
    for (let suit = 0; suit < 4; suit++) {
      const card = at.wanted[suit] as number;
      if (card === none) continue;
      if (at.place[card] === inColumn && at.above[card] === none)
        this.add(raiseColumn, columnOfTop(at, card), 0, 0, 0, 0);
      else if (at.place[card] === inReserve && at.reserve[at.reserved - 1] === card)
        this.add(raiseReserve, 0, 0, 0, 0, 0);
    }
  }

  private isWanted(card: number): boolean {
    return this.at.wanted[this.at.cards.suit[card] as number] === card;
  }

  /** Columns that a card may be put on: all that take it, or one of them; an empty one where it may be needed. */
  private targets(type: number, card: number, except: number, open: number, count: number, pass: number): void {
    const { at } = this;
    if (!this.all) {
      const to = taker(at, card, except);
      if (to >= 0) this.add(type, except, to, card, count, pass);
      else if (open >= 0) this.add(type, except, open, card, count, pass);
      return;
    }
    for (let to = 0; to < at.dials.columns; to++) {
      if (to !== except && at.cards.accepts[(card << 6) | (at.top[to] as number)] === 1)
        this.add(type, except, to, card, count, pass);
    }
    if (open >= 0) this.add(type, except, open, card, count, pass);
  }

  private fromReserve(): void {
    const { at } = this;
    if (at.reserved === 0) return;
    const card = at.reserve[at.reserved - 1] as number;
    if (this.isWanted(card) && at.dials.cuts.back) {
      // Put on a column it would go up at once, see Settler; but not from an empty column that then would be filled.
      if (this.openForAll() >= 0 && !leavesOpen(at)) this.add(placeReserve, 15, this.open, card, 0, 0);
      return;
    }
    this.targets(placeReserve, card, 15, this.openForAll(), 0, 0);
  }

  private wholeColumns(): void {
    const { at } = this;
    if (at.dials.cuts.twins && leavesOpen(at)) return;
    for (let from = 0; from < at.dials.columns; from++) {
      const root = at.root[from] as number;
      if (root !== none) this.targets(moveTail, root, from, -1, at.length[from] as number, 0);
    }
  }

  /**
   * Where passes are limited the cards are tried in the order in which draws show them, for what is passed over may not come again;
   * else those that go up come first.
   */
  private fromTalon(): void {
    const { at, reach } = this;
    const endless = isEndless(at);
    for (let i = 0; i < reach.count; i++) {
      const place = reach.places[i] as number;
      if (this.isWanted(at.talon[place] as number)) this.add(raiseTalon, 0, 0, 0, place, reach.passes[i] as number);
      if (!endless) this.talonToColumn(i);
    }
    if (endless) this.talonToColumns();
  }

  /** Cards that the reserve's top or a whole column would go on are tried before others. */
  private talonToColumns(): void {
    const { at, reach, unwelcome } = this;
    const { reserve, reserved, root, cards, dials } = at;
    let low = 0;
    let high = 0;
    if (reserved > 0) {
      low = cards.holdersLow[reserve[reserved - 1] as number] as number;
      high = cards.holdersHigh[reserve[reserved - 1] as number] as number;
    }
    for (let column = 0; column < dials.columns; column++) {
      low |= cards.holdersLow[root[column] as number] as number;
      high |= cards.holdersHigh[root[column] as number] as number;
    }
    let waiting = 0;
    for (let i = 0; i < reach.count; i++) {
      const card = at.talon[reach.places[i] as number] as number;
      if ((((card < 32 ? low : high) >>> (card & 31)) & 1) === 1) this.talonToColumn(i);
      else unwelcome[waiting++] = i;
    }
    for (let i = 0; i < waiting; i++) this.talonToColumn(unwelcome[i] as number);
  }

  private talonToColumn(index: number): void {
    const { at, reach } = this;
    const place = reach.places[index] as number;
    const card = at.talon[place] as number;
    const pass = reach.passes[index] as number;
    if (!this.isWanted(card)) this.targets(placeTalon, card, 15, this.open, place, pass);
    else if (this.safety.isSafe(card)) return;
    else if (!at.dials.cuts.back) this.targets(placeTalon, card, 15, this.open, place, pass);
    else if (this.open >= 0 && !leavesOpen(at)) this.add(placeTalon, 15, this.open, card, place, pass);
  }

  /** Tails that step aside, to any card that takes them or only to one, so that the card beneath can go up. */
  private freed(onto: number): void {
    const { at } = this;
    for (let suit = 0; suit < 4; suit++) {
      const card = at.wanted[suit] as number;
      if (card === none || at.place[card] !== inColumn || at.above[card] === none) continue;
      const tail = at.above[card] as number;
      const from = columnOfTop(at, topOver(at, tail));
      let to = taker(at, tail, from);
      if (onto === none) {
        if (to < 0) to = this.openForAll();
      } else if (to >= 0 && at.top[to] !== onto) to = -1;
      if (to >= 0) this.add(freeAndRaise, from, to, tail, countFrom(at, tail), 0);
    }
  }

  /** Every legal move of a part of a column; only those to a certain card, if there is one. */
  private tails(onto: number): void {
    const { at } = this;
    if (!at.dials.tails && !at.dials.tops) return;
    for (let from = 0; from < at.dials.columns; from++) {
      let count = 1;
      for (
        let card = at.top[from] as number;
        card !== none && at.below[card] !== none;
        card = at.below[card] as number
      ) {
        if (onto === none) this.targets(moveTail, card, from, this.openForAll(), count, 0);
        else this.only(moveTail, card, from, onto, count, 0);
        count++;
        if (!at.dials.tails) break;
      }
    }
  }

  private only(type: number, card: number, from: number, onto: number, count: number, pass: number): void {
    const { at } = this;
    if (at.cards.accepts[(card << 6) | onto] === 0) return;
    const to = columnOfTop(at, onto);
    if (to === from) return;
    // A twin that is bare without the take-back would serve as well.
    if (!this.all && taker(at, card, from) !== to) return;
    this.add(type, from, to, card, count, pass);
  }

  private listOnto(pending: number, isFromTalon: boolean): void {
    const { at } = this;
    if (at.reserved > 0) this.only(placeReserve, at.reserve[at.reserved - 1] as number, 15, pending, 0, 0);
    for (let from = 0; from < at.dials.columns; from++) {
      const root = at.root[from] as number;
      if (root !== none) this.only(moveTail, root, from, pending, at.length[from] as number, 0);
    }
    if (!isFromTalon && isLate(at)) this.talonToColumns();
    else this.talonOnto(pending);
    if (this.all) this.tails(pending);
    else this.freed(pending);
  }

  private talonOnto(pending: number): void {
    const { at, reach } = this;
    for (let i = 0; i < reach.count; i++) {
      const place = reach.places[i] as number;
      this.only(placeTalon, at.talon[place] as number, 15, pending, place, reach.passes[i] as number);
    }
  }

  private listBack(onto: number): void {
    const { at } = this;
    for (let suit = 0; suit < 4; suit++) {
      const count = at.up[suit] as number;
      if (count === 0) continue;
      const card = at.cards.next[(suit << 4) | (count - 1)] as number;
      if (onto === none) this.targets(bringBack, card, 15, this.openForAll(), 0, 0);
      else this.only(bringBack, card, 15, onto, 0, 0);
    }
  }
}
