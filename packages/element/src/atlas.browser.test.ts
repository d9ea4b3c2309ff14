import { type FaceStyle, tokenNames } from '@canfield-game/themes';
import { expect } from '@open-wc/testing';
import { CardAtlas } from './paint/card-atlas.js';
import { lettersOf, type Palette } from './paint/palette.js';
import type { CardPicture } from './paint/pictures.js';

const colours = Object.fromEntries(tokenNames.map((name, index) => [name, `hsl(${(index * 47) % 360} 60% 40%)`]));

const atlas = (style: FaceStyle, cardWidth: number): CardAtlas =>
  new CardAtlas({
    palette: colours as Palette,
    back: 'lattice',
    inks: 'two',
    letters: lettersOf(),
    style,
    cardWidth,
    ratio: 1,
  });

/** The pixels of a picture from its upper edge down to a line of the card. */
function rows({ canvas, margin }: CardPicture, down: number): Uint8ClampedArray {
  const height = Math.min(canvas.height, Math.floor(margin + down));
  return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, height).data ?? new Uint8ClampedArray();
}

const same = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  one.length === other.length && one.every((value, position) => value === other[position]);

const differing = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.filter((value, position) => value !== other[position]).length;

const cards = Array.from({ length: 52 }, (_, card) => card);

describe('a face of which little is seen', () => {
  for (const [style, width] of [
    ['standard', 132],
    ['standard', 80],
    ['large', 60],
  ] as const) {
    for (const strip of [false, true]) {
      it(`is the same as the whole one down to there: ${style}, ${width} px, ${strip ? 'in strips' : 'in fans'}`, () => {
        const [parts, whole] = [atlas(style, width), atlas(style, width)];
        for (const share of [0.2, 0.4, 0.55]) {
          const seen = Math.ceil(share * width);
          const wrong = cards.filter(
            (card) => !same(rows(parts.face(card, strip, seen), seen), rows(whole.face(card, strip), seen)),
          );
          expect(wrong).to.deep.equal([]);
        }
      });
    }
  }

  it('is painted as a whole once more of it is seen', () => {
    const [parts, whole] = [atlas('standard', 132), atlas('standard', 132)];
    for (const card of cards) {
      const part = parts.face(card, false, 50);
      expect(parts.face(card, false, 40)).to.equal(part);
      const all = parts.face(card);
      // WebKit blends a pixel or two of its edges in another way from one time to the next.
      expect(differing(rows(all, 999), rows(whole.face(card), 999))).to.be.lessThan(12);
      expect(parts.face(card, false, 50)).to.equal(all);
    }
  });
});
