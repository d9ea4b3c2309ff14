import { type Card, cardOf, type Change, type GameState, type PileId, type Scoring } from '@canfield-game/engine';
import { filled, type Texts } from '../i18n/texts.js';
import type { Grab } from '../input/grab.js';
import type { ActionReport, RefusalReason } from '../session/report.js';

/** How much is told of an action: `brief` leaves out the score and what the reserve shows, `full` adds what piles have left. */
export type Verbosity = 'normal' | 'brief' | 'full';

/** The game that is told of: where it stands, how its score is kept, in which language. */
export interface Telling {
  readonly texts: Texts;
  readonly state: GameState;
  readonly scoring: Scoring;
  readonly verbosity: Verbosity;
}

/** A score as it is told; nothing where it is not shown. */
export const scoreText = (texts: Texts, scoring: Scoring, score: number): string =>
  scoring === 'none' ? '' : filled(texts.messages.saidScore, { score: texts.score(score, scoring) });

function movedText(texts: Texts, change: Extract<Change, { type: 'moved' }>, state: GameState): string {
  const { messages } = texts;
  const place = texts.goal(change.to, state.suits);
  const card = texts.card(change.cards[0] ?? 0);
  if (change.cards.length === 1) return filled(messages.saidMoved, { card, place });
  return filled(messages.saidMovedTail, { card, place, cards: texts.cards(change.cards.length) });
}

function turnedText(texts: Texts, change: Extract<Change, { type: 'turned' }>): string {
  if (change.to === 'R') return filled(texts.messages.saidReserveShows, { card: texts.card(change.cards[0] ?? 0) });
  return filled(texts.messages.saidDrawn, { list: texts.listed(change.cards.map((card) => texts.card(card))) });
}

function changeText({ texts, state, scoring }: Telling, change: Change): string {
  const { messages } = texts;
  switch (change.type) {
    case 'moved':
      return movedText(texts, change, state);
    case 'turned':
      return turnedText(texts, change);
    case 'refilled':
      return filled(messages.saidFilled, { card: texts.card(change.card), place: texts.goal(change.to, state.suits) });
    case 'recycled':
      return filled(messages.saidTurnedOver, { cards: texts.cards(change.count) });
    case 'scored':
      return scoreText(texts, scoring, change.score);
  }
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function sentences(telling: Telling, changes: readonly Change[]): string {
  return joined(...changes.map((change) => telling.texts.sentence(changeText(telling, change))));
}

/** More plays than these, made of themselves, are told by their number. */
const mostPlaysTold = 2;

/** The change that a move begins with; what else it does follows. */
const beginsMove = (change: Change): boolean =>
  change.type === 'moved' || change.type === 'recycled' || (change.type === 'turned' && change.to === 'W');

/** What a player did, and the cards played of themselves after it where they are too many to tell one by one. */
function split({ kind, changes }: ActionReport): { own: readonly Change[]; played: number } {
  const begins = changes.flatMap((change, index) => (beginsMove(change) ? [index] : []));
  const first = begins[kind === 'auto' ? 0 : 1] ?? changes.length;
  const played = changes.slice(first).filter(({ type }) => type === 'moved').length;
  return played > mostPlaysTold ? { own: changes.slice(0, first), played } : { own: changes, played: 0 };
}

function playedText({ texts }: Telling, count: number): string {
  return count === 0 ? '' : texts.sentence(filled(texts.messages.saidPlayedUp, { cards: texts.cards(count) }));
}

const isScored = ({ type }: Change): boolean => type === 'scored';

const showsReserve = (change: Change): boolean => change.type === 'turned' && change.to === 'R';

const isDrawn = (change: Change): boolean => change.type === 'turned' && change.to === 'W';

const leavesReserve = (change: Change): boolean =>
  change.type === 'refilled' || (change.type === 'moved' && change.from === 'R');

/** How many cards stock and reserve have left after an action that took from them. */
function leftText({ texts, state }: Telling, changes: readonly Change[]): string {
  const left = (pile: PileId, { length }: readonly Card[]): string =>
    `${texts.sentence(texts.listed([texts.pile(pile, state.suits), texts.cards(length)]))}.`;
  const drawn = changes.some(isDrawn) ? left('S', state.stock) : '';
  return joined(drawn, changes.some(leavesReserve) ? left('R', state.reserve) : '');
}

/** What was done, what followed of itself, and the score if it has changed. */
function doneText(telling: Telling, report: ActionReport): string {
  const { verbosity } = telling;
  const { own, played } = split(report);
  const score = report.won || verbosity === 'brief' ? [] : report.changes.filter(isScored).slice(-1);
  const told = own.filter((change) => !isScored(change) && !(verbosity === 'brief' && showsReserve(change)));
  const left = verbosity === 'full' ? leftText(telling, report.changes) : '';
  return joined(sentences(telling, told), playedText(telling, played), left, sentences(telling, score));
}

/** An undo tells what is undone, and the score only if it has changed. */
function undoneText(telling: Telling, report: ActionReport): string {
  const { texts, scoring } = telling;
  const { own, played } = split(report);
  const what = joined(sentences(telling, own.slice(0, 1)), playedText(telling, played));
  const score = report.score === report.previousScore ? '' : scoreText(texts, scoring, report.score);
  return `${filled(texts.messages.saidUndone, { what })} ${score}`.trim();
}

/** What an action did, in words: once, briefly, with fill and score. */
export function announceAction(telling: Telling, report: ActionReport): string {
  const { texts, scoring } = telling;
  if (report.kind === 'undo') return undoneText(telling, report);
  const what = doneText(telling, report);
  const told = report.kind === 'redo' ? filled(texts.messages.saidRedone, { what }) : what;
  if (!report.won) return told;
  return `${told} ${texts.messages.wonTitle} ${scoreText(texts, scoring, report.score)}`.trim();
}

/** What a new game begins with. */
export function announceDeal(texts: Texts, state: GameState): string {
  const { base, suits } = state;
  if (base === null) return texts.messages.saidChoose;
  return filled(texts.messages.saidDeal, { card: texts.card(cardOf(suits[0] ?? 0, base)), rank: texts.rank(base) });
}

/** Where cards just picked up can go. */
export function announcePickedUp(texts: Texts, grab: Grab, places: readonly string[]): string {
  const card = texts.card(grab.cards[0] ?? 0);
  return texts.sentence(filled(texts.messages.saidPickedUp, { card, list: texts.anyOf(places) }));
}

const refusals = {
  'nothing-to-draw': 'saidNothingToDraw',
  'no-redeal': 'saidNoRedeal',
  'nothing-to-undo': 'saidNothingToUndo',
  'nothing-to-redo': 'saidNothingToRedo',
  won: 'wonTitle',
  prevented: 'saidLetGo',
} as const;

/** Why nothing happened. */
export const announceRefusal = (texts: Texts, reason: RefusalReason): string =>
  texts.messages[Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals] : 'saidNotThere'];

/** That cards cannot go anywhere. */
export const announceNowhere = (texts: Texts, grab: Grab): string =>
  texts.sentence(filled(texts.messages.saidNowhere, { card: texts.card(grab.cards[0] ?? 0) }));
