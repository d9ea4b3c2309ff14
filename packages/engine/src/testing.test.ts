import { describe, expect, it } from 'vitest';
import { allCards, topOf } from './state.js';
import { cardsText, cardText, Game, GameError, moveText } from './index.js';
import { buildDeck, cardsOf, knownDeal, layOut, playLine, wonGames } from './testing.js';

describe('buildDeck', () => {
  it('puts the named cards where they are named and the others around them', () => {
    const deck = buildDeck({ reserve: 'JS QS 8H QC', base: '7H', columns: '6C KH', stock: 'AC AD' });
    const { state } = Game.fromDeck(deck);
    expect(state.reserve).toHaveLength(13);
    expect(cardsText(state.reserve.slice(-4))).toBe('JS QS 8H QC');
    expect(state.foundations[0]).toEqual(cardsOf('7H'));
    expect(state.tableau.slice(0, 2)).toEqual([cardsOf('6C'), cardsOf('KH')]);
    expect(cardsText(state.stock.slice(-2))).toBe('AD AC');
    expect(new Set(deck).size).toBe(52);
  });

  it('knows laid-out and chosen bases, other sizes and smaller decks', () => {
    const laid = Game.fromDeck(buildDeck({ columns: '3S 4S' }, { variant: 'storehouse' }), { variant: 'storehouse' });
    expect(laid.state.tableau.map(cardsText).slice(0, 2)).toEqual(['3S', '4S']);
    const chosen = Game.fromDeck(buildDeck({ columns: 'KC QC JC' }, { base: 'chosen' }), { base: 'chosen' });
    expect(cardsText(chosen.state.choice ?? [])).toMatch(/^KC QC JC /);
    const small = { ranks: 4, reserve: 3, columns: 2 };
    expect(buildDeck({ base: '4C' }, small)).toEqual('AS 2S 3S 4C 4S AH 2H 3H 4H AD 2D 3D 4D AC 2C 3C'.split(' '));
  });

  it('refuses what cannot be dealt', () => {
    expect(() => buildDeck({ reserve: 'QC', base: 'QC' })).toThrow('QC is used twice.');
    expect(() => buildDeck({ base: '7X' })).toThrow('"7X" is no card.');
    expect(() => buildDeck({ columns: 'AS 2S 3S 4S 5S' })).toThrow('There is no place for all of AS 2S 3S 4S 5S.');
    expect(() => buildDeck({ base: '7H' }, { base: 'chosen' })).toThrow('There is no place for all of 7H.');
    expect(() => buildDeck({ base: '7H' }, { columns: 9 })).toThrow(GameError);
  });
});

describe('layOut', () => {
  it('builds foundations up to their top card and leaves the cards of no pile to the end of the stock', () => {
    const { state, rules } = layOut({
      base: '7H',
      foundations: '2H 7S',
      reserve: '4D QC',
      waste: 'JC TC',
      columns: ['KD QS', '', '9C'],
      stock: '8C 9S',
      pass: 2,
    });
    expect(state.foundations.map((pile) => cardsText(pile))).toEqual(['7H 8H 9H TH JH QH KH AH 2H', '7S', '', '']);
    expect(state.tableau.map((pile) => cardsText(pile))).toEqual(['KD QS', '', '9C', '']);
    expect(cardsText(state.stock)).toMatch(/ AS 9S 8C$/);
    expect(cardText(topOf(state.reserve) ?? 0)).toBe('QC');
    expect(state).toMatchObject({ suits: [1, 0, 2, 3], base: 6, pass: 2 });
    expect(rules.variant).toBe('canfield');
    expect(allCards(state).sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card));
  });

  it('refuses a card twice and a card that is none', () => {
    expect(() => layOut({ base: '7H', foundations: '8H', waste: '7H' })).toThrow('7H is used twice.');
    expect(() => layOut({ base: 'H7' })).toThrow('"H7" is no card.');
  });
});

describe('the known deal', () => {
  const game = Game.fromCode(knownDeal.code);

  it('lies as documented', () => {
    const { foundations, tableau, reserve, stock, waste, base } = game.state;
    expect(foundations.map((pile) => cardsText(pile))).toEqual(['7H', '', '', '']);
    expect(tableau.map((pile) => cardsText(pile))).toEqual(['6C', 'KH', 'QH', 'AS']);
    expect(cardsText(reserve.slice(-4).reverse())).toBe('QC 8H QS JS');
    expect([reserve.length, stock.length, waste.length, base]).toEqual([13, 34, 0, 6]);
    expect(game.legalMoves().map(moveText)).toContain('R>T2');
  });

  it('is after its documented opening as documented', () => {
    const played = playLine(Game.fromCode(knownDeal.code), knownDeal.opening);
    const { foundations, tableau, reserve, stock, waste } = played.state;
    expect(tableau.map((pile) => cardsText(pile))).toEqual(['6C', 'QS', 'QH', 'AS KH QC']);
    expect(foundations.map((pile) => cardsText(pile))).toEqual(['7H 8H', '', '', '']);
    expect([reserve.length, cardText(topOf(reserve) ?? 0), stock.length, waste.length]).toEqual([10, 'JS', 34, 0]);
    expect(played.score).toBe(5);
    expect(played.play('T4>F2')).toEqual({ ok: false, reason: 'not-accepted' });
  });

  it('is won by its line, which begins with the opening', () => {
    const won = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
    expect(knownDeal.line).toMatch(/^R>T2 R>F1 T2x2>T4 /);
    expect([won.won, won.score, won.tookBack, won.legalMoves()]).toEqual([true, 255, false, []]);
  });
});

describe('the won games', () => {
  it.each(wonGames.map((game, index) => ({ ...game, index })))(
    'game $index, $variant with draw $draw, replays to its win',
    ({ variant, draw, deck, moves }) => {
      const game = playLine(Game.fromDeck(deck.split(' '), { variant, draw }), moves);
      const again = Game.fromJSON(JSON.parse(JSON.stringify(game)));
      const takeBacks = moves.split(' ').filter((move) => move.startsWith('F')).length;
      const clean = variant === 'storehouse' ? 240 : 255;
      expect([game.won, again.won]).toEqual([true, true]);
      expect([game.score, again.score]).toEqual([clean + 5 * takeBacks, clean + 5 * takeBacks]);
      expect(game.tookBack).toBe(takeBacks > 0);
      expect(game.legalMoves()).toEqual([]);
    },
  );

  it('are the ones of every kind that is to be shown: eight of canfield, four of other variants', () => {
    const variants = wonGames.map(({ variant }) => variant);
    expect(variants.filter((variant) => variant === 'canfield')).toHaveLength(8);
    expect(variants.filter((variant) => variant !== 'canfield')).toEqual([
      'american',
      'storehouse',
      'rainfall',
      'superior',
    ]);
  });

  it('names the move at which a line stops fitting', () => {
    const game = Game.fromCode(knownDeal.code);
    expect(() => playLine(game, 'D R>F4')).toThrow('Move 2, "R>F4", is refused: not-accepted.');
    expect(() => cardsOf('7H 1S')).toThrow('"1S" is no card.');
  });
});
