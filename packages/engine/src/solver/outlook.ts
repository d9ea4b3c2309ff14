import { rankOf, type Suit, suits } from '../card.js';
import type { Rules } from '../rules.js';
import { inTalon, type Position } from './position.js';
import type { Reach } from './reach.js';
import { none } from './tables.js';

/** Offsets whose suits fit into the low word, four bits each; the others are in the high one. */
const lowOffsets = 7;

function bitCount(bits: number): number {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * The suits of cards that may be built on others, in four bits an offset, as products: what a red card and a black one hold, and which of
 * its own suit.
 */
interface Children {
  readonly ofReds: number;
  readonly ofBlacks: number;
  readonly own: number;
}

const childrenBy: Readonly<Record<Rules['build'], Children>> = {
  alternate: { ofReds: 9, ofBlacks: 6, own: 0 },
  suit: { ofReds: 0, ofBlacks: 0, own: -1 },
  any: { ofReds: 15, ofBlacks: 15, own: 0 },
};

/**
 * A quick proof that a position is lost, from a game that is easier to win: in it nothing ever gets in the way again. A card that can
 * once be played to a column stays there for ever as a place to build on, for any number of cards; a card that can go up
 * counts as up and as where it was; once one card can leave the talon, all cards of the talon can be reached; every part of a
 * column may move unless only whole columns may. Only one thing is counted: a card of the reserve that can neither go up nor be
 * built on another one must fill an emptied column and stay, so there must be as many columns that can be emptied as there are such
 * cards. A line that wins the real game does so in this one, so a position whose foundations cannot be filled here is lost.
 *
 * Sets of cards are two words: for each offset (how many of its suit go up before a card) four bits, one a suit.
 */
export class Outlook {
  private readonly low = new Int32Array(64);
  private readonly high = new Int32Array(64);
  /** The cards of a suit that are up, at `suit << 4 | count`. */
  private readonly upLow = new Int32Array(64);
  private readonly upHigh = new Int32Array(64);
  /** So many cards of the reserve from its bottom. */
  private readonly reserveLow = new Int32Array(64);
  private readonly reserveHigh = new Int32Array(64);
  private allLow = 0;
  private allHigh = 0;
  /** Cards that hold others. */
  private holdLow = 0;
  private holdHigh = 0;
  private readonly wrapLow: number;
  private readonly wrapHigh: number;
  private readonly partsMove: boolean;
  private readonly count = new Uint8Array(4);
  private readonly children: Children;

  constructor(
    rules: Rules,
    private readonly at: Position,
    private readonly reach: Reach,
    reserved: number,
  ) {
    const last = rules.ranks - 1;
    this.wrapLow = last < lowOffsets ? 4 * last : -1;
    this.wrapHigh = last < lowOffsets ? -1 : 4 * (last - lowOffsets);
    this.partsMove = rules.move !== 'whole';
    this.children = childrenBy[rules.build];
    for (const suit of suits) this.prepareSuit(rules, suit);
    for (let i = 0; i < reserved; i++) {
      const card = at.reserve[i] as number;
      this.reserveLow[i + 1] = (this.reserveLow[i] as number) | (this.low[card] as number);
      this.reserveHigh[i + 1] = (this.reserveHigh[i] as number) | (this.high[card] as number);
    }
  }

  private prepareSuit(rules: Rules, suit: Suit): void {
    for (let offset = 0; offset < rules.ranks; offset++) {
      const at = (suit << 4) | offset;
      const card = this.at.cards.next[at] as number;
      const low = offset < lowOffsets ? 1 << (4 * offset + suit) : 0;
      const high = offset < lowOffsets ? 0 : 1 << (4 * (offset - lowOffsets) + suit);
      this.low[card] = low;
      this.high[card] = high;
      this.upLow[at + 1] = (this.upLow[at] as number) | low;
      this.upHigh[at + 1] = (this.upHigh[at] as number) | high;
      this.allLow |= low;
      this.allHigh |= high;
      const holds = rules.wraps === 'circle' || (rules.wraps === 'none' ? rankOf(card) !== 0 : offset !== 0);
      if (holds) this.holdLow |= low;
      if (holds) this.holdHigh |= high;
    }
  }

  /**
   * Whether the position is proven lost. The talon's reach must have been listed. One long function, for its sets are to stay in
   * the machine's registers.
   */
  // eslint-disable-next-line max-lines-per-function
  isHopeless(): boolean {
    const { at, low, high, count, partsMove, wrapLow, wrapHigh } = this;
    const { ofReds, ofBlacks, own } = this.children;
    const { below, top, root, up, place, reserve } = at;
    const { next } = at.cards;
    const { columns, ranks, takeBack, autoFill } = at.dials;

    // Cards that are up; that lie bare in a column and may be built on; all in columns.
    let upLow = 0;
    let upHigh = 0;
    let builtLow = 0;
    let builtHigh = 0;
    let lyingLow = 0;
    let lyingHigh = 0;
    for (let suit = 0; suit < 4; suit++) {
      const cards = up[suit] as number;
      count[suit] = cards;
      upLow |= this.upLow[(suit << 4) | cards] as number;
      upHigh |= this.upHigh[(suit << 4) | cards] as number;
    }
    for (let column = 0; column < columns; column++) {
      let card = top[column] as number;
      if (card === none) return false;
      builtLow |= low[card] as number;
      builtHigh |= high[card] as number;
      for (; card !== none; card = below[card] as number) {
        lyingLow |= low[card] as number;
        lyingHigh |= high[card] as number;
      }
    }

    // Cards that are within reach for a column: of the talon, of the foundations.
    const talonLow = this.allLow & ~(upLow | lyingLow | (this.reserveLow[at.reserved] as number));
    const talonHigh = this.allHigh & ~(upHigh | lyingHigh | (this.reserveHigh[at.reserved] as number));
    let freeLow = takeBack ? upLow : 0;
    let freeHigh = takeBack ? upHigh : 0;
    for (let i = 0; i < this.reach.count; i++) {
      const card = at.talon[this.reach.places[i] as number] as number;
      freeLow |= low[card] as number;
      freeHigh |= high[card] as number;
    }

    let left = at.reserved;
    let passedLow = 0;
    let passedHigh = 0;
    let emptied = 0;
    let emptiedCount = 0;
    let changed = true;
    while (changed) {
      changed = false;
      // From the talon and the foundations to columns; from the reserve, where the card has a place or there was an empty column.
      let heldLow: number;
      let heldHigh: number;
      for (;;) {
        const holdLow = builtLow & this.holdLow;
        const holdHigh = builtHigh & this.holdHigh;
        const childrenLow =
          ((((holdLow >>> 1) | (holdLow >>> 2)) & 0x1111111) * ofReds) |
          (((holdLow | (holdLow >>> 3)) & 0x1111111) * ofBlacks) |
          (holdLow & own);
        const childrenHigh =
          ((((holdHigh >>> 1) | (holdHigh >>> 2)) & 0x1111111) * ofReds) |
          (((holdHigh | (holdHigh >>> 3)) & 0x1111111) * ofBlacks) |
          (holdHigh & own);
        heldLow = (childrenLow >>> 4) | ((childrenHigh & 15) << 24);
        heldHigh = childrenHigh >>> 4;
        if (wrapLow >= 0) heldLow |= (childrenLow & 15) << wrapLow;
        else heldHigh |= (childrenLow & 15) << wrapHigh;
        const moreLow = ((freeLow & heldLow) | (emptiedCount > 0 ? passedLow : passedLow & heldLow)) & ~builtLow;
        const moreHigh = ((freeHigh & heldHigh) | (emptiedCount > 0 ? passedHigh : passedHigh & heldHigh)) & ~builtHigh;
        if ((moreLow | moreHigh) === 0) break;
        builtLow |= moreLow;
        builtHigh |= moreHigh;
        if (((moreLow & talonLow) | (moreHigh & talonHigh)) !== 0) {
          freeLow |= talonLow;
          freeHigh |= talonHigh;
        }
      }

      const first = left > 0 ? (reserve[left - 1] as number) : none;
      for (let suit = 0; suit < 4; suit++) {
        for (let cards = count[suit] as number; cards < ranks;) {
          const card = next[(suit << 4) | cards] as number;
          const bare =
            ((builtLow | freeLow) & (low[card] as number)) | ((builtHigh | freeHigh) & (high[card] as number));
          if (bare === 0 && card !== first) break;
          upLow |= low[card] as number;
          upHigh |= high[card] as number;
          count[suit] = ++cards;
          changed = true;
          if (place[card] === inTalon) {
            freeLow |= talonLow;
            freeHigh |= talonHigh;
          }
        }
      }

      for (let column = 0; column < columns; column++) {
        let isBare = true;
        for (let card = top[column] as number; card !== none; card = below[card] as number) {
          const cardLow = low[card] as number;
          const cardHigh = high[card] as number;
          if (isBare && ((builtLow & cardLow) | (builtHigh & cardHigh)) === 0) {
            builtLow |= cardLow;
            builtHigh |= cardHigh;
            changed = true;
          }
          isBare =
            (isBare && ((upLow & cardLow) | (upHigh & cardHigh)) !== 0) ||
            ((partsMove || card === root[column]) && ((heldLow & cardLow) | (heldHigh & cardHigh)) !== 0);
        }
        if (isBare && (emptied & (1 << column)) === 0) {
          emptied |= 1 << column;
          emptiedCount++;
          changed = true;
        }
      }

      let stuck = bitCount(passedLow & ~(heldLow | upLow)) + bitCount(passedHigh & ~(heldHigh | upHigh));
      while (left > 0) {
        const card = reserve[left - 1] as number;
        const cardLow = low[card] as number;
        const cardHigh = high[card] as number;
        if ((((heldLow | upLow) & cardLow) | ((heldHigh | upHigh) & cardHigh)) === 0 && stuck++ >= emptiedCount) break;
        passedLow |= cardLow;
        passedHigh |= cardHigh;
        left--;
        changed = true;
      }
      if (emptiedCount > 0 && (left === 0 || !autoFill)) return false;
    }
    return (this.allLow & ~upLow) !== 0 || (this.allHigh & ~upHigh) !== 0;
  }
}
