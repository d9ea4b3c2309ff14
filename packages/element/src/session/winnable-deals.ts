import type { Game, Move } from '@canfield-game/engine';
import { BackgroundSolver } from './background-solver.js';
import { shortening } from './question.js';
import { answerDeal, type DealProblem, type DealRequest } from './deal-request.js';

/** A random deal that was looked for. */
export interface FoundDeal {
  readonly game: Game;
  /** The moves that win it; undefined where no deal could be proved winnable in time. */
  readonly line?: readonly Move[];
  /** What about the request could not be followed. */
  readonly problem?: DealProblem;
}

/** Nobody waits longer than this, in ms: where no deal is proved winnable by then, games of this kind seldom can be. */
const searchTime = 8000;

/** After so many deals of which none is proved winnable the next will hardly be. */
const mostDeals = 300;

/** One deal is thought about for so long, in ms: another one is likely to be quicker. */
const dealTime = 600;

interface Search {
  readonly key: string;
  readonly abort: AbortController;
  readonly result: Promise<FoundDeal | undefined>;
  found?: FoundDeal | undefined;
}

/** Draws random deals until one is proved winnable; undefined where the request itself is wrong, or nobody waits any more. */
async function search(request: DealRequest, signal: AbortSignal): Promise<FoundDeal | undefined> {
  const solver = new BackgroundSolver();
  const end = performance.now() + searchTime;
  let best: FoundDeal | undefined;
  try {
    for (let left = mostDeals; !signal.aborted; left--) {
      const { game, problem } = answerDeal(request);
      if (!game) return undefined;
      const { state, rules } = game;
      const { verdict, line } = await solver.ask({ state, rules, milliseconds: dealTime, signal });
      const deal = problem ? { game, problem } : { game };
      if (line) {
        return { ...deal, line: await solver.shorten({ state, rules, line, ...shortening, signal }) };
      }
      if (!best || verdict === 'unknown') best = deal;
      if (left === 1 || performance.now() > end) return best;
    }
    return undefined;
  } finally {
    solver.end();
  }
}

/** Finds random deals that are proved winnable: every one is drawn anew, and put away unless a win of it is known. */
export class WinnableDeals {
  #search: Search | undefined;

  /** Looks for a deal unless one that was asked for in the same words is there or on its way. */
  prepare(request: DealRequest): void {
    const key = JSON.stringify(request);
    if (this.#search?.key === key) return;
    this.end();
    const abort = new AbortController();
    const one: Search = { key, abort, result: search(request, abort.signal) };
    one.result.then(
      (found) => (one.found = found),
      () => undefined,
    );
    this.#search = one;
  }

  /** The deal that is asked for, if it is there already; it is given only once. */
  take(request: DealRequest): FoundDeal | undefined {
    const found = this.#search?.key === JSON.stringify(request) ? this.#search.found : undefined;
    if (found) this.#search = undefined;
    return found;
  }

  /** The deal that is asked for, as soon as it is there; it is given only once. */
  async find(request: DealRequest): Promise<FoundDeal | undefined> {
    this.prepare(request);
    const current = this.#search;
    const found = await current?.result;
    if (this.#search === current) this.#search = undefined;
    return found;
  }

  /** Looks no further. */
  end(): void {
    this.#search?.abort.abort();
    this.#search = undefined;
  }
}
