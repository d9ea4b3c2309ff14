import type { Card, Change } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { atlasFor, type AtlasLook, type CardAtlas } from '../paint/card-atlas.js';
import { print, sizeCanvas } from '../paint/canvas-2d.js';
import { markLayer, movingLayer, stillLayer } from '../paint/display-list.js';
import { Flock } from '../paint/flock.js';
import { FrameLoop } from '../paint/frame-loop.js';
import { Ground } from '../paint/ground.js';
import { Sprite } from '../paint/sprite.js';
import { type Cause, inFlight, plan, type Plan, type Poses, posesAt, refitted, still } from '../scene/motion.js';
import { bare, type Overlay } from '../scene/overlay.js';
import { largeFaceBelow } from '../scene/metrics.js';
import type { Scene } from '../scene/scene.js';

/** How the picture gets to a new scene. */
export interface Passage {
  readonly cause: Cause;
  readonly changes: readonly Change[];
  /** Where cards come from that are not where they were last painted: under a finger, or all on the stock. */
  readonly from?: Poses;
}

/** What lies over the table at a moment, in ms on the clock of the frames. */
export type OverlayAt = (now: number) => Overlay;

const noOverlay: OverlayAt = () => bare;

/** The part of a look that does not depend on the size of the table. */
export type Dress = Pick<AtlasLook, 'palette' | 'back' | 'inks' | 'letters'>;

/** A canvas larger than this many pixels gets fewer for each CSS px. */
export const mostPixels = 16_000_000;

/** Canvas pixels for each CSS px of a table, as the screen has them. */
export const ratioFor = (width: number, height: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));

/** Cards in the hand are on whole pixels, so that what a hand moves is the same picture in another place. */
const onPixels = (overlay: Overlay, ratio: number): Overlay => {
  const whole = (px: number): number => Math.round(px * ratio) / ratio;
  return { ...overlay, dragged: overlay.dragged.map((pose) => ({ ...pose, x: whole(pose.x), y: whole(pose.y) })) };
};

/** No cards that could be away from their places. */
const nothingShown = 'unknown';

/**
 * Shows scenes on a canvas that is painted only when it changes; what marks it and what moves are sprites over it. Frames are asked
 * for only while something moves.
 */
export class RenderController implements ReactiveController {
  readonly #loop = new FrameLoop((now) => this.#frame(now));
  readonly #ground = new Ground();
  readonly #marks = new Sprite(print);
  readonly #moving = new Flock();
  #scene: Scene | undefined;
  #course: Plan = still;
  #overlay: OverlayAt = noOverlay;
  #restless = 0;
  #look: Dress | undefined;
  #lookKey = '';
  #atlas: CardAtlas | undefined;
  #ratio = 1;
  #cardWidth = 0;
  /** Which cards are away from their places on the canvas. */
  #away = nothingShown;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#loop.stop();
    this.#marks.clear();
    this.#moving.clear();
    this.#course = still;
    this.#overlay = noOverlay;
  }

  /** Where every card is seen now. */
  get poses(): Poses {
    return this.#scene ? posesAt(this.#scene, this.#course, performance.now()) : new Map();
  }

  /** The canvas to paint on. */
  attach(canvas: HTMLCanvasElement): void {
    this.#ground.attach(canvas);
  }

  /** The look that cards and table have from now on. */
  dress(look: Dress): void {
    const key = JSON.stringify(look);
    if (key === this.#lookKey) return;
    this.#lookKey = key;
    this.#look = look;
    this.#repaint();
  }

  /** Shows a scene: at once, or on its way there. The scene that is shown already goes on as it was. */
  show(scene: Scene, passage?: Passage): void {
    if (scene !== this.#scene || passage) this.#turnTo(scene, passage);
    this.#paintNow();
  }

  #turnTo(scene: Scene, passage: Passage | undefined): void {
    const course = passage ? this.#planned(scene, passage) : this.#refitted(scene);
    this.#scene = scene;
    this.#course = course;
    this.#away = nothingShown;
  }

  /** Nothing that was painted has the right look or size. */
  #repaint(): void {
    this.#atlas = undefined;
    this.#away = nothingShown;
    this.#ground.forget();
    this.#marks.forget();
    this.#moving.forget();
  }

  #planned(scene: Scene, { cause, changes, from }: Passage): Plan {
    const poses = new Map([...this.poses, ...(from ?? [])]);
    return plan(poses, scene, performance.now(), cause, changes);
  }

  /** The table got another size: what is on its way goes on. Other cards lie there: they are shown at once. */
  #refitted(scene: Scene): Plan {
    const before = this.#scene;
    const same = before?.cards.every(({ card }, position) => scene.cards[position]?.card === card) ?? false;
    return before && same ? refitted(this.#course, before, scene) : still;
  }

  /** Shows what lies over the table from now on. @param until when it comes to rest, in ms on the clock of the frames. */
  lay(overlay: OverlayAt, until: number): void {
    this.#overlay = overlay;
    this.#restless = until;
    this.#loop.start();
  }

  #paintNow(): void {
    if (this.#frame(performance.now())) this.#loop.start();
  }

  #frame(now: number): boolean {
    const { width, height } = this.#scene?.metrics ?? { width: 0, height: 0 };
    const { canvas } = this.#ground;
    if (!this.#scene || !canvas || !this.#look || width < 1 || height < 1) return false;
    this.#fit(canvas, width, height);
    this.#atlas ??= atlasFor(atlasLook(this.#look, this.#scene.metrics.card.width, this.#ratio));
    this.#paintLayers(this.#scene, canvas, this.#look, this.#atlas, now);
    return now < Math.max(this.#course.end, this.#restless);
  }

  #paintLayers(
    scene: Scene,
    canvas: HTMLCanvasElement,
    { palette, letters }: Dress,
    atlas: CardAtlas,
    now: number,
  ): void {
    const flying = inFlight(this.#course, now);
    const overlay = onPixels(this.#overlay(now), this.#ratio);
    const away = new Set<Card>([...flying, ...overlay.dragged].map((pose) => pose.card));
    const paintbox = { palette, letters, atlas, ratio: this.#ratio };
    const places = [...away].join();
    if (places !== this.#away) this.#ground.show(stillLayer(scene, away), paintbox);
    this.#away = places;
    const top = this.#ground.top ?? canvas;
    this.#marks.show(top, markLayer(scene, flying, overlay), paintbox);
    this.#moving.show(this.#marks.canvas ?? top, movingLayer(scene, flying, overlay), paintbox);
  }

  #fit(canvas: HTMLCanvasElement, width: number, height: number): void {
    const ratio = ratioFor(width, height);
    const before = `${canvas.width} ${canvas.height} ${this.#ratio} ${this.#cardWidth}`;
    this.#ratio = ratio;
    sizeCanvas(canvas, width, height, ratio);
    this.#cardWidth = this.#scene?.metrics.card.width ?? 0;
    if (before === `${canvas.width} ${canvas.height} ${ratio} ${this.#cardWidth}`) return;
    this.#repaint();
  }
}

/** How cards look that are as wide as this, in CSS px. */
export const atlasLook = (dress: Dress, cardWidth: number, ratio: number): AtlasLook => ({
  ...dress,
  style: cardWidth < largeFaceBelow ? 'large' : 'standard',
  cardWidth,
  ratio,
});
