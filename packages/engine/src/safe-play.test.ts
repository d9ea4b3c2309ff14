import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundationPlays, safePlays } from './auto.js';
import { shuffledDeck } from './deal-code.js';
import { deal, deckFor } from './deal.js';
import { isWon } from './legality.js';
import { legalMoves } from './legal-moves.js';
import { moveText } from './move.js';
import { play } from './play.js';
import { valueOf } from './problem.js';
import { resolveRules, type Rules, type Settings } from './rules.js';
import type { GameState } from './state.js';
import { type Laid, layOut } from './testing.js';

/** A position as a key: columns differ by nothing but their place, passes only as far as draws or redeals do. */
function keyOf(state: GameState, rules: Rules): string {
  const passes = rules.redeals !== 'unlimited' ? Infinity : typeof rules.draw === 'number' ? 1 : rules.draw.length;
  const code = (pile: readonly number[]) => String.fromCharCode(...pile.map((card) => 48 + card));
  const columns = state.tableau.map(code).sort();
  const piles = [code(state.stock), code(state.waste), code(state.reserve), ...state.foundations.map(code), ...columns];
  return `${Math.min(state.pass, passes)} ${piles.join(' ')}`;
}

interface Graph {
  readonly states: readonly GameState[];
  readonly keys: ReadonlyMap<string, number>;
  /** Whether the game can be won from a position. */
  readonly winnable: Uint8Array;
}

/** Every position that can be reached from one, and from which of them the game can be won; undefined when they are too many. */
function explore(start: GameState, rules: Rules): Graph | undefined {
  const states = [start];
  const keys = new Map([[keyOf(start, rules), 0]]);
  const before: number[][] = [[]];
  for (let index = 0; index < states.length; index++) {
    for (const move of legalMoves(states[index]!, rules)) {
      const step = play(states[index]!, rules, move);
      if (!step.ok) throw new Error(step.reason);
      const key = keyOf(step.state, rules);
      const known = keys.get(key) ?? states.length;
      if (known === most) return undefined;
      if (known === states.length) {
        keys.set(key, known);
        states.push(step.state);
        before.push([]);
      }
      before[known]!.push(index);
    }
  }
  return { states, keys, winnable: winnableOf(states, before, rules) };
}

function winnableOf(states: readonly GameState[], before: readonly (readonly number[])[], rules: Rules): Uint8Array {
  const winnable = new Uint8Array(states.length);
  const open = states.flatMap((state, index) => (isWon(state, rules) ? [index] : []));
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (winnable[index] === 1) continue;
    winnable[index] = 1;
    open.push(...before[index]!.filter((earlier) => winnable[earlier] === 0));
  }
  return winnable;
}

interface Count {
  safeInWinnable: number;
  unsafeThatLose: number;
}

/** Deals with more positions than these are passed over: they take long, and show no more than others. */
const most = 2500;

/** Looks at every play to a foundation in every position of a deal: what a safe one makes of a position that can be won. */
function check(settings: Settings, seed: number): Count {
  const rules = valueOf(resolveRules(settings));
  const graph = explore(deal(deckFor(rules, shuffledDeck(seed)), rules), rules);
  const count: Count = { safeInWinnable: 0, unsafeThatLose: 0 };
  graph?.states.forEach((state, index) => {
    const safe = safePlays(state, rules).map(moveText);
    for (const move of foundationPlays(state, rules)) {
      const step = play(state, rules, move);
      if (!step.ok) throw new Error(step.reason);
      const loses = graph.winnable[index] === 1 && graph.winnable[graph.keys.get(keyOf(step.state, rules))!] === 0;
      if (!safe.includes(moveText(move))) {
        count.unsafeThatLose += Number(loses);
        continue;
      }
      count.safeInWinnable += graph.winnable[index]!;
      if (loses) throw new Error(`${moveText(move)} loses ${JSON.stringify({ settings, seed, state })}`);
    }
  });
  return count;
}

const settings: fc.Arbitrary<Settings> = fc
  .record({
    build: fc.constantFrom('alternate', 'suit', 'any'),
    wraps: fc.constantFrom('circle', 'stop-at-base', 'none'),
    move: fc.constantFrom('tail', 'top-or-whole', 'whole'),
    fill: fc.constantFrom('reserve', 'player'),
    afterReserve: fc.constantFrom('any', 'waste'),
    draw: fc.constantFrom(1, 2, 3, [2, 1]),
    redeals: fc.constantFrom('unlimited' as const, 1, 2),
    columns: fc.integer({ min: 1, max: 3 }),
    reserve: fc.integer({ min: 0, max: 6 }),
    base: fc.constantFrom('dealt', 'dealt', '3'),
  })
  .map((given) => ({ ...given, ranks: 4 }));

describe.each([
  ['without take-back', false, 45],
  ['with take-back', true, 30],
])('a safe play %s', (_name, takeBack, deals) => {
  it('never loses a game that can be won, in any position of many small deals under any settings', () => {
    const sum: Count = { safeInWinnable: 0, unsafeThatLose: 0 };
    fc.assert(
      fc.property(settings, fc.nat(), (given, seed) => {
        const count = check({ ...given, takeBack }, seed);
        sum.safeInWinnable += count.safeInWinnable;
        sum.unsafeThatLose += count.unsafeThatLose;
      }),
      { numRuns: deals, seed: 20 },
    );
    // The search has seen enough: positions by the thousand, and plays that are not safe for good reason.
    expect(sum.safeInWinnable).toBeGreaterThan(2000);
    expect(sum.unsafeThatLose).toBeGreaterThan(0);
  });
});

describe('plays that are not safe', () => {
  const named = (state: GameState, rules: Rules, text: string) => {
    const move = foundationPlays(state, rules).find((play) => moveText(play) === text)!;
    const step = play(state, rules, move);
    const graphOf = (from: GameState) => explore(from, rules)?.winnable[0];
    return {
      safe: safePlays(state, rules).includes(move),
      before: graphOf(state),
      after: step.ok && graphOf(step.state),
    };
  };

  it('change, from a waste that is drawn again by threes, which cards come up', () => {
    const settings: Settings = {
      ranks: 4,
      reserve: 6,
      columns: 2,
      wraps: 'stop-at-base',
      fill: 'player',
      takeBack: false,
    };
    const { state, rules } = layOut(
      {
        base: '2D',
        foundations: '2D 2H 2C',
        reserve: '4S AC 4D 3H 3C 4C',
        waste: '2S',
        columns: ['AH', 'AS'],
        stock: '3D 4H AD 3S',
      },
      settings,
    );
    expect(named(state, rules, 'W>F2')).toEqual({ safe: false, before: 1, after: 0 });
    expect(safePlays(state, { ...rules, draw: 1 }).map(moveText)).toContain('W>F2');
  });

  it('take, in the full circle, a base card from under the highest cards', () => {
    const settings: Settings = { ranks: 4, reserve: 1, columns: 1, takeBack: false };
    const { state, rules } = layOut(
      {
        base: '2S',
        foundations: '2S',
        reserve: '4H',
        waste: '4D 2C AS 3S 4S AD 2D 3H AH AC 3D',
        columns: ['3C 2H'],
        stock: '4C',
      },
      settings,
    );
    expect(named(state, rules, 'T1>F2')).toEqual({ safe: false, before: 1, after: 0 });
  });
});

describe('safePlays', () => {
  const safe = (piles: Partial<Parameters<typeof layOut>[0]>, settings: Settings): string => {
    const { state, rules }: Laid = layOut({ base: '7H', ...piles }, settings);
    return safePlays(state, rules).map(moveText).join(' ');
  };
  const none: Settings = { takeBack: false };

  it('wait for all cards that could be built on theirs, in alternating colour', () => {
    expect(safe({ foundations: '7H 8S 8D', columns: ['JC TD 9S'] }, none)).toBe('');
    expect(safe({ foundations: '8H 8S 7D', columns: ['JC TD 9S'] }, none)).toBe('');
    expect(safe({ foundations: '8H 8S 8D', columns: ['TD 9S'] }, none)).toBe('T1>F2');
  });

  it('wait for all four suits where any may be built, and for none where only their own may', () => {
    const columns = ['TD 9S'];
    expect(safe({ foundations: '8H 8S 8D 7C', columns }, { ...none, build: 'any' })).toBe('');
    expect(safe({ foundations: '8H 8S 8D 8C', columns }, { ...none, build: 'any' })).toBe('T1>F2');
    expect(safe({ foundations: '7H 8S', columns }, { ...none, build: 'suit' })).toBe('T1>F2');
  });

  it('are never base cards in the full circle before the highest cards are up, always where nothing is built on them', () => {
    const piles = { foundations: '7H', columns: ['8D 7S'] };
    expect(safe(piles, none)).toBe('');
    expect(safe({ foundations: '6H 6D', columns: ['7S'] }, none)).toBe('T1>F2');
    expect(safe(piles, { ...none, build: 'suit' })).toBe('');
    expect(safe(piles, { ...none, wraps: 'stop-at-base' })).toBe('T1>F2');
    expect(safe(piles, { ...none, wraps: 'none' })).toBe('');
    expect(safe({ foundations: 'KH', columns: ['2S AH'] }, { ...none, wraps: 'none' })).toBe('T1>F1');
    expect(safe({ foundations: 'KH', columns: ['2S AH'] }, none)).toBe('');
  });

  it('come from the waste where no later pass draws more than one card', () => {
    const piles = { foundations: '8H 8S 8D', waste: '9S' };
    expect(safe(piles, none)).toBe('');
    expect(safe(piles, { ...none, draw: 1 })).toBe('W>F2');
    expect(safe(piles, { ...none, redeals: 0 })).toBe('W>F2');
    expect(safe(piles, { ...none, redeals: 1 })).toBe('');
    expect(safe({ ...piles, pass: 2 }, { ...none, redeals: 1 })).toBe('W>F2');
    expect([1, 2, 3].map((pass) => safe({ ...piles, pass }, { variant: 'rush' }))).toEqual(['', 'W>F2', 'W>F2']);
    expect(safe({ ...piles, pass: 9 }, { ...none, draw: [1, 3] })).toBe('');
  });

  it('come from the reserve, but not its last card where it alone keeps columns free for any card', () => {
    const strict: Settings = { ...none, fill: 'player', afterReserve: 'waste' };
    expect(safe({ foundations: '8H 8S 8D', reserve: '9S' }, none)).toBe('R>F2');
    expect(safe({ foundations: '8H 8S 8D', reserve: '9S' }, strict)).toBe('');
    expect(safe({ foundations: '8H 8S 8D', reserve: '2C 9S' }, strict)).toBe('R>F2');
    expect(safe({ foundations: '8H 8S 8D', reserve: '9S' }, { ...strict, afterReserve: 'any' })).toBe('R>F2');
  });

  it('with take-backs are those a take-back can undo', () => {
    const foundations = '8H 8S 8D';
    expect(safe({ foundations, columns: ['TD 9S'] }, {})).toBe('T1>F2');
    expect(safe({ foundations, columns: ['9S', '2C', '3C', '4C'], reserve: '5C' }, {})).toBe('');
    expect(safe({ foundations, columns: ['9S', '2C', '3C', '4C'], reserve: 'TD' }, {})).toBe('');
    expect(safe({ foundations, columns: ['9S'] }, {})).toBe('T1>F2');
    expect(safe({ foundations, columns: ['9S'] }, { afterReserve: 'waste' })).toBe('');
    expect(safe({ foundations, columns: ['9S'], reserve: '5C' }, { fill: 'player', afterReserve: 'waste' })).toBe(
      'T1>F2',
    );
    expect(safe({ foundations, reserve: '9S', columns: ['2C', '3C', '4C', '5C'] }, {})).toBe('');
    expect(safe({ foundations, waste: '9S' }, { draw: 1 })).toBe('');
  });

  it('are any that win', () => {
    expect(safe({ foundations: '6H 6S 6D 5C', waste: '6C' }, {})).toBe('W>F4');
    expect(safe({ foundations: '6H 6S 6D 5C', reserve: '6C' }, { fill: 'player', afterReserve: 'waste' })).toBe('R>F4');
  });
});
