import { suits } from '../card.js';
import type { Move } from '../move.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { isPending, isPendingFromTalon, passKeys, placeKeys } from './keys.js';
import { lineOf } from './line.js';
import { Moves, moveType, playMove, raiseTalon } from './moves.js';
import { Outlook } from './outlook.js';
import { inColumn, Position } from './position.js';
import { Reach } from './reach.js';
import { Safety } from './safe.js';
import { isEndless, Settler } from './settle.js';
import { allCuts, cardTables, type Cuts, dialsOf, none } from './tables.js';
import { Visited } from './visited.js';

/** What is known of a position: a win, the proof that there is none, or neither. */
export type Verdict = 'winnable' | 'lost' | 'unknown';

const talonOf = (state: GameState): readonly number[] => [...state.waste, ...[...state.stock].reverse()];

/** Whether reserve and talon of a position are what play may have left of those of another one. */
function isLaterIn(before: GameState, after: GameState): boolean {
  const talon = talonOf(before);
  let from = -1;
  return (
    after.reserve.every((card, index) => card === before.reserve[index]) &&
    talonOf(after).every((card) => (from = talon.indexOf(card, from + 1)) >= 0)
  );
}

/** The most memory a search takes where no bound is given. */
export const defaultBytes = 192 * 2 ** 20;

/** A search that can be stopped after any number of positions and taken up again. */
export interface Search {
  /** What it has found; 'unknown' while it may go on, or when its memory is full. */
  readonly verdict: Verdict;
  /** Whether `run` would do nothing more. */
  readonly done: boolean;
  /** How many positions it has been to. */
  readonly states: number;
  /** The memory it takes, about. */
  readonly bytes: number;
  /** Goes to so many positions more, at most. */
  run(states: number): Verdict;
  /** The moves of the win it found. */
  line(): Move[];
}

/**
 * Goes through all positions worth it that can be reached, depth first, each once. It ends with a win, or with the proof that there is
 * none, when nothing is left to try.
 */
class DepthFirst {
  verdict: Verdict = 'unknown';
  states = 0;
  private readonly at: Position;
  private readonly settler: Settler;
  private readonly reach = new Reach();
  private readonly moves: Moves;
  private outlook?: Outlook;
  private readonly visited: Visited;
  private readonly bases: readonly number[];
  /** How deep it is in the tree of positions. */
  depth = -1;
  private marks = new Int32Array(128);
  private cursors = new Int32Array(128);
  private ends = new Int32Array(128);
  private full = false;
  private low = 0;
  private high = 0;
  private kind = 0;
  private value = 0;

  constructor(
    private readonly start: GameState,
    private readonly rules: Rules,
    bytes: number,
    cuts: Cuts = allCuts,
  ) {
    const dials = dialsOf(rules, cuts);
    const cards = cardTables(rules, start.base ?? 0);
    this.at = new Position(dials, cards, start);
    const safety = new Safety(rules, this.at);
    this.settler = new Settler(this.at, safety);
    this.moves = new Moves(this.at, safety, this.reach);
    this.visited = new Visited(bytes);
    this.bases = suits.map((suit) => cards.next[suit << 4] as number);
    this.settler.settle();
    if (this.isWon()) this.verdict = 'winnable';
    else {
      this.enter(none);
      this.reach.list(this.at);
      this.push(this.at.logged, none);
    }
  }

  get done(): boolean {
    return this.full || this.verdict !== 'unknown' || this.isDoubtful;
  }

  /** Whether it found no win, but left out moves that may have mattered: see `Moves` on twins. */
  isDoubtful = false;

  get bytes(): number {
    return this.visited.size;
  }

  run(states: number): Verdict {
    const stop = this.states + states;
    while (!this.done && this.states < stop) {
      if (this.visited.full) {
        this.full = true;
        break;
      }
      this.step();
    }
    return this.verdict;
  }

  line(): Move[] {
    return this.verdict === 'winnable' ? lineOf(this.start, this.rules, this.at) : [];
  }

  /** Whether a position, of the same game or another, is one of those that this search has proven lost. */
  hasLost(state: GameState): boolean {
    if (this.verdict !== 'lost' || state.choice || state.base !== this.start.base) return false;
    if (!isLaterIn(this.start, state)) return false;
    const other = new DepthFirst(state, this.rules, 0, this.at.dials.cuts);
    if (other.verdict === 'winnable') return false;
    other.locate(none);
    return this.visited.covers(other.low, other.high, other.kind, other.value);
  }

  /** Tries the next move, or goes back where there is none. */
  private step(): void {
    const { at, depth } = this;
    const cursor = this.cursors[depth] as number;
    if (cursor === this.ends[depth]) {
      this.close();
      return;
    }
    this.cursors[depth] = cursor + 1;
    const mark = at.logged;
    const pending = playMove(at, this.moves.words[cursor] as number);
    if (pending === none) {
      this.settler.settle();
      if (this.isWon()) {
        this.verdict = 'winnable';
        return;
      }
    }
    if (!this.enter(pending)) {
      at.undoTo(mark);
      return;
    }
    this.states++;
    this.reach.list(at);
    if (pending === none && this.isHopeless(this.moves.words[cursor] as number)) at.undoTo(mark);
    else this.push(mark, pending);
  }

  /** Whether there is a quick proof of loss. It is not looked for after cards went up from the talon: there it is rare. */
  private isHopeless(move: number): boolean {
    if (this.states < this.at.dials.cuts.outlook || moveType(move) === raiseTalon) return false;
    this.outlook ??= new Outlook(this.rules, this.at, this.reach, this.start.reserve.length);
    return this.outlook.isHopeless();
  }

  private close(): void {
    if (this.depth === 0) {
      if (this.moves.sawCircle) this.isDoubtful = true;
      else this.verdict = 'lost';
      return;
    }
    this.at.undoTo(this.marks[this.depth] as number);
    this.depth--;
    this.moves.count = this.ends[this.depth] as number;
  }

  private push(mark: number, pending: number): void {
    const depth = ++this.depth;
    if (depth === this.marks.length) this.deepen();
    this.marks[depth] = mark;
    this.cursors[depth] = this.moves.count;
    this.moves.list(pending);
    this.ends[depth] = this.moves.count;
  }

  private deepen(): void {
    const longer = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const array = new Int32Array(2 * old.length);
      array.set(old);
      return array;
    };
    this.marks = longer(this.marks);
    this.cursors = longer(this.cursors);
    this.ends = longer(this.ends);
  }

  /** Enters the position among those visited; false when it needs no second look. */
  private enter(pending: number): boolean {
    this.locate(pending);
    return this.visited.enter(this.low, this.high, this.kind, this.value);
  }

  /**
   * Works out what the position is called among those visited. Of the talon only this matters besides its cards: where all passes
   * to come are alike, the cards of the running pass that others have not, so no more than the waste's residue, and of
   * equal residues a smaller waste reaches all that a larger one does; else the pass as well.
   */
  private locate(pending: number): void {
    const { at } = this;
    const { draws, cuts } = at.dials;
    this.low = at.key[0] as number;
    this.high = at.key[1] as number;
    if (pending !== none) {
      const key = ((pending & 63) << 6) | (pending < none ? isPending : isPendingFromTalon);
      this.low ^= placeKeys[key] as number;
      this.high ^= placeKeys[key + 4096] as number;
    }
    const residue = cuts.residue ? at.waste % (draws[at.pass] as number) : at.waste;
    if (cuts.residue && isEndless(at)) {
      this.kind = at.waste === at.undealt ? 0 : residue;
      this.value = at.waste;
      return;
    }
    this.low ^= (passKeys[at.pass] as number) ^ (passKeys[128 + residue] as number);
    this.high ^= (passKeys[256 + at.pass] as number) ^ (passKeys[384 + residue] as number);
    this.kind = 1;
    this.value = at.waste + 1;
  }

  /**
   * Whether the position is won, or as good as won: the reserve is empty, every card of the talon can be reached at any time,
   * and in no column a card lies on one that goes up before it. Then the lowest card that is not up is always playable.
   */
  private isWon(): boolean {
    const { at } = this;
    if (at.upTotal === 4 * at.dials.ranks) return true;
    if (at.reserved > 0 || (at.undealt > 0 && !this.allReachable())) return false;
    for (let i = 0; i < 4; i++) {
      const base = this.bases[i] as number;
      if (at.place[base] === inColumn && at.above[base] !== none) return false;
    }
    return true;
  }

  private allReachable(): boolean {
    const { at } = this;
    return isEndless(at) && at.dials.draws[at.pass] === 1;
  }
}

/** A search from a position whose base is laid, with a second, more patient run where the first one proves nothing. */
export class PositionSearch implements Search {
  private current: DepthFirst;
  private statesBefore = 0;

  constructor(
    private readonly start: GameState,
    private readonly rules: Rules,
    private readonly bytesAllowed: number,
    private readonly cuts: Cuts = allCuts,
  ) {
    this.current = new DepthFirst(start, rules, bytesAllowed, cuts);
  }

  get verdict(): Verdict {
    return this.current.verdict;
  }

  get done(): boolean {
    return this.current.done;
  }

  get states(): number {
    return this.statesBefore + this.current.states;
  }

  get bytes(): number {
    return this.current.bytes;
  }

  /** How many moves its position is from the start, those made unasked not counted. */
  get depth(): number {
    return this.current.depth;
  }

  run(states: number): Verdict {
    const stop = this.states + states;
    this.current.run(states);
    if (this.current.isDoubtful) {
      this.statesBefore += this.current.states;
      this.current = new DepthFirst(this.start, this.rules, this.bytesAllowed, { ...this.cuts, twins: false });
      this.current.run(stop - this.states);
    }
    return this.verdict;
  }

  line(): Move[] {
    return this.current.line();
  }

  /** Whether a position, of the same game or another, is one of those that this search has proven lost. */
  hasLost(state: GameState): boolean {
    return this.current.hasLost(state);
  }
}
