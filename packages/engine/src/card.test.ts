import { describe, expect, it } from 'vitest';
import {
  cardOf,
  cardsText,
  cardText,
  colourOf,
  deckSize,
  parseCard,
  parseRank,
  rankLetters,
  rankOf,
  sameColour,
  suitLetters,
  suitOf,
  suits,
} from './card.js';

const deck = Array.from({ length: deckSize }, (_, card) => card);

describe('a card', () => {
  it('is its suit and rank, and its text is read back', () => {
    for (const card of deck) {
      expect(cardOf(suitOf(card), rankOf(card))).toBe(card);
      expect(cardText(card)).toBe(`${rankLetters.charAt(rankOf(card))}${suitLetters.charAt(suitOf(card))}`);
      expect(parseCard(cardText(card))).toBe(card);
    }
    expect(new Set(deck.map(cardText)).size).toBe(52);
    expect(cardsText([cardOf(3, 11), cardOf(1, 9)])).toBe('QC TH');
  });

  it('is red in hearts and diamonds, black in spades and clubs', () => {
    expect(suits.map((suit) => colourOf(cardOf(suit, 0)))).toEqual(['black', 'red', 'red', 'black']);
    expect(sameColour(cardOf(0, 1), cardOf(3, 12))).toBe(true);
    expect(sameColour(cardOf(0, 1), cardOf(2, 1))).toBe(false);
  });
});

describe('parseCard', () => {
  it.each([
    ['th', 'TH'],
    ['10h', 'TH'],
    [' 10H ', 'TH'],
    ['qc', 'QC'],
    ['AS', 'AS'],
  ])('reads %j as %s', (text, right) => {
    expect(cardText(parseCard(text) ?? -1)).toBe(right);
  });

  it.each(['', ' ', 'Q', 'C', 'CQ', '1H', '11H', '0H', '100H', 'QX', 'QCC', 'Aſ', 'ſ', '♠A', 'TTH', '1 0H'])(
    'reads %j as no card',
    (text) => {
      expect(parseCard(text)).toBeUndefined();
    },
  );
});

describe('parseRank', () => {
  it('reads letters and 10', () => {
    expect(['a', '2', '10', 'T', 'k'].map(parseRank)).toEqual([0, 1, 9, 9, 12]);
    expect(['', '1', '0', '11', 'X', 'TT', 'dealt', 'chosen'].map(parseRank)).toEqual(Array(8).fill(undefined));
  });
});
