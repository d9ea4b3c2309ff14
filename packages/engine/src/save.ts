import { deckSize } from './card.js';
import { type Move, moveText } from './move.js';
import { parsed, refused, type Parsed } from './problem.js';
import type { Settings } from './rules.js';
import type { Scoring } from './rules.js';

/** A saved game: plain JSON from which the whole game, history included, is made again. */
export interface SavedGame {
  readonly version: 1;
  /** The deal code; absent for a deck that has none. */
  readonly code?: string;
  /** The cards in deal order, where there is no code. */
  readonly deck?: readonly string[];
  /** The settings that differ from what the code stands for; where there is no code, from the row of the `variant` among them. */
  readonly rules?: Settings;
  /** The scoring, where it is not the variant's own. */
  readonly scoring?: Scoring;
  /** The actions as move texts; the moves of one action are joined by `+`. */
  readonly moves: readonly string[];
  /** How many of the actions are done; the others can be redone. */
  readonly cursor: number;
}

/** More moves than any person plays; a longer record is refused before it costs time. */
const mostMoves = 100_000;

/** The length of `T1x10>T2+`, than which no move takes more in a record. */
const longestMove = 9;

interface Unsaved {
  readonly code?: string;
  readonly deck?: readonly string[];
  readonly rules: Settings;
  readonly scoring: Scoring | undefined;
  readonly actions: readonly (readonly Move[])[];
  readonly cursor: number;
}

/** Writes a game's parts as a record. */
export function writeSave({ rules, scoring, actions, cursor, ...deal }: Unsaved): SavedGame {
  const moves = actions.map((action) => action.map(moveText).join('+'));
  const differing = Object.keys(rules).length > 0 && { rules };
  return { version: 1, ...deal, ...differing, ...(scoring && { scoring }), moves, cursor };
}

const bad = (part: string, right: string) => refused('bad-save', `The saved game's "${part}" must be ${right}.`, part);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** A list that is not too long; null in the place of one that is. */
const bounded = (value: unknown, most: number): unknown => (Array.isArray(value) && value.length > most ? null : value);

/** The parts of a record as plain data of its own, whatever stood behind them; undefined when they cannot be read. */
function partsOf(json: object): { readonly [Part in keyof SavedGame]?: unknown } | undefined {
  try {
    const { version, code, deck, rules, scoring, moves, cursor }: Partial<Record<keyof SavedGame, unknown>> = json;
    const parts = {
      version,
      code,
      deck: bounded(deck, deckSize),
      rules,
      scoring,
      moves: bounded(moves, mostMoves),
      cursor,
    };
    return JSON.parse(JSON.stringify(parts)) as typeof parts;
  } catch {
    return undefined;
  }
}

type Parts = NonNullable<ReturnType<typeof partsOf>>;

function dealProblem({ code, deck }: Parts) {
  if ((code === undefined) === (deck === undefined))
    return bad('code', 'there, or a "deck" in its place, and not both');
  if (code !== undefined) return isText(code) ? undefined : bad('code', 'a deal code');
  return isTexts(deck) ? undefined : bad('deck', `a list of at most ${deckSize} card texts`);
}

const moveCount = (moves: readonly string[]): number => {
  const all = moves.join('+');
  return all.length > mostMoves * longestMove ? Infinity : all.split('+').length;
};

function movesProblem({ moves, cursor }: Parts) {
  if (!isTexts(moves) || moveCount(moves) > mostMoves)
    return bad('moves', `a list of texts of at most ${mostMoves} moves`);
  const within = Number.isInteger(cursor) && (cursor as number) >= 0 && (cursor as number) <= moves.length;
  return within ? undefined : bad('cursor', `a whole number from 0 to ${moves.length}`);
}

/**
 * Reads a record's parts. Whether its code, deck, rules, scoring and moves are right shows when the game is dealt and played
 * again.
 */
export function readSave(json: unknown): Parsed<SavedGame> {
  const parts = typeof json === 'object' && json !== null && !Array.isArray(json) ? partsOf(json) : undefined;
  if (!parts) return refused('bad-save', 'A saved game must be an object, as toJSON gives it.');
  if (parts.version !== 1) return bad('version', '1');
  return dealProblem(parts) ?? movesProblem(parts) ?? parsed(parts as SavedGame);
}
