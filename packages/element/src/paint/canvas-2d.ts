import type { Card } from '@canfield-game/engine';
import { faceWidth, type FaceStep, pip, text } from '@canfield-game/themes';
import { type Box, grown, type Point } from '../scene/box.js';
import { cardRatio } from '../scene/metrics.js';
import type { Emptiness } from '../scene/scene.js';
import type { CardPicture, CardPictures } from './pictures.js';
import type { PaintOp } from './display-list.js';
import { inkColour, type Letters, type Palette, type SuitInks } from './palette.js';

/** What a 2d context may be of: a canvas on the page, or one that only keeps a picture. */
export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What can be painted on. */
type Sheet = HTMLCanvasElement | OffscreenCanvas;

/** What a picture is painted with. */
export interface Paintbox {
  readonly palette: Palette;
  readonly atlas: CardPictures;
  /** Canvas pixels for each CSS px. */
  readonly ratio: number;
  readonly letters: Letters;
  /** The cloth of the whole table, where it is painted already. */
  readonly cloth?: HTMLCanvasElement;
}

/** The corner of a card, as a part of its width. */
const cornerPart = 0.07;

function contextOf(canvas: Sheet): Context {
  const context = canvas instanceof OffscreenCanvas ? canvas.getContext('2d') : canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2d context for the canvas.');
  return context;
}

/** Whether nothing is seen through these colours: an opaque one is given back in six figures. One written in another space counts as clear. */
export function isOpaque(colours: readonly string[]): boolean {
  const context = contextOf(new OffscreenCanvas(1, 1));
  return colours.every((colour) => {
    context.fillStyle = colour;
    return String(context.fillStyle).startsWith('#');
  });
}

/** Gives a canvas its size in pixels, if it has another one. */
export function sizeCanvas(canvas: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  const pixels = { width: Math.round(width * ratio), height: Math.round(height * ratio) };
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
}

function roundedBox(context: Context, box: Box, radius: number): void {
  context.beginPath();
  // On a table of next to no width a corner less a hairline is less than none, which a canvas refuses.
  context.roundRect(box.x, box.y, box.width, box.height, Math.max(0, radius));
}

/** The outlines of a path that are closed, or those that are open. */
const outlines = (d: string, closed: boolean): string =>
  d
    .split(/(?=M)/)
    .filter((outline) => /z$/i.test(outline) === closed)
    .join('');

/** Closed lines have no ends, but some browsers draw round ones all the same where a line is thinner than a pixel. */
function strokePath(context: Context, d: string): void {
  const [closed, open] = [outlines(d, true), outlines(d, false)];
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  if (closed) context.stroke(new Path2D(closed));
  context.lineCap = 'round';
  if (open) context.stroke(new Path2D(open));
}

function paintStep(context: Context, step: FaceStep, colour: (ink: NonNullable<FaceStep['fill']>) => string): void {
  const [x, y, scale, degrees = 0] = step.at ?? [0, 0, 1];
  context.save();
  context.translate(x, y);
  context.rotate((degrees * Math.PI) / 180);
  context.scale(scale, scale);
  if (step.fill) {
    context.fillStyle = colour(step.fill);
    context.fill(new Path2D(step.d));
  }
  if (step.stroke) {
    context.strokeStyle = colour(step.stroke);
    context.lineWidth = (step.width ?? 1) / scale;
    strokePath(context, step.d);
  }
  context.restore();
}

/** In face units: nothing that is turned about the middle of a card comes up to here. */
const turnedBelow = 560;

function paintSteps(
  context: Context,
  steps: readonly FaceStep[],
  colour: (ink: NonNullable<FaceStep['fill']>) => string,
  seen = Infinity,
): void {
  for (const step of steps) {
    paintStep(context, step, colour);
    if (!step.turn || seen < turnedBelow) continue;
    context.save();
    context.translate(1000, 1400);
    context.rotate(Math.PI);
    paintStep(context, step, colour);
    context.restore();
  }
}

/** What is drawn on one side of a card. */
export interface CardSide {
  readonly steps: readonly FaceStep[];
  /** The card whose face it is; null for a back. */
  readonly card: Card | null;
  readonly palette: Palette;
  readonly inks: SuitInks;
  /** How far down it is seen, in CSS px: what is turned to lie below that is left out. */
  readonly seen: number;
}

function throwContactShadow(
  context: Context,
  cardWidth: number,
  { palette, ratio }: Pick<Paintbox, 'palette' | 'ratio'>,
): void {
  context.shadowColor = palette.shadow;
  context.shadowBlur = 0.035 * cardWidth * ratio;
  context.shadowOffsetX = 0.008 * cardWidth * ratio;
  context.shadowOffsetY = 0.014 * cardWidth * ratio;
}

/** Paints the paper of a card with its soft contact shadow. */
export function paintPaper(canvas: HTMLCanvasElement, box: Box, palette: Palette, pixels: number): void {
  const context = contextOf(canvas);
  context.scale(pixels, pixels);
  roundedBox(context, box, cornerPart * box.width);
  throwContactShadow(context, box.width, { palette, ratio: pixels });
  context.fillStyle = palette.paper;
  context.fill();
}

/** Paints a card's side: on its paper the drawing, clipped to it, and a hairline edge. */
export function paintCardSide(
  canvas: HTMLCanvasElement,
  paper: HTMLCanvasElement,
  box: Box,
  side: CardSide,
  pixels: number,
): void {
  const context = contextOf(canvas);
  const { palette, card, inks } = side;
  const radius = cornerPart * box.width;
  context.drawImage(paper, 0, 0);
  context.scale(pixels, pixels);
  context.save();
  roundedBox(context, box, radius);
  context.clip();
  context.translate(box.x, box.y);
  context.scale(box.width / faceWidth, box.width / faceWidth);
  const seen = (side.seen / box.width) * faceWidth;
  paintSteps(context, side.steps, (ink) => inkColour(palette, ink, card, inks), seen);
  context.restore();
  const hairline = 1 / pixels;
  roundedBox(context, grown(box, -hairline / 2), radius - hairline / 2);
  context.strokeStyle = palette['paper-edge'];
  context.lineWidth = hairline;
  context.stroke();
}

/** Paints the wide shadow of a lifted card. */
export function paintLiftedShadow(canvas: HTMLCanvasElement, box: Box, palette: Palette, pixels: number): void {
  const context = contextOf(canvas);
  const far = 4 * canvas.width;
  context.scale(pixels, pixels);
  context.shadowColor = palette['shadow-lifted'];
  context.shadowBlur = 0.16 * box.width * pixels;
  context.shadowOffsetX = far;
  context.shadowOffsetY = 0.07 * box.width * pixels;
  context.fillStyle = '#000';
  roundedBox(context, { ...box, x: box.x - far / pixels }, cornerPart * box.width);
  context.fill();
}

/** Paints a tile of grain for the cloth: the same specks every time. */
export function paintGrain(canvas: HTMLCanvasElement, palette: Palette): void {
  const context = contextOf(canvas);
  context.fillStyle = palette.grain;
  let seed = 7;
  const next = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 0x100000000) * limit);
  };
  for (let speck = 0; speck < canvas.width * 12; speck++) {
    context.fillRect(next(canvas.width), next(canvas.height), 1 + next(2), 1);
  }
}

function lightOf(context: Context, box: Box, palette: Palette): CanvasGradient {
  const reach = Math.hypot(box.width, box.height) * 0.72;
  const light = context.createRadialGradient(
    box.width * 0.42,
    box.height * 0.3,
    0,
    box.width * 0.45,
    box.height * 0.4,
    reach,
  );
  light.addColorStop(0, palette.cloth);
  light.addColorStop(1, palette['cloth-edge']);
  return light;
}

/** Nothing of it is left to the context: after a gradient Chromium dithers shadows too, and a pile would not be what it is elsewhere. */
function paintCloth(context: Context, box: Box, { palette, atlas, ratio, cloth }: Paintbox): void {
  if (cloth) {
    context.drawImage(cloth, 0, 0, cloth.width / ratio, cloth.height / ratio);
    return;
  }
  context.save();
  context.fillStyle = lightOf(context, box, palette);
  context.fillRect(box.x, box.y, box.width, box.height);
  const grain = context.createPattern(atlas.grain(), 'repeat');
  context.scale(1 / ratio, 1 / ratio);
  context.fillStyle = grain ?? '#0000';
  context.fillRect(0, 0, box.width * ratio, box.height * ratio);
  context.restore();
}

/** Runs a drawing in face units inside a box of the table. */
function inFace(context: Context, box: Box, draw: () => void): void {
  context.save();
  context.translate(box.x, box.y);
  context.scale(box.width / faceWidth, box.width / faceWidth);
  draw();
  context.restore();
}

function paintWaiting(
  context: Context,
  empty: Extract<Emptiness, { kind: 'foundation' }>,
  { palette, letters }: Paintbox,
): void {
  const colour = () => palette['place-ink'];
  if (empty.suit !== null) {
    paintSteps(context, [{ d: pip(empty.suit), fill: 'place-ink', at: [310, 300, 3.8] }], colour);
  }
  if (empty.rank !== null) {
    paintSteps(context, text(letters[empty.rank] ?? '', 500, 830, 260, 'place-ink', 'centre'), colour);
  }
}

const turnOverMark: readonly FaceStep[] = [
  { d: 'M700 560A240 240 0 1 0 740 700', stroke: 'place-ink', width: 60 },
  { d: 'M730 420V580H570', stroke: 'place-ink', width: 60 },
];

const spentMark: readonly FaceStep[] = [{ d: 'M320 700H680', stroke: 'place-ink', width: 60 }];

function paintEmptiness(context: Context, empty: Emptiness, paintbox: Paintbox): void {
  const colour = () => paintbox.palette['place-ink'];
  if (empty.kind === 'foundation') paintWaiting(context, empty, paintbox);
  if (empty.kind === 'stock') paintSteps(context, empty.redeal === 'none' ? spentMark : turnOverMark, colour);
}

function paintPlace(context: Context, box: Box, empty: Emptiness, paintbox: Paintbox): void {
  const { palette } = paintbox;
  const line = Math.max(1, 0.014 * box.width);
  roundedBox(context, grown(box, -line / 2), cornerPart * box.width);
  context.fillStyle = palette['place-fill'];
  context.fill();
  context.strokeStyle = palette.place;
  context.lineWidth = line;
  context.stroke();
  inFace(context, box, () => paintEmptiness(context, empty, paintbox));
}

function paintChip(context: Context, op: Extract<PaintOp, { op: 'chip' }>, { palette }: Paintbox): void {
  const word = String(op.count);
  const mark = op.kind === 'redeals' ? 0.72 : 0;
  const width = Math.max(op.height * 1.5, op.height * (0.7 + 0.42 * word.length + mark));
  roundedBox(context, { x: op.x - width / 2, y: op.y - op.height / 2, width, height: op.height }, op.height / 2);
  context.fillStyle = palette.chip;
  context.fill();
  context.save();
  context.translate(op.x, op.y);
  context.scale(op.height, op.height);
  const figures = text(word, mark / 2, -0.29, 0.58, 'chip-ink', 'centre');
  const turns =
    mark === 0 ? [] : turnOverMark.map((step) => ({ ...step, at: [-0.62, -0.62, 0.00088] as const, width: 0.085 }));
  paintSteps(context, [...turns, ...figures], () => palette['chip-ink']);
  context.restore();
}

function paintGlow(
  context: Context,
  { box, strong, open }: Extract<PaintOp, { op: 'glow' }>,
  { palette }: Paintbox,
): void {
  const line = Math.max(2, box.width * (strong ? 0.045 : 0.028));
  context.globalAlpha = strong ? 1 : 0.75;
  roundedBox(context, grown(box, line / 2), cornerPart * box.width + line / 2);
  context.fillStyle = palette['glow-fill'];
  if (!open) context.fill();
  context.strokeStyle = palette.glow;
  context.lineWidth = line;
  context.stroke();
  context.globalAlpha = 1;
}

function paintHeld(context: Context, box: Box, { palette }: Paintbox): void {
  roundedBox(context, grown(box, 2.5), cornerPart * box.width + 2.5);
  context.strokeStyle = palette['focus-gap'];
  context.lineWidth = 6;
  context.stroke();
  context.strokeStyle = palette.accent;
  context.lineWidth = 3;
  context.stroke();
}

function drawPicture(context: Context, picture: CardPicture, box: Box): void {
  const { canvas, margin, width, height } = picture;
  context.drawImage(canvas, box.x - margin, box.y - margin, width, height);
}

/** Draws the part of a picture that lies in a box. */
function drawWithin(context: Context, picture: CardPicture, box: Box, within: Box): void {
  const { canvas, margin, width, height } = picture;
  const [left, top] = [box.x - margin, box.y - margin];
  const [x, y] = [Math.max(left, within.x), Math.max(top, within.y)];
  const wide = Math.min(left + width, within.x + within.width) - x;
  const high = Math.min(top + height, within.y + within.height) - y;
  const pixels = canvas.width / width;
  const from = [(x - left) * pixels, (y - top) * pixels, wide * pixels, high * pixels] as const;
  if (wide > 0 && high > 0) context.drawImage(canvas, ...from, x, y, wide, high);
}

/** A card at rest sits on whole pixels, where its lines are sharp. */
function aligned(box: Box, ratio: number): Box {
  return { ...box, x: Math.round(box.x * ratio) / ratio, y: Math.round(box.y * ratio) / ratio };
}

/** The box around cards on whole pixels: the last of them lies in its lower right corner. */
function alignedHull(hull: Box, card: Pick<Box, 'width' | 'height'>, ratio: number): Box {
  const { x, y } = aligned(hull, ratio);
  const last = aligned({ ...hull, x: hull.x + hull.width - card.width, y: hull.y + hull.height - card.height }, ratio);
  const whole = (px: number): number => Math.round(px * ratio) / ratio;
  return { x, y, width: last.x - x + whole(card.width), height: last.y - y + whole(card.height) };
}

/** The part of a pile's box in which a card of it is seen. */
function seenOf(hull: Box, card: Box, seen = Infinity): Box {
  return { ...hull, height: Math.min(hull.height, card.y + seen - hull.y) };
}

/** Only the left half of a card, whose middle is the origin, is painted from now on, with its shadow. */
function clipToLeft(context: Context, { width, height }: Box): void {
  context.beginPath();
  context.rect(-width, -height, width, 2 * height);
  context.clip();
}

/** A lifted card is seen over the place where it would lie, in its own size: made larger it would lose its sharp lines. */
const raised = (box: Box, lift: number): Box => ({ ...box, y: box.y - 0.03 * lift * box.width });

function paintTurned(context: Context, op: Extract<PaintOp, { op: 'card' }>, { atlas, ratio }: Paintbox): void {
  const picture = op.turn > 0.5 ? atlas.face(op.card, op.strip, op.seen) : atlas.back();
  const narrowing = Math.abs(Math.cos(Math.PI * op.turn));
  const box = aligned(raised(op.box, op.lift), ratio);
  if (narrowing === 1 && op.angle === 0) {
    if (op.within) drawWithin(context, picture, box, seenOf(alignedHull(op.within, op.box, ratio), box, op.seen));
    else drawPicture(context, picture, box);
    return;
  }
  context.save();
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  context.rotate(op.angle);
  context.scale(Math.max(0.01, narrowing), 1);
  if (op.half) clipToLeft(context, box);
  drawPicture(context, picture, { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height });
  context.restore();
}

function paintShadow(context: Context, box: Box, lift: number, { atlas, ratio }: Paintbox): void {
  context.globalAlpha = lift;
  drawPicture(context, atlas.liftedShadow(), aligned(box, ratio));
  context.globalAlpha = 1;
}

/** One shadow for all the cards that lie on each other. */
function paintContact(context: Context, op: Extract<PaintOp, { op: 'contact' }>, paintbox: Paintbox): void {
  context.save();
  throwContactShadow(context, op.cardWidth, paintbox);
  context.fillStyle = paintbox.palette.paper;
  const card = { width: op.cardWidth, height: op.cardWidth * cardRatio };
  roundedBox(context, alignedHull(op.box, card, paintbox.ratio), cornerPart * op.cardWidth);
  context.fill();
  context.restore();
}

function paintCard(context: Context, op: Extract<PaintOp, { op: 'card' }>, paintbox: Paintbox): void {
  paintTurned(context, op, paintbox);
  if (!op.hovered) return;
  roundedBox(context, aligned(op.box, paintbox.ratio), cornerPart * op.box.width);
  context.fillStyle = paintbox.palette.hover;
  context.fill();
}

/** Pale print on paper: what lies under it is not seen through it. */
function paintGhost(context: Context, card: Card, box: Box, { atlas, palette, ratio }: Paintbox): void {
  const at = aligned(box, ratio);
  roundedBox(context, at, cornerPart * at.width);
  context.fillStyle = palette.paper;
  context.fill();
  context.globalAlpha = 0.5;
  drawPicture(context, atlas.face(card), at);
  context.globalAlpha = 1;
}

function paintOp(context: Context, op: PaintOp, paintbox: Paintbox): void {
  switch (op.op) {
    case 'cloth':
      return paintCloth(context, op.box, paintbox);
    case 'place':
      return paintPlace(context, aligned(op.box, paintbox.ratio), op.empty, paintbox);
    case 'card':
      return paintCard(context, op, paintbox);
    case 'contact':
      return paintContact(context, op, paintbox);
    case 'shadow':
      return paintShadow(context, op.box, op.lift, paintbox);
    case 'chip':
      return paintChip(context, op, paintbox);
    case 'glow':
      return paintGlow(context, op, paintbox);
    case 'held':
      return paintHeld(context, op.box, paintbox);
    case 'ghost':
      return paintGhost(context, op.card, op.box, paintbox);
  }
}

/** Radii in CSS px, clockwise from the top left. */
export type Corners = readonly [number, number, number, number];

/** Cuts the corners of a picture off. */
export function cutCorners(canvas: HTMLCanvasElement, corners: Corners, ratio: number): void {
  if (corners.every((radius) => radius === 0)) return;
  const context = contextOf(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = '#000';
  context.beginPath();
  context.roundRect(
    0,
    0,
    canvas.width,
    canvas.height,
    corners.map((radius) => radius * ratio),
  );
  context.fill();
}

const topLeft: Point = { x: 0, y: 0 };

/** From here on everything is painted in CSS px of the table, of which a point on whole pixels is the canvas's top left. */
const lookFrom = (context: Context, { x, y }: Point, ratio: number): void => {
  context.setTransform(ratio, 0, 0, ratio, -Math.round(x * ratio), -Math.round(y * ratio));
};

/**
 * Paints a list from nothing: the one place that runs paint operations.
 * @param origin the point of the table that is the canvas's top left
 */
export function paint(canvas: Sheet, ops: readonly PaintOp[], paintbox: Paintbox, origin = topLeft): void {
  const context = contextOf(canvas);
  const { ratio } = paintbox;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  lookFrom(context, origin, ratio);
  for (const op of ops) paintOp(context, op, paintbox);
}

/** Whether this is a Chromium, as far as it says so: others paint just as well on the canvas itself, and WebKitGTK 2.50 breaks down over bitmaps that follow each other fast. */
const takesPictures = (): boolean => 'userAgentData' in navigator;

/**
 * Shows a finished picture on a canvas that nothing else paints on. A canvas that is painted on Chromium copies with every frame of the page
 * where it draws in software, whether anything on it is new or not; a picture that is handed over it copies once.
 */
export function print(canvas: HTMLCanvasElement, ops: readonly PaintOp[], paintbox: Paintbox, origin = topLeft): void {
  if (!takesPictures()) {
    paint(canvas, ops, paintbox, origin);
    return;
  }
  const sheet = new OffscreenCanvas(canvas.width, canvas.height);
  paint(sheet, ops, paintbox, origin);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(sheet.transferToImageBitmap());
}
