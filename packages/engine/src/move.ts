import { upperCase } from './text.js';

/** A foundation, counted from 1 in the order of the rules. */
export type FoundationId = `F${number}`;

/** A column of the tableau, counted from 1. */
export type ColumnId = `T${number}`;

/** A pile that a card may be taken from. */
export type SourceId = 'W' | 'R' | FoundationId | ColumnId;

/** A pile that a card may be put on. */
export type TargetId = FoundationId | ColumnId;

/** Any pile: stock, waste, reserve, the cards offered as base, a foundation, a column. */
export type PileId = 'S' | 'C' | SourceId;

/** A tap on the stock: draws, or turns the waste over when the stock is empty. */
export interface DrawMove {
  readonly type: 'draw';
}

/** Cards from one pile to another. */
export interface CardMove {
  readonly type: 'move';
  readonly from: SourceId;
  readonly to: TargetId;
  /** How many cards, the top one included; more than 1 only from column to column. */
  readonly count: number;
}

/** The choice of the base card among those offered, counted from 1. */
export interface BaseMove {
  readonly type: 'base';
  readonly index: number;
}

/** What a player can do. A `Move` may be illegal; `legalMoves` gives those that are not. */
export type Move = DrawMove | CardMove | BaseMove;

/** A move as its text says it: from a column the count may be left open. */
export type MoveWords = DrawMove | BaseMove | (Omit<CardMove, 'count'> & { readonly count?: number });

const grammar = /^(?:(D)|B([1-9])|(?:([WR]|F[1-9])|(T[1-9])(?:X([1-9]\d?))?)>([FT][1-9]))$/;

/** No move's text is longer, blanks around it included: a bound for what comes from outside. */
const longestText = 32;

/** Whether cards may be taken from a pile: from any but the stock and the cards offered as base. */
export const isSource = (pile: PileId): pile is SourceId => pile !== 'S' && pile !== 'C';

/** Whether a pile is a column. */
export const isColumn = (pile: PileId): pile is ColumnId => pile.startsWith('T');

/** Whether a pile is a foundation. */
export const isFoundation = (pile: PileId): pile is FoundationId => pile.startsWith('F');

/** Whether a move takes a card back from a foundation. */
export const takesBack = (move: Move): boolean => move.type === 'move' && isFoundation(move.from);

/** The place of a foundation or column in its row, from 0. */
export const indexOf = (pile: FoundationId | ColumnId): number => Number(pile.slice(1)) - 1;

/** The foundation at a place in its row, from 0. */
export const foundationId = (index: number): FoundationId => `F${index + 1}`;

/** The column at a place in its row, from 0. */
export const columnId = (index: number): ColumnId => `T${index + 1}`;

/** Reads the text of a move (case does not matter), without asking whether it is legal; undefined when it is no move's text. */
export function parseMove(text: string): MoveWords | undefined {
  const match = text.length > longestText ? undefined : grammar.exec(upperCase(text.trim()));
  if (!match) return undefined;
  const [, draw, index, single, column, count, to] = match;
  if (draw) return { type: 'draw' };
  if (index) return { type: 'base', index: Number(index) };
  const piles = { type: 'move', from: (single ?? column) as SourceId, to: to as TargetId } as const;
  if (single) return { ...piles, count: 1 };
  return count ? { ...piles, count: Number(count) } : piles;
}

/** The text of a move: `D`, `R>T2`, `T3>F1`, `T2x2>T4`, `B3`. */
export function moveText(move: Move): string {
  if (move.type === 'draw') return 'D';
  if (move.type === 'base') return `B${move.index}`;
  const tail = isColumn(move.from) && isColumn(move.to) ? `x${move.count}` : '';
  return `${move.from}${tail}>${move.to}`;
}

const isPile = (value: unknown, shape: RegExp): boolean => typeof value === 'string' && shape.test(value);

/** Something with the parts of a move, each still to be checked. */
type MoveParts = Partial<Record<keyof CardMove | keyof BaseMove, unknown>>;

function isCardMove(move: MoveParts): move is CardMove {
  const piles = isPile(move.from, /^([WR]|[FT][1-9])$/) && isPile(move.to, /^[FT][1-9]$/);
  return move.type === 'move' && piles && Number.isInteger(move.count);
}

/** The parts of what came from outside, each read once; undefined where they cannot be read. */
function partsOf(value: MoveParts): MoveParts | undefined {
  try {
    const { type, from, to, count, index } = value;
    return { type, from, to, count, index };
  } catch {
    return undefined;
  }
}

/** A move that came from outside, if it has the shape of one; it may still be illegal. */
export function checkMove(value: unknown): Move | undefined {
  const move = typeof value === 'object' && value !== null ? partsOf(value) : undefined;
  if (!move) return undefined;
  if (move.type === 'draw') return { type: 'draw' };
  if (move.type === 'base')
    return Number.isInteger(move.index) ? { type: 'base', index: move.index as number } : undefined;
  return isCardMove(move) ? { type: 'move', from: move.from, to: move.to, count: move.count } : undefined;
}
