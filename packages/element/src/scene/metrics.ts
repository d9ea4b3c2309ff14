/** Which hand the table is laid out for. */
export type Hand = 'right' | 'left';

/** What of a game decides how its table is divided. */
export interface TableShape {
  /** Lanes: as many as there are columns, and at least one for each foundation. */
  readonly lanes: number;
  /** Whether all cards of the reserve are seen. */
  readonly openReserve: boolean;
  readonly hand: Hand;
}

/** The measures of a table, all in CSS px. */
export interface Metrics {
  readonly width: number;
  readonly height: number;
  readonly hand: Hand;
  /** Rail one card wide, its piles one below the other. */
  readonly narrow: boolean;
  /** Foundations two by two beside the lanes, so that columns have all of the height. */
  readonly low: boolean;
  readonly card: { readonly width: number; readonly height: number };
  /** Where rail and lanes begin. */
  readonly left: number;
  readonly top: number;
  /** The lowest line a card may reach. */
  readonly bottom: number;
  readonly railWidth: number;
  /** From one lane's left to the next one's. */
  readonly laneStep: number;
  /** The first lane's left. */
  readonly laneLeft: number;
  /** The first foundation's left. */
  readonly homeLeft: number;
  /** Between two rows of piles. */
  readonly rowGap: number;
  /** The height of a count's chip, and from a pile's lower edge to its middle. */
  readonly chip: { readonly height: number; readonly drop: number };
  /** The strip that a card in an unhurried fan shows. */
  readonly fan: number;
}

/** Every card is 1.4 times as high as it is wide. */
export const cardRatio = 1.4;

/** Wider cards than this make the table no better; a larger table centres them. On a wall they grow, to be seen from afar. */
const widestCard = (width: number): number => Math.max(132, 0.058 * width);

/** Cards narrower than this many CSS px have faces with large indices. */
export const largeFaceBelow = 76;

/** From this width on the rail has room for stock and waste side by side. */
const wideFrom = 600;

/** A composition in card widths. */
interface Proportions {
  readonly rail: number;
  readonly railGap: number;
  readonly laneGap: number;
  /** What foundations beside the lanes take. */
  readonly homes: number;
  readonly margin: number;
  /** The strip of a card in a fan, and how long it grows in a tall host. */
  readonly fan: number;
  readonly longFan: number;
  /** The height of a table that follows its width, small and larger. */
  readonly naturalHeight: number;
  readonly enoughHeight: number;
  /** What lies below each other without any fan, and the height below which cards get smaller. */
  readonly rows: number;
  readonly leastHeight: number;
}

const narrowTable: Proportions = {
  rail: 1,
  railGap: 0.125,
  laneGap: 0.125,
  homes: 0,
  margin: 0.11,
  fan: 0.4,
  longFan: 0.56,
  naturalHeight: 8,
  enoughHeight: 5.2,
  rows: 6,
  leastHeight: 6,
};

const wideTable: Proportions = {
  rail: 2.55,
  railGap: 0.36,
  laneGap: 0.2,
  homes: 0,
  margin: 0.3,
  fan: 0.4,
  longFan: 0.56,
  naturalHeight: 6.6,
  enoughHeight: 4.4,
  rows: 3.4,
  leastHeight: 7,
};

/** Two foundations side by side, and the gap between them and the lanes. */
const homesBeside = 2.2 + 0.36;

const lowTable: Proportions = {
  ...wideTable,
  homes: homesBeside,
  margin: 0.15,
  enoughHeight: 3.9,
  rows: 1.63,
  leastHeight: 5.1,
};

/** With an open reserve in two columns beside stock and waste. */
const lowOpenTable: Proportions = { ...lowTable, rail: 3.8 };

const widthIn = (table: Proportions, lanes: number): number =>
  table.rail + table.railGap + lanes + (lanes - 1) * table.laneGap + table.homes + 2 * table.margin;

/** In short hosts a column of ten cards can still be read: strips before large cards. */
const someStrips = 9 * 18;

const cardWidth = (table: Proportions, lanes: number, width: number, height: number): number => {
  const enough = Math.min(height / table.enoughHeight, (height - someStrips) / table.rows);
  return Math.min(widestCard(width), width / widthIn(table, lanes), Math.max(enough, height / table.leastHeight));
};

/** Foundations leave their lanes only where that makes cards larger by so much. */
const worthIt = 1.1;

/** Wide tables are for wide hosts, and for low ones that would make the cards of a narrow one tiny. */
function tableFor(width: number, height: number, { lanes, openReserve }: TableShape): Proportions {
  const low = openReserve ? lowOpenTable : lowTable;
  const sizes = [narrowTable, wideTable, low].map((table) => cardWidth(table, lanes, width, height));
  const [inNarrow = 0, inWide = 0, inLow = 0] = sizes;
  if (width < wideFrom && inNarrow >= Math.max(inWide, inLow)) return narrowTable;
  return inLow > worthIt * inWide ? low : wideTable;
}

/** The lanes of a game with so many columns. */
export const laneCount = (columns: number): number => Math.max(4, columns);

/** What a long column needs below its first cards: on large cards it need not grow with them. */
const longFan = 160;

/** The strips of an open reserve, each high enough for an index. */
const openStrips = 12 * 18;

/** An open reserve makes the rail long: the height in which all its indices can be read. */
const openReserveHeight = (card: number, narrow: boolean): number =>
  narrow ? 4.2 * card + openStrips + 110 : 3.6 * card + openStrips + 34;

/** The part of a covered card that a finger can hit, as high as WCAG 2.2 (2.5.8, target size) asks for, in CSS px. */
const leastTarget = 24;

/** The height in which a column of a whole suit shows targets: below a foundation, and above its own last card. */
const runHeight = (table: Proportions, card: number): number => (table.margin + 3.1) * card + 12 * leastTarget;

/** The height of a table that follows its width, both in CSS px. */
export function naturalHeight(width: number, shape: TableShape): number {
  const narrow = width < wideFrom;
  const table = narrow ? narrowTable : wideTable;
  const card = cardWidth(table, shape.lanes, width, Infinity);
  const rail = shape.openReserve ? openReserveHeight(card, narrow) : 0;
  const high = Math.min(card * table.naturalHeight, card * table.enoughHeight + longFan);
  return Math.round(Math.max(high, rail, runHeight(table, card)));
}

/** From the first to the last card of a long column. Few get longer, and those squeeze. */
const stepsOfRun = 9;

/** On tiny cards a target's strip would look torn apart. */
const leastFan = (card: number): number => Math.min(leastTarget, 0.7 * card);

/** Tall hosts have longer fans, as far as a long column fits. */
const fanIn = (table: Proportions, card: number, height: number): number =>
  Math.max(table.fan * card, leastFan(card), Math.min(table.longFan * card, (height - table.rows * card) / stepsOfRun));

/** Divides a table of a size, in CSS px. */
export function metricsFor(width: number, height: number, shape: TableShape): Metrics {
  const table = tableFor(width, height, shape);
  const narrow = table === narrowTable;
  const w = Math.max(1, Math.floor(cardWidth(table, shape.lanes, width, height)));
  const left = (width - widthIn(table, shape.lanes) * w) / 2 + table.margin * w;
  const fan = fanIn(table, w, height);
  const spare = Math.max(0, height - table.rows * w - stepsOfRun * fan);
  const top = Math.round(Math.max(table.margin * w, 6) + spare / 3);
  const laneLeft = left + (table.rail + table.railGap) * w;
  const chipHeight = Math.min(0.34 * w, Math.max(16, Math.round(w * 0.2)));
  return {
    width,
    height,
    hand: shape.hand,
    narrow,
    low: table.homes > 0,
    card: { width: w, height: w * cardRatio },
    left,
    top,
    bottom: height - Math.max(6, 0.08 * w),
    railWidth: table.rail * w,
    laneStep: (1 + table.laneGap) * w,
    laneLeft,
    homeLeft: laneLeft + (table.homes > 0 ? shape.lanes * (1 + table.laneGap) - table.laneGap + table.railGap : 0) * w,
    rowGap: Math.max(0.18 * w, narrow ? 0 : chipHeight + 6),
    chip: { height: chipHeight, drop: chipHeight / 2 + 3 },
    fan,
  };
}
