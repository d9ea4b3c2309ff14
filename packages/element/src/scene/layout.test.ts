import { Game, type GameState, legalMoves, play, resolveRules, type Rules, variantNames } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterMoves, anyPosition, anySize, dealOf, sceneFor } from '../test/positions.js';
import { layout } from './layout.js';
import { laneCount, metricsFor, naturalHeight, type TableShape } from './metrics.js';
import { cardBox, type CountChip, placeOf, type Scene } from './scene.js';
import { type Box, overlapOf } from './box.js';

const widths = [280, 320, 390, 599, 600, 768, 1024, 1280, 1920, 3840];

const shapeOf = (rules: Rules, hand: 'right' | 'left' = 'right'): TableShape => ({
  lanes: laneCount(rules.columns),
  openReserve: rules.openReserve,
  hand,
});

function sceneOf(
  game: { state: GameState; rules: Rules },
  width: number,
  hand: 'right' | 'left' = 'right',
  height?: number,
): Scene {
  const shape = shapeOf(game.rules, hand);
  return layout(game, metricsFor(width, height ?? naturalHeight(width, shape), shape));
}

/** Positions of a game that is played at random, always the same way. */
function positions(game: Game, count: number): GameState[] {
  let { state } = game;
  return Array.from({ length: count }, (_, step) => {
    const moves = legalMoves(state, game.rules);
    const outcome = play(state, game.rules, moves[(step * 7919) % Math.max(1, moves.length)] ?? { type: 'draw' });
    if (outcome.ok) state = outcome.state;
    return state;
  });
}

/** The cards that are not wholly on the table. */
function strays(scene: Scene): unknown[] {
  const { width, height, card } = scene.metrics;
  return scene.cards.filter(
    ({ x, y }) => x < 0 || y < 0 || x + card.width > width + 0.01 || y + card.height > height + 0.01,
  );
}

/** A column as long as a column can get: one run of 26 cards. */
function longColumn(): { state: GameState; rules: Rules } {
  const game = Game.fromCode(knownDeal.code);
  const { state, rules } = game;
  const run = Array.from({ length: 26 }, (_, step) => 13 * (step % 2) + ((25 - step) % 13));
  return { state: { ...state, tableau: [run, [], [], []] }, rules };
}

describe('a table', () => {
  for (const variant of variantNames) {
    it(`has room for every card of ${variant} at every width and for both hands`, () => {
      const rules = resolveRules({ variant });
      if (!rules.ok) throw new Error(variant);
      const game = Game.random(rules.value, () => 0.42);
      const found = positions(game, 60).flatMap((state) =>
        widths.flatMap((width) => [
          ...strays(sceneOf({ state, rules: game.rules }, width)),
          ...strays(sceneOf({ state, rules: game.rules }, width, 'left')),
        ]),
      );
      expect(found).toEqual([]);
    });
  }

  it('squeezes a column of 26 cards instead of letting it leave', () => {
    for (const width of widths) expect(strays(sceneOf(longColumn(), width))).toEqual([]);
  });

  it('fits the height a host gives it', () => {
    for (const height of [240, 320, 480, 900, 2000]) {
      for (const width of widths) expect(strays(sceneOf(longColumn(), width, 'right', height))).toEqual([]);
    }
  });

  it('shows of a column of a whole suit strips that a finger can hit, at its own height', () => {
    const { state, rules } = longColumn();
    const suit = { state: { ...state, tableau: [state.tableau[0]?.slice(0, 13) ?? [], [], [], []] }, rules };
    for (const width of widths) {
      const column = sceneOf(suit, width).cards.filter(({ pile }) => pile === 'T1');
      expect(column).toHaveLength(13);
      const steps = column.slice(1).map((lying, index) => lying.y - (column[index]?.y ?? 0));
      expect(Math.min(...steps), `${width}`).toBeGreaterThanOrEqual(23.99);
    }
  });

  it('grows with its width, as far as its cards do', () => {
    const shape = shapeOf(Game.fromCode(knownDeal.code).rules);
    for (const [slim, wide] of [
      [280, 320],
      [320, 599],
      [600, 1024],
      [1024, 1280],
    ] as const) {
      expect(naturalHeight(slim, shape)).toBeLessThan(naturalHeight(wide, shape));
    }
    expect(naturalHeight(1920, shape)).toBe(naturalHeight(1280, shape));
  });

  it('keeps the counts free of cards', () => {
    const game = Game.fromCode(knownDeal.code);
    for (const width of widths) {
      const scene = sceneOf(game, width);
      for (const chip of scene.chips) {
        const half = scene.metrics.chip.height / 2;
        const box = { x: chip.x - half, y: chip.y - half, width: 2 * half, height: 2 * half };
        for (const lying of scene.cards) expect(overlapOf(box, cardBox(scene, lying))).toBe(0);
      }
    }
  });

  it('is mirrored for the left hand', () => {
    const game = playLine(Game.fromCode(knownDeal.code), knownDeal.opening);
    const right = sceneOf(game, 700);
    const left = sceneOf(game, 700, 'left');
    for (const [index, lying] of right.cards.entries()) {
      if (lying.pile === 'W') continue;
      expect(left.cards[index]?.x).toBeCloseTo(700 - lying.x - right.metrics.card.width, 6);
      expect(left.cards[index]?.y).toBe(lying.y);
    }
  });

  it('R07: fans the last three cards of the waste when three are drawn, and one when one is', () => {
    const three = playLine(Game.fromCode(knownDeal.code), 'D D');
    const one = playLine(Game.fromCode('CF1-D1-AAAAACL'), 'D D');
    const seen = (scene: Scene) => new Set(scene.cards.filter(({ pile }) => pile === 'W').map(({ x }) => x)).size;
    expect(seen(sceneOf(three, 900))).toBe(3);
    expect(seen(sceneOf(one, 900))).toBe(1);
  });

  it('R02: shows the base rank on every empty foundation, whichever it is', () => {
    const { state, rules } = Game.fromCode(knownDeal.code);
    for (let base = 0; base < 13; base++) {
      const scene = sceneOf({ state: { ...state, base: base as NonNullable<GameState['base']> }, rules }, 700);
      for (const pile of ['F2', 'F3', 'F4'] as const) {
        expect(placeOf(scene, pile)?.empty).toMatchObject({ kind: 'foundation', rank: base });
      }
    }
  });

  it('R04: tells a stock that can be turned over from one that cannot', () => {
    const spent = playLine(Game.fromCode('RB1-D1-AAAAACL'), Array.from({ length: 34 }, () => 'D').join(' '));
    const open = playLine(Game.fromCode('CF1-D1-AAAAACL'), Array.from({ length: 34 }, () => 'D').join(' '));
    expect(placeOf(sceneOf(spent, 700), 'S')?.empty).toEqual({ kind: 'stock', redeal: 'none' });
    expect(placeOf(sceneOf(open, 700), 'S')?.empty).toEqual({ kind: 'stock', redeal: 'turn-over' });
  });
});

/** What a count’s chip covers, as it is painted. */
function chipBox({ metrics }: Scene, { x, y, kind, count }: CountChip): Box {
  const { height } = metrics.chip;
  const words = 0.7 + 0.42 * String(count).length + (kind === 'redeals' ? 0.72 : 0);
  const width = Math.max(1.5, words) * height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const isInside = (outer: Box, inner: Box): boolean =>
  Math.abs(overlapOf(outer, inner) - inner.width * inner.height) < 0.01;

const tableBox = ({ metrics: { width, height } }: Scene): Box => ({ x: 0, y: 0, width, height });

/** From each card of a fan to the next. */
function stepsOf(scene: Scene, pile: string): number[] {
  const cards = scene.cards.filter((lying) => lying.pile === pile);
  return cards.slice(1).map(({ y }, index) => y - (cards[index]?.y ?? 0));
}

describe('any position at any size', () => {
  const assert = (check: (scene: Scene, position: { state: GameState; rules: Rules }) => void) => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        check(sceneFor(position, size), position);
      }),
      { numRuns: 60 },
    );
  };

  it('keeps every card and every place on the table', () => {
    assert((scene) => {
      expect(strays(scene)).toEqual([]);
      expect(scene.places.filter(({ box }) => !isInside(tableBox(scene), box))).toEqual([]);
    });
  });

  it('keeps the counts on the table, off all cards and off each other', () => {
    assert((scene) => {
      const boxes = scene.chips.map((chip) => chipBox(scene, chip));
      for (const box of boxes) expect(isInside(tableBox(scene), box)).toBe(true);
      const cards = scene.cards.map((lying) => cardBox(scene, lying));
      expect(boxes.flatMap((box) => cards.filter((card) => overlapOf(box, card) > 0))).toEqual([]);
      expect(overlapOf(boxes[1] ?? tableBox(scene), boxes[2] ?? { x: -1, y: -1, width: 0, height: 0 })).toBe(0);
    });
  });

  it('lays every card of the game exactly once', () => {
    assert((scene, { state }) => {
      const { stock, waste, reserve, foundations, tableau, choice = [] } = state;
      const cards = [stock, waste, reserve, ...foundations, ...tableau, choice].flat();
      expect(scene.cards.map(({ card }) => card).sort((a, b) => a - b)).toEqual(cards.sort((a, b) => a - b));
    });
  });

  it('lets no pile lie on another', () => {
    assert((scene) => {
      const pairs = scene.places.flatMap((a, index) => scene.places.slice(index + 1).map((b) => [a, b] as const));
      const clashes = pairs.filter(([a, b]) => overlapOf(a.reach, b.reach) > 0.01);
      expect(clashes.map(([a, b]) => `${a.pile} ${b.pile}`)).toEqual([]);
    });
  });

  it('squeezes each column evenly, never longer than unhurried', () => {
    assert((scene) => {
      for (const { pile } of scene.places.filter((place) => place.pile.startsWith('T'))) {
        const steps = stepsOf(scene, pile);
        for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
        expect(Math.max(0, ...steps)).toBeLessThanOrEqual(scene.metrics.fan + 0.01);
      }
    });
  });

  it('is the exact mirror for the other hand, but for cards that go on to the right', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const [right, left] = (['right', 'left'] as const).map((hand) => sceneFor(position, { ...size, hand }));
        const flip = (x: number, width: number) => Math.round((size.width - x - width) * 1000) / 1000 + 0;
        const round = (x: number) => Math.round(x * 1000) / 1000 + 0;
        const card = right?.metrics.card.width ?? 0;
        const mirrored = ({ pile }: { pile: string }) => pile !== 'W' && pile !== 'C';
        expect(left?.cards.filter(mirrored).map(({ x, y }) => [round(x), y])).toEqual(
          right?.cards.filter(mirrored).map(({ x, y }) => [flip(x, card), y]),
        );
        expect(left?.chips.map(({ x, y }) => [round(x), y])).toEqual(right?.chips.map(({ x, y }) => [flip(x, 0), y]));
        expect(left?.places.filter(mirrored).map(({ reach }) => round(reach.x))).toEqual(
          right?.places.filter(mirrored).map(({ reach }) => flip(reach.x, reach.width)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('has its fans to the right for either hand, so that upright indices are seen', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        for (const hand of ['right', 'left'] as const) {
          const { cards } = sceneFor(position, { ...size, hand });
          for (const pile of ['W', 'C']) {
            const xs = cards.filter((lying) => lying.pile === pile).map(({ x }) => x);
            expect(xs).toEqual([...xs].sort((a, b) => a - b));
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('strips', () => {
  const deals = variantNames.map((variant) => dealOf(variant, 0.42));

  it('of an open reserve show every index, 18 px at least, on tables of their own height', () => {
    const superior = dealOf('superior', 0.42);
    for (const width of widths) {
      expect(Math.min(...stepsOf(sceneFor(superior, { width }), 'R'))).toBeGreaterThanOrEqual(17.99);
    }
  });

  it('of a column of ten are 18 px at least in short hosts: cards are smaller, or foundations lie beside columns', () => {
    const game = playLine(Game.fromCode(knownDeal.code), knownDeal.line.split(' ').slice(0, 85).join(' '));
    for (const [width, height] of [
      [640, 391],
      [740, 271],
      [844, 341],
      [932, 381],
      [1280, 400],
    ] as const) {
      for (const hand of ['right', 'left'] as const) {
        const scene = sceneFor(game, { width, height, hand });
        expect(Math.min(...stepsOf(scene, 'T1')), `${width} × ${height}`).toBeGreaterThanOrEqual(18);
      }
    }
  });

  it('of an open reserve are 18 px at least in short hosts, where they lie in two columns', () => {
    const superior = dealOf('superior', 0.42);
    for (const [width, height] of [
      [640, 391],
      [740, 271],
      [844, 341],
      [1280, 400],
    ] as const) {
      const steps = stepsOf(sceneFor(superior, { width, height }), 'R').filter((step) => step >= 0);
      expect(Math.min(...steps), `${width} × ${height}`).toBeGreaterThanOrEqual(17.99);
      expect(steps).toHaveLength(11);
    }
  });

  it('of columns are 24 px at least wherever the table has that room', () => {
    for (const deal of deals) {
      for (let moves = 10; moves <= 60; moves += 10) {
        const position = afterMoves(
          deal,
          Array.from({ length: moves }, (_, step) => step * 7919),
        );
        for (const width of widths) {
          const scene = sceneFor(position, { width });
          for (const { pile, box, count } of scene.places.filter((place) => place.pile.startsWith('T'))) {
            const room = scene.metrics.bottom - box.y - box.height;
            if (count < 2 || room < 24 * (count - 1)) continue;
            expect(Math.min(...stepsOf(scene, pile))).toBeGreaterThanOrEqual(23.99);
          }
        }
      }
    }
  });
});

describe('the waste', () => {
  it('is seen as far as a draw turns, three cards at most, its top card last', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const scene = sceneFor(position, size);
        const cards = scene.cards.filter(({ pile }) => pile === 'W');
        const { draw } = position.rules;
        const turned = typeof draw === 'number' ? draw : (draw[position.state.pass - 1] ?? draw.at(-1) ?? 1);
        const fanned = cards.slice(-Math.min(3, turned));
        const under = cards.slice(0, -Math.min(3, turned));
        expect(fanned.every(({ covered }) => !covered)).toBe(true);
        expect(new Set(under.map(({ x }) => x)).size).toBeLessThanOrEqual(1);
        expect(cards.at(-1)?.card).toBe(position.state.waste.at(-1));
      }),
      { numRuns: 50 },
    );
  });
});
