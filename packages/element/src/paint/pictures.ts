import type { Card } from '@canfield-game/engine';

/** A picture kept as a bitmap, with room around the card for its shadow, in CSS px. */
export interface CardPicture {
  readonly canvas: HTMLCanvasElement;
  readonly margin: number;
  /** Its size in CSS px, of which every canvas pixel is a whole one of the table. */
  readonly width: number;
  readonly height: number;
}

/** The pictures that a table is painted from. */
export interface CardPictures {
  /** The face of a card; in a low strip its suit stands beside its rank. No more than what is seen, in CSS px, need be painted. */
  face(card: Card, strip?: boolean, seen?: number): CardPicture;
  /** The back that all cards share. */
  back(): CardPicture;
  /** The shadow under a lifted card. */
  liftedShadow(): CardPicture;
  /** A tile of the cloth's grain. */
  grain(): HTMLCanvasElement;
}
