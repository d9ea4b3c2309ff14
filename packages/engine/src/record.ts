/** Games as short texts, to be put into a link or a message: not needed to play. */
import { formatDealCode, parseDealCode } from './deal-code.js';
import { Game } from './game.js';
import { readMove } from './legal-moves.js';
import { refusalOf } from './legality.js';
import { type CardMove, indexOf, isColumn, isFoundation, type Move, moveText, type SourceId } from './move.js';
import { play } from './play.js';
import { GameError, parsed, type Parsed, refused, valueOf } from './problem.js';
import type { Rules } from './rules.js';
import type { SavedGame } from './save.js';
import type { GameState } from './state.js';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Before the moves. */
const movesMark = ':';
/** Before what differs from the code: rules and scoring. */
const settingsMark = '!';
/** Before the number of cards, where a move takes another than the text without one means. */
const countMark = '.';
/** Before a move that was one action with the move before. */
const joinMark = '~';

/** Longer texts are refused before they cost time: no game that a person plays comes near. */
const longest = 20_000;

const draws = 1;
const bases = 9;
const foundations = 4;
/** Sources beside the columns: waste, reserve and the foundations. */
const otherSources = 2 + foundations;

/** A move as a number: draws, bases, then every pair of a source and a column or the foundation of its card. */
function numberOf(move: Move, columns: number): number {
  if (move.type === 'draw') return 0;
  if (move.type === 'base') return move.index;
  const target = isColumn(move.to) ? indexOf(move.to) : columns;
  return draws + bases + sourceNumber(move.from, columns) * (columns + 1) + target;
}

function sourceNumber(from: SourceId, columns: number): number {
  if (from === 'W') return 0;
  if (from === 'R') return 1;
  return isColumn(from) ? 2 + indexOf(from) : 2 + columns + indexOf(from);
}

function sourceOf(number: number, columns: number): SourceId {
  if (number < 2) return number === 0 ? 'W' : 'R';
  return number < 2 + columns ? `T${number - 1}` : `F${number - 1 - columns}`;
}

/** How many letters a move takes. */
const widthOf = (columns: number): number =>
  draws + bases + (columns + otherSources) * (columns + 1) <= letters.length ? 1 : 2;

function lettersOf(number: number, width: number): string {
  const last = letters.charAt(number % letters.length);
  return width === 1 ? last : letters.charAt(Math.floor(number / letters.length)) + last;
}

const numberOfLetters = (text: string): number =>
  [...text].reduce((sum, letter) => sum * letters.length + letters.indexOf(letter), 0);

/** The number of cards, where the move's text without one would mean another. */
function countText(state: GameState, rules: Rules, move: Move): string {
  if (move.type !== 'move' || !isColumn(move.from) || !isColumn(move.to)) return '';
  const meant = readMove(state, rules, `${move.from}>${move.to}`);
  const same = typeof meant === 'object' && moveText(meant) === moveText(move);
  return same ? '' : countMark + lettersOf(move.count, 1);
}

function movesOf(game: Game): string {
  const { rules } = game;
  const width = widthOf(rules.columns);
  let text = '';
  let at = Game.fromJSON({ ...game.toJSON(), moves: [], cursor: 0 }).state;
  for (const { moves } of game.actions.slice(0, game.cursor)) {
    for (const [index, move] of moves.entries()) {
      const step = play(at, rules, move);
      if (!step.ok) throw new Error(`A move of a game is not legal in it: ${moveText(move)}.`);
      text += (index > 0 ? joinMark : '') + lettersOf(numberOf(move, rules.columns), width);
      text += countText(at, rules, move);
      at = step.state;
    }
  }
  return text;
}

/**
 * A game as a text for a link: its code, what differs from it, and its moves up to now, about a letter for each.
 *
 * @returns undefined for a deck that has no code.
 */
export function writeRecord(game: Game): string | undefined {
  const { code, rules, scoring } = game.toJSON();
  if (code === undefined) return undefined;
  const differing = rules || scoring ? settingsMark + encodeURIComponent(JSON.stringify({ rules, scoring })) : '';
  return code + differing + movesMark + movesOf(game);
}

const bad = (detail: string, message: string) => refused('bad-save', message, detail);

function settingsOf(text: string | undefined): Parsed<Pick<SavedGame, 'rules' | 'scoring'>> {
  if (text === undefined) return parsed({});
  try {
    const given: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof given === 'object' && given !== null) {
      const { rules, scoring } = given as SavedGame;
      return parsed({ ...(rules && { rules }), ...(scoring && { scoring }) });
    }
  } catch {
    // Told below, like anything else that cannot be read.
  }
  return bad('rules', `The record's settings, after "${settingsMark}", cannot be read.`);
}

interface Token {
  readonly joined: boolean;
  readonly number: number;
  readonly count: number | undefined;
}

function* tokensOf(text: string, width: number): Generator<Token | undefined> {
  const pattern = new RegExp(`(${joinMark}?)([\\w-]{${width}})(?:\\${countMark}([\\w-]))?`, 'y');
  while (pattern.lastIndex < text.length) {
    const [, join, number = '', count] = pattern.exec(text) ?? [];
    if (join === undefined) {
      yield undefined;
      return;
    }
    const joined = join === joinMark;
    yield { joined, number: numberOfLetters(number), count: count === undefined ? undefined : numberOfLetters(count) };
  }
}

function cardMoveOf(state: GameState, rules: Rules, number: number, count: number | undefined): Move | undefined {
  const { columns } = rules;
  const from = sourceOf(Math.floor(number / (columns + 1)), columns);
  const target = number % (columns + 1);
  if (target < columns) {
    const move = readMove(state, rules, `${from}${count === undefined ? '' : `x${count}`}>T${target + 1}`);
    return typeof move === 'string' ? undefined : move;
  }
  const plays = state.foundations.map((_, index): CardMove => ({ type: 'move', from, to: `F${index + 1}`, count: 1 }));
  return isFoundation(from) ? undefined : plays.find((move) => refusalOf(state, rules, move) === undefined);
}

function moveOf(state: GameState, rules: Rules, { number, count }: Token): Move | undefined {
  if (number < draws) return { type: 'draw' };
  if (number < draws + bases) return { type: 'base', index: number };
  return cardMoveOf(state, rules, number - draws - bases, count);
}

function readMoves(start: SavedGame, text: string): Parsed<SavedGame> {
  const { state, rules } = Game.fromJSON(start);
  const moves: string[] = [];
  let at = state;
  let number = 0;
  for (const token of tokensOf(text, widthOf(rules.columns))) {
    number += 1;
    const move = token && moveOf(at, rules, token);
    const step = move && play(at, rules, move);
    if (!step?.ok || (token?.joined && moves.length === 0)) {
      return refused('illegal-move', `Move ${number} of the record is not legal there.`, String(number));
    }
    at = step.state;
    if (token?.joined) moves.push(`${moves.pop() ?? ''}+${moveText(move as Move)}`);
    else moves.push(moveText(move as Move));
  }
  return parsed({ ...start, moves, cursor: moves.length });
}

/**
 * Reads what `writeRecord` wrote, tolerant of blanks around it. The game is played on the way.
 *
 * @returns the saved game, to be taken up by `Game.fromJSON` or a tag's `load`.
 * @throws {GameError} `bad-save`, what is wrong with its code or rules, or `illegal-move` with the number of the first move
 * that is not legal, counted from 1, as `detail`.
 */
export function readRecord(text: string): SavedGame {
  const given = typeof text === 'string' ? text.trim() : '';
  const [head = '', moves, ...more] = given.split(movesMark);
  if (given.length > longest || moves === undefined || more.length > 0) {
    const message = 'A record is a deal code, a colon and moves, as in CF1-D3-AAAAACL:A.';
    throw new GameError(bad('moves', message).problem);
  }
  const [code = '', settings] = head.split(settingsMark);
  const start = { version: 1, code: formatDealCode(valueOf(parseDealCode(code))), moves: [], cursor: 0 } as const;
  return valueOf(readMoves({ ...start, ...valueOf(settingsOf(settings)) }, moves));
}
