import { parseRank, type Rules, type Scoring } from '@canfield-game/engine';
import type { CountText, PanelMessages, PanelTexts, RuleName, RuleTexts } from './panel-messages.js';
import { filled, type Texts, type Values } from './texts.js';

type Sentences = { readonly [Name in RuleName]: (value: Rules[Name]) => string };

const counted = (text: CountText, count: number, texts: Texts): string =>
  typeof text === 'string' ? filled(text, { count: texts.number(count) }) : texts.counted(text, count);

function baseSentence({ dealt, chosen, rank: laidOut }: RuleTexts['base'], base: string, texts: Texts): string {
  const rank = parseRank(base);
  if (rank !== undefined) return filled(laidOut, { rank: texts.rank(rank) });
  return base === 'chosen' ? chosen : dealt;
}

function drawSentence({ single, some, passes }: RuleTexts['draw'], draw: Rules['draw'], texts: Texts): string {
  if (draw === 1) return single;
  if (typeof draw === 'number') return counted(some, draw, texts);
  return filled(passes, { list: texts.listed(draw.map((count) => texts.number(count))) });
}

function redealsSentence(
  { unlimited, none, some }: RuleTexts['redeals'],
  count: Rules['redeals'],
  texts: Texts,
): string {
  if (count === 'unlimited') return unlimited;
  return count === 0 ? none : counted(some, count, texts);
}

const sentences = (of: RuleTexts, texts: Texts): Sentences => ({
  reserve: (count) => (count === 0 ? of.reserve.none : counted(of.reserve.some, count, texts)),
  openReserve: (open) => of.openReserve[open ? 'yes' : 'no'],
  columns: (count) => counted(of.columns, count, texts),
  base: (base) => baseSentence(of.base, base, texts),
  build: (build) => of.build[build],
  wraps: (wraps) => of.wraps[wraps],
  move: (move) => of.move[move],
  fill: (fill) => of.fill[fill],
  afterReserve: (source) => of.afterReserve[source],
  draw: (draw) => drawSentence(of.draw, draw, texts),
  redeals: (redeals) => redealsSentence(of.redeals, redeals, texts),
  takeBack: (may) => of.takeBack[may ? 'yes' : 'no'],
});

/** What is filled into a way of scoring. */
const amounts: Readonly<Record<Scoring, Readonly<Record<string, number>>>> = {
  points: { card: 5 },
  casino: { card: 5, cost: 52, win: 208 },
  'casino-50': { card: 5, cost: 50, all: 500, win: 450 },
  none: {},
};

function scoringSentence(text: string, scoring: Scoring, texts: Texts): string {
  const shown = Object.entries(amounts[scoring]).map(([name, value]) => [name, texts.score(value, scoring)]);
  return filled(text, Object.fromEntries(shown) as Values);
}

/** Makes sentences of the rules that a language has as words to be filled in. */
export const panelMessages = ({ settings, scorings, ...words }: PanelTexts): PanelMessages => ({
  ...words,
  rule: (name, value, texts) => sentences(settings, texts)[name](value),
  scoring: (scoring, texts) => scoringSentence(scorings[scoring], scoring, texts),
});
