import {
  Game,
  type GameState,
  legalMoves,
  play,
  type Rules,
  type VariantName,
  variantNames,
} from '@canfield-game/engine';
import fc from 'fast-check';
import { layout } from '../scene/layout.js';
import { type Hand, laneCount, metricsFor, naturalHeight, type TableShape } from '../scene/metrics.js';
import type { Scene } from '../scene/scene.js';

/** A position and the rules it is played by. */
export interface Position {
  readonly state: GameState;
  readonly rules: Rules;
}

/** How large a table is, in CSS px; without a height it takes its natural one. */
export interface TableSize {
  readonly width: number;
  readonly height?: number | undefined;
  readonly hand?: Hand;
}

/** The deal whose number is nearest to a fraction. */
export function dealOf(variant: VariantName, fraction: number): Position {
  const { state, rules } = Game.random({ variant }, () => fraction);
  return { state, rules };
}

/** The position after so many legal moves; a number picks each of them. */
export function afterMoves({ state, rules }: Position, picks: readonly number[]): Position {
  const end = picks.reduce((before, pick) => {
    const moves = legalMoves(before, rules);
    const outcome = play(before, rules, moves[pick % Math.max(1, moves.length)] ?? { type: 'draw' });
    return outcome.ok ? outcome.state : before;
  }, state);
  return { state: end, rules };
}

/** Positions of every variant that are reached by legal moves. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    variant: fc.constantFrom(...variantNames),
    fraction: fc.integer({ min: 0, max: 999_999 }).map((number) => number / 1_000_000),
    picks: fc.array(fc.nat({ max: 5039 }), { maxLength: 60, size: 'max' }),
  })
  .map(({ variant, fraction, picks }) => afterMoves(dealOf(variant, fraction), picks));

/** The shape of the table for a game. */
const shapeFor = (rules: Rules, hand: Hand = 'right'): TableShape => ({
  lanes: laneCount(rules.columns),
  openReserve: rules.openReserve,
  hand,
});

/** A position laid out on a table of a size. */
export function sceneFor({ state, rules }: Position, { width, height, hand }: TableSize): Scene {
  const shape = shapeFor(rules, hand);
  return layout({ state, rules }, metricsFor(width, height ?? naturalHeight(width, shape), shape));
}

/** Sizes of hosts from the narrowest phone to the widest wall, for both hands. */
export const anySize: fc.Arbitrary<TableSize> = fc.record({
  width: fc.oneof(fc.integer({ min: 280, max: 1400 }), fc.integer({ min: 280, max: 3840 })),
  height: fc.option(fc.integer({ min: 240, max: 2000 }), { nil: undefined }),
  hand: fc.constantFrom('right' as const, 'left' as const),
});
