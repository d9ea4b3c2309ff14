import type { Change, GameState } from '@canfield-game/engine';
import { filled, type Texts } from '../i18n/texts.js';
import type { Grab } from '../input/grab.js';
import type { ActionReport, RefusalReason } from '../session/report.js';

function movedText(texts: Texts, change: Extract<Change, { type: 'moved' }>, state: GameState): string {
  const { messages } = texts;
  const place = texts.pile(change.to, state.suits);
  const card = texts.card(change.cards[0] ?? 0);
  if (change.cards.length === 1) return filled(messages.saidMoved, { card, place });
  return filled(messages.saidMovedTail, { card, place, cards: texts.cards(change.cards.length) });
}

function turnedText(texts: Texts, change: Extract<Change, { type: 'turned' }>): string {
  if (change.to === 'R') return filled(texts.messages.saidReserveShows, { card: texts.card(change.cards[0] ?? 0) });
  return filled(texts.messages.saidDrawn, { list: change.cards.map((card) => texts.card(card)).join(', ') });
}

function changeText(texts: Texts, change: Change, state: GameState): string {
  const { messages } = texts;
  switch (change.type) {
    case 'moved':
      return movedText(texts, change, state);
    case 'turned':
      return turnedText(texts, change);
    case 'refilled':
      return filled(messages.saidFilled, { card: texts.card(change.card), place: texts.pile(change.to, state.suits) });
    case 'recycled':
      return filled(messages.saidTurnedOver, { cards: texts.cards(change.count) });
    case 'scored':
      return filled(messages.saidScore, { score: texts.number(change.score) });
  }
}

function sentences(texts: Texts, changes: readonly Change[], state: GameState): string {
  return changes.map((change) => texts.sentence(changeText(texts, change, state))).join(' ');
}

/** An undo tells what is undone, and the score only if it has changed. */
function undoneText(texts: Texts, report: ActionReport, state: GameState): string {
  const [first] = report.changes;
  const what = first ? sentences(texts, [first], state) : '';
  const score =
    report.score === report.previousScore
      ? ''
      : filled(texts.messages.saidScore, { score: texts.number(report.score) });
  return `${filled(texts.messages.saidUndone, { what })} ${score}`.trim();
}

/** What an action did, in words: once, briefly, with fill and score. */
export function announceAction(texts: Texts, report: ActionReport, state: GameState): string {
  if (report.kind === 'undo') return undoneText(texts, report, state);
  const what = sentences(texts, report.changes, state);
  const told = report.kind === 'redo' ? filled(texts.messages.saidRedone, { what }) : what;
  if (!report.won) return told;
  return `${told} ${filled(texts.messages.saidWon, { score: texts.number(report.score) })}`;
}

/** What a new game begins with. */
export function announceDeal(texts: Texts, state: GameState): string {
  const base = state.foundations[0]?.at(-1);
  if (state.base === null || base === undefined) return texts.messages.saidChoose;
  return filled(texts.messages.saidDeal, { card: texts.card(base), rank: texts.rank(state.base) });
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
