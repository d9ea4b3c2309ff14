import {
  type Card,
  isMovable,
  type GameState,
  isColumn,
  isFoundation,
  isSource,
  pileOf,
  type Rules,
  type SourceId,
} from '@canfield-game/engine';
import type { Hit } from '../scene/hit-test.js';

/** Cards that can be picked up together. */
export interface Grab {
  readonly from: SourceId;
  readonly count: number;
  /** The place of the first of them in its pile, from 0. */
  readonly index: number;
  readonly cards: readonly Card[];
}

/** The top card of a column can always be taken: even where only whole columns move, it may go to a foundation. */
function mayTake(rules: Rules, from: SourceId, cards: readonly Card[], count: number): boolean {
  if (isColumn(from)) return count === 1 || isMovable(rules, cards, count);
  return count === 1 && (!isFoundation(from) || rules.takeBack);
}

/** What can be picked up at a card: it and those on it, where the rules let them move together; else nothing. */
export function grabAt(state: GameState, rules: Rules, hit: Hit): Grab | undefined {
  const { pile, index } = hit;
  if (!isSource(pile) || state.choice) return undefined;
  const cards = pileOf(state, pile) ?? [];
  const count = cards.length - index;
  if (index < 0 || count < 1 || !mayTake(rules, pile, cards, count)) return undefined;
  return { from: pile, count, index, cards: cards.slice(index) };
}
