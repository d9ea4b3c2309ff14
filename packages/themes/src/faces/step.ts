/**
 * The names of the inks a face is drawn with. `suit` is the ink of the card's own suit; `line`, `gold`, `skin`
 * and `hair` stand for the tokens `court-line`, `court-gold`, `court-skin`, `court-hair`; the others for the
 * token of the same name.
 */
export type Ink =
  | 'suit'
  | 'paper'
  | 'line'
  | 'court-a'
  | 'court-b'
  | 'court-c'
  | 'court-white'
  | 'gold'
  | 'skin'
  | 'hair'
  | 'back-ground'
  | 'back-ink'
  | 'back-accent'
  | 'place-ink'
  | 'chip-ink';

/** Where a path is put: moved to x, y, then turned by degrees (clockwise), then scaled. */
export type Place = readonly [x: number, y: number, scale: number, degrees?: number];

/**
 * One drawing step, in face units: a card is 1000 wide and 1400 high, origin top left.
 * Where a step has both, the fill comes before the stroke. Every stroke has round caps and round joins.
 */
export interface FaceStep {
  /** SVG path data, ready for `Path2D`; filled by the non-zero rule. */
  readonly d: string;
  /** The ink the path is filled with. */
  readonly fill?: Ink;
  /** The ink the path is stroked with. */
  readonly stroke?: Ink;
  /** The width of the stroke in face units, as seen on the card: the scale of `at` does not change it. */
  readonly width?: number;
  /** Applied to the path alone: translate, rotate, scale. */
  readonly at?: Place;
  /** Also drawn rotated by 180° about the card's centre, right after the first. */
  readonly turn?: true;
}

/** The width of a card in face units. */
export const faceWidth = 1000;

/** The height of a card in face units. */
export const faceHeight = 1400;
