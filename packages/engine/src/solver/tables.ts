import { cardOf, deckSize, type Rank, rankOf, sameColour, type Suit, suitOf, suits } from '../card.js';
import { buildsOn } from '../legality.js';
import type { Rules } from '../rules.js';

/** No card, or no card beneath: the number after all cards that still fits into six bits. */
export const none = 63;

/** The ways in which a search spares itself work. Each can be left out, so that tests can tell whether a verdict depends on it. */
export interface Cuts {
  /** Cards that no card needs to be built on go up at once: `Safety`. */
  readonly safe: boolean;
  /** Of cards that take the same cards one is as good as another, see `Moves`. Proves nothing where columns come full circle. */
  readonly twins: boolean;
  /** Cards that may be taken back at once go up unasked, and come back only to be built on: `Settler`, `Moves`. */
  readonly back: boolean;
  /** Cards of the talon that are always within reach leave it only to go up or to be built on at once: `Moves`. */
  readonly late: boolean;
  /** Positions that cannot even be won in an easier game are left (`Outlook`) once a search has been to so many. */
  readonly outlook: number;
  /** Positions that differ only in what the waste shows are compared: `DepthFirst`. */
  readonly residue: boolean;
}

/** All of them. Most games are won soon, without an outlook. */
export const allCuts: Cuts = { safe: true, twins: true, back: true, late: true, outlook: 100, residue: true };

/** None of them: every move is tried, and none is made unasked. */
export const noCuts: Cuts = {
  safe: false,
  twins: false,
  back: false,
  late: false,
  outlook: Infinity,
  residue: false,
};

/** How far a search counts passes; more redeals than this cannot matter, for a game has fewer cards than that to play. */
const countedPasses = 100;

/** What the rules say, as flags and small numbers that the search asks many times. */
export interface Dials {
  readonly cuts: Cuts;
  readonly ranks: number;
  readonly columns: number;
  /** Any tail may move from column to column. */
  readonly tails: boolean;
  /** Columns are built in alternating colours. */
  readonly alternate: boolean;
  /** The top card alone may move from column to column. */
  readonly tops: boolean;
  /** An emptied column is filled from the reserve at once. */
  readonly autoFill: boolean;
  /** Any source may fill an empty column once the reserve is gone. */
  readonly anyAfter: boolean;
  readonly takeBack: boolean;
  /** A column may grow on past a card of the base rank, so that a card need not be above all those that go up before it. */
  readonly crosses: boolean;
  /** Cards a draw turns on each pass. */
  readonly draws: Uint8Array;
  /** The last pass, where redeals are limited; else 0. */
  readonly lastPass: number;
  /** The pass from which on all passes turn the same number of cards. */
  readonly evenPass: number;
}

const drawList = (rules: Rules): readonly number[] => (typeof rules.draw === 'number' ? [rules.draw] : rules.draw);

function drawTable(draws: readonly number[]): Uint8Array {
  const table = new Uint8Array(countedPasses + 8).fill(draws[draws.length - 1] ?? 1);
  for (let pass = 0; pass < Math.min(draws.length, countedPasses); pass++) table[pass + 1] = draws[pass] as number;
  table[0] = draws[0] ?? 1;
  return table;
}

/** Reads the rules once for a search. */
export function dialsOf(rules: Rules, cuts: Cuts): Dials {
  const draws = drawList(rules);
  const limited = rules.redeals !== 'unlimited' && rules.redeals < countedPasses;
  // An empty column that takes cards only as long as the reserve lasts does not wait until it is needed.
  const hurries = rules.fill === 'player' && rules.afterReserve === 'waste';
  return {
    cuts: {
      ...cuts,
      twins: cuts.twins && rules.move === 'tail' && !hurries,
      back: cuts.back && rules.takeBack && !hurries,
      late: cuts.late && !hurries,
    },
    ranks: rules.ranks,
    columns: rules.columns,
    tails: rules.move === 'tail',
    alternate: rules.build === 'alternate',
    tops: rules.move === 'top-or-whole',
    autoFill: rules.fill === 'reserve',
    anyAfter: rules.afterReserve === 'any',
    takeBack: rules.takeBack,
    crosses: rules.wraps !== 'stop-at-base',
    draws: drawTable(draws),
    lastPass: limited ? Number(rules.redeals) + 1 : 0,
    evenPass: draws.length,
  };
}

/** What the cards are to each other under given rules and base rank. */
export interface CardTables {
  /** Whether a card may be built on another, at `card << 6 | onto`. */
  readonly accepts: Uint8Array;
  /** The cards that a card may be built on, as bits: those below 32, and the others. */
  readonly holdersLow: Int32Array;
  readonly holdersHigh: Int32Array;
  readonly suit: Uint8Array;
  /** How many cards of its suit go up before a card. */
  readonly offset: Uint8Array;
  /** The card that a suit waits for when so many of it are up, at `suit << 4 | count`; `none` when it is full. */
  readonly next: Uint8Array;
  /** Cards that no other may be built on. */
  readonly holdsNothing: Uint8Array;
  /** The kin of each suit. */
  readonly kin: readonly Kin[];
}

function acceptsTable(rules: Rules, base: Rank): Uint8Array {
  const accepts = new Uint8Array(64 * 64);
  for (let rank = 0; rank < rules.ranks; rank++) {
    for (const suit of suits) {
      for (const holder of suits) {
        const card = cardOf(suit, rank as Rank);
        const onto = cardOf(holder, ((rank + 1) % rules.ranks) as Rank);
        if (buildsOn(rules, base, card, onto)) accepts[(card << 6) | onto] = 1;
      }
    }
  }
  return accepts;
}

const holdsNothingTable = (rules: Rules, offset: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: 64 }, (_, card) => {
    if (card >= deckSize) return 0;
    if (rules.wraps === 'stop-at-base') return offset[card] === 0 ? 1 : 0;
    return rules.wraps === 'none' && rankOf(card) === 0 ? 1 : 0;
  });

const holders = (accepts: Uint8Array, first: number): Int32Array =>
  Int32Array.from({ length: 64 }, (_, card) => {
    let bits = 0;
    for (let onto = first; onto < first + 32; onto++)
      if (accepts[(card << 6) | onto] === 1) bits |= 1 << (onto - first);
    return bits;
  });

function makeTables(rules: Rules, base: Rank): CardTables {
  const suit = new Uint8Array(64);
  const offset = new Uint8Array(64);
  const next = new Uint8Array(64).fill(none);
  for (let card = 0; card < deckSize; card++) {
    suit[card] = suitOf(card);
    offset[card] = (rankOf(card) - base + rules.ranks) % rules.ranks;
  }
  for (const of of suits) {
    for (let count = 0; count < rules.ranks; count++) {
      next[(of << 4) | count] = cardOf(of, ((base + count) % rules.ranks) as Rank);
    }
  }
  const accepts = acceptsTable(rules, base);
  return {
    accepts,
    holdersLow: holders(accepts, 0),
    holdersHigh: holders(accepts, 32),
    suit,
    offset,
    next,
    holdsNothing: holdsNothingTable(rules, offset),
    kin: suits.map((of) => kinOf(rules, of)),
  };
}

const tables = new Map<string, CardTables>();

/** Works the tables out from the engine's own rule of building: once, for they depend on little and never change. */
export function cardTables(rules: Rules, base: Rank): CardTables {
  const name = `${rules.build} ${rules.wraps} ${rules.ranks} ${base}`;
  const known = tables.get(name);
  if (known) return known;
  const made = makeTables(rules, base);
  tables.set(name, made);
  return made;
}

/** The suits whose cards may lie between a card and those of its own suit in a column, near (one rank off) and far (two). */
export interface Kin {
  readonly near: readonly Suit[];
  readonly far: readonly Suit[];
}

/** The other suits that matter to a card of a suit: those that build on it, and those that build on these. */
function kinOf(rules: Rules, suit: Suit): Kin {
  const others = suits.filter((other) => other !== suit);
  if (rules.build === 'suit') return { near: [], far: [] };
  if (rules.build === 'any') return { near: others, far: [] };
  const alike = (other: Suit): boolean => sameColour(cardOf(other, 0), cardOf(suit, 0));
  return { near: others.filter((other) => !alike(other)), far: others.filter(alike) };
}
