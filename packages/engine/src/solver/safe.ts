import type { Suit } from '../card.js';
import type { Rules } from '../rules.js';
import type { Position } from './position.js';
import type { Kin } from './tables.js';

/**
 * Which cards may go up without a second thought: those that no card will ever need to be built on.
 *
 * A card c with `o` cards of its suit below it holds cards with `o - 1` below them ("near" suits), these hold cards with `o - 2`
 * ("far" suits, or c's own, which are up), and so on down. When the near foundations have `o - 1` cards, each near card x can go
 * up the moment it could be put on c; it may do so unless it is needed to hold a far card y, and when the far foundations have
 * `o - 2` cards, y can go up instead too; and what y would hold is up already. So whatever a winning line puts on c can go up at
 * once instead, and moving c up first only frees what c lay on. Where columns go on past the base card, x and y must not be base
 * cards that are still in play, for a base card holds the highest cards. Where cards are taken back and columns go on past the base
 * card, this does not hold: low cards may come back to hold high ones.
 */
export class Safety {
  private readonly low: number;
  private readonly never: boolean;
  private readonly always: boolean;

  constructor(
    rules: Rules,
    private readonly at: Position,
  ) {
    const stops = rules.wraps === 'stop-at-base';
    this.low = stops ? 0 : 1;
    this.never = !at.dials.cuts.safe || (rules.takeBack && !stops);
    this.always = rules.build === 'suit';
  }

  /** Whether a card that its foundation waits for may be played up at once. */
  isSafe(card: number): boolean {
    if (this.never) return false;
    if (this.at.cards.holdsNothing[card] === 1) return true;
    const offset = this.at.cards.offset[card] as number;
    if (offset === 0) return false;
    // Built in suit, a card holds only the one that went up before it.
    if (this.always) return true;
    const { near, far } = this.at.cards.kin[this.at.cards.suit[card] as number] as Kin;
    const { low } = this;
    return (
      this.haveUp(near, Math.max(low, offset - 1)) && (offset === 1 || this.haveUp(far, Math.max(low, offset - 2)))
    );
  }

  private haveUp(ofSuits: readonly Suit[], count: number): boolean {
    for (let i = 0; i < ofSuits.length; i++) {
      if ((this.at.up[ofSuits[i] as Suit] as number) < count) return false;
    }
    return true;
  }
}
