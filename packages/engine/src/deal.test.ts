import { describe, expect, it } from 'vitest';
import { cardsText, type Card, cardText, rankOf } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { parseDeck, suitsFrom } from './deal.js';
import { Game } from './game.js';
import { GameError } from './problem.js';
import { type Settings, variantNames, variantRules } from './rules.js';
import { allCards } from './state.js';

const plain = shuffledDeck(20_000_000);
const texts = plain.map(cardText);
const stateOf = (settings: Settings) => Game.fromDeck(texts, settings).state;
const textOf = (cards: readonly Card[]) => cardsText(cards);

describe('a deal', () => {
  it('lays 13 to the reserve, the base card, a card to each column and the rest face down', () => {
    const state = stateOf({});
    expect(state.reserve).toEqual(plain.slice(0, 13));
    expect(state.foundations).toEqual([[plain[13]], [], [], []]);
    expect(state.tableau).toEqual(plain.slice(14, 18).map((card) => [card]));
    expect([...state.stock].reverse()).toEqual(plain.slice(18));
    expect(state.stock).toHaveLength(34);
    expect(state).toMatchObject({ waste: [], pass: 1, base: rankOf(plain[13]!) });
    expect(state).not.toHaveProperty('choice');
  });

  it('gives the first foundation the suit of the base card, the others S H D C', () => {
    expect([0, 13, 26, 39].map(suitsFrom)).toEqual([
      [0, 1, 2, 3],
      [1, 0, 2, 3],
      [2, 0, 1, 3],
      [3, 0, 1, 2],
    ]);
    expect(stateOf({}).suits).toEqual(suitsFrom(plain[13]!));
  });

  it('lifts a laid-out rank from wherever it lies and deals the rest: 13 + 4 + 31', () => {
    const state = stateOf({ variant: 'storehouse' });
    const rest = plain.filter((card) => rankOf(card) !== 1);
    expect(state.foundations.map(textOf)).toEqual(['2S', '2H', '2D', '2C']);
    expect(state.reserve).toEqual(rest.slice(0, 13));
    expect(state.tableau).toEqual(rest.slice(13, 17).map((card) => [card]));
    expect([...state.stock].reverse()).toEqual(rest.slice(17));
    expect(state.stock).toHaveLength(31);
    expect(state).toMatchObject({ suits: [0, 1, 2, 3], base: 1 });
  });

  it('offers five cards where the base is chosen, and lays nothing until it is', () => {
    const state = stateOf({ variant: 'selective' });
    expect(state.choice).toEqual(plain.slice(13, 18));
    expect(state.foundations).toEqual([[], [], [], []]);
    expect(state.tableau).toEqual([[], [], [], []]);
    expect(state).toMatchObject({ base: null, suits: [0, 1, 2, 3] });
    expect(state.stock).toHaveLength(34);
  });

  it.each(variantNames)('of %s has every card once, and as many in each pile as its row says', (variant) => {
    const rules = variantRules(variant);
    const state = Game.fromDeck(texts, { variant }).state;
    expect(allCards(state).sort((a, b) => a - b)).toEqual([...plain].sort((a, b) => a - b));
    expect(state.reserve).toHaveLength(rules.reserve);
    expect(state.tableau).toHaveLength(rules.columns);
  });

  it.each([
    [{ reserve: 0, columns: 1 }, 0, 1, 50],
    [{ reserve: 40, columns: 8 }, 40, 8, 3],
    [{ reserve: 40, columns: 8, base: 'T' }, 40, 8, 0],
    [{ ranks: 4, reserve: 3, columns: 2 }, 3, 2, 10],
  ] as const)('with %j has %d in the reserve, %d columns, %d in the stock', (settings, reserve, columns, stock) => {
    const deck = 'ranks' in settings ? texts.filter((text) => 'A234'.includes(text.charAt(0))) : texts;
    const { state } = Game.fromDeck(deck, settings);
    expect([state.reserve.length, state.tableau.length, state.stock.length]).toEqual([reserve, columns, stock]);
  });

  it('of a code with fewer ranks leaves the others out, in the same order', () => {
    const game = Game.fromCode('CF1-D3-AAAAACL', { ranks: 5, reserve: 4 });
    const order = shuffledDeck(63).filter((card) => rankOf(card) < 5);
    expect(game.state.reserve).toEqual(order.slice(0, 4));
    expect(allCards(game.state)).toHaveLength(20);
  });
});

describe('a deck', () => {
  const rules = variantRules('canfield');
  const problemOf = (deck: unknown) => {
    const result = parseDeck(deck as string[], rules);
    return result.ok ? undefined : result.problem;
  };

  it('is read as cards, 10 as T, in any case', () => {
    const odd = texts.map((text) => ` ${text.toLowerCase().replace('t', '10')} `);
    expect(parseDeck(odd, rules)).toEqual({ ok: true, value: plain });
  });

  it.each([
    ['a card short', texts.slice(1), 'A deck has 52 cards, this one 51.', undefined],
    ['a card too many', [...texts, 'QC'], 'A deck has 52 cards, this one 53.', undefined],
    ['empty', [], 'A deck has 52 cards, this one 0.', undefined],
    ['a card twice', [...texts.slice(0, 51), texts[0]], `${texts[0]} is in the deck twice.`, texts[0]],
    ['no card', ['1H', ...texts.slice(1)], '"1H" is no card. Cards are written like QC or TH.', '1H'],
    ['a number', [7, ...texts.slice(1)], '7 is no card. Cards are written like QC or TH.', undefined],
    ['no list', texts.join(' '), 'A deck is a list of card texts such as "QC".', undefined],
    ['nothing', null, 'A deck is a list of card texts such as "QC".', undefined],
  ])('that is %s is refused', (_what, deck, message, detail) => {
    expect(problemOf(deck)).toMatchObject({ reason: 'bad-deck', message });
    expect(problemOf(deck)?.detail).toBe(detail);
  });

  it('with hostile or endless parts is refused all the same', () => {
    const bare = Object.create(null) as unknown;
    for (const part of [bare, Symbol('QC'), 'Q'.repeat(1_000_000), undefined, [texts[0]]]) {
      const problem = problemOf([part, ...texts.slice(1)]);
      expect(problem?.reason).toBe('bad-deck');
      expect(problem?.message.length).toBeLessThan(120);
    }
    expect(problemOf(new Array(1_000_000).fill('QC'))?.reason).toBe('bad-deck');
  });

  it('of fewer ranks has no others', () => {
    const result = parseDeck(texts, { ...rules, ranks: 4 });
    expect(result.ok ? '' : result.problem.message).toMatch(/ is not in a deck of 4 ranks\.$/);
  });

  it('that is wrong makes no game', () => {
    expect(() => Game.fromDeck([])).toThrow(GameError);
    expect(() => Game.fromDeck(texts, { reserve: 99 })).toThrow('The setting "reserve" is 99');
  });
});
