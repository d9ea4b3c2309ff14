import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  type GameResult,
  meanSeconds,
  noGames,
  readStatistics,
  type Statistics,
  tallyName,
  winRate,
} from './statistics.js';

const result = (more: Partial<GameResult> = {}): GameResult => ({
  variant: 'canfield',
  draw: 3,
  won: false,
  score: 60,
  moves: 70,
  seconds: 200,
  placed: 13,
  ...more,
});

const of = (...results: readonly Partial<GameResult>[]): Statistics =>
  results.reduce<Statistics>((statistics, more) => counted(statistics, result(more)), {});

const anyResult = fc.record({
  variant: fc.constantFrom('canfield', 'rush', 'casino'),
  draw: fc.constantFrom(1, 3),
  won: fc.boolean(),
  score: fc.integer({ min: -52, max: 500 }),
  moves: fc.integer({ min: 1, max: 900 }),
  seconds: fc.nat(9000),
  placed: fc.integer({ min: 0, max: 52 }),
}) satisfies fc.Arbitrary<GameResult>;

describe('statistics', () => {
  it('count each variant and draw mode by itself', () => {
    const statistics = of({}, { draw: 1 }, { variant: 'rush' }, {});
    expect(Object.entries(statistics).map(([name, { games }]) => [name, games])).toEqual([
      ['canfield-3', 2],
      ['canfield-1', 1],
      ['rush-3', 1],
    ]);
  });

  it('keep the best of the games won, and streaks', () => {
    const won = { won: true, placed: 52 };
    const statistics = of(
      { ...won, score: 255, moves: 150, seconds: 400 },
      { ...won, score: 260, moves: 170, seconds: 300 },
      { score: 300, moves: 5, seconds: 3 },
      { ...won, score: 255, moves: 140, seconds: 500 },
    );
    const tally = statistics[tallyName('canfield', 3)];
    expect(tally).toMatchObject({
      games: 4,
      won: 3,
      streak: 1,
      longestStreak: 2,
      bestScore: 260,
      fewestMoves: 140,
      bestSeconds: 300,
    });
    expect(tally && [winRate(tally), meanSeconds(tally)]).toEqual([0.75, 400]);
    expect(tally?.placed[13]).toBe(1);
    expect(tally?.placed[52]).toBe(3);
  });

  it('have no rate and no mean before there is one', () => {
    expect([winRate(noGames), meanSeconds(noGames)]).toEqual([undefined, undefined]);
    expect(of({})['canfield-3']).toMatchObject({ bestScore: null, fewestMoves: null, bestSeconds: null });
  });

  it('can be written and read back whatever was played', () => {
    fc.assert(
      fc.property(fc.array(anyResult, { maxLength: 30 }), (results) => {
        const statistics = of(...results);
        expect(readStatistics(JSON.parse(JSON.stringify(statistics)))).toEqual(statistics);
        const games = Object.values(statistics).reduce((total, tally) => total + tally.games, 0);
        expect(games).toBe(results.length);
      }),
    );
  });

  it('are refused as a whole where anything is wrong', () => {
    const right = of({ won: true, placed: 52 })['canfield-3'];
    const wrong: unknown[] = [
      null,
      [],
      'text',
      { 'canfield-3': null },
      { 'canfield-3': { ...right, won: 2 } },
      { 'canfield-3': { ...right, games: -1 } },
      { 'canfield-3': { ...right, bestScore: 'high' } },
      { 'canfield-3': { ...right, bestScore: null } },
      { 'canfield-3': { ...right, placed: [1] } },
      { 'canfield-3': { ...right, placed: [...noGames.placed] } },
      { 'canfield-9': right },
      JSON.parse('{"__proto__": {"games": 1}}'),
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`canfield${'a'.repeat(index)}-3`, right])),
    ];
    for (const given of wrong) expect(readStatistics(given)).toBeUndefined();
    expect(({} as Record<string, unknown>)['games']).toBeUndefined();
  });
});
