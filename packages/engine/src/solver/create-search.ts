import { type Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { defaultBytes, PositionSearch, type Search, type Verdict } from './search.js';

const firstTurn = 1000;

interface Choice {
  readonly move: Move;
  readonly search: PositionSearch;
}

/** Searches the games of all base cards that may be chosen, in turns that grow longer, until one is won or all are lost. */
class ChoiceSearch implements Search {
  private readonly choices: readonly Choice[];
  private current = 0;
  private turn = firstTurn;
  private left = firstTurn;

  constructor(state: GameState, rules: Rules, bytes: number) {
    const offered = state.choice ?? [];
    this.choices = offered.flatMap((_, index) => {
      const move: Move = { type: 'base', index: index + 1 };
      const step = play(state, rules, move);
      return step.ok ? [{ move, search: new PositionSearch(step.state, rules, bytes / offered.length) }] : [];
    });
  }

  get verdict(): Verdict {
    if (this.won) return 'winnable';
    return this.choices.every(({ search }) => search.verdict === 'lost') ? 'lost' : 'unknown';
  }

  get done(): boolean {
    return this.won !== undefined || this.choices.every(({ search }) => search.done);
  }

  get states(): number {
    return this.choices.reduce((sum, { search }) => sum + search.states, 0);
  }

  get bytes(): number {
    return this.choices.reduce((sum, { search }) => sum + search.bytes, 0);
  }

  run(states: number): Verdict {
    const stop = this.states + states;
    while (!this.done && this.states < stop) this.runTurn(stop - this.states);
    return this.verdict;
  }

  line(): Move[] {
    return this.won ? [this.won.move, ...this.won.search.line()] : [];
  }

  private get won(): Choice | undefined {
    return this.choices.find(({ search }) => search.verdict === 'winnable');
  }

  private runTurn(most: number): void {
    const search = this.choices[this.current]?.search;
    if (search && !search.done) {
      const before = search.states;
      search.run(Math.min(most, this.left));
      this.left -= search.states - before;
    }
    if (search && !search.done && this.left > 0) return;
    this.current = (this.current + 1) % this.choices.length;
    if (this.current === 0) this.turn *= 2;
    this.left = this.turn;
  }
}

/**
 * A search from a position, to be run in slices: `search.run(5000)` goes to 5,000 positions more. The same slices or others,
 * the same answer after the same number of positions.
 *
 * @param bytes the most memory it may take for positions visited; when that is full the search ends without a verdict.
 */
export function createSearch(state: GameState, rules: Rules, bytes = defaultBytes): Search {
  return state.choice ? new ChoiceSearch(state, rules, bytes) : new PositionSearch(state, rules, bytes);
}
