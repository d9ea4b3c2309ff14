import type { SavedGame } from '@canfield-game/engine';

/** A page that pictures are taken on: its size in CSS px, and the pixels for each of them. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

export const screens = {
  phone: { width: 360, height: 640, ratio: 1 },
  desktop: { width: 1280, height: 800, ratio: 1 },
  /** Wide, with faces that are not the large ones, and still small: for what does not depend on the size. */
  window: { width: 640, height: 440, ratio: 1 },
  tiny: { width: 280, height: 480, ratio: 1 },
  low: { width: 740, height: 320, ratio: 1 },
  tall: { width: 480, height: 1000, ratio: 1 },
  wall: { width: 3840, height: 2160, ratio: 1 },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Attributes of the tag. */
type Attributes = Readonly<Record<string, string>>;

/** A moment of a game: the moves that lead to it, and what a hand does in it. */
export interface Moment {
  readonly game: SavedGame;
  /** A card that is dragged, with those that lie on it, until it is held over a pile. */
  readonly drag?: { readonly card: string; readonly over: string };
  /** A hint is asked for. */
  readonly hint?: true;
  readonly attributes?: Attributes;
  /** Shows light and grain of the cloth. Both are noise, most of a picture's bytes: elsewhere the cloth is of one colour. */
  readonly cloth?: true;
  readonly screens?: readonly ScreenName[];
}

/** What a scene file says. Beside it lies one picture for each of its moments on each of the screens. */
export interface Look {
  readonly attributes?: Attributes;
  /** The page around the tag. */
  readonly page?: { readonly lang: string; readonly dir: 'rtl' };
  /** What the reader asks for. */
  readonly media?: { readonly forcedColors?: 'active'; readonly colorScheme?: 'dark' };
  readonly moments: Readonly<Record<string, Moment>>;
  /** Phone and desktop where none is named. */
  readonly screens?: readonly ScreenName[];
}

/** One picture that a look asks for. */
export interface Subject {
  readonly name: string;
  readonly look: Look;
  readonly moment: Moment;
  readonly screen: ScreenName;
}

/** All pictures that a look asks for. */
export const subjectsOf = (look: Look): Subject[] =>
  Object.entries(look.moments).flatMap(([name, moment]) =>
    (moment.screens ?? look.screens ?? (['phone', 'desktop'] as const)).map((screen) => ({
      name: `${name}.${screen}`,
      look,
      moment,
      screen,
    })),
  );
