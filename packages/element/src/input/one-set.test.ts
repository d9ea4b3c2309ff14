import {
  destinations,
  Game,
  type GameState,
  isColumn,
  legalMoves,
  moveText,
  type Rules,
  variantNames,
} from '@canfield-game/engine';
import { describe, expect, it } from 'vitest';
import { dropTarget } from '../scene/hit-test.js';
import { layout } from '../scene/layout.js';
import { laneCount, metricsFor } from '../scene/metrics.js';
import { landingBox } from '../scene/overlay.js';
import { cardBox, type Scene } from '../scene/scene.js';
import { type GestureContext, gestureStep } from './gesture.js';
import { type Grab, grabAt } from './grab.js';

interface Position {
  readonly state: GameState;
  readonly rules: Rules;
}

/** Positions of a game played at random: each a step further, begun again when nothing is left to do. */
function* positions(variant: (typeof variantNames)[number], count: number): Generator<Position> {
  let seed = 12345;
  const random = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 0x100000000;
  let game = Game.random({ variant }, random);
  for (let step = 0; step < count; step++) {
    const moves = game.legalMoves();
    yield { state: game.state, rules: game.rules };
    const move = moves[Math.floor(random() * moves.length)];
    if (!move || step % 120 === 119) game = Game.random({ variant }, random);
    else game.play(move);
  }
}

const sceneOf = ({ state, rules }: Position): Scene =>
  layout(
    { state, rules },
    metricsFor(900, 640, { lanes: laneCount(rules.columns), openReserve: false, hand: 'right' }),
  );

const grabs = ({ state, rules }: Position, scene: Scene): Grab[] => {
  const hits = scene.cards.filter(({ covered }) => !covered);
  return hits.flatMap((hit) => grabAt(state, rules, hit) ?? []);
};

const text = (grab: Grab, to: string): string =>
  isColumn(grab.from) && to.startsWith('T') ? `${grab.from}x${grab.count}>${to}` : `${grab.from}>${to}`;

/** What a pointer can drop: each grab, put where each pile would take it. */
function byPointer(position: Position, scene: Scene): string[] {
  return grabs(position, scene).flatMap((grab) => {
    const targets = destinations(position.state, position.rules, grab.from, grab.count);
    return targets.flatMap((pile) => {
      const at = landingBox(scene, pile);
      const dropped = at && dropTarget(scene, cardBox(scene, at), targets);
      return dropped === pile ? [text(grab, pile)] : [];
    });
  });
}

/** What the keyboard can drop: each grab picked up and each pile of the table used. */
function byKeyboard({ state, rules }: Position, scene: Scene): string[] {
  const context: GestureContext = {
    tap: 'auto',
    targets: (grab) => destinations(state, rules, grab.from, grab.count),
  };
  return grabs({ state, rules }, scene).flatMap((grab) => {
    const held = gestureStep(
      { name: 'idle' },
      { type: 'activate', hit: { pile: grab.from, index: grab.index }, grab },
      context,
    );
    if (held.gesture.name !== 'held') return [];
    return scene.places.flatMap(({ pile, count }) => {
      const event = { type: 'activate', hit: { pile, index: count - 1 }, grab: undefined } as const;
      const { intent } = gestureStep(held.gesture, event, context);
      return intent?.type === 'drop' ? [text(grab, intent.to)] : [];
    });
  });
}

describe('R08: what can be dropped', () => {
  for (const variant of variantNames) {
    it(`is one set for pointer, keyboard and engine in 500 positions of ${variant}`, () => {
      let seen = 0;
      for (const position of positions(variant, 500)) {
        const scene = sceneOf(position);
        const engine = legalMoves(position.state, position.rules)
          .filter(({ type }) => type === 'move')
          .map(moveText)
          .sort();
        expect(byPointer(position, scene).sort()).toEqual(engine);
        expect(byKeyboard(position, scene).sort()).toEqual(engine);
        seen += engine.length;
      }
      expect(seen).toBeGreaterThan(50);
    });
  }
});
