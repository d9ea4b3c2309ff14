import type { Change } from './change.js';
import type { Refusal } from './legality.js';
import { readMove } from './legal-moves.js';
import { checkMove, type Move, takesBack } from './move.js';
import { play } from './play.js';
import { parsed, refused, type Parsed } from './problem.js';
import { cardCount, type Rules, type Scoring } from './rules.js';
import { scoreDelta, startScore } from './scoring.js';
import type { GameState } from './state.js';
import { shown } from './text.js';

/** A position with its score. */
export interface Position {
  readonly state: GameState;
  /** In points, or in dollars where the casino keeps the score. */
  readonly score: number;
}

/** What one gesture did, automatic plays that followed it included, and the position it led to. */
export interface Action extends Position {
  /** At least one; the first is the player's, the others followed of themselves. */
  readonly moves: readonly Move[];
  /** What all of them did, in the order in which it happened. */
  readonly changes: readonly Change[];
  /** Whether a card was taken back from a foundation in it. */
  readonly tookBack: boolean;
}

/** A game's actions and the place in them: those before the cursor are done, those after it can be redone. */
export interface History {
  readonly start: Position;
  readonly actions: readonly Action[];
  readonly cursor: number;
}

/** The history of an untouched deal. */
export const startHistory = (state: GameState, rules: Rules, scoring: Scoring): History => ({
  start: { state, score: startScore(scoring, state, cardCount(rules)) },
  actions: [],
  cursor: 0,
});

/** The position at the cursor. */
export const positionOf = (history: History): Position => history.actions[history.cursor - 1] ?? history.start;

const toMove = (state: GameState, rules: Rules, given: Move | string): Move | Refusal =>
  typeof given === 'string' ? readMove(state, rules, given) : (checkMove(given) ?? 'not-a-move');

function afterMove(before: Action, rules: Rules, scoring: Scoring, given: Move | string): Action | Refusal {
  const move = toMove(before.state, rules, given);
  if (typeof move === 'string') return move;
  const step = play(before.state, rules, move);
  if (!step.ok) return step.reason;
  const delta = scoreDelta(scoring, move, before.state, step.state, cardCount(rules));
  const score = before.score + delta;
  const scored: Change[] = delta === 0 ? [] : [{ type: 'scored', delta, score }];
  return {
    state: step.state,
    score,
    moves: [...before.moves, move],
    changes: [...before.changes, ...step.changes, ...scored],
    tookBack: before.tookBack || takesBack(move),
  };
}

/** Plays several moves, or their texts, as one action, from the position they are made in. */
function actionFrom(
  position: Position,
  rules: Rules,
  scoring: Scoring,
  moves: readonly (Move | string)[],
): Action | Refusal {
  if (moves.length === 0) return 'not-a-move';
  let action: Action = { ...position, moves: [], changes: [], tookBack: false };
  for (const move of moves) {
    const next = afterMove(action, rules, scoring, move);
    if (typeof next === 'string') return next;
    action = next;
  }
  return action;
}

/** Plays several moves, or their texts, as one action; what could be redone before is gone. A refusal leaves no trace. */
export function perform(
  history: History,
  rules: Rules,
  scoring: Scoring,
  moves: readonly (Move | string)[],
): History | Refusal {
  const action = actionFrom(positionOf(history), rules, scoring, moves);
  if (typeof action === 'string') return action;
  const actions = [...history.actions.slice(0, history.cursor), action];
  return { start: history.start, actions, cursor: actions.length };
}

/**
 * Plays recorded actions from a start on, each written as its moves' texts joined by `+`. Refused with `illegal-move` and
 * the action's number, counted from 1, as `detail`. Takes time in proportion to the moves.
 */
export function replay(start: Position, rules: Rules, scoring: Scoring, texts: readonly string[]): Parsed<History> {
  const actions: Action[] = [];
  for (const text of texts) {
    const action = actionFrom(actions[actions.length - 1] ?? start, rules, scoring, text.split('+'));
    if (typeof action === 'string') {
      const number = actions.length + 1;
      const message = `Move ${number} of the saved game, ${shown(text)}, is not legal there (${action}).`;
      return refused('illegal-move', message, String(number));
    }
    actions.push(action);
  }
  return parsed({ start, actions, cursor: actions.length });
}

/** The same history with its cursor elsewhere, kept within its ends. */
export const atCursor = (history: History, cursor: number): History => ({
  ...history,
  cursor: Math.max(0, Math.min(cursor, history.actions.length)),
});
