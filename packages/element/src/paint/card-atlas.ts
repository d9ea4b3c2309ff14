import { type Card, rankOf, suitOf } from '@canfield-game/engine';
import { back, type BackName, face, type FaceStyle } from '@canfield-game/themes';
import { cardRatio } from '../scene/metrics.js';
import { paintCardSide, paintGrain, paintLiftedShadow, paintPaper } from './canvas-2d.js';
import type { Letters, Palette, SuitInks } from './palette.js';
import type { CardPicture, CardPictures } from './pictures.js';

/** What the pictures of cards depend on. */
export interface AtlasLook {
  readonly palette: Palette;
  readonly back: BackName;
  readonly inks: SuitInks;
  readonly letters: Letters;
  readonly style: FaceStyle;
  /** The width of a card in CSS px. */
  readonly cardWidth: number;
  /** Canvas pixels for each CSS px. */
  readonly ratio: number;
}

const grainSize = 96;

/** All sides lie on the same paper, whose shadow is what takes longest to paint. */
type PictureName = Card | `strip ${Card}` | 'back' | 'paper' | 'shadow';

/** A picture, and how far down it is painted. */
interface KeptPicture extends CardPicture {
  readonly seen: number;
}

/** Paints what is seen of a picture on a canvas with a margin. */
type Draw = (canvas: HTMLCanvasElement, margin: number, seen: number) => void;

/** Room for the shadow of a card that lies, as a part of its width. */
const lyingRoom = 0.06;

/** The pictures of cards for one look, each painted when it is first asked for and kept from then on. */
export class CardAtlas implements CardPictures {
  readonly #look: AtlasLook;
  readonly #pictures = new Map<PictureName, KeptPicture>();
  #grain: HTMLCanvasElement | undefined;

  constructor(look: AtlasLook) {
    this.#look = look;
  }

  /**
   * The face of a card; in a low strip its suit stands beside its rank, as it always does on large faces. At first only as much is
   * painted of it as is seen, in CSS px: most cards of a table lie under others.
   */
  face(card: Card, strip = false, seen = Infinity): CardPicture {
    const { letters } = this.#look;
    const style = strip && this.#look.style === 'standard' ? 'strip' : this.#look.style;
    const name: PictureName = style === 'strip' ? `strip ${card}` : card;
    const draw: Draw = (canvas, margin, painted) =>
      this.#paintSide(canvas, margin, face(suitOf(card), rankOf(card), style, letters), card, painted);
    return this.#picture(name, lyingRoom, draw, seen);
  }

  /** The back that all cards share. */
  back(): CardPicture {
    return this.#picture('back', lyingRoom, (canvas, margin) =>
      this.#paintSide(canvas, margin, back(this.#look.back), null),
    );
  }

  /** The shadow under a lifted card. */
  liftedShadow(): CardPicture {
    return this.#picture('shadow', 0.3, (canvas, margin) =>
      paintLiftedShadow(canvas, this.#box(margin), this.#look.palette, this.#look.ratio),
    );
  }

  /** A tile of the cloth's grain. */
  grain(): HTMLCanvasElement {
    if (!this.#grain) {
      this.#grain = newCanvas(grainSize, grainSize);
      paintGrain(this.#grain, this.#look.palette);
    }
    return this.#grain;
  }

  /** The card in its picture, on whole pixels, where its edges are sharp. */
  #box(margin: number) {
    const { cardWidth, ratio } = this.#look;
    const width = Math.round(cardWidth * ratio) / ratio;
    const height = Math.round(cardWidth * cardRatio * ratio) / ratio;
    return { x: margin, y: margin, width, height };
  }

  #paintSide(
    canvas: HTMLCanvasElement,
    margin: number,
    steps: ReturnType<typeof face>,
    card: Card | null,
    seen = Infinity,
  ): void {
    const { palette, inks, ratio } = this.#look;
    const paper = this.#picture('paper', lyingRoom, (blank) => {
      paintPaper(blank, this.#box(margin), palette, ratio);
    });
    paintCardSide(canvas, paper.canvas, this.#box(margin), { steps, card, palette, inks, seen }, ratio);
  }

  #picture(key: PictureName, room: number, draw: Draw, seen = Infinity): CardPicture {
    const known = this.#pictures.get(key);
    if (known && known.seen >= seen) return known;
    const painted = known ? Infinity : seen;
    const { cardWidth, ratio } = this.#look;
    const margin = Math.ceil(room * cardWidth * ratio) / ratio;
    const box = this.#box(margin);
    const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
    const canvas = newCanvas(Math.round(width * ratio), Math.round(height * ratio));
    draw(canvas, margin, painted);
    const picture = { canvas, margin, width, height, seen: painted };
    this.#pictures.set(key, picture);
    return picture;
  }
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** The one state shared by all tags of a page: atlases in use, so that tags of the same look share their pictures. */
const atlases = new Map<string, WeakRef<CardAtlas>>();

function forgetUnused(): void {
  for (const [key, atlas] of atlases) if (!atlas.deref()) atlases.delete(key);
}

/** The atlas for a look. It lives as long as a tag uses it. */
export function atlasFor(look: AtlasLook): CardAtlas {
  const key = JSON.stringify(look);
  const known = atlases.get(key)?.deref();
  if (known) return known;
  forgetUnused();
  const atlas = new CardAtlas(look);
  atlases.set(key, new WeakRef(atlas));
  return atlas;
}
