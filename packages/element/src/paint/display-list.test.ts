import { type Card, cardText, Game, type GameState, parseCard, rankOf, suitOf } from '@canfield-game/engine';
import { knownDeal, layOut, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFlight, plan, type Plan, posesAt, still } from '../scene/motion.js';
import { bare, type Glow } from '../scene/overlay.js';
import { cardBox, type Scene } from '../scene/scene.js';
import { afterMoves, anyPosition, anySize, type Position, sceneFor } from '../test/positions.js';
import { markLayer, movingLayer, type PaintOp, stillLayer } from './display-list.js';

type Op<Name extends PaintOp['op']> = Extract<PaintOp, { op: Name }>;

const opsOf = <Name extends PaintOp['op']>(ops: readonly PaintOp[], name: Name): Op<Name>[] =>
  ops.filter((op): op is Op<Name> => op.op === name);

const cardsIn = (ops: readonly PaintOp[]): Card[] => opsOf(ops, 'card').map(({ card }) => card);

const none: ReadonlySet<Card> = new Set();
const deal: Position = Game.fromCode(knownDeal.code);
const wide = { width: 900 };

const card = (text: string): Card => parseCard(text) ?? -1;

const emptyKinds = (scene: Scene): string[] => opsOf(stillLayer(scene, none), 'place').map(({ empty }) => empty.kind);

/** The cards that lie within a hair under a painted card of their pile. */
function hiddenUnder(scene: Scene, painted: ReadonlySet<Card>): Card[] {
  const slack = 2;
  return scene.cards.flatMap((lying, position) => {
    const over = scene.cards.slice(position + 1).find((above) => {
      const near = Math.abs(above.x - lying.x) < slack && Math.abs(above.y - lying.y) < slack;
      return near && above.pile === lying.pile && painted.has(above.card);
    });
    return over ? [lying.card] : [];
  });
}

describe('what stays in place', () => {
  it('begins with the cloth over all of the table', () => {
    const scene = sceneFor(deal, wide);
    const { width, height } = scene.metrics;
    expect(stillLayer(scene, none)[0]).toEqual({ op: 'cloth', box: { x: 0, y: 0, width, height } });
  });

  it('has each card once, where it lies, or hides it under another of its pile', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const scene = sceneFor(position, size);
        const painted = opsOf(stillLayer(scene, none), 'card');
        const seen = new Set(painted.map((op) => op.card));
        expect(painted).toHaveLength(seen.size);
        const hidden = new Set(hiddenUnder(scene, seen));
        expect(scene.cards.filter((lying) => !seen.has(lying.card) && !hidden.has(lying.card))).toEqual([]);
        const boxes = scene.cards.filter((lying) => seen.has(lying.card)).map((lying) => cardBox(scene, lying));
        expect(painted.map(({ box }) => box)).toEqual(boxes);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out the cards that are away, and shows what lay under them', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const scene = sceneFor(position, wide);
        for (const { pile, count } of scene.places.filter((place) => place.count > 1)) {
          const [under, top] = scene.cards.filter((lying) => lying.pile === pile).slice(count - 2);
          if (!under || !top) continue;
          const painted = cardsIn(stillLayer(scene, new Set([top.card])));
          expect(painted).not.toContain(top.card);
          expect(painted).toContain(under.card);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('turns the stock and the hidden reserve face down, all else face up', () => {
    const scene = sceneFor(deal, wide);
    const down = opsOf(stillLayer(scene, none), 'card').filter(({ turn }) => turn === 0);
    const { stock, reserve } = deal.state;
    const hidden = [...stock, ...reserve.slice(0, -1)];
    expect(down.length).toBeGreaterThan(0);
    expect(down.filter((op) => !hidden.includes(op.card))).toEqual([]);
  });

  it('lies straight, on the table, and is not lightened', () => {
    const ops = opsOf(stillLayer(sceneFor(deal, wide), none), 'card');
    expect(ops.filter(({ angle, lift, hovered }) => angle !== 0 || lift !== 0 || hovered)).toEqual([]);
  });

  it('has a chip for each count of the scene', () => {
    const scene = sceneFor(afterMoves(deal, [3, 1, 4]), wide);
    const chips = opsOf(stillLayer(scene, none), 'chip').map(({ x, y, kind, count }) => ({ x, y, kind, count }));
    expect(chips).toEqual(scene.chips.map(({ x, y, kind, count }) => ({ x, y, kind, count })));
  });
});

describe('the cards of a pile', () => {
  it('lie on one shadow, and paint nothing outside it', () => {
    const laid = layOut({ base: '7H', foundations: '7H', columns: ['KS QH JS TH', '2S'] });
    const scene = sceneFor(laid, wide);
    const ops = stillLayer(scene, none);
    const heaps = opsOf(ops, 'contact').map(({ box }) => box);
    const column = scene.cards.filter(({ pile }) => pile === 'T1').map((lying) => cardBox(scene, lying));
    const [first, last] = [column[0], column.at(-1)];
    const hull = { ...first, height: (last?.y ?? 0) - (first?.y ?? 0) + (first?.height ?? 0) };
    expect(heaps).toContainEqual(hull);
    const cards = opsOf(ops, 'card');
    for (const { within } of cards) expect(heaps).toContainEqual(within);
    expect(cards.filter(({ within }) => JSON.stringify(within) === JSON.stringify(hull))).toHaveLength(4);
  });
});

describe('a covered card', () => {
  it('need be painted down to where the next one covers it from side to side, corners and all', () => {
    fc.assert(
      fc.property(anyPosition, anySize, (position, size) => {
        const cards = opsOf(stillLayer(sceneFor(position, size), none), 'card');
        for (const [index, { box, seen, within }] of cards.entries()) {
          if (seen === undefined) continue;
          const next = cards[index + 1];
          expect(next?.within).toEqual(within);
          expect(next?.box.x).toBe(box.x);
          expect(seen).toBeGreaterThan((next?.box.y ?? Infinity) - box.y + 0.07 * box.width);
        }
      }),
    );
  });

  it('is told so in a column, but for its last card', () => {
    const laid = layOut({ base: '7H', foundations: '7H', columns: ['KS QH JS TH 9S 8H'] });
    const column = opsOf(stillLayer(sceneFor(laid, wide), none), 'card').filter(({ box }) => box.width > 0);
    expect(column.filter(({ seen }) => seen !== undefined)).toHaveLength(5);
  });
});

describe('a low strip', () => {
  const strips = (size: { width: number; height?: number }): number => {
    const laid = layOut({ base: '7H', foundations: '7H', columns: ['KS QH JS TH 9S 8H'] });
    return opsOf(stillLayer(sceneFor(laid, size), none), 'card').filter(({ strip }) => strip).length;
  };

  it('has its suit beside its rank: all of a squeezed column but its last card', () => {
    expect(strips({ width: 1280, height: 560 })).toBe(5);
    expect(strips({ width: 1280, height: 1600 })).toBe(0);
  });
});

describe('a won game', () => {
  it('waits for nothing: no empty place is seen', () => {
    const won = playLine(Game.fromCode(knownDeal.code), knownDeal.line);
    expect(emptyKinds(sceneFor(won, wide))).toEqual([]);
  });
});

describe('an empty place', () => {
  it('is seen where no card lies', () => {
    expect(emptyKinds(sceneFor(deal, wide))).toEqual(['waste', 'foundation', 'foundation', 'foundation']);
  });

  it('is seen while its only card is away', () => {
    const scene = sceneFor(deal, wide);
    const away = new Set([card('7H'), card('QH')]);
    const places = opsOf(stillLayer(scene, away), 'place').map(({ empty }) => empty);
    expect(places.map(({ kind }) => kind)).toEqual(['waste', ...Array<string>(4).fill('foundation'), 'column']);
    expect(places[1]).toEqual({ kind: 'foundation', suit: suitOf(card('7H')), rank: rankOf(card('7H')) });
  });

  it('of a foundation waits for the base rank of its suit, whichever rank that is', () => {
    for (let rank = 0; rank < 13; rank++) {
      const base = 'A23456789TJQK'[rank] ?? '';
      const laid = layOut({ base: `${base}D`, foundations: `${base}D` });
      const places = opsOf(stillLayer(sceneFor(laid, wide), none), 'place');
      const foundations = places.flatMap(({ empty }) => (empty.kind === 'foundation' ? [empty] : []));
      const waiting = foundations.map(({ suit, rank: wanted }) => cardText(13 * (suit ?? 0) + (wanted ?? 0)));
      expect(waiting).toEqual([`${base}S`, `${base}H`, `${base}C`]);
    }
  });

  it('of a foundation whose base card was taken back waits for that card', () => {
    const laid = layOut({ base: '7H', columns: ['8S 7H'] });
    const [first] = opsOf(stillLayer(sceneFor(laid, wide), none), 'place').filter(
      ({ empty }) => empty.kind === 'foundation',
    );
    expect(first?.empty).toEqual({ kind: 'foundation', suit: suitOf(card('7H')), rank: rankOf(card('7H')) });
  });

  /** A stock played through: all of its cards on the waste. */
  const spent = (variant: 'canfield' | 'casino', keep = true): Position => {
    const { state, rules } = Game.random({ variant }, () => 0.5);
    const all = [...state.stock].reverse();
    const empty: GameState = { ...state, stock: [], waste: keep ? all : [] };
    return { state: empty, rules };
  };
  const stockMark = (position: Position): unknown =>
    opsOf(stillLayer(sceneFor(position, wide), none), 'place')
      .map(({ empty }) => empty)
      .find(({ kind }) => kind === 'stock');

  it('of the stock shows the turn-over mark where a redeal is left and there is a waste, else a bar', () => {
    expect(stockMark(spent('canfield'))).toEqual({ kind: 'stock', redeal: 'turn-over' });
    expect(stockMark(spent('canfield', false))).toEqual({ kind: 'stock', redeal: 'none' });
    expect(stockMark(spent('casino'))).toEqual({ kind: 'stock', redeal: 'none' });
    expect(stockMark(deal)).toBeUndefined();
  });
});

/** Everything over what stays in place. */
const overStill = (...given: Parameters<typeof markLayer>): PaintOp[] => [
  ...markLayer(...given),
  ...movingLayer(...given),
];

describe('what moves', () => {
  const before = sceneFor(deal, wide);

  it('is nothing while all is at rest', () => {
    expect(overStill(before, [], bare)).toEqual([]);
  });

  /** The cards of a scene that are neither painted nor hidden at a moment, and those painted twice. */
  function wrongAt(scene: Scene, course: Plan, now: number): Card[] {
    const flying = inFlight(course, now);
    const resting = cardsIn(stillLayer(scene, new Set(flying.map((pose) => pose.card))));
    const painted = [...resting, ...cardsIn(overStill(scene, flying, bare))];
    const hidden = hiddenUnder(scene, new Set(resting));
    const lost = scene.cards.map((lying) => lying.card).filter((one) => ![...painted, ...hidden].includes(one));
    return [...lost, ...painted.filter((one, position) => painted.indexOf(one) !== position)];
  }

  it('shows each card exactly once with what stays, at every moment of moves and of their undoing', () => {
    fc.assert(
      fc.property(anyPosition, fc.array(fc.nat({ max: 5039 }), { minLength: 1, maxLength: 3 }), (position, picks) => {
        const from = sceneFor(position, wide);
        const to = sceneFor(afterMoves(position, picks), wide);
        const there = plan(posesAt(from, still, 0), to, 0, 'move');
        const back = plan(posesAt(to, there, there.end / 2), from, 0, 'back');
        for (const part of [0, 0.3, 0.6, 1]) {
          expect(wrongAt(to, there, part * there.end)).toEqual([]);
          expect(wrongAt(from, back, part * back.end)).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lies over glows, and what is dragged over what flies', () => {
    const [glow, strong]: Glow[] = [
      { box: cardBox(before, { x: 1, y: 2 }), strong: false },
      { box: cardBox(before, { x: 3, y: 4 }), strong: true },
    ];
    const pose = (text: string) => ({ card: card(text), x: 9, y: 9, turn: 1, lift: 1, covered: false });
    const overlay = { ...bare, glows: [glow, strong].filter((one) => one !== undefined), dragged: [pose('QC')] };
    const ops = overStill(before, [pose('KH')], overlay);
    expect(ops.map(({ op }) => op)).toEqual(['glow', 'glow', 'shadow', 'card', 'shadow', 'card']);
    expect(opsOf(ops, 'glow').map((op) => op.strong)).toEqual([false, true]);
    expect(cardsIn(ops)).toEqual([card('KH'), card('QC')]);
  });

  it('casts shadows under all that is held as one: the last card one, and as many above as go all round', () => {
    const { height } = before.metrics.card;
    const column = Array.from({ length: 9 }, (_, index) => ({ card: index, x: 9, y: 0.2 * height * index }));
    const dragged = column.map((at) => ({ ...at, turn: 1, lift: 0.5, covered: false }));
    const ops = movingLayer(before, [], { ...bare, dragged });
    const shadows = opsOf(ops, 'shadow');
    expect(ops.slice(0, shadows.length)).toEqual(shadows);
    expect(shadows.map(({ box, lift }) => [Math.round((10 * box.y) / height), lift])).toEqual([
      [16, 0.5],
      [10, 0.5],
      [4, 0.5],
    ]);
    expect(movingLayer(before, [], { ...bare, dragged: dragged.map((pose) => ({ ...pose, lift: 0 })) })).toHaveLength(
      9,
    );
  });

  it('lightens the card under the pointer, and paints over it again what lies on it', () => {
    const laid = layOut({ base: '7H', foundations: '7H', columns: ['KS QH JS TH'] });
    const ops = opsOf(overStill(sceneFor(laid, wide), [], { ...bare, hovered: card('QH') }), 'card');
    expect(ops.map((op) => [op.card, op.hovered])).toEqual([
      [card('QH'), true],
      [card('JS'), false],
      [card('TH'), false],
    ]);
  });

  it('lightens no card that is on its way', () => {
    const pose = { card: card('QC'), x: 9, y: 9, turn: 1, lift: 1, covered: false };
    const ops = opsOf(overStill(before, [pose], { ...bare, hovered: card('QC') }), 'card');
    expect(ops.map((op) => [op.card, op.hovered])).toEqual([[card('QC'), false]]);
  });

  it('marks the cards of a proposed move, and shows them pale where they would lie', () => {
    const from = cardBox(before, { x: 5, y: 6 });
    const to = cardBox(before, { x: 105, y: 106 });
    const hint = { from, to, ghosts: [{ card: card('QC'), x: 105, y: 106 }] };
    expect(overStill(before, [], { ...bare, hint })).toEqual([
      { op: 'glow', box: from, strong: true, open: true },
      { op: 'ghost', card: card('QC'), box: to },
      { op: 'glow', box: to, strong: false, open: true },
    ]);
    const tap = overStill(before, [], { ...bare, hint: { from, to: null, ghosts: [] } });
    expect(tap).toEqual([{ op: 'glow', box: from, strong: true, open: true }]);
  });

  it('frames what is held', () => {
    const box = cardBox(before, { x: 5, y: 6 });
    expect(overStill(before, [], { ...bare, held: box })).toEqual([{ op: 'held', box }]);
  });
});
