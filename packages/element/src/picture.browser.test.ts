import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { frame, inside, known, node, settled, tag } from './test/tag.js';
import { seenOf } from './test/whole.js';

type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

function pixelsOf(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  draw(context);
  return context.getImageData(0, 0, width, height);
}

async function decoded(blob: Blob): Promise<Pixels> {
  const image = await createImageBitmap(blob);
  return pixelsOf(image.width, image.height, (context) => {
    context.drawImage(image, 0, 0);
  });
}

/** What moves over a table is put where it is by a transform. */
const still = 'canvas:not([style*="transform"])';

/** The table as it is seen, or what stays in place of it. */
async function seen(element: CanfieldGame, wanted?: string): Promise<Pixels> {
  await settled(element);
  for (let time = 0; time < 2; time++) await frame();
  const canvas = seenOf(element, wanted);
  return pixelsOf(canvas.width, canvas.height, (context) => {
    context.drawImage(canvas, 0, 0);
  });
}

const isWebKit = CSS.supports('hanging-punctuation', 'first');

/** How many pixels differ by more than rounding. */
const differing = (one: Pixels, other: Pixels): number =>
  one.data.filter((value, position) => Math.abs(value - (other.data[position] ?? 0)) > 3).length;

const alphaAt = ({ data, width }: Pixels, x: number, y: number): number | undefined => data[4 * (y * width + x) + 3];

const square = html`<canfield-game
  deal=${known}
  motion="none"
  style="border-radius: 0; inline-size: 720px"
></canfield-game>`;

/** What a promise is rejected with. */
const refusal = (promise: Promise<unknown>): Promise<Error | undefined> =>
  promise.then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('a picture of the table', () => {
  it('is what is seen, pixel for pixel', async () => {
    const element = await tag(square);
    for (const move of knownDeal.line.split(' ').slice(0, 40)) element.play(move);
    const before = await seen(element);
    const blob = await element.toBlob();
    expect(blob.type).to.equal('image/png');
    const picture = await decoded(blob);
    expect([picture.width, picture.height]).to.deep.equal([before.width, before.height]);
    // WebKit draws the edges of small shapes otherwise on a canvas of another size: less than one pixel in 500, where a card is one in 40.
    expect(differing(picture, before)).to.be.at.most(isWebKit ? before.data.length / 500 : 0);
    expect(differing(await seen(element), before)).to.equal(0);
  });

  it('follows theme and game, and shows nothing of what is marked', async () => {
    const element = await tag(square);
    const plain = await decoded(await element.toBlob());
    node(element, 'R').click();
    await settled(element);
    expect(element.overlayAt(0).held).not.to.equal(null);
    expect(differing(await decoded(await element.toBlob()), plain)).to.equal(0);
    element.play('R>T2');
    expect(differing(await decoded(await element.toBlob()), plain)).to.be.greaterThan(1000);
    element.undo();
    element.setAttribute('theme', 'terminal');
    await settled(element);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(differing(await decoded(await element.toBlob()), plain)).to.be.greaterThan(1000);
  });

  it('has the corners of the tag, where the table reaches them', async () => {
    const element = await tag();
    const picture = await decoded(await element.toBlob());
    const { width, height } = picture;
    const corners = () => [
      alphaAt(picture, 0, 0),
      alphaAt(picture, width - 1, 0),
      alphaAt(picture, 0, height - 1),
      alphaAt(picture, 60, 60),
    ];
    expect(corners()).to.deep.equal([0, 0, 255, 255]);
    element.controls = 'none';
    await settled(element);
    await frame();
    const bareTable = await decoded(await element.toBlob());
    expect(alphaAt(bareTable, 0, bareTable.height - 1)).to.equal(0);
  });

  it('is laid out for a width, and as sharp as is asked for', async () => {
    const element = await tag();
    const small = await decoded(await element.toBlob({ width: 320, pixelRatio: 0.5 }));
    expect(small.width).to.equal(160);
    const large = await decoded(await element.toBlob({ width: 1200, pixelRatio: 2 }));
    expect(large.width).to.equal(2400);
    expect(large.height / large.width).not.to.be.closeTo(small.height / small.width, 0.05);
  });

  it('of a win shows its courts', async () => {
    const element = await tag(square);
    for (const move of knownDeal.line.split(' ')) element.play(move);
    await settled(element);
    expect(inside(element, '.win')).not.to.equal(null);
    const picture = await decoded(await element.toBlob());
    const twin = await tag(square);
    twin.load(element.save());
    expect(differing(picture, await decoded(await twin.toBlob()))).to.equal(0);
    expect(differing(picture, await seen(element, still))).to.be.greaterThan(1000);
  });

  it('of a size out of its bounds is refused, and so is that of a tag without a place', async () => {
    const element = await tag();
    for (const options of [
      { width: 100 },
      { width: 1e9 },
      { width: NaN },
      { width: '320' as unknown as number },
      { pixelRatio: 0 },
      { pixelRatio: 9 },
      { width: 4096, pixelRatio: 8 },
    ]) {
      const error = await refusal(element.toBlob(options));
      expect(error, JSON.stringify(options)).to.be.instanceOf(RangeError);
      expect(error?.message).to.match(/^toBlob: .*\d/);
    }
    element.remove();
    expect((await refusal(element.toBlob()))?.name).to.equal('InvalidStateError');
    expect((await refusal(document.createElement('canfield-game').toBlob()))?.name).to.equal('InvalidStateError');
  });

  it('can be asked for at once', async () => {
    const element = document.createElement('canfield-game');
    element.deal = known;
    document.body.append(element);
    expect((await decoded(await element.toBlob({ width: 400, pixelRatio: 1 }))).width).to.equal(400);
    element.remove();
  });
});
