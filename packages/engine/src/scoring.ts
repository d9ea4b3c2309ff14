import { isFoundation, type Move } from './move.js';
import { parsed, refused, type Parsed } from './problem.js';
import { type Scoring, scoringNames, scoringOf, type VariantName } from './rules.js';
import { foundationCount, type GameState } from './state.js';
import { shown } from './text.js';

const cardValue = 5;

/** Reads a scoring; the variant's own where none is given. Refused with `bad-setting`. */
export function readScoring(given: unknown, variant: VariantName): Parsed<Scoring> {
  if (given === undefined) return parsed(scoringOf(variant));
  const scoring = scoringNames.find((name) => name === given);
  if (scoring) return parsed(scoring);
  const message = `The scoring is ${shown(given)}; it must be one of ${scoringNames.join(', ')}.`;
  return refused('bad-setting', message, 'scoring');
}

function casinoScore(scoring: Scoring, state: GameState, deck: number): number {
  const count = foundationCount(state);
  if (scoring === 'casino') return count * cardValue - 52;
  return (count === deck ? 500 : count * cardValue) - 50;
}

const isCasino = (scoring: Scoring): boolean => scoring === 'casino' || scoring === 'casino-50';

/** The score at the deal; `deck` is how many cards the deck has. */
export const startScore = (scoring: Scoring, state: GameState, deck: number): number =>
  isCasino(scoring) ? casinoScore(scoring, state, deck) : 0;

/** What a move that led from one position to another adds to the score. */
export function scoreDelta(scoring: Scoring, move: Move, before: GameState, after: GameState, deck: number): number {
  if (isCasino(scoring)) return casinoScore(scoring, after, deck) - casinoScore(scoring, before, deck);
  return move.type === 'move' && isFoundation(move.to) ? cardValue : 0;
}

/** The score of a win without a take-back; `laidOut` is how many cards the deal put on foundations, `deck` how many the deck has (52). */
export function cleanScore(scoring: Scoring, laidOut: number, deck: number): number {
  if (scoring === 'casino') return deck * cardValue - 52;
  return scoring === 'casino-50' ? 450 : cardValue * (deck - Math.max(1, laidOut));
}
