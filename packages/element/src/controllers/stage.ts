import type { Game, GameState } from '@canfield-game/engine';
import { layout } from '../scene/layout.js';
import { type Hand, laneCount, metricsFor, naturalHeight, type TableShape } from '../scene/metrics.js';
import { type Pose, undealtPoses } from '../scene/motion.js';
import type { Scene } from '../scene/scene.js';
import type { Dress, Passage, RenderController } from './render.js';

const posesOf = (poses: readonly Pose[]) => new Map(poses.map((pose) => [pose.card, pose]));

/** Lays the game of one tag out in the room it has, and sees the picture from one scene to the next. */
export class Stage {
  readonly #render: RenderController;
  #width = 0;
  #height = 0;
  #laidOut: { readonly state: GameState; readonly key: string; readonly scene: Scene } | undefined;
  #passage: Passage | undefined;
  #hand: readonly Pose[] = [];

  constructor(render: RenderController) {
    this.#render = render;
  }

  /** Takes the room there is, in CSS px; tells whether it is another one. */
  resize(width: number, height: number): boolean {
    const same = width === this.#width && height === this.#height;
    this.#width = width;
    this.#height = height;
    return !same;
  }

  /** The width there is, in CSS px. */
  get width(): number {
    return this.#width;
  }

  /** The height of a table that follows its width, in CSS px; undefined before the width is known. */
  naturalHeight(game: Game, hand: Hand): number | undefined {
    return this.#width > 0 ? naturalHeight(this.#width, shapeOf(game, hand)) : undefined;
  }

  /** The scene of a game. It stays the same object while nothing of it changes, so that a picture on its way is not cut short. */
  sceneOf(game: Game, hand: Hand): Scene | undefined {
    if (this.#width < 1 || this.#height < 1) return undefined;
    const { state } = game;
    const metrics = metricsFor(this.#width, this.#height, shapeOf(game, hand));
    const key = JSON.stringify(metrics);
    if (this.#laidOut?.state !== state || this.#laidOut.key !== key) {
      this.#laidOut = { state, key, scene: layout(game, metrics) };
    }
    return this.#laidOut.scene;
  }

  /** The scene of a game on a table of this width, in CSS px, as high as suits it. */
  sceneAt(width: number, game: Game, hand: Hand): Scene {
    const shape = shapeOf(game, hand);
    return layout(game, metricsFor(width, naturalHeight(width, shape), shape));
  }

  /** While something is tried, cards set out from the hand they are in. */
  fromHand<Result>(poses: readonly Pose[], attempt: () => Result): Result {
    this.#hand = poses;
    const result = attempt();
    this.#hand = [];
    return result;
  }

  /** The next scene is reached on this passage. */
  changing(passage: Passage): void {
    this.#passage = this.#hand.length > 0 ? { ...passage, from: posesOf(this.#hand) } : passage;
  }

  /** Cards go back from the hand to where they lay. */
  springBack(poses: readonly Pose[]): void {
    if (poses.length > 0) this.#passage = { cause: 'back', changes: [], from: posesOf(poses) };
  }

  /** Shows a scene, with its passage where things may move. */
  show(scene: Scene, dress: Dress, moves: boolean): void {
    this.#render.dress(dress);
    const passage = this.#passage;
    this.#passage = undefined;
    const from = passage?.cause === 'deal' ? { from: undealtPoses(scene) } : {};
    this.#render.show(scene, passage && moves ? { ...passage, ...from } : undefined);
  }

  /** Shows the table of a scene without what lies on it; the passage to the scene is still to come. */
  showBare(scene: Scene, dress: Dress): void {
    this.#render.dress(dress);
    this.#render.show(bareScene(scene));
  }

  /** Nobody looks any more: the next scene is shown at once. */
  leave(): void {
    this.#passage = undefined;
  }
}

/** The table of a scene without what lies on it. */
export const bareScene = (scene: Scene): Scene => ({ ...scene, places: [], cards: [], chips: [] });

const shapeOf = ({ rules }: Game, hand: Hand): TableShape => ({
  lanes: laneCount(rules.columns),
  openReserve: rules.openReserve,
  hand,
});
