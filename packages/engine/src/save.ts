import { type Move, moveText } from './move.js';
import { parsed, refused, type Parsed } from './problem.js';
import type { Settings } from './rules.js';
import { type Scoring, scoringNames } from './scoring.js';

/** A saved game: plain JSON from which the whole game, history included, is made again. */
export interface SavedGame {
  readonly version: 1;
  /** The deal code; absent for a deck that has none. */
  readonly code?: string;
  /** The cards in deal order, where there is no code. */
  readonly deck?: readonly string[];
  /** The settings that differ from what the code stands for (from canfield, where there is no code). */
  readonly rules?: Settings;
  /** The scoring, where it is not the variant's own. */
  readonly scoring?: Scoring;
  /** The actions as move texts; the moves of one action are joined by `+`. */
  readonly moves: readonly string[];
  /** How many of the actions are done; the others can be redone. */
  readonly cursor: number;
}

/** More actions than any person plays; a longer record is refused before it costs time. */
const mostActions = 100_000;

interface Unsaved {
  readonly code?: string;
  readonly deck?: readonly string[];
  readonly rules: Settings | undefined;
  readonly scoring: Scoring | undefined;
  readonly actions: readonly (readonly Move[])[];
  readonly cursor: number;
}

/** Writes a game's parts as a record. */
export function writeSave({ rules, scoring, actions, cursor, ...deal }: Unsaved): SavedGame {
  const moves = actions.map((action) => action.map(moveText).join('+'));
  return { version: 1, ...deal, ...(rules && { rules }), ...(scoring && { scoring }), moves, cursor };
}

const bad = (part: string, right: string) => refused('bad-save', `The saved game's "${part}" must be ${right}.`, part);

const isText = (value: unknown): value is string => typeof value === 'string';

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function dealProblem(saved: Partial<SavedGame>) {
  if ((saved.code === undefined) === (saved.deck === undefined)) return bad('code', 'there, or a "deck" in its place');
  if (saved.code !== undefined && !isText(saved.code)) return bad('code', 'a deal code');
  return saved.deck === undefined || isTexts(saved.deck) ? undefined : bad('deck', 'a list of card texts');
}

function movesProblem(saved: Partial<SavedGame>) {
  const { moves, cursor } = saved;
  if (!isTexts(moves) || moves.length > mostActions) return bad('moves', `a list of at most ${mostActions} move texts`);
  const within = Number.isInteger(cursor) && (cursor as number) >= 0 && (cursor as number) <= moves.length;
  return within ? undefined : bad('cursor', `a whole number from 0 to ${moves.length}`);
}

function scoringProblem(scoring: unknown) {
  if (scoring === undefined || scoringNames.some((name) => name === scoring)) return undefined;
  return bad('scoring', `one of ${scoringNames.join(', ')}`);
}

/** Reads a record's parts. Whether its code, deck, rules and moves are right shows when the game is dealt and played again. */
export function readSave(json: unknown): Parsed<SavedGame> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return refused('bad-save', 'A saved game must be an object, as toJSON gives it.');
  }
  const saved = json as Partial<SavedGame>;
  if (saved.version !== 1) return bad('version', '1');
  return dealProblem(saved) ?? movesProblem(saved) ?? scoringProblem(saved.scoring) ?? parsed(saved as SavedGame);
}
