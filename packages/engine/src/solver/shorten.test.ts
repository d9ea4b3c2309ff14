import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDealCode } from '../deal-code.js';
import { Game } from '../game.js';
import { isWon } from '../legality.js';
import { type Move, moveText } from '../move.js';
import { play } from '../play.js';
import { type Rules, type Settings, variantDraws, type VariantName } from '../rules.js';
import type { GameState } from '../state.js';
import { playLine, wonGames } from '../testing.js';
import { createSearch, createSolver, shorten } from './index.js';

/** A deal and a line that wins it, if one is found soon. */
function wonDeal(
  variant: VariantName,
  seed: number,
  settings: Settings = {},
): { game: Game; line: Move[] } | undefined {
  const draw = variantDraws(variant)[0] ?? 3;
  const game = Game.fromCode(formatDealCode({ variant, draw, seed }), settings);
  const search = createSearch(game.state, game.rules);
  return search.run(2000) === 'winnable' ? { game, line: search.line() } : undefined;
}

function wins({ state, rules }: Game, line: readonly Move[]): boolean {
  let at: GameState = state;
  for (const move of line) {
    const step = play(at, rules, move);
    if (!step.ok) return false;
    at = step.state;
  }
  return isWon(at, rules);
}

/** The draws of a whole pass that shows the same card again; none where the next pass shows others. */
function idlePass(start: GameState, rules: Rules): Move[] {
  const draws: Move[] = [];
  for (let state = start; draws.length < 60;) {
    const step = play(state, rules, { type: 'draw' });
    if (!step.ok) break;
    state = step.state;
    draws.push({ type: 'draw' });
    if (state.waste.length === start.waste.length) return draws;
  }
  return [];
}

/** A win in which the stock is drawn through now and then for nothing. */
function withDetours({ state, rules }: Game, line: readonly Move[]): Move[] {
  const long: Move[] = [];
  let at = state;
  line.forEach((move, index) => {
    if (index % 5 === 0) long.push(...idlePass(at, rules));
    long.push(move);
    const step = play(at, rules, move);
    if (step.ok) at = step.state;
  });
  return long;
}

const limits = { states: 30_000 };
const settings: Settings[] = [
  {},
  { draw: 1 },
  { draw: [3, 2, 1] },
  { wraps: 'none' },
  { move: 'whole', takeBack: false },
];

/** Games that are hardly ever won soon, with fewer cards in the way. */
const easier: Partial<Record<VariantName, Settings[]>> = { rush: [{ reserve: 4, columns: 6 }] };

describe('a shortened win', () => {
  it.each(['canfield', 'american', 'storehouse', 'superior', 'rainfall', 'selective', 'rush'] as const)(
    'is a win and no longer, %s',
    async (variant) => {
      let found = 0;
      const changed = easier[variant] ?? (variant === 'canfield' || variant === 'selective' ? settings : [{}]);
      const anyDeal = fc.tuple(fc.nat({ max: 100_000 }), fc.constantFrom(...changed));
      await fc.assert(
        fc.asyncProperty(anyDeal, async ([seed, given]) => {
          const deal = wonDeal(variant, seed, given);
          if (!deal) return;
          found++;
          const line = await shorten(deal.game.state, deal.game.rules, deal.line, limits);
          expect(line.length).toBeLessThanOrEqual(deal.line.length);
          expect(wins(deal.game, line)).toBe(true);
        }),
        { numRuns: 40 },
      );
      expect(found).toBeGreaterThan(0);
    },
  );

  it('has no useless passes', async () => {
    const deal = wonDeal('canfield', 0)!;
    const long = withDetours(deal.game, deal.line);
    expect(wins(deal.game, long)).toBe(true);
    expect(long.length).toBeGreaterThan(deal.line.length + 30);
    const line = await shorten(deal.game.state, deal.game.rules, long, { states: 1 });
    expect(line.length).toBeLessThanOrEqual(deal.line.length);
  });

  it('is much shorter than the one the search finds, and shorter with more positions', async () => {
    const lengths = { given: 0, soon: 0, later: 0 };
    for (let seed = 0; seed < 10; seed++) {
      const deal = wonDeal('canfield', seed);
      if (!deal) continue;
      const { state, rules } = deal.game;
      lengths.given += deal.line.length;
      lengths.soon += (await shorten(state, rules, deal.line, { states: 30_000 })).length;
      lengths.later += (await shorten(state, rules, deal.line, { states: 300_000 })).length;
    }
    expect(lengths.soon).toBeLessThan(0.95 * lengths.given);
    expect(lengths.later).toBeLessThan(0.85 * lengths.given);
  });

  it('is the same for the same positions, however they are sliced', async () => {
    const { game, line } = wonDeal('canfield', 1)!;
    const first = await shorten(game.state, game.rules, line, { states: 50_000 });
    const pause = () => Promise.resolve();
    const second = await shorten(game.state, game.rules, line, { states: 50_000, pause });
    expect(second.map(moveText)).toEqual(first.map(moveText));
  });

  it.each(wonGames.map((won) => [won.variant, won] as const))(
    'is a win of a game that was played, %s',
    async (_, won) => {
      const deck = won.deck.split(' ');
      const settings = { variant: won.variant, draw: won.draw };
      const line = playLine(Game.fromDeck(deck, settings), won.moves).actions.flatMap(({ moves }) => moves);
      const game = Game.fromDeck(deck, settings);
      const shorter = await shorten(game.state, game.rules, line, limits);
      expect(shorter.length).toBeLessThanOrEqual(line.length);
      expect(wins(game, shorter)).toBe(true);
    },
  );

  it('is the given line where that does not win, and where it is empty', async () => {
    const { game, line } = wonDeal('canfield', 1)!;
    const lost = line.slice(0, -1);
    expect(await shorten(game.state, game.rules, lost, limits)).toEqual(lost);
    for (const move of line) game.play(move);
    expect(await shorten(game.state, game.rules, [], limits)).toEqual([]);
  });
});

describe('a solver with a memory', () => {
  it('answers with the shortest win it knows', async () => {
    const { game, line } = wonDeal('canfield', 0)!;
    const { state, rules } = game;
    const solver = createSolver();
    const long = withDetours(game, line);
    const short = await solver.shorten(state, rules, long, limits);
    expect((await solver.solve(state, rules)).line).toEqual(short);
    const again = await solver.shorten(state, rules, long, limits);
    expect(again.length).toBeLessThanOrEqual(short.length);
    expect((await solver.solve(state, rules)).line).toEqual(again);
  });

  it('does not take a line that does not win for a win', async () => {
    const { game, line } = wonDeal('canfield', 0)!;
    const solver = createSolver();
    await solver.shorten(game.state, game.rules, line.slice(1), limits);
    expect((await solver.solve(game.state, game.rules, { states: 1 })).verdict).toBe('unknown');
  });
});
