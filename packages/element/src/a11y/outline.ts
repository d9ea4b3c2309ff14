import { type Card, type GameState, type PileId, redealsLeft, type Rules, wantedCard } from '@canfield-game/engine';
import { filled, type Texts } from '../i18n/texts.js';
import { type Grab, grabAt } from '../input/grab.js';
import type { Box } from '../scene/box.js';
import { cardBox, type Place, type Scene } from '../scene/scene.js';

/** A button over the table: a card or place that can be read, reached and used. */
export interface OutlineNode {
  /** Names the place, not the card: `T2:3`, `W`, `F1`. A button stays the same while cards come and go. */
  readonly id: string;
  readonly pile: PileId;
  /** The card's place in its pile, from 0; −1 for an empty pile. */
  readonly index: number;
  readonly label: string;
  readonly box: Box;
  /** Whether a pointer can pick something up here, so that the page must not scroll from it. */
  readonly takes: boolean;
  /** Whether it is what is held. */
  readonly held: boolean;
  /** Whether it accepts what is held. */
  readonly accepts: boolean;
  /** Whether using it would do nothing at all. */
  readonly disabled: boolean;
}

/** The buttons of one pile. */
export interface OutlinePile {
  readonly pile: PileId;
  readonly label: string;
  readonly nodes: readonly OutlineNode[];
}

/** What the outline is made from: the same scene that is painted. */
export interface OutlineView {
  readonly state: GameState;
  readonly rules: Rules;
  readonly scene: Scene;
  readonly texts: Texts;
  readonly held: Grab | undefined;
  readonly targets: readonly PileId[];
  /** Whether nothing can be played. */
  readonly watchOnly: boolean;
}

/** Whether each card of a pile has its own button: those of a column, of a choice and of an open reserve; elsewhere the top has one. */
const hasEachCard = (pile: PileId, openReserve: boolean): boolean =>
  pile.startsWith('T') || pile === 'C' || (pile === 'R' && openReserve);

/** The id of the button for a card of a pile. */
export const nodeId = (pile: PileId, index: number, openReserve = false): string =>
  hasEachCard(pile, openReserve) ? `${pile}:${Math.max(0, index)}` : pile;

function stockName({ state, texts }: OutlineView, place: Place): string {
  const { messages } = texts;
  if (state.stock.length > 0) return filled(messages.stockOf, { cards: texts.cards(state.stock.length) });
  const spent = place.empty.kind === 'stock' && place.empty.redeal === 'none';
  return spent ? messages.stockSpent : messages.stockTurnOver;
}

function stockLabel(view: OutlineView, place: Place): string {
  const { state, rules, texts } = view;
  const left = redealsLeft(rules, state.pass);
  const name = stockName(view, place);
  return left === undefined ? name : texts.listed([name, texts.counted(texts.messages.redeals, left)]);
}

function wasteLabel({ state, texts }: OutlineView): string {
  const top = state.waste.at(-1);
  if (top === undefined) return texts.messages.wasteEmpty;
  return filled(texts.messages.wasteOf, { card: texts.card(top), cards: texts.cards(state.waste.length) });
}

/** Of an open reserve the top card alone is named as the reserve; the others are named by what they lie on, as in a column. */
function reserveLabel(view: OutlineView, index: number): string {
  const { state, texts } = view;
  const card = state.reserve[index];
  if (card === undefined) return texts.messages.reserveEmpty;
  if (index < state.reserve.length - 1) return fannedLabel(view, 'R', state.reserve, index);
  return filled(texts.messages.reserveOf, { card: texts.card(card), cards: texts.cards(state.reserve.length) });
}

function foundationLabel(view: OutlineView, place: Place): string {
  const { state, rules, texts } = view;
  const index = Number(place.pile.slice(1)) - 1;
  const pile = state.foundations[index] ?? [];
  const foundation = texts.pile(place.pile, state.suits);
  const wanted = wantedCard(state, rules, index);
  if (wanted === undefined) return filled(texts.messages.foundationFull, { foundation });
  const next = texts.card(wanted);
  if (pile.length === 0) return filled(texts.messages.foundationEmpty, { foundation, next });
  const card = texts.card(pile.at(-1) ?? 0);
  return filled(texts.messages.foundationOf, { foundation, next, card, cards: texts.cards(pile.length) });
}

const columnLabel = (view: OutlineView, pile: PileId, index: number): string =>
  fannedLabel(view, pile, view.state.tableau[Number(pile.slice(1)) - 1] ?? [], index);

function fannedLabel({ state, texts }: OutlineView, pile: PileId, cards: readonly Card[], index: number): string {
  const column = texts.pile(pile, state.suits);
  const card = cards[index];
  if (card === undefined) return filled(texts.messages.columnEmpty, { column });
  const under = cards[index - 1];
  if (under === undefined) return filled(texts.messages.cardFirst, { card: texts.card(card), column });
  return filled(texts.messages.cardOn, { card: texts.card(card), under: texts.card(under), column });
}

function choiceLabel({ state, texts }: OutlineView, index: number): string {
  return filled(texts.messages.choiceOf, { card: texts.card(state.choice?.[index] ?? 0) });
}

function labelOf(view: OutlineView, place: Place, index: number): string {
  const { pile } = place;
  if (pile === 'S') return stockLabel(view, place);
  if (pile === 'W') return wasteLabel(view);
  if (pile === 'R') return reserveLabel(view, index);
  if (pile === 'C') return choiceLabel(view, index);
  return pile.startsWith('F') ? foundationLabel(view, place) : columnLabel(view, pile, index);
}

/** Which cards of a pile have a button. */
function buttonIndexes({ rules }: OutlineView, place: Place): number[] {
  if (!hasEachCard(place.pile, rules.openReserve) || place.count === 0) return [place.count - 1];
  return Array.from({ length: place.count }, (_, index) => index);
}

/** The part of a card that can be seen and touched: down to where the next one begins. */
function visibleBox(scene: Scene, place: Place, index: number): Box {
  const lying = scene.cards.filter(({ pile }) => pile === place.pile);
  const card = lying[index];
  if (!card) return place.box;
  const box = cardBox(scene, card);
  const next = lying[index + 1];
  return next && next.y > card.y ? { ...box, height: Math.min(box.height, next.y - card.y) } : box;
}

function isIdle({ state }: OutlineView, place: Place): boolean {
  if (place.pile === 'S') return place.count === 0 && place.empty.kind === 'stock' && place.empty.redeal === 'none';
  return place.count === 0 && state.choice !== undefined;
}

function nodeFor(view: OutlineView, place: Place, index: number): OutlineNode {
  const { state, rules, held, texts } = view;
  const { pile } = place;
  const grab = grabAt(state, rules, { pile, index });
  return {
    id: nodeId(pile, index, rules.openReserve),
    pile,
    index,
    label: texts.sentence(labelOf(view, place, index)),
    box: visibleBox(view.scene, place, index),
    takes: grab !== undefined && !view.watchOnly,
    held: held !== undefined && held.from === pile && held.index === index,
    accepts: view.targets.includes(pile),
    disabled: view.watchOnly || isIdle(view, place),
  };
}

/** Every pile of the table with its buttons and their names, in reading order. Nothing hidden is told. */
export function outline(view: OutlineView): OutlinePile[] {
  return view.scene.places.map((place) => ({
    pile: place.pile,
    label: view.texts.sentence(view.texts.pile(place.pile, view.state.suits)),
    nodes: buttonIndexes(view, place).map((index) => nodeFor(view, place, index)),
  }));
}
