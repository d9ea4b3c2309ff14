import type { Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { now, pause } from './clock.js';
import { createSearch } from './create-search.js';
import { defaultBytes, PositionSearch, type Search, type Verdict } from './search.js';

/** The part of an `AbortSignal` that the solver needs. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** How far a solver may go. Without any limit it goes on until it knows, or its memory is full. */
export interface Limits {
  /** Positions. With this limit alone the answer is always the same. */
  readonly states?: number;
  readonly milliseconds?: number;
  /** Memory for positions visited, 192 MB if not given. */
  readonly bytes?: number;
  /** An `AbortSignal`: the answer then is what is known. */
  readonly signal?: StopSignal;
  /** Called between slices of some milliseconds, so that a page stays alive; the solver goes on when it resolves. */
  readonly pause?: () => Promise<void>;
}

/** What a solver says of a position. */
export interface Answer {
  readonly verdict: Verdict;
  /** The moves of a win, where one is known. */
  readonly line?: readonly Move[];
  /** Positions it went to for this answer. */
  readonly states: number;
  readonly milliseconds: number;
}

/** A slice is no longer than this, so that a frame is never missed for it. */
const sliceMilliseconds = 6;
const leastSlice = 256;

async function runInSlices(search: Search, limits: Limits, start: number): Promise<void> {
  const { states = Infinity, milliseconds = Infinity, signal } = limits;
  const last = search.states + states;
  const rest = limits.pause ?? pause;
  let slice = leastSlice;
  const goesOn = (): boolean => !search.done && search.states < last;
  while (goesOn()) {
    const before = now();
    if (signal?.aborted || before - start >= milliseconds) return;
    search.run(Math.min(slice, last - search.states));
    const taken = now() - before;
    // As many positions as fit into a slice at the pace of the last one.
    slice = Math.max(leastSlice, Math.min(2 * slice, Math.floor((slice * sliceMilliseconds) / Math.max(taken, 0.1))));
    if (taken >= sliceMilliseconds / 2 && goesOn()) await rest();
  }
}

const keyOf = ({ stock, waste, reserve, foundations, tableau, pass }: GameState): string =>
  JSON.stringify([stock, waste, reserve, foundations.map((cards) => cards.length), tableau, pass]);

/** Answers questions about one game after another, and keeps what it learnt for further questions about the same game. */
export class Solver {
  private rules: Rules | undefined;
  private search: Search | undefined;
  private asked = '';
  private readonly wins = new Map<string, readonly Move[]>();

  /**
   * Whether a position can be won, all cards being known, and how. A position on a line that won before is answered from that
   * line, one out of a search that found no win from its proof, and a question asked again goes on where it ended.
   */
  async solve(state: GameState, rules: Rules, limits: Limits = {}): Promise<Answer> {
    const start = now();
    this.take(rules);
    const known = this.recall(state);
    if (known) return { ...known, states: 0, milliseconds: now() - start };
    const search = this.searchFor(state, rules, limits.bytes);
    const before = search.states;
    await runInSlices(search, limits, start);
    const counted = { states: search.states - before, milliseconds: now() - start };
    if (search.verdict !== 'winnable') return { verdict: search.verdict, ...counted };
    const line = search.line();
    this.remember(state, rules, line);
    return { verdict: 'winnable', line, states: counted.states, milliseconds: now() - start };
  }

  /** Forgets everything. */
  forget(): void {
    this.search = undefined;
    this.asked = '';
    this.wins.clear();
  }

  private take(rules: Rules): void {
    if (JSON.stringify(rules) !== JSON.stringify(this.rules)) this.forget();
    this.rules = rules;
  }

  private recall(state: GameState): { verdict: Verdict; line?: readonly Move[] } | undefined {
    const line = this.wins.get(keyOf(state));
    if (line) return { verdict: 'winnable', line };
    const { search } = this;
    return search instanceof PositionSearch && search.hasLost(state) ? { verdict: 'lost' } : undefined;
  }

  private searchFor(state: GameState, rules: Rules, bytes = defaultBytes): Search {
    const key = keyOf(state) + JSON.stringify([state.choice, bytes]);
    if (this.search && this.asked === key) return this.search;
    this.search = createSearch(state, rules, bytes);
    this.asked = key;
    return this.search;
  }

  private remember(state: GameState, rules: Rules, line: readonly Move[]): void {
    this.wins.clear();
    let at = state;
    line.forEach((move, index) => {
      this.wins.set(keyOf(at), line.slice(index));
      const step = play(at, rules, move);
      if (step.ok) at = step.state;
    });
  }
}

/** A solver that keeps its memory for the next question about the same game. */
export const createSolver = (): Solver => new Solver();

/**
 * Whether a position can be won, all cards being known, and how.
 *
 * @returns the verdict: `winnable` with a line that replays through `play` to a win, `lost` with certainty, or `unknown`.
 */
export const solve = (state: GameState, rules: Rules, limits?: Limits): Promise<Answer> =>
  new Solver().solve(state, rules, limits);
