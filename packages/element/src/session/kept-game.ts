import { drawOf, foundationCount, Game, GameError, type SavedGame } from '@canfield-game/engine';
import { type Day, isDay } from './day.js';
import type { GameResult } from './statistics.js';

/** The running game as it is kept. */
export interface KeptGame {
  readonly game: SavedGame;
  /** Time of play in whole seconds. */
  readonly seconds: number;
  /** Whether it has been counted in the statistics already, since it was won once. */
  readonly counted: boolean;
  /** The day whose deal it is, where it was dealt as that. */
  readonly day?: Day;
}

/** A kept game that can be taken up, or why it cannot be. */
export type ReadGame =
  | { readonly ok: true; readonly game: Game; readonly seconds: number; readonly counted: boolean; readonly day?: Day }
  | { readonly ok: false; readonly why: string };

/** A year: no game takes longer, and no clock shows it. */
const mostSeconds = 366 * 86_400;

/** Reads what was kept, which may be anything: of an older or newer form, foreign, or damaged. */
export function readKept(given: unknown): ReadGame {
  if (typeof given !== 'object' || given === null) return { ok: false, why: 'is no kept game' };
  const { game, seconds, counted, day }: Partial<Record<keyof KeptGame, unknown>> = given;
  const timed = Number.isInteger(seconds) && (seconds as number) >= 0 && (seconds as number) <= mostSeconds;
  if (!timed || typeof counted !== 'boolean') return { ok: false, why: 'is no kept game of this form' };
  try {
    const kept = { ok: true, game: Game.fromJSON(game), seconds: seconds as number, counted } as const;
    return typeof day === 'string' && isDay(day) ? { ...kept, day } : kept;
  } catch (error) {
    if (error instanceof GameError) return { ok: false, why: `cannot be played: ${error.message}` };
    throw error;
  }
}

/** What of a kept game makes it another one. */
type Played = Pick<ReadGame & { ok: true }, 'game' | 'counted'>;

/** Whether two are the same game at the same point; the time of play may differ. */
export const isSameGame = (one: Played, other: Played): boolean =>
  one.counted === other.counted && JSON.stringify(one.game) === JSON.stringify(other.game);

/** What has come of a game. */
export function resultOf(game: Game, seconds: number): GameResult {
  const { rules, state, won, score, cursor: moves } = game;
  return { variant: rules.variant, draw: drawOf(rules, 1), won, score, moves, seconds, placed: foundationCount(state) };
}
