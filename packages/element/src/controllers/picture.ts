import type { Overlay } from '../scene/overlay.js';
import type { Scene } from '../scene/scene.js';
import { atlasFor } from '../paint/card-atlas.js';
import { type Corners, cutCorners, paint, sizeCanvas } from '../paint/canvas-2d.js';
import { markLayer, movingLayer, stillLayer } from '../paint/display-list.js';
import { atlasLook, type Dress, mostPixels, ratioFor } from './render.js';

/** How large a picture of the table is. */
export interface PictureOptions {
  /** The width of the table in CSS px, from 160 to 4,096: it is laid out for it anew, as high as suits it. Without it as it is seen. */
  readonly width?: number;
  /** Pixels for each CSS px, from 0.25 to 8; without it those of the screen. All in all there are at most 16 million. */
  readonly pixelRatio?: number;
}

/** What is to be pictured. */
export interface Sitter {
  readonly scene: Scene;
  readonly overlay: Overlay;
  readonly dress: Dress;
  readonly corners: Corners;
}

const bounds = { width: [160, 4096], pixelRatio: [0.25, 8] } as const;

/** @throws {RangeError} for a size out of its bounds. */
export function checkOptions(options: PictureOptions): PictureOptions {
  for (const name of ['width', 'pixelRatio'] as const) {
    const given: unknown = options[name];
    const [least, most] = bounds[name];
    if (given === undefined || (typeof given === 'number' && given >= least && given <= most)) continue;
    throw new RangeError(
      `toBlob: ${name} is a number from ${least} to ${most}; it was ${typeof given === 'number' ? given : typeof given}.`,
    );
  }
  return options;
}

function checkedRatio(width: number, height: number, given: number | undefined): number {
  const ratio = given ?? ratioFor(width, height);
  if (width * height * ratio * ratio <= mostPixels + 1) return ratio;
  const size = `${Math.round(width)} × ${Math.round(height)} CSS px at ${ratio}`;
  throw new RangeError(`toBlob: a picture has at most ${mostPixels} pixels; ${size} would have more.`);
}

/** The corners of the tag where the table reaches them, in CSS px. */
export function cornersOf(tag: HTMLElement, table: HTMLElement): Corners {
  const { top, right, bottom, left } = tag.getBoundingClientRect();
  const lies = table.getBoundingClientRect();
  const style = getComputedStyle(tag);
  const border = parseFloat(style.borderTopWidth) || 0;
  const reaches = (one: number, other: number): boolean => Math.abs(one - other) < border + 1;
  const [above, below] = [reaches(top, lies.top), reaches(bottom, lies.bottom)];
  const [before, behind] = [reaches(left, lies.left), reaches(right, lies.right)];
  const radius = (corner: 'TopLeft' | 'TopRight' | 'BottomRight' | 'BottomLeft', seen: boolean): number =>
    seen ? Math.max(0, (parseFloat(style[`border${corner}Radius`]) || 0) - border) : 0;
  return [
    radius('TopLeft', above && before),
    radius('TopRight', above && behind),
    radius('BottomRight', below && behind),
    radius('BottomLeft', below && before),
  ];
}

/** A table at rest on a canvas of its own. */
function painted({ scene, overlay, dress, corners }: Sitter, given: number | undefined): HTMLCanvasElement {
  const { width, height, card } = scene.metrics;
  const ratio = checkedRatio(width, height, given);
  const canvas = document.createElement('canvas');
  sizeCanvas(canvas, width, height, ratio);
  const atlas = atlasFor(atlasLook(dress, card.width, ratio));
  const ops = [...stillLayer(scene, new Set()), ...markLayer(scene, [], overlay), ...movingLayer(scene, [], overlay)];
  paint(canvas, ops, { palette: dress.palette, letters: dress.letters, atlas, ratio });
  cutCorners(canvas, corners, ratio);
  return canvas;
}

/** A picture of a table at rest, as a PNG. */
export async function picture(sitter: Sitter, pixelRatio: number | undefined): Promise<Blob> {
  const canvas = painted(sitter, pixelRatio);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('toBlob: this browser gives no picture of this size.');
  return blob;
}
