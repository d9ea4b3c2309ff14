import type { Card, GameState } from '@canfield-game/engine';
import type { Texts } from '../i18n/texts.js';
import { scoreText, type Telling } from './announce.js';
import type { OutlinePile } from './outline.js';

/** The cards of a pile of which each can be seen. */
function openCards({ tableau, reserve }: GameState, { pile, nodes }: OutlinePile): readonly Card[] {
  if (pile === 'R') return nodes.length > 1 ? reserve : [];
  return pile.startsWith('T') ? (tableau[Number(pile.slice(1)) - 1] ?? []) : [];
}

/** What can be read of a pile: its buttons' names, or of several open cards their pile, their number, and each, the top one last. */
export function readPile(texts: Texts, state: GameState, pile: OutlinePile): string {
  const cards = openCards(state, pile);
  const { label, nodes } = pile;
  if (cards.length < 2) return nodes.map((node) => `${node.label}.`).join(' ');
  return `${texts.listed([label, texts.cards(cards.length), ...cards.map((card) => texts.card(card))])}.`;
}

/** Every pile in reading order: of several open cards the one on top, and how many there are. */
export function readTable(texts: Texts, state: GameState, piles: readonly OutlinePile[]): string {
  const told = piles.map((pile) => {
    const { length } = openCards(state, pile);
    if (length < 2) return readPile(texts, state, pile);
    return `${texts.listed([pile.nodes.at(-1)?.label ?? '', ...(pile.pile === 'R' ? [] : [texts.cards(length)])])}.`;
  });
  return told.join(' ');
}

/** The score as far as it is shown, and the number of moves. */
export function readScore(telling: Telling, score: number, moves: number): string {
  const { texts, scoring } = telling;
  const counted = `${texts.counted(texts.messages.moves, moves)}.`;
  return `${scoreText(texts, scoring, score)} ${counted}`.trim();
}
