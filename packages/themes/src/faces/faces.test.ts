import { describe, expect, it } from 'vitest';
import { tokenNames } from '../theme.js';
import { backNames } from './back-name.js';
import { back } from './backs.js';
import { face, type FaceStyle } from './face.js';
import { canWrite, text, textWidth } from './glyphs.js';
import { pip, type SuitIndex } from './pips.js';
import { faceHeight, faceWidth, type FaceStep } from './step.js';

type Point = readonly [x: number, y: number];
interface Segment {
  readonly command: string;
  readonly values: readonly number[];
}

const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const number = /[-+]?(?:\d+\.?\d*|\.\d+)/y;

function skip(d: string, at: number): number {
  let next = at;
  while (/[\s,]/.test(d.charAt(next))) next += 1;
  return next;
}

/** Reads path data, or throws: a letter, then its numbers, any times over. */
function parse(d: string): readonly Segment[] {
  const segments: Segment[] = [];
  let [at, command] = [skip(d, 0), ''];
  while (at < d.length) {
    if (/[a-z]/i.test(d.charAt(at))) command = d.charAt(at++);
    else if (command === '' || counts[command.toLowerCase()] === 0) throw new Error(`no command at ${at} of ${d}`);
    else if (/m/i.test(command)) command = command === 'm' ? 'l' : 'L';
    const count = counts[command.toLowerCase()];
    if (count === undefined) throw new Error(`unknown command ${command} in ${d}`);
    const values: number[] = [];
    while (values.length < count) {
      number.lastIndex = skip(d, at);
      // The flags of an arc are one digit each.
      const flag = command.toLowerCase() === 'a' && (values.length === 3 || values.length === 4);
      const found = flag ? /[01]/.exec(d.charAt(number.lastIndex)) : number.exec(d);
      if (!found) throw new Error(`number expected at ${at} of ${d}`);
      at = flag ? skip(d, at) + 1 : number.lastIndex;
      values.push(Number(found[0]));
    }
    segments.push({ command, values });
    at = skip(d, at);
  }
  if (segments[0]?.command.toLowerCase() !== 'm') throw new Error(`path does not begin with a move: ${d}`);
  return segments;
}

/** All points a path passes through, curves followed in small steps; arcs by their circle. */
function outline(d: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const { command, values } of parse(d)) {
    const relative = command === command.toLowerCase();
    const [ox, oy] = relative ? [x, y] : [0, 0];
    const pair = (at: number): Point => [(values[at] ?? 0) + ox, (values[at + 1] ?? 0) + oy];
    const kind = command.toLowerCase();
    let end: Point;
    if (kind === 'z') end = [startX, startY];
    else if (kind === 'h') end = [(values[0] ?? 0) + ox, y];
    else if (kind === 'v') end = [x, (values[0] ?? 0) + oy];
    else end = pair(values.length - 2);
    if (kind === 'c') points.push(...curve([[x, y], pair(0), pair(2), end]));
    if (kind === 'q') points.push(...curve([[x, y], pair(0), end]));
    if (kind === 'a') points.push(...arc([x, y], end, values));
    points.push(end);
    [x, y] = end;
    if (kind === 'm') [startX, startY] = end;
  }
  return points;
}

function curve(controls: readonly Point[]): readonly Point[] {
  const mix = (points: readonly Point[], t: number): Point => {
    if (points.length === 1) return points[0]!;
    const closer = points.slice(1).map(([bx, by], i): Point => {
      const [ax, ay] = points[i]!;
      return [ax + (bx - ax) * t, ay + (by - ay) * t];
    });
    return mix(closer, t);
  };
  return Array.from({ length: 19 }, (_, i) => mix(controls, (i + 1) / 20));
}

/** Circular arcs only; the deck uses no others. */
function arc([x, y]: Point, [ex, ey]: Point, values: readonly number[]): readonly Point[] {
  const [radius = 0, ry, , large, sweep] = values;
  expect(ry).toBe(radius);
  const half = Math.hypot(ex - x, ey - y) / 2;
  const r = Math.max(radius, half);
  const off = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(x + ex) / 2 - (off * (ey - y)) / (2 * half), (y + ey) / 2 + (off * (ex - x)) / (2 * half)];
  const [from, to] = [Math.atan2(y - cy, x - cx), Math.atan2(ey - cy, ex - cx)];
  const turn = sweep ? (to - from + 4 * Math.PI) % (2 * Math.PI) : -((from - to + 4 * Math.PI) % (2 * Math.PI));
  return Array.from({ length: 19 }, (_, i): Point => {
    const angle = from + (turn * (i + 1)) / 20;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

const turned = ([x, y]: Point): Point => [faceWidth - x, faceHeight - y];

/** Where the points of a step come to lie on the card, its twin's too. */
function placed({ d, at: [dx, dy, scale, degrees = 0] = [0, 0, 1], turn }: FaceStep): readonly Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const points = outline(d).map(([x, y]): Point => [dx + x * cos - y * sin, dy + x * sin + y * cos]);
  return turn ? [...points, ...points.map(turned)] : points;
}

function box(steps: readonly FaceStep[]): { left: number; top: number; right: number; bottom: number } {
  const edges = steps.map((step) => {
    const pen = step.stroke ? (step.width ?? 0) / 2 : 0;
    const points = placed(step);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs) - pen, Math.min(...ys) - pen, Math.max(...xs) + pen, Math.max(...ys) + pen] as const;
  });
  const edge = (at: 0 | 1 | 2 | 3): readonly number[] => edges.map((values) => values[at]);
  return {
    left: Math.min(...edge(0)),
    top: Math.min(...edge(1)),
    right: Math.max(...edge(2)),
    bottom: Math.max(...edge(3)),
  };
}

const suits: readonly SuitIndex[] = [0, 1, 2, 3];
const ranks = Array.from({ length: 13 }, (_, rank) => rank);
const styles: readonly FaceStyle[] = ['standard', 'large'];
const cards = styles.flatMap((style) => suits.flatMap((suit) => ranks.map((rank) => [style, suit, rank] as const)));
const inkNames = new Set<string>([...tokenNames, 'suit', 'line', 'gold', 'skin', 'hair']);

function expectSound(steps: readonly FaceStep[]): void {
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    expect(() => parse(step.d)).not.toThrow();
    expect(step.fill ?? step.stroke).toBeDefined();
    for (const ink of [step.fill, step.stroke]) if (ink) expect(inkNames).toContain(ink);
    if (step.stroke) expect(step.width).toBeGreaterThan(0);
  }
  const { left, top, right, bottom } = box(steps);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(faceWidth);
  expect(bottom).toBeLessThanOrEqual(faceHeight);
}

describe('the path reader', () => {
  it('refuses what a canvas would silently cut short', () => {
    for (const bad of ['', '10 10', 'L5 5', 'M1', 'M0 0c1 2 3', 'M0 0zx', 'M0 0a1 1 0 2 0 1 1', 'M0 0z5 5'])
      expect(() => parse(bad), bad).toThrow();
  });
  it('reads compact data', () => {
    expect(parse('M1-2.5a3 3 0 015 .5l.5.5z').map(({ values }) => values)).toEqual([
      [1, -2.5],
      [3, 3, 0, 0, 1, 5, 0.5],
      [0.5, 0.5],
      [],
    ]);
  });
});

describe.each(cards)('%s face of suit %i, rank %i', (style, suit, rank) => {
  const steps = face(suit, rank, style);

  it('is sound and stays on the card', () => expectSound(steps));

  it('L10: shows its index within the strip a fan leaves', () => {
    const strip = faceHeight * 0.28;
    const index = steps.filter(
      (step) => step.stroke === 'suit' && step.fill === undefined && (step.at?.[1] ?? 999) < 100,
    );
    const { top, bottom } = box(index.map(({ d, stroke, width, at }) => ({ d, stroke, width, at }) as FaceStep));
    expect(bottom).toBeLessThanOrEqual(strip);
    expect(bottom - top).toBeGreaterThanOrEqual(style === 'large' ? 290 : 165);
  });
});

const ofSuit = (suit: SuitIndex, steps: readonly FaceStep[]): readonly FaceStep[] =>
  steps.filter(({ d, fill }) => d === pip(suit) && fill === 'suit');

describe('number cards', () => {
  it.each(suits.flatMap((suit) => ranks.slice(1, 10).map((rank) => [suit, rank] as const)))(
    'suit %i, rank %i has as many pips as it says',
    (suit, rank) => {
      const pips = ofSuit(suit, face(suit, rank, 'standard')).reduce((sum, { turn }) => sum + (turn ? 2 : 1), 0);
      expect(pips - 2).toBe(rank + 1);
    },
  );

  it('are the same upside down, but for the pips on the centre line and the seven', () => {
    for (const rank of ranks.slice(1, 10)) {
      const centres = ofSuit(0, face(0, rank, 'standard')).flatMap(
        ({ at: [x, y, scale] = [0, 0, 0], turn }): readonly Point[] => {
          const middle: Point = [x + 50 * scale, y + 50 * scale];
          return turn ? [middle, turned(middle)] : [middle];
        },
      );
      const keys = (points: readonly Point[]): readonly string[] =>
        points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).sort();
      if (rank === 6) expect(keys(centres)).not.toEqual(keys(centres.map(turned)));
      else expect(keys(centres)).toEqual(keys(centres.map(turned)));
    }
  });
});

describe('courts', () => {
  const courts = suits.flatMap((suit) => [10, 11, 12].map((rank) => [suit, rank] as const));

  it.each(courts)('suit %i, rank %i is the same upside down', (suit, rank) => {
    for (const step of face(suit, rank, 'standard').filter(({ turn }) => !turn)) {
      const points = placed(step);
      const near = ([x, y]: Point): number => Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
      expect(Math.max(...points.map(turned).map(near))).toBeLessThan(12);
    }
  });

  it('are twelve different pictures', () => {
    const pictures = courts.map(([suit, rank]) => JSON.stringify(face(suit, rank, 'standard')));
    expect(new Set(pictures).size).toBe(12);
  });
});

describe('indices', () => {
  const locales = [
    'A 2 3 4 5 6 7 8 9 10 J Q K',
    'А 2 3 4 5 6 7 8 9 10 В Д П',
    'E 2 3 4 5 6 7 8 9 10 Kn D K',
    'Т 2 3 4 5 6 7 8 9 10 В Д К',
    'Α 2 3 4 5 6 7 8 9 10 Β Ν Ρ',
    'A 2 3 4 5 6 7 8 9 10 B D R',
    'A 2 3 4 5 6 7 8 9 10 V H W',
    'Á S G F',
  ];

  it('are written in the letters of other languages', () => {
    for (const word of locales.slice(0, -1).flatMap((locale) => locale.split(' ')))
      expect(canWrite(word), word).toBe(true);
  });

  it('fall back to the Latin one', () => {
    expect(face(1, 12, 'standard', [...Array.from({ length: 12 }, () => ''), '王'])).toEqual(face(1, 12, 'standard'));
    expect(canWrite('')).toBe(false);
  });

  it('stay on the card whatever their length', () => {
    for (const style of styles)
      expectSound(
        face(
          0,
          10,
          style,
          Array.from({ length: 13 }, () => 'WKn'),
        ),
      );
  });

  it('are as wide as they say', () => {
    for (const word of ['A', '10', 'Kn', 'Q', '88']) {
      const { left, right } = box(text(word, 0, 0, 100, 'suit'));
      expect(Math.abs(left)).toBeLessThan(2);
      expect(Math.abs(right - textWidth(word, 100))).toBeLessThan(4);
    }
    const { left, right } = box(text('10', 500, 0, 200, 'suit', 'centre'));
    expect(Math.abs((left + right) / 2 - 500)).toBeLessThan(6);
  });
});

describe('suits', () => {
  it.each(suits)('suit %i fills its box and is one contour', (suit) => {
    const { left, top, right, bottom } = box([{ d: pip(suit), fill: 'suit' }]);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(100);
    expect(left + right).toBeCloseTo(100, 0);
    expect(pip(suit).match(/m/gi)).toHaveLength(1);
  });
});

describe('backs', () => {
  it.each(backNames)('%s is sound, stays on the card, and is its own', (name) => {
    expectSound(back(name));
    expect(backNames.filter((other) => JSON.stringify(back(other)) === JSON.stringify(back(name)))).toEqual([name]);
  });
});
