import { Game, type Move } from '@canfield-game/engine';
import type { Answer } from '@canfield-game/engine/solver';
import { BackgroundSolver } from './background-solver.js';
import { shortening, unanswered } from './question.js';

/** How long a deal is thought about when somebody asks, in ms. */
const thinkingTime = 10_000;

/**
 * Whether the deal of a game can be won, and how, whatever has been played of it. Where a way on from the position now is known,
 * the deal can; else a solver of its own looks for a win, and is gone then.
 *
 * @param wayOn the moves that win the game from where it is, where such are known.
 */
export async function answerOfDeal(game: Game, wayOn: readonly Move[] | undefined): Promise<Answer> {
  const { rules, actions, cursor } = game;
  const { state } = Game.fromJSON({ ...game.toJSON(), cursor: 0 });
  const question = { state, rules, milliseconds: thinkingTime, signal: new AbortController().signal };
  const known = wayOn && [...actions.slice(0, cursor).flatMap(({ moves }) => moves), ...wayOn];
  const solver = new BackgroundSolver();
  try {
    const answer: Answer = known ? { ...unanswered, verdict: 'winnable', line: known } : await solver.ask(question);
    if (!answer.line) return answer;
    return { ...answer, line: await solver.shorten({ ...question, line: answer.line, ...shortening }) };
  } finally {
    solver.end();
  }
}
