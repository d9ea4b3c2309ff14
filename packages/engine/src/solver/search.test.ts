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
import { allCuts, type Cuts, noCuts } from './tables.js';

/** `VITE_LONG=1 npx vitest run src/solver` runs ten times as many cases. */
const isLong = (import.meta as unknown as { env: Record<string, string> }).env['VITE_LONG'] !== undefined;
const times = (count: number): number => (isLong ? 10 * count : count);

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

function searchOf({ state, rules }: Case, cuts: Cuts = eager): PositionSearch {
  const search = new PositionSearch(state, rules, 2 ** 26, cuts);
  search.run(Infinity);
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

describe('a search', () => {
  const settings = Object.entries(values).flatMap(([name, of]) => of.map((value) => ({ name, value })));
  it.each(settings)('agrees with a plain one on tiny decks where $name is $value', ({ name, value }) => {
    let seed = name.length;
    for (let cases = 0; cases < times(2); seed++) {
      if (expectAgreement(tinyCase(seed, { [name]: value }), isLong ? 6000 : 400, 40) > 0) cases++;
    }
  });

  it.each(['stop-at-base', 'circle'] as const)(
    'agrees with a plain one on all positions of endgames, %s',
    (wraps) => {
      const variants = ['canfield', 'american', 'superior', 'rainfall', 'storehouse', 'rainbow', 'rush'] as const;
      let endgames = 0;
      for (let seed = 0; endgames < times(100); seed++) {
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
        const isCompared = [9, 6, 4, 3].some((left) => expectAgreement(endgame(left), isLong ? 2000 : 50) > 0);
        if (isCompared) endgames++;
      }
    },
    600_000,
  );

  it.each(Object.keys(allCuts) as (keyof Cuts)[])('finds the same without the cut "%s"', (cut) => {
    for (let seed = 0; seed < times(60); seed++) {
      const given = tinyCase(seed + 1000);
      expect(searchOf(given, { ...eager, [cut]: noCuts[cut] }).verdict, JSON.stringify(given)).toBe(
        searchOf(given).verdict,
      );
    }
  });

  it('finds the same without any cut', () => {
    for (let seed = 0; seed < times(60); seed++) {
      const given = tinyCase(seed + 5000);
      expect(searchOf(given, noCuts).verdict, JSON.stringify(given)).toBe(searchOf(given).verdict);
    }
  });

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
