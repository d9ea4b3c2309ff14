import { isWon } from '../legality.js';
import type { Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { now } from './clock.js';
import { createSearch } from './create-search.js';
import { defaultBytes, PositionSearch, type Search, type Verdict } from './search.js';
import { shorten } from './shorten.js';
import { type Limits, runInSlices } from './slices.js';

/** What a solver says of a position. */
export interface Answer {
  readonly verdict: Verdict;
  /** The moves of a win, where one is known. */
  readonly line?: readonly Move[];
  /** Positions it went to for this answer. */
  readonly states: number;
  readonly milliseconds: number;
}

const keyOf = ({ stock, waste, reserve, foundations, tableau, pass, base, suits, choice }: GameState): string =>
  JSON.stringify([stock, waste, reserve, foundations.map((cards) => cards.length), tableau, pass, base, suits, choice]);

/** The positions that a line goes through, its start first; undefined where it does not win. */
function positionsOf(start: GameState, rules: Rules, line: readonly Move[]): GameState[] | undefined {
  const states = [start];
  let state = start;
  for (const move of line) {
    const step = play(state, rules, move);
    if (!step.ok) return undefined;
    state = step.state;
    states.push(state);
  }
  return isWon(state, rules) ? states : undefined;
}

/** More positions with a known win than this are forgotten. */
const mostWins = 5000;

/** Answers questions about one game after another, and keeps what it learnt for further questions about the same game. */
export class Solver {
  private rules: Rules | undefined;
  private search: Search | undefined;
  private asked = '';
  private readonly wins = new Map<string, readonly Move[]>();

  /**
   * Whether a position can be won, all cards being known, and how. A position on a line that won before is answered from that
   * line, or a shorter one known, one out of a search that found no win from its proof, and a question asked again goes on where it ended.
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
    const line = this.remember(state, rules, search.line());
    return { verdict: 'winnable', line, states: counted.states, milliseconds: now() - start };
  }

  /**
   * Makes a win from a position shorter, as the function of this name does: the given one, or a shorter one that it knows. Gives the
   * shortest win it knows then; `solve` answers with that from now on.
   */
  async shorten(state: GameState, rules: Rules, line: readonly Move[], limits: Limits = {}): Promise<readonly Move[]> {
    this.take(rules);
    const known = this.wins.get(keyOf(state));
    const shortest = known && known.length < line.length ? known : line;
    return this.remember(state, rules, await shorten(state, rules, shortest, limits));
  }

  /** Forgets everything. */
  forget(): void {
    this.search = undefined;
    this.asked = '';
    this.wins.clear();
  }

  private take(rules: Rules): void {
    if (!this.plays(rules)) this.forget();
    this.rules = rules;
  }

  /** Whether these are the rules of the game that was asked about last, which are those of all that is remembered. */
  private plays(rules: Rules): boolean {
    return JSON.stringify(rules) === JSON.stringify(this.rules);
  }

  private recall(state: GameState): { verdict: Verdict; line?: readonly Move[] } | undefined {
    const line = this.wins.get(keyOf(state));
    if (line) return { verdict: 'winnable', line };
    const { search } = this;
    return search instanceof PositionSearch && search.hasLost(state) ? { verdict: 'lost' } : undefined;
  }

  private searchFor(state: GameState, rules: Rules, bytes = defaultBytes): Search {
    const key = keyOf(state) + String(bytes);
    if (this.search && this.asked === key) return this.search;
    this.search = createSearch(state, rules, bytes);
    this.asked = key;
    return this.search;
  }

  /** Keeps a line that wins for all positions along it, each with the shortest win known from there. Gives that of its start. */
  private remember(start: GameState, rules: Rules, line: readonly Move[]): readonly Move[] {
    // Another question may have come in meanwhile, about a game by other rules.
    const states = this.plays(rules) ? positionsOf(start, rules, line) : undefined;
    if (!states) return line;
    if (this.wins.size > mostWins) this.wins.clear();
    let shortest: readonly Move[] = [];
    for (let i = line.length; i >= 0; i--) {
      const key = keyOf(states[i] as GameState);
      if (i < line.length) shortest = [line[i] as Move, ...shortest];
      const known = this.wins.get(key);
      if (known && known.length < shortest.length) shortest = known;
      else this.wins.set(key, shortest);
    }
    return shortest;
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
