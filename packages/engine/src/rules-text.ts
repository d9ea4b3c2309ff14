/**
 * What every setting, variant and way of scoring means, in English: for documentation, and not needed to play.
 * This is the one place where it is written.
 */
import { parseRank } from './card.js';
import type { Rules, Scoring, VariantName } from './rules.js';

/** What a setting is for, and what one of its values means. */
export interface SettingText<Value> {
  /** What the setting decides. */
  readonly decides: string;
  /** The rule that a value makes, as a sentence. */
  readonly rule: (value: Value) => string;
}

/** What every setting means. */
export type SettingTexts = { readonly [Name in keyof Omit<Rules, 'variant'>]: SettingText<Rules[Name]> };

/** A variant as people call it. */
export interface VariantText {
  readonly title: string;
  /** Another name it goes by. */
  readonly alias?: string;
  /** What is special about it. */
  readonly summary: string;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const rankNames = 'aces twos threes fours fives sixes sevens eights nines tens jacks queens kings'.split(' ');

const numberWord = (count: number): string => numbers[count] ?? ['twelve', 'thirteen'][count - 12] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const counted = (count: number, thing: string): string => `${numberWord(count)} ${thing}${count === 1 ? '' : 's'}`;
const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${numberWord(count)} times`;
const atATime = (count: number): string => `${numberWord(count)} at a time`;

/** A rule for every value of a list; the compiler misses one that is left out. */
const oneOf =
  <Value extends string>(rules: Readonly<Record<Value, string>>) =>
  (value: Value): string =>
    rules[value];

function baseRule(base: string): string {
  const rank = parseRank(base);
  if (rank !== undefined) return `The four ${rankNames[rank] ?? base} are laid out on the foundations before the deal.`;
  return base === 'chosen'
    ? 'The player chooses the base card among the cards dealt face up; the others are the columns, in their order.'
    : 'The next card dealt is the base card. It lies on the first foundation, and the other three begin with its rank.';
}

function drawRule(draw: Rules['draw']): string {
  if (draw === 1) return 'Cards are drawn one at a time.';
  if (typeof draw === 'number') return `Cards are drawn ${atATime(draw)}, and the last of them is in play.`;
  const [first = 1, ...later] = draw;
  const passes = [atATime(first), ...later.map(numberWord)].join(', then ');
  return `Cards are drawn ${passes}: the number goes with the pass through the stock.`;
}

function redealsRule(redeals: Rules['redeals']): string {
  if (redeals === 'unlimited') return 'The waste may be turned over, unshuffled, as often as you like.';
  if (redeals === 0) return 'The stock is gone through once; there is no redeal.';
  return `The waste may be turned over, unshuffled, ${times(redeals)}.`;
}

/** What every setting means. */
export const settingTexts: SettingTexts = {
  reserve: {
    decides: 'How many cards are dealt to the reserve.',
    rule: (count) =>
      count === 0
        ? 'There is no reserve.'
        : `${capital(counted(count, 'card'))} ${count === 1 ? 'is' : 'are'} dealt to the reserve, and only the top one plays. Nothing is ever put there.`,
  },
  openReserve: {
    decides: 'Whether every card of the reserve is seen.',
    rule: (open) => (open ? 'All cards of the reserve are seen.' : 'Only the top card of the reserve is seen.'),
  },
  columns: {
    decides: 'How many columns there are.',
    rule: (count) =>
      `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'column')}, ${count === 1 ? 'begun' : 'each begun'} with one card.`,
  },
  base: { decides: 'Where the base card comes from.', rule: baseRule },
  build: {
    decides: 'What goes on what in a column.',
    rule: oneOf({
      alternate: 'Columns are built down by one rank in alternating colours.',
      suit: 'Columns are built down by one rank in the same suit.',
      any: 'Columns are built down by one rank, whatever the suit.',
    }),
  },
  wraps: {
    decides: 'Whether building goes round from ace to king.',
    rule: oneOf({
      circle: 'Building goes round in a circle: a king goes on an ace.',
      'stop-at-base': 'Building goes round, but nothing is built on a card of the base rank.',
      none: 'Building ends at the ace: no king goes on it.',
    }),
  },
  move: {
    decides: 'What may go from one column to another.',
    rule: oneOf({
      tail: 'From column to column goes the top card or any run that ends with it.',
      'top-or-whole': 'From column to column goes either the top card or the whole column.',
      whole: 'From column to column goes only the whole column. Its top card may still go to a foundation.',
    }),
  },
  fill: {
    decides: 'Who fills an emptied column while the reserve lasts.',
    rule: oneOf({
      reserve: 'An emptied column is filled at once with the top card of the reserve, while there is one.',
      player: 'An emptied column is left to the player, who may fill it from anywhere or not at all.',
    }),
  },
  afterReserve: {
    decides: 'What may fill an empty column once the reserve is gone.',
    rule: oneOf({
      any: 'Once the reserve is gone, an empty column takes any card or run that may move.',
      waste: 'Once the reserve is gone, an empty column takes only the top card of the waste.',
    }),
  },
  draw: { decides: 'How many cards a draw turns, for all passes or for each of them.', rule: drawRule },
  redeals: { decides: 'How often the waste may be turned over.', rule: redealsRule },
  takeBack: {
    decides: 'Whether a card may be taken back from a foundation.',
    rule: (may) =>
      may
        ? 'The top card of a foundation may be taken back to a column that accepts it.'
        : 'A card on a foundation stays there.',
  },
  ranks: {
    decides: 'How many ranks the deck has. Smaller decks are for tests and studies.',
    rule: (count) => `The deck has ${counted(count, 'rank')} in four suits, ${4 * count} cards.`,
  },
};

/** What every variant is called and what is special about it. */
export const variantTexts: Readonly<Record<VariantName, VariantText>> = {
  canfield: { title: 'Canfield', alias: 'Demon', summary: 'The game as it is known best, and hard to win.' },
  american: { title: 'American Canfield', alias: 'the whole-pile rule', summary: 'Only whole columns move.' },
  storehouse: {
    title: 'Storehouse',
    alias: 'Thirteen Up',
    summary: 'The twos are given, columns keep to their suit, and the redeals are counted.',
  },
  superior: {
    title: 'Superior Canfield',
    summary: 'You see the whole reserve, and empty columns are yours to fill.',
  },
  rainfall: { title: 'Rainfall', summary: 'One card at a time, three times through the stock.' },
  rainbow: { title: 'Rainbow', summary: 'Suits do not matter in the columns, but the stock comes only once.' },
  chameleon: {
    title: 'Chameleon',
    summary: 'Three columns, a reserve of twelve, any suit on any, once through the stock.',
  },
  selective: { title: 'Selective Canfield', summary: 'You choose the base card among five.' },
  rush: { title: 'Canfield Rush', summary: 'Three passes that get slower: three cards at a time, then two, then one.' },
  casino: { title: 'Casino Canfield', alias: 'Reno', summary: 'You buy the deck, and every card you play up pays.' },
};

/** What every way of scoring counts. */
export const scoringTexts: Readonly<Record<Scoring, string>> = {
  points: 'Every card put on a foundation gives 5 points. Nothing is ever taken off but by undo.',
  casino: 'The deck costs $52, and every card on a foundation pays $5: a win ends at $208.',
  'casino-50': 'The deck costs $50, every card on a foundation pays $5, and all 52 together $500: a win ends at $450.',
  none: 'No score is shown.',
};
