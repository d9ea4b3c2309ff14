import type { VariantName } from '@canfield-game/engine';
import { plainCopy } from '../plain.js';

/** How a game ended: it was won, or given up after at least one action. */
export interface GameResult {
  readonly variant: VariantName;
  /** Cards the first pass turned. */
  readonly draw: number;
  readonly won: boolean;
  readonly score: number;
  readonly moves: number;
  /** Time of play in whole seconds. */
  readonly seconds: number;
  /** How many cards lay on the foundations, 0 to 52. */
  readonly placed: number;
}

/** What has come of the games of one variant and draw mode. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Games won in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly longestStreak: number;
  /** Of the games won; null before the first. Times are whole seconds. */
  readonly bestScore: number | null;
  readonly fewestMoves: number | null;
  readonly bestSeconds: number | null;
  readonly secondsOfWins: number;
  /** How many games ended with so many cards on the foundations: 53 numbers. */
  readonly placed: readonly number[];
}

/** The tallies of all variants and draw modes that were played, by `variant-draw`. */
export type Statistics = Readonly<Record<string, Tally>>;

/** The most cards there are to place. */
const deck = 52;

/** Before the first game. */
export const noGames: Tally = {
  games: 0,
  won: 0,
  streak: 0,
  longestStreak: 0,
  bestScore: null,
  fewestMoves: null,
  bestSeconds: null,
  secondsOfWins: 0,
  placed: Array.from({ length: deck + 1 }, () => 0),
};

/** Under what the games of a variant and draw mode are counted. */
export const tallyName = (variant: VariantName, draw: number): string => `${variant}-${draw}`;

const least = (a: number | null, b: number): number => (a === null ? b : Math.min(a, b));
const most = (a: number | null, b: number): number => (a === null ? b : Math.max(a, b));

function withWin(tally: Tally, { score, moves, seconds }: GameResult): Tally {
  const streak = tally.streak + 1;
  return {
    ...tally,
    won: tally.won + 1,
    streak,
    longestStreak: Math.max(tally.longestStreak, streak),
    bestScore: most(tally.bestScore, score),
    fewestMoves: least(tally.fewestMoves, moves),
    bestSeconds: least(tally.bestSeconds, seconds),
    secondsOfWins: tally.secondsOfWins + seconds,
  };
}

/** The statistics with one more game. */
export function counted(statistics: Statistics, result: GameResult): Statistics {
  const name = tallyName(result.variant, result.draw);
  const tally = statistics[name] ?? noGames;
  const placed = tally.placed.map((games, cards) => games + (cards === result.placed ? 1 : 0));
  const after = { ...tally, games: tally.games + 1, placed };
  return { ...statistics, [name]: result.won ? withWin(after, result) : { ...after, streak: 0 } };
}

/** The share of games won, from 0 to 1; undefined before the first game. */
export const winRate = ({ games, won }: Tally): number | undefined => (games === 0 ? undefined : won / games);

/** The mean time of a win in seconds; undefined before the first. */
export const meanSeconds = ({ won, secondsOfWins }: Tally): number | undefined =>
  won === 0 ? undefined : secondsOfWins / won;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const isBest = (value: unknown): boolean => value === null || Number.isSafeInteger(value);

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const isPlaced = (value: unknown, games: number): value is number[] =>
  Array.isArray(value) && value.length === deck + 1 && value.every(isCount) && sum(value) === games;

/** Copies a tally out of what may be anything; undefined where it cannot be one. */
function readTally(given: unknown): Tally | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const tally = given as Tally;
  const { games, won, streak, longestStreak, bestScore, fewestMoves, bestSeconds, secondsOfWins, placed } = tally;
  const counts = [games, won, streak, longestStreak, secondsOfWins].every(isCount);
  const ordered = won <= games && streak <= longestStreak && longestStreak <= won;
  const bests = [bestScore, fewestMoves, bestSeconds].every((best) => isBest(best) && (best === null) === (won === 0));
  if (!counts || !ordered || !bests || !isPlaced(placed, games)) return undefined;
  return {
    games,
    won,
    streak,
    longestStreak,
    bestScore,
    fewestMoves,
    bestSeconds,
    secondsOfWins,
    placed: [...placed],
  };
}

/** More names than variants and draw modes there can be. */
const mostTallies = 100;

/** Reads statistics that were exported or stored; undefined where anything of them is wrong. */
export function readStatistics(exported: unknown): Statistics | undefined {
  const given = plainCopy(exported);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given);
  if (entries.length > mostTallies) return undefined;
  const read = entries.map(([name, tally]): [string, Tally | undefined] => [name, readTally(tally)]);
  const right = read.every(([name, tally]) => tally !== undefined && /^[a-z]+-[1-5]$/.test(name));
  return right ? (Object.fromEntries(read) as Record<string, Tally>) : undefined;
}
