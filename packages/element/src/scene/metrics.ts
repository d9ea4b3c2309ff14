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
  /** Between two rows of piles. */
  readonly rowGap: number;
  /** The height of a count's chip, and from a pile's lower edge to its middle. */
  readonly chip: { readonly height: number; readonly drop: number };
  /** The strip that a card in an unhurried fan shows. */
  readonly fan: number;
}

/** Every card is 1.4 times as high as it is wide. */
export const cardRatio = 1.4;

/** Wider cards than this make the table no better; a larger table centres them. */
const widestCard = 132;

/** From this width on the rail has room for stock and waste side by side. */
const wideFrom = 600;

/** A composition in card widths. */
interface Proportions {
  readonly rail: number;
  readonly railGap: number;
  readonly laneGap: number;
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
  margin: 0.11,
  fan: 0.4,
  longFan: 0.56,
  naturalHeight: 8,
  enoughHeight: 5.2,
  rows: 6,
  leastHeight: 6,
};

const wideTable: Proportions = {
  rail: 2.5,
  railGap: 0.36,
  laneGap: 0.2,
  margin: 0.3,
  fan: 0.4,
  longFan: 0.56,
  naturalHeight: 6.6,
  enoughHeight: 4.4,
  rows: 3.4,
  leastHeight: 5.1,
};

const widthIn = (table: Proportions, lanes: number): number =>
  table.rail + table.railGap + lanes + (lanes - 1) * table.laneGap + 2 * table.margin;

/** In short hosts a column of some cards can still be read: strips before large cards. */
const someStrips = 7 * 18;

const cardWidth = (table: Proportions, lanes: number, width: number, height: number): number => {
  const enough = Math.min(height / table.enoughHeight, (height - someStrips) / table.rows);
  return Math.min(widestCard, width / widthIn(table, lanes), Math.max(enough, height / table.leastHeight));
};

/** Wide tables are for wide hosts, and for low ones that would make the cards of a narrow one tiny. */
function isNarrow(width: number, height: number, lanes: number): boolean {
  if (width >= wideFrom) return false;
  return cardWidth(narrowTable, lanes, width, height) >= cardWidth(wideTable, lanes, width, height);
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

/** The height of a table that follows its width, both in CSS px. */
export function naturalHeight(width: number, shape: TableShape): number {
  const narrow = width < wideFrom;
  const table = narrow ? narrowTable : wideTable;
  const card = cardWidth(table, shape.lanes, width, Infinity);
  const rail = shape.openReserve ? openReserveHeight(card, narrow) : 0;
  const high = Math.min(card * table.naturalHeight, card * table.enoughHeight + longFan);
  return Math.round(Math.max(high, rail));
}

/** From the first to the last card of a long column. Few get longer, and those squeeze. */
const stepsOfRun = 9;

/** Tall hosts have longer fans, as far as a long column fits. */
const fanIn = (table: Proportions, card: number, height: number): number =>
  Math.max(table.fan * card, Math.min(table.longFan * card, (height - table.rows * card) / stepsOfRun));

/** Divides a table of a size, in CSS px. */
export function metricsFor(width: number, height: number, shape: TableShape): Metrics {
  const narrow = isNarrow(width, height, shape.lanes);
  const table = narrow ? narrowTable : wideTable;
  const w = Math.max(1, Math.floor(cardWidth(table, shape.lanes, width, height)));
  const left = (width - widthIn(table, shape.lanes) * w) / 2 + table.margin * w;
  const fan = fanIn(table, w, height);
  const spare = Math.max(0, height - table.rows * w - stepsOfRun * fan);
  const top = Math.round(Math.max(table.margin * w, 6) + spare / 3);
  const chipHeight = Math.min(0.34 * w, Math.max(16, Math.round(w * 0.2)));
  return {
    width,
    height,
    hand: shape.hand,
    narrow,
    card: { width: w, height: w * cardRatio },
    left,
    top,
    bottom: height - Math.max(6, 0.08 * w),
    railWidth: table.rail * w,
    laneStep: (1 + table.laneGap) * w,
    laneLeft: left + (table.rail + table.railGap) * w,
    rowGap: Math.max(0.18 * w, narrow ? 0 : chipHeight + 6),
    chip: { height: chipHeight, drop: chipHeight / 2 + 3 },
    fan,
  };
}
