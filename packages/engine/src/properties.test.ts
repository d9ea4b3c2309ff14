import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import perft from './cases/perft.json' with { type: 'json' };
import { cardText } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { isMovable, isWon, refusalOf } from './legality.js';
import { legalMoves } from './legal-moves.js';
import { isColumn, type Move, moveText, type SourceId, type TargetId } from './move.js';
import { play } from './play.js';
import { cardCount, type Scoring, scoringNames, type Settings, variantNames, variantRules } from './rules.js';
import { allCards, type GameState } from './state.js';

interface Case {
  readonly settings: Settings;
  readonly seed: number;
  readonly scoring: Scoring;
}

/** What a player does: a number picks among the legal moves; undo and redo come in between. */
type Deed = number | 'undo' | 'redo';

const deeds = (maxLength: number, undos: number, minLength = 0): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.oneof(
      { weight: 10, arbitrary: fc.nat({ max: 5039 }) },
      { weight: undos, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
    ),
    { minLength, maxLength, size: 'max' },
  );

const anySettings = fc.record({
  variant: fc.constantFrom(...variantNames),
  reserve: fc.integer({ min: 0, max: 20 }),
  columns: fc.integer({ min: 1, max: 8 }),
  base: fc.constantFrom('dealt', 'chosen', '2', 'K'),
  build: fc.constantFrom('alternate', 'suit', 'any'),
  wraps: fc.constantFrom('circle', 'stop-at-base', 'none'),
  move: fc.constantFrom('tail', 'top-or-whole', 'whole'),
  fill: fc.constantFrom('reserve', 'player'),
  afterReserve: fc.constantFrom('any', 'waste'),
  draw: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant([5, 2])),
  redeals: fc.constantFrom('unlimited' as const, 1, 3),
  takeBack: fc.boolean(),
});

const cases: fc.Arbitrary<Case> = fc.record({
  settings: fc.oneof(
    fc.constantFrom(...variantNames).map((variant): Settings => ({ variant })),
    anySettings,
  ),
  seed: fc.nat(),
  scoring: fc.constantFrom(...scoringNames),
});

/** Every variant by itself, and any settings at all: each property is tried for each of them. */
const kinds: readonly (readonly [string, fc.Arbitrary<Case>])[] = [
  ...variantNames.map((variant) => [variant, cases.map((given) => ({ ...given, settings: { variant } }))] as const),
  ['any settings', cases],
];

const start = ({ settings, seed, scoring }: Case): Game =>
  Game.fromDeck(shuffledDeck(seed).map(cardText), settings, scoring);

/** Plays on; card moves come before draws in the list of moves, and are picked as often as they are there. */
function act(game: Game, deed: Deed): void {
  if (deed === 'undo') game.undo();
  else if (deed === 'redo') game.redo();
  else {
    const moves = game.legalMoves();
    const move = moves[deed % moves.length];
    if (move) expect(game.play(move).ok).toBe(true);
  }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** What must hold of every position. */
function expectSound(state: GameState, game: Game): void {
  const { rules } = game;
  const all = sorted(shuffledDeck(0)).filter((card) => card % 13 < rules.ranks);
  expect(sorted(allCards(state))).toEqual(all);
  expect(all).toHaveLength(cardCount(rules));
  expect([state.foundations.length, state.tableau.length, state.suits.length]).toEqual([4, rules.columns, 4]);
  state.foundations.forEach((pile, index) => {
    pile.forEach((card, above) => {
      expect(card).toBe(13 * state.suits[index]! + (((state.base ?? 0) + above) % rules.ranks));
    });
  });
  if (rules.fill === 'reserve' && state.reserve.length > 0 && !state.choice) {
    expect(state.tableau.every((pile) => pile.length > 0)).toBe(true);
  }
}

describe.each(kinds)('%s', (_name, kind) => {
  const run = (property: (given: Case, list: Deed[]) => void, maxLength: number, undos: number, numRuns: number) => {
    fc.assert(fc.property(kind, deeds(maxLength, undos), property), { numRuns, seed: 7 });
  };

  it('keeps its cards, its score and its history through anything done, undone and redone', () => {
    run(
      (given, list) => {
        const game = start(given);
        const first = game.state;
        for (const deed of list) act(game, deed);
        expectSound(game.state, game);
        const { state, score, cursor, tookBack } = game;
        const replayed = Game.fromJSON(JSON.parse(JSON.stringify(game)));
        expect(replayed.state).toEqual(state);
        expect(replayed.score).toBe(score);
        for (let i = 0; i < cursor; i++) expect(game.undo().ok).toBe(true);
        expect(game.state).toEqual(first);
        expect(game.score).toBe(start(given).score);
        for (let i = 0; i < cursor; i++) expect(game.redo().ok).toBe(true);
        expect([game.state, game.score, game.tookBack]).toEqual([state, score, tookBack]);
        game.restart();
        expect(game.state).toEqual(first);
      },
      120,
      2,
      15,
    );
  });

  it('has a sound position after every move, and never changes the one before', () => {
    run(
      (given, list) => {
        const game = start(given);
        let state = frozen(game.state);
        for (const deed of list) {
          const moves = legalMoves(state, game.rules);
          const move = moves[Number(deed) % moves.length];
          if (!move) break;
          const step = play(state, game.rules, frozen(move));
          if (!step.ok) throw new Error(step.reason);
          state = frozen(step.state);
          expectSound(state, game);
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
        }
      },
      60,
      0,
      5,
    );
  });

  it('C07: lists exactly the moves that are accepted, over every source, target and count, real or not', () => {
    run(
      (given, list) => {
        const game = start(given);
        for (const deed of list) act(game, deed);
        const state = frozen(game.state);
        const listed = legalMoves(state, game.rules).map(moveText);
        const accepted = everyMove(state).filter((move) => {
          const step = play(state, game.rules, move);
          expect(step.ok).toBe(refusalOf(state, game.rules, move) === undefined);
          return step.ok;
        });
        expect(new Set(listed).size).toBe(listed.length);
        expect([...listed].sort()).toEqual(accepted.map(moveText).sort());
        if (isWon(state, game.rules)) expect(listed).toEqual([]);
      },
      120,
      1,
      3,
    );
  });
});

const places = (letter: string, last: number) => Array.from({ length: last + 1 }, (_, index) => `${letter}${index}`);
const piles = ['W', 'R', 'S', 'C', '', 'X1', 'T1x2', ...places('F', 5), ...places('T', 9)];

/** Every move there could be, and many that could not. */
function everyMove(state: GameState): Move[] {
  const longest = Math.max(...state.tableau.map((pile) => pile.length));
  const counts = [-1, 0, 0.5, NaN, Infinity, ...Array.from({ length: longest + 2 }, (_, index) => index + 1)];
  const cards = piles.flatMap((from) =>
    piles.flatMap((to) =>
      counts.map((count): Move => ({ type: 'move', from: from as SourceId, to: to as TargetId, count })),
    ),
  );
  const bases = [-1, 0, 0.5, NaN, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index): Move => ({ type: 'base', index }));
  return [...cards, ...bases, { type: 'draw' }];
}

describe('long games', () => {
  it('R14: survive 10,000 steps of doing, undoing and redoing: each position is the replay of its moves', () => {
    const game = start({ settings: {}, seed: 11, scoring: 'points' });
    const random = fc.sample(deeds(10_000, 5, 10_000), { numRuns: 1, seed: 8 })[0]!;
    random.forEach((deed, step) => {
      act(game, deed);
      if (step % 1000 === 999) {
        expectSound(game.state, game);
        const moves = game.actions.slice(0, game.cursor).flatMap((action) => action.moves);
        let { state } = start({ settings: {}, seed: 11, scoring: 'points' });
        for (const move of moves) {
          const next = play(state, game.rules, move);
          if (next.ok) state = next.state;
        }
        expect(game.state).toEqual(state);
      }
    });
  });

  it('U01 U02 U04: draw, undo and redo the same cards to the last of the stock, and over a redeal', () => {
    for (const draw of [1, 2, 3, 4, 5]) {
      const game = start({ settings: { draw }, seed: 12, scoring: 'points' });
      let passes = 0;
      while (passes < 2) {
        const before = game.state;
        game.play('D');
        const after = game.state;
        game.undo();
        expect(game.state).toEqual(before);
        game.redo();
        expect(game.state).toEqual(after);
        game.undo();
        game.play('D');
        expect(game.state).toEqual(after);
        if (after.pass > before.pass) passes += 1;
      }
    }
  });

  it('S02: never score below zero, and nothing at all when everything is undone', () => {
    fc.assert(
      fc.property(fc.nat(), deeds(200, 0), (seed, list) => {
        const game = start({ settings: {}, seed, scoring: 'points' });
        for (const deed of list) {
          const before = game.score;
          act(game, deed);
          expect(game.score - before === 0 || game.score - before === 5).toBe(true);
        }
        while (game.undo().ok) expect(game.score).toBeGreaterThanOrEqual(0);
        expect(game.score).toBe(0);
      }),
      { numRuns: 20, seed: 9 },
    );
  });
});

describe('the number of positions', () => {
  /** How many different positions there are after one action, two, and so on. */
  function layers(game: Game, depth: number): number[] {
    let layer = [game.state];
    return Array.from({ length: depth }, () => {
      const next = new Map<string, GameState>();
      for (const state of layer) {
        for (const move of legalMoves(state, game.rules)) {
          const step = play(state, game.rules, move);
          if (step.ok) next.set(JSON.stringify(step.state), step.state);
        }
      }
      layer = [...next.values()];
      return layer.length;
    });
  }

  it.each(Object.entries(perft))('of %s after 1 to 5 actions is %j', (code, counts) => {
    expect(layers(Game.fromCode(code), counts.length)).toEqual(counts);
  });

  it('is known for ten deals of every variant', () => {
    const codes = Object.keys(perft);
    for (const variant of variantNames) {
      const own = codes.filter((code) => Game.fromCode(code).rules.variant === variant);
      expect(own).toHaveLength(10);
      expect(Game.fromCode(own[0]!).rules).toEqual(variantRules(variant));
    }
  });
});

describe('walks', () => {
  it('come to everything there is: fills, redeals, take-backs, tails, whole columns, chosen bases, full foundations', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const variant = variantNames[seed % variantNames.length]!;
      const game = start({
        settings: { variant, ...(seed % 3 === 0 && { takeBack: true, draw: 1 }) },
        seed,
        scoring: 'points',
      });
      for (let step = 0; step < 150; step++) {
        const { state, rules } = game;
        const moves = game.legalMoves();
        const move = moves[(seed * 31 + step * 17) % moves.length];
        if (!move) break;
        if (move.type === 'base') seen.add('base');
        if (move.type === 'move' && move.from.startsWith('F')) seen.add('take-back');
        if (move.type === 'move' && isColumn(move.from) && move.count > 1) {
          const column = state.tableau[Number(move.from.slice(1)) - 1]!;
          seen.add(move.count === column.length ? 'whole' : 'tail');
          expect(isMovable(rules, column, move.count)).toBe(true);
        }
        const outcome = game.play(move);
        if (outcome.ok) outcome.changes.forEach(({ type }) => seen.add(type));
      }
    }
    expect([...seen].sort()).toEqual(
      ['base', 'moved', 'recycled', 'refilled', 'scored', 'tail', 'take-back', 'turned', 'whole'].sort(),
    );
  });
});
