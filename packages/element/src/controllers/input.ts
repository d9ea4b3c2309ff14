import { destinations, type GameState, type Rules } from '@canfield-game/engine';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Gesture, type GestureEvent, type GestureNote, gestureStep } from '../input/gesture.js';
import { type Grab, grabAt } from '../input/grab.js';
import { isMain, tablePoint } from '../input/pointer.js';
import type { Point } from '../scene/box.js';
import { dropTarget, type Hit, hitTest } from '../scene/hit-test.js';
import type { Pose } from '../scene/motion.js';
import { bare, draggedPoses, glowsOf, landingBox, type Overlay } from '../scene/overlay.js';
import { cardBox, lyingOf, type Scene } from '../scene/scene.js';
import { hangingBack, stepped, tailTime, type Trail, whereAt } from '../scene/trail.js';
import type { Intent, TapMode } from '../session/intent.js';

/** What hands and keys need of the tag they play on, and what they tell it. */
export interface InputHost extends ReactiveControllerHost {
  readonly scene: Scene | undefined;
  readonly tableElement: HTMLElement | undefined;
  readonly playing: { readonly state: GameState; readonly rules: Rules };
  readonly tapMode: TapMode;
  /** Whether nothing can be picked up. */
  readonly watchOnly: boolean;
  /** Whether things may move of themselves. */
  readonly moves: boolean;
  /** An intent, and the cards that were in the hand with where they were seen. */
  wants(intent: Intent, fromHand: readonly Pose[]): void;
  /** Something to tell about cards that were or are in the hand. */
  tells(note: GestureNote, grab: Grab | undefined, fromHand: readonly Pose[]): void;
  /** What lies over the table has changed. */
  overlayChanged(): void;
}

/** How long cards take to rise into the hand, in ms. */
const liftTime = 90;

/** Takes a pointer for an element; tells whether it could, for a pen may be gone by now, and a test has none at all. */
function captures(element: Element, { pointerId }: PointerEvent): boolean {
  try {
    element.setPointerCapture(pointerId);
    return true;
  } catch {
    return false;
  }
}

/** Where a point is on the first of some cards, in card widths from its top left. */
function gripAt(scene: Scene, grab: Grab, at: Point): Point {
  const { x, y } = lyingOf(scene, grab.cards[0]) ?? at;
  const { width } = scene.metrics.card;
  return { x: (at.x - x) / width, y: (at.y - y) / width };
}

/** Turns pointers and activations into gestures, and gestures into intents. */
export class InputController implements ReactiveController {
  readonly #host: InputHost;
  #gesture: Gesture = { name: 'idle' };
  #hover: Hit | undefined;
  #liftedAt = 0;
  /** The way of the pointer that is down. */
  #trail: Trail = [];
  /** Where the first card was taken, in card widths from its top left: it stays there on a table that gets another size. */
  #grip: Point = { x: 0, y: 0 };

  constructor(host: InputHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#gesture = { name: 'idle' };
    this.#hover = undefined;
  }

  /** What was picked up by keyboard or tap. */
  get held(): Grab | undefined {
    return this.#gesture.name === 'held' ? this.#gesture.grab : undefined;
  }

  /** Whether cards are under a pointer. */
  get dragging(): boolean {
    return this.#gesture.name === 'dragging';
  }

  /** Where what is held or dragged may go. */
  get targets() {
    const gesture = this.#gesture;
    return gesture.name === 'held' || gesture.name === 'dragging' ? this.#targets(gesture.grab) : [];
  }

  /** When cards in the hand are lifted, and all of them where the hand is, in ms on the clock of the frames. */
  get settled(): number {
    return Math.max(this.#liftedAt + liftTime, (this.#trail.at(-1)?.time ?? 0) + tailTime);
  }

  /** What lies over the table at a moment. */
  overlay(now: number): Overlay {
    const { scene } = this.#host;
    if (!scene) return bare;
    const gesture = this.#gesture;
    if (gesture.name === 'dragging') return this.#dragOverlay(scene, now);
    const glows = gesture.name === 'held' ? glowsOf(scene, this.#targets(gesture.grab), undefined) : [];
    return { ...bare, glows, hovered: this.#hoveredCard(scene), held: this.#heldBox(scene) };
  }

  /** Keyboard, switch or assistive technology used a card or place. */
  activate(hit: Hit): void {
    this.#step({ type: 'activate', hit, grab: this.#grab(hit) });
  }

  /** Backs out of whatever is going on; tells whether there was anything. */
  escape(): boolean {
    const { name } = this.#gesture;
    this.#step({ type: 'escape' });
    return name !== 'idle';
  }

  /** The table changes: whatever is held is let go without a word. */
  abort(): void {
    this.#gesture = { name: 'idle' };
    this.#hover = undefined;
    this.#host.overlayChanged();
  }

  readonly onDown = (event: PointerEvent): void => {
    const { scene, tableElement } = this.#host;
    if (!scene || !tableElement) return;
    const at = tablePoint(event, tableElement);
    const hit = hitTest(scene, at);
    const grab = hit && this.#grab(hit);
    const before = this.#gesture;
    this.#step({ type: 'down', pointer: event.pointerId, main: isMain(event), at, hit, grab });
    if (this.#gesture === before || !grab) return;
    this.#grip = gripAt(scene, grab, at);
    this.#trail = [{ ...at, time: event.timeStamp }];
    captures(tableElement, event);
  };

  readonly onMove = (event: PointerEvent): void => {
    const { scene, tableElement } = this.#host;
    if (!scene || !tableElement) return;
    const at = tablePoint(event, tableElement);
    if (event.pointerType === 'mouse' && this.#gesture.name === 'idle') this.#hoverOver(hitTest(scene, at));
    if (this.#gesture.name !== 'idle') this.#trail = stepped(this.#trail, { ...at, time: event.timeStamp });
    this.#step({ type: 'move', pointer: event.pointerId, at, pressed: (event.buttons & 1) === 1 });
  };

  readonly onUp = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#step({ type: 'up', pointer: event.pointerId, target: this.#dropTarget() });
  };

  readonly onCancel = (event: PointerEvent): void => {
    this.#step({ type: 'cancel', pointer: event.pointerId });
  };

  /**
   * Another button's release takes the capture away while the main one is still down, and so does a browser that learns of
   * the capture only after the hand has moved on: then it is taken again.
   */
  readonly onLostCapture = (event: PointerEvent): void => {
    const { name } = this.#gesture;
    const isDown = (name === 'pressed' || name === 'dragging') && (event.buttons & 1) === 1;
    const { tableElement } = this.#host;
    if (!isDown || !tableElement || !captures(tableElement, event)) this.onCancel(event);
  };

  readonly onLeave = (): void => {
    this.#hoverOver(undefined);
  };

  /** Neither a long press nor another button during a drag opens a menu over the game; else a mouse's menu stays the page's. */
  readonly onContextMenu = (event: MouseEvent): void => {
    const byMouse = !('pointerType' in event) || event.pointerType === 'mouse';
    if (!byMouse || this.dragging) event.preventDefault();
  };

  #grab(hit: Hit): Grab | undefined {
    const { state, rules } = this.#host.playing;
    return this.#host.watchOnly ? undefined : grabAt(state, rules, hit);
  }

  #targets(grab: Grab) {
    const { state, rules } = this.#host.playing;
    return destinations(state, rules, grab.from, grab.count);
  }

  #step(event: GestureEvent): void {
    const before = this.#gesture;
    const fromHand = this.#dragged(1, performance.now());
    const context = { tap: this.#host.tapMode, targets: (grab: Grab) => this.#targets(grab) };
    const { gesture, intent, note } = gestureStep(before, event, context);
    if (gesture === before && !intent && !note) return;
    this.#gesture = gesture;
    if (gesture.name === 'dragging' && before.name !== 'dragging') this.#liftedAt = performance.now();
    this.#host.overlayChanged();
    if (gesture.name !== before.name) this.#host.requestUpdate();
    const grab = 'grab' in gesture ? gesture.grab : this.#grabOf(before, event);
    if (note) this.#host.tells(note, grab, fromHand);
    if (intent) this.#host.wants(intent, fromHand);
  }

  #grabOf(before: Gesture, event: GestureEvent): Grab | undefined {
    if (event.type === 'activate' && before.name !== 'held') return event.grab;
    return before.name === 'idle' ? undefined : before.grab;
  }

  /** Where the first of the dragged cards is. */
  #dragPoint(scene: Scene): Point | undefined {
    const gesture = this.#gesture;
    return gesture.name === 'dragging' ? this.#underHand(scene, gesture.at) : undefined;
  }

  /** Where a card lies that is held at the grip. */
  #underHand(scene: Scene, hand: Point): Point {
    const { width } = scene.metrics.card;
    return { x: hand.x - this.#grip.x * width, y: hand.y - this.#grip.y * width };
  }

  #dragged(lift: number, now: number): Pose[] {
    const { scene } = this.#host;
    const gesture = this.#gesture;
    if (!scene || gesture.name !== 'dragging') return [];
    const { cards } = gesture.grab;
    const at = this.#underHand(scene, gesture.at);
    return draggedPoses(scene, { cards, at, tail: this.#tailOf(scene, at, now), lift });
  }

  #tailOf(scene: Scene, at: Point, now: number): Point {
    const hand = this.#host.moves ? whereAt(this.#trail, now - tailTime) : undefined;
    return hand ? hangingBack(at, this.#underHand(scene, hand), scene.metrics.card.width) : at;
  }

  #dropTarget(targets = this.targets) {
    const { scene } = this.#host;
    const at = scene && this.#dragPoint(scene);
    return at ? dropTarget(scene, cardBox(scene, at), targets) : undefined;
  }

  #dragOverlay(scene: Scene, now: number): Overlay {
    const lift = Math.max(0, Math.min(1, (now - this.#liftedAt) / liftTime));
    const { targets } = this;
    return { ...bare, dragged: this.#dragged(lift, now), glows: glowsOf(scene, targets, this.#dropTarget(targets)) };
  }

  #hoverOver(hit: Hit | undefined): void {
    const before = this.#hover;
    if (before?.pile === hit?.pile && before?.index === hit?.index) return;
    this.#hover = hit;
    this.#host.overlayChanged();
  }

  #hoveredCard(scene: Scene) {
    const hit = this.#hover;
    if (!hit || !this.#grab(hit)) return null;
    return scene.cards.find(({ pile, index }) => pile === hit.pile && index === hit.index)?.card ?? null;
  }

  #heldBox(scene: Scene) {
    const { held } = this;
    if (!held) return null;
    const first = lyingOf(scene, held.cards[0]);
    const last = landingBox(scene, held.from);
    if (!first || !last) return null;
    return { ...last, y: first.y, height: last.y + last.height - first.y };
  }
}
