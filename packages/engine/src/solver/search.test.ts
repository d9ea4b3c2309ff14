import { describe, expect, it } from 'vitest';
import { deal, deckFor } from '../deal.js';
import { shuffledDeck } from '../deal-code.js';
import { isWon } from '../legality.js';
import { legalMoves } from '../legal-moves.js';
import type { Move } from '../move.js';
import { play } from '../play.js';
import { below, createWords, shuffle, type WordSource } from '../rng.js';
import { resolveRules, type Rules, type Settings } from '../rules.js';
import type { GameState } from '../state.js';
import { PositionSearch } from './search.js';
import { createSolver } from './solve.js';
import { allCuts, type Cuts, noCuts } from './tables.js';

/** `VITE_LONG=1 npx vitest run src/solver` runs many times as many cases, and larger ones. */
const isLong = (import.meta as unknown as { env: Record<string, string> }).env['VITE_LONG'] !== undefined;
const times = (count: number): number => (isLong ? 10 * count : count);

/** No test is about time: this only ends one that would go on for ever. */
const patience = isLong ? 3_600_000 : 600_000;

const values = {
  reserve: [0, 1, 2, 3, 5, 7],
  columns: [1, 2, 3],
  base: ['dealt', '2'],
  build: ['alternate', 'suit', 'any'],
  wraps: ['circle', 'stop-at-base', 'none'],
  move: ['tail', 'top-or-whole', 'whole'],
  fill: ['reserve', 'player'],
  afterReserve: ['any', 'waste'],
  draw: [1, 2, 3, [3, 2, 1]],
  redeals: ['unlimited', 0, 2],
  takeBack: [true, false],
  ranks: [4, 5, 6],
} as const;

interface Case {
  readonly rules: Rules;
  readonly state: GameState;
}

const pick = <T>(words: WordSource, items: readonly T[]): T => items[below(items.length, words)] as T;

/** A random tiny deck under random settings, some of them given. */
function tinyCase(seed: number, given: Settings = {}): Case {
  const words = createWords(seed);
  for (;;) {
    const random = Object.fromEntries(Object.entries(values).map(([name, of]) => [name, pick<unknown>(words, of)]));
    const rules = resolveRules({ ...random, ...given });
    if (!rules.ok) continue;
    const deck = shuffle(deckFor(rules.value, shuffledDeck(seed)), words);
    const start = deal(deck, rules.value);
    return { rules: rules.value, state: after(start, rules.value, words, below(6, words)) };
  }
}

/** The position after some random moves. */
function after(start: GameState, rules: Rules, words: WordSource, count: number): GameState {
  let state = start;
  for (let i = 0; i < count; i++) {
    const moves = legalMoves(state, rules);
    const step = moves.length > 0 ? play(state, rules, pick(words, moves)) : undefined;
    if (step?.ok) state = step.state;
  }
  return state;
}

const passesOf = (rules: Rules): number => (typeof rules.draw === 'number' ? 1 : rules.draw.length);

const nameOf = (state: GameState): string => JSON.stringify([state, state.pass]);

/** The plain search: every position that can be reached, and which of them can be won. Undefined when there are too many. */
function plainSearch({ state, rules }: Case, most: number): { states: GameState[]; winnable: boolean[] } | undefined {
  const numbers = new Map<string, number>();
  const states: GameState[] = [];
  const before: number[][] = [];
  const reach = (reached: GameState, from?: number): void => {
    const pass = rules.redeals === 'unlimited' ? Math.min(reached.pass, passesOf(rules)) : reached.pass;
    const name = nameOf({ ...reached, pass });
    const number = numbers.get(name) ?? states.push({ ...reached, pass }) - 1;
    numbers.set(name, number);
    (before[number] ??= []).push(...(from === undefined ? [] : [from]));
  };
  reach(state);
  for (let i = 0; i < states.length; i++) {
    if (states.length > most) return undefined;
    for (const move of legalMoves(states[i]!, rules)) {
      const step = play(states[i]!, rules, move);
      if (step.ok) reach(step.state, i);
    }
  }
  const winnable = states.map((reached) => isWon(reached, rules));
  const open = states.flatMap((_, number) => (winnable[number] ? [number] : []));
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    for (const earlier of before[number] ?? []) {
      if (!winnable[earlier]) open.push(earlier);
      winnable[earlier] = true;
    }
  }
  return { states, winnable };
}

/** All cuts from the first position on, for tiny decks have few. */
const eager: Cuts = { ...allCuts, outlook: 0 };

function searchOf({ state, rules }: Case, cuts: Cuts = eager, most = Infinity): PositionSearch {
  const search = new PositionSearch(state, rules, 2 ** 26, cuts);
  search.run(most);
  return search;
}

/** The position after moves that must all be legal. */
function played(state: GameState, rules: Rules, moves: readonly Move[]): GameState {
  return moves.reduce((at, move) => {
    const step = play(at, rules, move);
    return step.ok ? step.state : expect.fail(`A move is refused: ${step.reason}.`);
  }, state);
}

function expectWin({ state, rules }: Case, search: PositionSearch): void {
  expect(isWon(played(state, rules, search.line()), rules)).toBe(true);
}

/** Compares verdicts on every position, or on so many of them; gives how many were compared. */
function expectAgreement(given: Case, most: number, positions = Infinity): number {
  const plain = plainSearch(given, most);
  if (!plain) return 0;
  const step = Math.max(1, plain.states.length / positions);
  let compared = 0;
  for (let i = 0; i < plain.states.length; i += step) {
    const at: Case = { state: plain.states[Math.floor(i)]!, rules: given.rules };
    const search = searchOf(at);
    if ((search.verdict === 'winnable') !== plain.winnable[Math.floor(i)]) {
      expect.fail(`${search.verdict} is wrong: ${JSON.stringify(at)}`);
    }
    if (search.verdict === 'winnable') expectWin(at, search);
    compared++;
  }
  return compared;
}

const settings = Object.entries(values).flatMap(([name, of]) => of.map((value) => ({ name, value })));

const has = ({ rules }: Case, { name, value }: (typeof settings)[number]): boolean =>
  JSON.stringify(rules[name as keyof Rules]) === JSON.stringify(value);

/** Gives random cases out until so many with each value of each setting could be compared. */
function compareOfEach(count: number, first: number, compare: (given: Case) => boolean): void {
  const done = settings.map(() => 0);
  for (let seed = first; Math.min(...done) < count; seed++) {
    const { name, value } = settings[done.indexOf(Math.min(...done))]!;
    const given = tinyCase(seed, { [name]: value });
    if (!compare(given)) continue;
    settings.forEach((setting, index) => {
      if (has(given, setting)) done[index]!++;
    });
  }
}

/** Compares the verdicts of a search with some cuts left out and of one with all; not where one of them would go on too long. */
function agreesWithout(given: Case, cuts: Cuts): boolean {
  const most = isLong ? 20_000 : 5000;
  const [without, withAll] = [searchOf(given, cuts, most).verdict, searchOf(given, eager, most).verdict];
  if (without === 'unknown' || withAll === 'unknown') return false;
  expect(withAll, JSON.stringify(given)).toBe(without);
  return true;
}

describe('a search', () => {
  it.each(settings)(
    'agrees with a plain one on tiny decks where $name is $value',
    ({ name, value }) => {
      let seed = name.length;
      for (let cases = 0; cases < times(2); seed++) {
        if (expectAgreement(tinyCase(seed, { [name]: value }), isLong ? 800 : 400, 40) > 0) cases++;
      }
    },
    patience,
  );

  it.each(['stop-at-base', 'circle'] as const)(
    'agrees with a plain one on all positions of endgames, %s',
    (wraps) => {
      const variants = ['canfield', 'american', 'superior', 'rainfall', 'storehouse', 'rainbow', 'rush'] as const;
      let endgames = 0;
      for (let seed = 0; endgames < (isLong ? 500 : 100); seed++) {
        const rules = resolveRules({ variant: variants[seed % variants.length]!, wraps });
        if (!rules.ok) throw new Error('Bad settings.');
        const state = deal(shuffledDeck(seed), rules.value);
        const search = new PositionSearch(state, rules.value, 2 ** 24);
        if (search.run(2000) !== 'winnable') continue;
        const line = search.line();
        const endgame = (left: number): Case => ({
          rules: rules.value,
          state: played(state, rules.value, line.slice(0, -left)),
        });
        const isCompared = [9, 6, 4, 3].some((left) => expectAgreement(endgame(left), isLong ? 100 : 50) > 0);
        if (isCompared) endgames++;
      }
    },
    patience,
  );

  it.each(Object.keys(allCuts) as (keyof Cuts)[])(
    'finds the same without the cut "%s", whatever the settings',
    (cut) => {
      compareOfEach(times(50), 1000, (given) => agreesWithout(given, { ...eager, [cut]: noCuts[cut] }));
    },
    patience,
  );

  it(
    'finds the same without any cut, whatever the settings',
    () => {
      compareOfEach(times(50), 5000, (given) => agreesWithout(given, noCuts));
    },
    patience,
  );

  it('gives the same answer after the same number of positions, however it is sliced', () => {
    const { rules, state } = tinyCase(17, { ranks: 6, reserve: 7, columns: 2 });
    const whole = searchOf({ rules, state });
    const sliced = new PositionSearch(state, rules, 2 ** 24, eager);
    while (!sliced.done) sliced.run(7);
    expect([sliced.verdict, sliced.states, sliced.line()]).toEqual([whole.verdict, whole.states, whole.line()]);
  });

  it('ends without a verdict when its memory is full', () => {
    const rules = resolveRules({ wraps: 'stop-at-base', takeBack: false });
    if (!rules.ok) throw new Error('Bad settings.');
    const search = new PositionSearch(deal(shuffledDeck(18), rules.value), rules.value, 0);
    search.run(Infinity);
    expect(search.done).toBe(true);
    expect(search.verdict).toBe('unknown');
    expect(search.states).toBeLessThan(4096);
  });
});

describe('columns of full circle', () => {
  // Found by comparing with a plain search: 4H must go to AC, not to its twin AS, which lies on what has to go on 4H.
  it('keep twins apart of which one would lie on the other', () => {
    const rules = resolveRules({ ranks: 4, columns: 2, reserve: 1, redeals: 1, takeBack: false });
    if (!rules.ok) throw new Error('Bad settings.');
    const state: GameState = {
      stock: [27, 40, 1, 2, 16, 26, 42],
      waste: [3, 13],
      reserve: [],
      foundations: [[15], [], [28, 29], []],
      tableau: [[39], [41, 14, 0]],
      suits: [1, 0, 2, 3],
      base: 2,
      pass: 2,
    };
    const given: Case = { rules: rules.value, state };
    expect(searchOf(given).verdict).toBe('winnable');
    expectWin(given, searchOf(given));
  });
});

describe('a solver with a memory', () => {
  /** Asks about positions of one game in any order, now and then for a moment only, now and then by other rules in between. */
  async function expectRightAnswers(given: Case, words: WordSource): Promise<number> {
    const plain = plainSearch(given, isLong ? 1500 : 500);
    if (!plain) return 0;
    const solver = createSolver();
    let told = 0;
    for (let question = 0; question < 40; question++) {
      const at = below(plain.states.length, words);
      const state: GameState = plain.states[at]!;
      const { rules } = given;
      if (below(10, words) === 0) await solver.solve(state, { ...rules, takeBack: !rules.takeBack }, { states: 100 });
      const { verdict, line } = await solver.solve(state, rules, { states: pick(words, [1, 20, Infinity]) });
      if (verdict === 'unknown') continue;
      if ((verdict === 'winnable') !== plain.winnable[at]) {
        expect.fail(`${verdict} is wrong: ${JSON.stringify({ state, rules })}, question ${question}`);
      }
      expect(line === undefined || isWon(played(state, rules, line), rules)).toBe(true);
      told++;
    }
    return told;
  }

  it(
    'answers as a plain search does, whatever it was asked before',
    async () => {
      const words = createWords(9000);
      let games = 0;
      for (let seed = 0; games < times(20); seed++) {
        const wraps = pick(words, values.wraps);
        if ((await expectRightAnswers(tinyCase(seed + 9000, { wraps }), words)) > 0) games++;
      }
    },
    patience,
  );
});
