import {
  type Card,
  columnId,
  drawOf,
  foundationId,
  type GameState,
  mayRedeal,
  redealsLeft,
  type PileId,
  type Rules,
  type Suit,
} from '@canfield-game/engine';
import type { Box, Point } from './box.js';
import { largeFaceBelow, type Metrics } from './metrics.js';
import type { CountChip, Emptiness, Lying, Place, Scene } from './scene.js';

/** What of a game is laid out. */
export interface TableView {
  readonly state: GameState;
  readonly rules: Rules;
}

interface Pile {
  readonly place: Place;
  readonly cards: readonly Lying[];
}

/** How a pile's cards lie: from one to the next, which faces are up, and from which card on the fan begins. */
interface Spread {
  readonly pile: PileId;
  readonly at: Point;
  readonly cards: readonly Card[];
  readonly step: Point;
  readonly fanFrom: number;
  readonly faceUp: (index: number) => boolean;
  readonly empty: Emptiness;
  /** From this card on they lie in a second column, so far to the right of the first. */
  readonly second?: { readonly from: number; readonly away: number };
}

const flat: Point = { x: 0, y: 0 };

/** A stack rises by a hair every few cards, so that its height can be seen. */
const riseOf = (metrics: Metrics, index: number): number =>
  Math.floor(index / 4) * Math.max(0.5, metrics.card.width * 0.005);

function position(spread: Spread, metrics: Metrics, index: number): Point {
  const { at, step, fanFrom, second } = spread;
  if (second && index >= second.from) {
    return { x: at.x + second.away, y: at.y + (index - second.from) * step.y };
  }
  const fanned = Math.max(0, index - fanFrom);
  const rise = riseOf(metrics, Math.min(index, fanFrom));
  return { x: at.x + fanned * step.x, y: at.y - rise + fanned * step.y };
}

function reachOf(metrics: Metrics, at: Point, cards: readonly Point[]): Box {
  const { width, height } = metrics.card;
  const [xs, ys] = [
    [at.x, ...cards.map(({ x }) => x)],
    [at.y, ...cards.map(({ y }) => y)],
  ];
  const x = Math.min(...xs);
  return { x, y: at.y, width: Math.max(...xs) - x + width, height: Math.max(...ys) - at.y + height };
}

function pileFor(metrics: Metrics, spread: Spread): Pile {
  const { pile, at, cards, fanFrom, empty } = spread;
  const lying = cards.map((card, index): Lying => {
    const { x, y } = position(spread, metrics, index);
    const covered = index < fanFrom && riseOf(metrics, index) === riseOf(metrics, index + 1);
    return { card, pile, index, x, y, faceUp: spread.faceUp(index), covered };
  });
  const reach = reachOf(metrics, at, lying);
  return { place: { pile, box: { ...at, ...metrics.card }, reach, empty, count: cards.length }, cards: lying };
}

/** A fan squeezes evenly so that its last card stays on the table. */
function squeezed(ideal: number, room: number, count: number): number {
  return count < 2 ? ideal : Math.min(ideal, Math.max(0, room) / (count - 1));
}

const always = () => true;
const never = () => false;

const laneX = (metrics: Metrics, lane: number): number => metrics.laneLeft + lane * metrics.laneStep;

/** Above its column, or in a low host two by two beside all columns. */
function homeAt(metrics: Metrics, index: number): Point {
  const { low, homeLeft, laneStep, top, card } = metrics;
  if (!low) return { x: laneX(metrics, index), y: top };
  const gap = laneStep - card.width;
  return { x: homeLeft + (index % 2) * laneStep, y: top + Math.floor(index / 2) * (card.height + gap) };
}

function foundation(view: TableView, metrics: Metrics, index: number): Pile {
  const { state } = view;
  const suit: Suit | null = state.choice ? null : (state.suits[index] ?? null);
  const cards = state.foundations[index] ?? [];
  return pileFor(metrics, {
    pile: foundationId(index),
    at: homeAt(metrics, index),
    cards,
    step: flat,
    fanFrom: Math.max(0, cards.length - 1),
    faceUp: always,
    empty: { kind: 'foundation', suit, rank: state.base },
  });
}

const columnTop = ({ low, top, card }: Metrics): number =>
  low ? top : top + card.height + Math.max(8, 0.16 * card.width);

function column(view: TableView, metrics: Metrics, index: number): Pile {
  const cards = view.state.tableau[index] ?? [];
  const y = columnTop(metrics);
  const step = squeezed(metrics.fan, metrics.bottom - metrics.card.height - y, cards.length);
  return pileFor(metrics, {
    pile: columnId(index),
    at: { x: laneX(metrics, index), y },
    cards,
    step: { x: 0, y: step },
    fanFrom: 0,
    faceUp: always,
    empty: { kind: 'column' },
  });
}

/** How many cards of the waste are seen: as many as a draw turns, three at most. */
const seenWaste = (view: TableView): number => Math.min(3, drawOf(view.rules, view.state.pass));

interface Rail {
  readonly reserve: Point;
  readonly reserveRoom: number;
  readonly stock: Point;
  readonly waste: Point;
  readonly wasteStep: Point;
}

/** What a covered card of the waste shows: its index, and no part of a pip. */
const wasteStrip = ({ card }: Metrics): number => (card.width < largeFaceBelow ? 0.25 : 0.215) * card.width;

function wideRail(metrics: Metrics): Rail {
  const { card, left, top } = metrics;
  const y = top + card.height + metrics.rowGap + 0.1 * card.width;
  const wasteX = left + card.width * 1.05;
  return {
    stock: { x: left, y: top },
    waste: { x: wasteX, y: top },
    wasteStep: { x: wasteStrip(metrics), y: 0 },
    reserve: { x: left, y },
    reserveRoom: metrics.bottom - y - card.height - metrics.chip.height - 4,
  };
}

/** In a low host an open reserve has two columns of its own, and the waste lies below the stock. */
function lowOpenRail(metrics: Metrics): Rail {
  const { card, left, top, bottom, chip } = metrics;
  const x = left + 2.27 * card.width;
  return {
    reserve: { x: left, y: top },
    reserveRoom: bottom - top - card.height - chip.height - 4,
    stock: { x, y: top },
    waste: { x, y: top + card.height + chip.height + 8 },
    wasteStep: { x: wasteStrip(metrics), y: 0 },
  };
}

function narrowRail(metrics: Metrics, reserveFan: number): Rail {
  const { card, left, top, bottom, chip } = metrics;
  const below = card.height + chip.height + 8;
  const needed = 2 * below + card.height;
  const spare = Math.max(0, bottom - top - needed);
  const step = Math.min(metrics.fan, Math.max(0, (spare - reserveFan) / 2));
  const reserveRoom = Math.min(reserveFan, spare);
  return {
    reserve: { x: left, y: top },
    reserveRoom,
    stock: { x: left, y: top + reserveRoom + below },
    waste: { x: left, y: top + reserveRoom + 2 * below },
    wasteStep: { x: 0, y: step },
  };
}

/** An open reserve on a narrow table gets as much of its rail as shows every index. */
const openFan = (reserve: number): number => Math.max(0, reserve - 1) * 19;

/** For the left hand, too, the waste goes on to the right: else only corners with upside-down indices would be seen. */
function fannedToRight(rail: Rail, { hand }: Metrics, seen: number): Rail {
  if (hand === 'right') return rail;
  const { waste, wasteStep } = rail;
  const away = (seen - 1) * wasteStep.x;
  return { ...rail, waste: { ...waste, x: waste.x + away }, wasteStep: { x: -wasteStep.x, y: 0 } };
}

function railFor(view: TableView, metrics: Metrics): Rail {
  if (!metrics.narrow) {
    const open = metrics.low && view.rules.openReserve;
    return fannedToRight(open ? lowOpenRail(metrics) : wideRail(metrics), metrics, seenWaste(view));
  }
  return narrowRail(metrics, view.rules.openReserve ? openFan(view.rules.reserve) : 0);
}

function stock(view: TableView, metrics: Metrics, rail: Rail): Pile {
  const { state, rules } = view;
  const redeal = state.waste.length > 0 && mayRedeal(rules, state.pass) ? 'turn-over' : 'none';
  return pileFor(metrics, {
    pile: 'S',
    at: rail.stock,
    cards: state.stock,
    step: flat,
    fanFrom: Math.max(0, state.stock.length - 1),
    faceUp: never,
    empty: { kind: 'stock', redeal },
  });
}

function waste(view: TableView, metrics: Metrics, rail: Rail): Pile {
  const cards = view.state.waste;
  return pileFor(metrics, {
    pile: 'W',
    at: rail.waste,
    cards,
    step: rail.wasteStep,
    fanFrom: Math.max(0, cards.length - seenWaste(view)),
    faceUp: always,
    empty: { kind: 'waste' },
  });
}

/** The strip of a card in which its index can be read, in CSS px. */
const leastStrip = 18;

/** An open reserve of which a column would squeeze its indices lies in two. */
function reserve(view: TableView, metrics: Metrics, rail: Rail): Pile {
  const cards = view.state.reserve;
  const open = view.rules.openReserve;
  const dealt = view.rules.reserve;
  const second = open && !metrics.narrow && squeezed(metrics.fan, rail.reserveRoom, dealt) < leastStrip;
  const half = Math.ceil(dealt / 2);
  const step = squeezed(metrics.fan, rail.reserveRoom, second ? half : cards.length);
  return pileFor(metrics, {
    pile: 'R',
    at: rail.reserve,
    cards,
    step: open ? { x: 0, y: step } : flat,
    fanFrom: open ? 0 : Math.max(0, cards.length - 1),
    faceUp: open ? always : (index) => index === cards.length - 1,
    empty: { kind: 'reserve' },
    ...(second ? { second: { from: half, away: 1.07 * metrics.card.width } } : {}),
  });
}

/** The cards offered as base lie where the foundations will be, and between them. */
function choice(view: TableView, metrics: Metrics): Pile[] {
  const cards = view.state.choice;
  if (!cards) return [];
  const lanes = Math.max(cards.length - 1, 1);
  const across = metrics.laneStep * (metrics.low ? 1 : Math.max(4, view.rules.columns) - 1);
  const mirrored = metrics.hand === 'left';
  return [
    pileFor(metrics, {
      pile: 'C',
      at: { x: homeAt(metrics, 0).x + (mirrored ? across : 0), y: metrics.top },
      cards,
      step: { x: (mirrored ? -across : across) / lanes, y: 0 },
      fanFrom: 0,
      faceUp: always,
      empty: { kind: 'column' },
    }),
  ];
}

function chipsUnder(view: TableView, metrics: Metrics, pile: Pile): CountChip[] {
  const { pile: id, box, reach, count } = pile.place;
  const redeals = id === 'S' ? redealsLeft(view.rules, view.state.pass) : undefined;
  const x = box.x + metrics.card.width / 2;
  const y = reach.y + reach.height + metrics.chip.drop;
  const aside = redeals === undefined ? 0 : Math.max(metrics.card.width * 0.26, metrics.chip.height * 0.87);
  const cards: CountChip = { pile: id, x: x - aside, y, kind: 'cards', count };
  const turns: CountChip = { pile: id, x: x + aside, y, kind: 'redeals', count: redeals ?? 0 };
  return [...(count > 0 ? [cards] : []), ...(redeals === undefined ? [] : [turns])];
}

function mirrored(scene: Scene): Scene {
  const { metrics } = scene;
  const flip = (x: number, width: number): number => metrics.width - x - width;
  const flipBox = (box: Box): Box => ({ ...box, x: flip(box.x, box.width) });
  return {
    metrics,
    places: scene.places.map((place) => ({ ...place, box: flipBox(place.box), reach: flipBox(place.reach) })),
    cards: scene.cards.map((card) => ({ ...card, x: flip(card.x, metrics.card.width) })),
    chips: scene.chips.map((chip) => ({ ...chip, x: metrics.width - chip.x })),
  };
}

/** Lays a position out on a table. */
export function layout(view: TableView, metrics: Metrics): Scene {
  const rail = railFor(view, metrics);
  const { state } = view;
  const counted = [reserve(view, metrics, rail), stock(view, metrics, rail)];
  const piles = [
    ...counted,
    waste(view, metrics, rail),
    ...(state.choice ? choice(view, metrics) : state.foundations.map((_, index) => foundation(view, metrics, index))),
    ...state.tableau.map((_, index) => column(view, metrics, index)),
  ];
  const scene: Scene = {
    metrics,
    places: piles.map((pile) => pile.place),
    cards: piles.flatMap((pile) => pile.cards),
    chips: counted.flatMap((pile) => chipsUnder(view, metrics, pile)),
  };
  return metrics.hand === 'left' ? mirrored(scene) : scene;
}
