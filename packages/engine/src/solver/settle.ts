import { inColumn, inReserve, inTalon, type Position } from './position.js';
import type { Safety } from './safe.js';
import { none } from './tables.js';

/** Whether an emptied column stays empty now and may take any card, so that what left it could come back. */
export const leavesOpen = (at: Position): boolean => (at.reserved === 0 ? at.dials.anyAfter : !at.dials.autoFill);

/** Whether all passes to come are alike, and none is the last. */
export const isEndless = (at: Position): boolean => at.dials.lastPass === 0 && at.pass >= at.dials.evenPass;

/** Whether some column has come full circle. */
export function hasCircle(at: Position): boolean {
  if (!at.dials.crosses) return false;
  for (let column = 0; column < at.dials.columns; column++) {
    if ((at.length[column] as number) >= at.dials.ranks) return true;
  }
  return false;
}

/** The column whose top is a card. */
export function columnOfTop(at: Position, card: number): number {
  let column = 0;
  while (at.top[column] !== card) column++;
  return column;
}

/** The top card of the column that a card lies in. */
export function topOver(at: Position, card: number): number {
  let top = card;
  while (at.above[top] !== none) top = at.above[top] as number;
  return top;
}

/** How many cards there are from a card to the top of its column. */
export function countFrom(at: Position, card: number): number {
  let count = 1;
  for (let next = at.above[card] as number; next !== none; next = at.above[next] as number) count++;
  return count;
}

/** The column, other than a given one, whose top takes a card; -1 where none does. Of several the one with the lowest card. */
export function taker(at: Position, card: number, except: number): number {
  const { top, cards, dials } = at;
  const row = card << 6;
  let found = -1;
  let lowest = none;
  for (let column = 0; column < dials.columns; column++) {
    const onto = top[column] as number;
    if (onto < lowest && cards.accepts[row | onto] === 1 && column !== except) {
      lowest = onto;
      found = column;
    }
  }
  return found;
}

/**
 * Plays what may be played without asking, after every move but a take-back:
 *
 * - cards that are safe to go up (see `Safety`);
 * - with take-back, every top card of a column that may go up, unless that empties a column for good: it can come back at once,
 *   so nothing is lost, and positions that differ in it become one. The same for a card whose tail can step aside to a twin
 *   of it (tails may step back);
 * - where tails may move and an emptied column stays open: whole columns on to others, since they can come back too.
 */
export class Settler {
  constructor(
    private readonly at: Position,
    private readonly safety: Safety,
  ) {}

  /** Settles the position. */
  settle(): void {
    let busy = true;
    while (busy) {
      busy = false;
      for (let suit = 0; suit < 4; suit++) {
        const card = this.at.wanted[suit] as number;
        if (card !== none && this.playUp(card)) busy = true;
      }
      if (!busy && this.at.dials.cuts.twins) busy = (leavesOpen(this.at) && this.merge()) || this.align();
    }
  }

  /** Of two twins of which one is bare, the lower card holds the other's tail. */
  private align(): boolean {
    const { at } = this;
    if (!at.dials.alternate) return false;
    let changed = false;
    for (let to = 0; to < at.dials.columns; to++) {
      const bare = at.top[to] as number;
      if (bare === none) continue;
      const twin = bare + 39 - 26 * (at.cards.suit[bare] as number);
      const tail = at.above[twin] as number;
      if (twin < bare || at.place[twin] !== inColumn || tail === none) continue;
      const from = columnOfTop(at, topOver(at, tail));
      if (from === to) continue;
      at.tailTo(tail, from, to, countFrom(at, tail));
      changed = true;
    }
    return changed;
  }

  private playUp(card: number): boolean {
    const { at } = this;
    const place = at.place[card];
    if (place === inColumn) return this.columnUp(card);
    if (place === inReserve) {
      if (at.reserve[at.reserved - 1] !== card || !this.safety.isSafe(card) || this.keepsOpen()) return false;
      at.reserveUp();
      return true;
    }
    return place === inTalon && this.talonUp(card);
  }

  /** Whether the reserve's last card keeps empty columns open for all sources. */
  private keepsOpen(): boolean {
    const { autoFill, anyAfter } = this.at.dials;
    return this.at.reserved === 1 && !autoFill && !anyAfter;
  }

  private columnUp(card: number): boolean {
    const { at } = this;
    const mayReturn = at.dials.cuts.back && (at.below[card] !== none || leavesOpen(at));
    if (!mayReturn && !this.safety.isSafe(card)) return false;
    const over = at.above[card] as number;
    if (over === none) {
      at.columnUp(columnOfTop(at, card));
      return true;
    }
    return at.dials.cuts.twins && this.stepAside(over, card);
  }

  private stepAside(tail: number, card: number): boolean {
    const { at } = this;
    const from = columnOfTop(at, topOver(at, tail));
    const to = taker(at, tail, from);
    if (to < 0) return false;
    at.tailTo(tail, from, to, countFrom(at, tail));
    at.columnUp(columnOfTop(at, card));
    return true;
  }

  /** Where every card of the talon can be reached at any time, playing one does not change which others can. */
  private talonUp(card: number): boolean {
    const { at } = this;
    if (!isEndless(at) || at.dials.draws[at.pass] !== 1 || !this.safety.isSafe(card)) return false;
    let place = 0;
    while (at.talon[place] !== card) place++;
    at.talonUp(place, at.pass);
    return true;
  }

  private merge(): boolean {
    const { at } = this;
    for (let from = 0; from < at.dials.columns; from++) {
      const root = at.root[from] as number;
      const to = root === none ? -1 : taker(at, root, from);
      if (to < 0) continue;
      at.tailTo(root, from, to, at.length[from] as number);
      return true;
    }
    return false;
  }
}
