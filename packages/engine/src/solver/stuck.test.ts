import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, deckFor } from '../deal.js';
import { shuffledDeck } from '../deal-code.js';
import { Game } from '../game.js';
import { isWon } from '../legality.js';
import { legalMoves } from '../legal-moves.js';
import type { Move } from '../move.js';
import { play } from '../play.js';
import { resolveRules, type Rules, type Settings, variantNames } from '../rules.js';
import type { GameState } from '../state.js';
import { knownDeal, layOut, playLine, type LaidPiles, wonGames } from '../testing.js';
import { createSearch, isStuck } from './index.js';

/** Four ranks and two columns, small enough to see through; no K on A. */
const small: Settings = { ranks: 4, columns: 2, reserve: 3, wraps: 'none', takeBack: false };

type Piles = Omit<LaidPiles, 'base'>;

const stuckAt = (piles: Piles, settings: Settings = {}): boolean => {
  const { state, rules } = layOut({ base: 'AS', ...piles }, { ...small, ...settings });
  return isStuck(state, rules);
};

describe('a game', () => {
  it('is not stuck at its deal, when it is won, or while its base is to be chosen', () => {
    const game = Game.fromCode(knownDeal.code);
    expect(isStuck(game.state, game.rules)).toBe(false);
    playLine(game, knownDeal.line);
    expect(isStuck(game.state, game.rules)).toBe(false);
    const choice = Game.fromCode('SE1-D3-AAAAAAB');
    expect(isStuck(choice.state, choice.rules)).toBe(false);
  });

  const hidden: Piles = {
    foundations: 'AS',
    columns: ['3H', '3D'],
    reserve: '2S 2C 4H',
    stock: 'AH AD 2H AC 3C 2D 4D 4C 3S 4S',
  };

  it('is stuck when no pass that is left shows a card that can be played', () => {
    expect(stuckAt(hidden)).toBe(true);
    expect(stuckAt(hidden, { draw: 1 })).toBe(false);
    expect(stuckAt(hidden, { draw: [3, 1] })).toBe(false);
    expect(stuckAt({ ...hidden, pass: 2 }, { draw: [1, 3] })).toBe(true);
    const drawn: Piles = { ...hidden, waste: hidden.stock ?? '', stock: '' };
    expect(stuckAt(drawn, { draw: 1, redeals: 0 })).toBe(true);
    expect(stuckAt(drawn, { draw: 1, redeals: 1 })).toBe(false);
  });

  it('is not stuck when a card taken back gives another one a place', () => {
    const piles: Piles = { foundations: '3S', columns: ['4H', '4D'] };
    const useful = { ...piles, reserve: '3H 3D 2C', stock: 'AH AD 2H AC 3C 2D 4S 4C' };
    expect(stuckAt(useful)).toBe(true);
    expect(stuckAt(useful, { takeBack: true })).toBe(false);
    const useless = { ...piles, reserve: '2H 2D 2C', stock: 'AH AD 3H AC 3C 3D 4S 4C' };
    expect(stuckAt(useless, { takeBack: true })).toBe(true);
  });

  it('is not stuck when a tail bares a card that goes up', () => {
    const columns = ['3H 2C', '3D'];
    const useful = { foundations: 'AS 2H', columns, reserve: '2S AC 4S', stock: 'AD 2D 3S 3C 4D 4H 4C' };
    expect(stuckAt(useful)).toBe(false);
    expect(stuckAt(useful, { move: 'whole' })).toBe(true);
    const useless = { foundations: 'AS AH', columns, reserve: '2S 2H 4S', stock: 'AD AC 3S 3C 4D 4H 2D 4C' };
    expect(stuckAt(useless)).toBe(true);
  });

  it('is not stuck with an empty column and a card for it', () => {
    const piles: Piles = { foundations: 'AS', columns: ['3H'], waste: '4S', stock: '' };
    expect(stuckAt({ ...piles, reserve: '' })).toBe(false);
  });
});

interface Case {
  readonly state: GameState;
  readonly rules: Rules;
}

const anySettings = fc.record({
  reserve: fc.integer({ min: 0, max: 5 }),
  columns: fc.integer({ min: 1, max: 3 }),
  base: fc.constantFrom('dealt', '2'),
  build: fc.constantFrom('alternate', 'suit', 'any'),
  wraps: fc.constantFrom('circle', 'stop-at-base', 'none'),
  move: fc.constantFrom('tail', 'top-or-whole', 'whole'),
  fill: fc.constantFrom('reserve', 'player'),
  afterReserve: fc.constantFrom('any', 'waste'),
  draw: fc.constantFrom(1, 2, 3, [3, 2, 1]),
  redeals: fc.constantFrom('unlimited', 0, 2),
  takeBack: fc.boolean(),
  ranks: fc.constantFrom(4, 5, 6),
});

/** Positions of small decks after a random walk that prefers cards from reserve and waste, which soon leads to an end. */
const walked = (steps: number): fc.Arbitrary<Case> =>
  fc
    .tuple(
      anySettings,
      fc.nat({ max: 100_000 }),
      fc.array(fc.nat({ max: 5039 }), { minLength: steps, maxLength: steps }),
    )
    .map(([settings, seed, picks]) => {
      const rules = resolveRules(settings);
      if (!rules.ok) return undefined;
      const start = deal(deckFor(rules.value, shuffledDeck(seed)), rules.value);
      return { state: walk(start, rules.value, picks), rules: rules.value };
    })
    .filter((made) => made !== undefined);

const walk = (start: GameState, rules: Rules, picks: readonly number[]): GameState =>
  picks.reduce((state, pick) => {
    const moves = legalMoves(state, rules);
    const step = moves.length > 0 ? play(state, rules, moves[pick % moves.length]!) : undefined;
    return step?.ok ? step.state : state;
  }, start);

const talonSize = ({ stock, waste }: GameState): number => stock.length + waste.length;

/** Whether a position has something that another one, from which it was reached, had not. */
const isProgress = (from: GameState, to: GameState): boolean =>
  to.reserve.length < from.reserve.length ||
  talonSize(to) < talonSize(from) ||
  to.foundations.some((pile, index) => pile.length > (from.foundations[index]?.length ?? 0));

/** The plain answer: whether nothing that can be reached is progress. Undefined where too much can be reached. */
function plainStuck({ state, rules }: Case, most: number): boolean | undefined {
  const lists = typeof rules.draw === 'number' ? 1 : rules.draw.length;
  const seen = new Set<string>();
  const open = [state];
  for (let at = open.pop(); at; at = open.pop()) {
    const pass = rules.redeals === 'unlimited' ? Math.min(at.pass, lists) : at.pass;
    const name = JSON.stringify({ ...at, pass });
    if (seen.has(name)) continue;
    seen.add(name);
    if (seen.size > most) return undefined;
    for (const move of legalMoves(at, rules)) {
      const step = play(at, rules, move);
      if (step.ok && isProgress(state, step.state)) return false;
      if (step.ok) open.push(step.state);
    }
  }
  return true;
}

describe('being stuck', () => {
  it('H03: is told nowhere on the way to a win, in recorded games and in those that the search finds', () => {
    const expectFree = (game: Game, line: readonly (Move | string)[]): void => {
      for (const move of line) {
        expect(isStuck(game.state, game.rules)).toBe(false);
        expect(game.play(move).ok).toBe(true);
      }
      expect(game.won).toBe(true);
    };
    for (const { deck, variant, draw, moves } of wonGames)
      expectFree(Game.fromDeck(deck.split(' '), { variant, draw }), moves.split(' '));
    expectFree(Game.fromCode(knownDeal.code), knownDeal.line.split(' '));
    let won = 0;
    for (let seed = 0; seed < 40; seed++) {
      const game = Game.random({ draw: 1 }, () => seed / 40);
      const search = createSearch(game.state, game.rules);
      if (search.run(20_000) !== 'winnable') continue;
      won++;
      expectFree(game, search.line());
    }
    expect(won).toBeGreaterThan(5);
  });

  it('is that nothing within reach is progress', () => {
    let stuck = 0;
    fc.assert(
      fc.property(walked(60), (given) => {
        const plain = isWon(given.state, given.rules) ? false : plainStuck(given, 3000);
        fc.pre(plain !== undefined);
        expect(isStuck(given.state, given.rules)).toBe(plain);
        if (plain) stuck++;
      }),
      { numRuns: 400 },
    );
    expect(stuck).toBeGreaterThan(20);
  });

  it.each(variantNames)('is being lost, %s', (variant) => {
    let stuck = 0;
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000 }),
        fc.array(fc.nat({ max: 5039 }), { minLength: 250, maxLength: 250 }),
        (seed, picks) => {
          const rules = resolveRules({ variant });
          if (!rules.ok) throw new Error('Bad settings.');
          const start = deal(shuffledDeck(seed), rules.value);
          const state = walk(start, rules.value, picks);
          if (!isStuck(state, rules.value)) return;
          stuck++;
          expect(createSearch(state, rules.value).run(20_000)).toBe('lost');
        },
      ),
      { numRuns: 30 },
    );
    expect(stuck).toBeGreaterThan(0);
  });
});
