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
