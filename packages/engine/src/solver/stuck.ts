import { isWon } from '../legality.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { isFromTalonOrReserve, Moves, playMove } from './moves.js';
import { Position } from './position.js';
import { Reach } from './reach.js';
import { Safety } from './safe.js';
import { cardTables, dialsOf, noCuts, none } from './tables.js';
import { Visited } from './visited.js';

/** More arrangements than this are not gone through: the game then does not count as stuck. */
const mostArrangements = 2000;

/** Goes through all arrangements of the columns that can be reached while reserve and talon keep their cards. */
class Standstill {
  private readonly at: Position;
  private readonly moves: Moves;
  private readonly visited = new Visited(2 ** 20);
  private readonly reserved: number;
  private readonly up: Uint8Array;

  constructor(state: GameState, rules: Rules) {
    this.at = new Position(dialsOf(rules, noCuts), cardTables(rules, state.base ?? 0), state);
    const reach = new Reach();
    reach.list(this.at);
    this.moves = new Moves(this.at, new Safety(rules, this.at), reach);
    this.reserved = this.at.reserved;
    this.up = this.at.up.slice();
  }

  /** Whether nothing that can be done from here on brings anything. */
  holds(): boolean {
    const { at, moves } = this;
    if (this.visited.count === mostArrangements || this.visited.full) return false;
    if (!this.visited.enter(at.key[0] as number, at.key[1] as number, 0, 0)) return true;
    const first = moves.count;
    moves.list(none);
    const end = moves.count;
    let holds = !moves.words.subarray(first, end).some(isFromTalonOrReserve);
    for (let i = first; holds && i < end; i++) holds = this.holdsAfter(moves.words[i] as number);
    moves.count = first;
    return holds;
  }

  private holdsAfter(move: number): boolean {
    const { at } = this;
    const mark = at.logged;
    playMove(at, move);
    const isNew = at.reserved < this.reserved || at.up.some((count, suit) => count > (this.up[suit] as number));
    const holds = !isNew && this.holds();
    at.undoTo(mark);
    return holds;
  }
}

/**
 * Whether a game is at a standstill: a whole pass through the stock shows no card that can be played, now or on any later pass that
 * is left, and nothing else can change that. Whatever tails and columns move, and whatever is taken back, no
 * card of reserve or waste finds a place, none goes up beyond what is up already, and no column can be emptied for the reserve to
 * fill: all that is left to do can only be gone back on. A standstill is lost, but most lost positions are none;
 * a won game and one whose base is still to be chosen are none.
 *
 * Meant to be asked after each action. In the rare position with thousands of arrangements it gives up, and says that it is none.
 */
export const isStuck = (state: GameState, rules: Rules): boolean =>
  !state.choice && !isWon(state, rules) && new Standstill(state, rules).holds();
