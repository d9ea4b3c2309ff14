import { suitOf, type Card, type Suit } from '@canfield-game/engine';
import type { Ink, TokenName } from '@canfield-game/themes';

/** A CSS colour for every token. */
export type Palette = Readonly<Record<TokenName, string>>;

/** How the suits are inked: the colour families alone, or a tint for each suit. */
export type SuitInks = 'two' | 'four';

const suitNames = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

const inkTokens: Readonly<Partial<Record<Ink, TokenName>>> = {
  line: 'court-line',
  gold: 'court-gold',
  skin: 'court-skin',
  hair: 'court-hair',
};

/** The colour of a suit. */
const suitColour = (palette: Palette, suit: Suit, inks: SuitInks): string =>
  palette[`${inks === 'four' ? 'ink4' : 'ink'}-${suitNames[suit]}`];

/** The colour of an ink on a card's face; without a card, of an ink on its back or on the table. */
export function inkColour(palette: Palette, ink: Ink, card: Card | null, inks: SuitInks): string {
  if (ink === 'suit') return card === null ? palette['place-ink'] : suitColour(palette, suitOf(card), inks);
  return palette[inkTokens[ink] ?? (ink as TokenName)];
}

/** What stands in the corners of the thirteen ranks. */
export type Letters = readonly string[];

/** Corner letters with those of a language in place of A J Q K. */
export function lettersOf(named: readonly [string, string, string, string] = ['A', 'J', 'Q', 'K']): Letters {
  const [ace, ...courts] = named;
  return [ace, '2', '3', '4', '5', '6', '7', '8', '9', '10', ...courts];
}
