import { type Card, parseCard } from './card.js';

/**
 * Nine cards lie where the shuffle of deal AAAAACL (number 63) takes the cards known of it from; the other 43 follow in the
 * plain order of suits and ranks. Any order deals all decks equally often; this one keeps the documented deal as it is.
 */
const order = [
  '2S 3S 4S QH 5S AS 6S 8H 7S 8S 9S TS KS',
  'AH JS 2H 3H 4H KH 5H 6H 9H TH JH AD 2D',
  '3D QS 4D 5D 6D 7D 8D 9D TD JD QD KD 6C',
  'AC 2C 3C 4C 7H 5C 7C 8C 9C QC TC JC KC',
].join(' ');

/** The ordered deck of deal-code format 1, from which every code's deck is shuffled. It never changes. */
export const orderedDeck = (): Card[] => order.split(' ').map((text) => parseCard(text) as Card);
