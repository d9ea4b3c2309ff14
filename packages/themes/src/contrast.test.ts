import { describe, expect, it } from 'vitest';
import { themes } from './themes.js';
import type { Theme, TokenName } from './theme.js';

type Rgb = readonly [red: number, green: number, blue: number];

/** A colour of a theme, linear, laid over a ground if it is part transparent. */
function linear(hex: string, ground: Rgb = [0, 0, 0]): Rgb {
  const part = (at: number): number => parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255;
  const alpha = part(7);
  const blend = (at: 0 | 1 | 2): number => alpha * part(1 + 2 * at) + (1 - alpha) * encoded(ground[at]);
  return [decoded(blend(0)), decoded(blend(1)), decoded(blend(2))];
}

const decoded = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast of WCAG 2: 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a) + 0.05, luminance(b) + 0.05];
  return Math.max(x, y) / Math.min(x, y);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

const times = (matrix: Matrix, [x, y, z]: Rgb): Rgb => {
  const row = ([a, b, c]: Rgb): number => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Ottosson's OKLab, in which distances are about as far as they look. */
function oklab(colour: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  ).map((cone) => Math.cbrt(Math.max(0, cone)));
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [cones[0]!, cones[1]!, cones[2]!],
  );
}

const distance = (a: Rgb, b: Rgb): number => {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

/** Full colour blindness after Machado, Oliveira and Fernandes (2009), on linear colours. */
const eyes: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const inks = suits.map((suit): TokenName => `ink-${suit}`);
const inks4 = suits.map((suit): TokenName => `ink4-${suit}`);
const fills: readonly TokenName[] = [
  'court-a',
  'court-b',
  'court-c',
  'court-white',
  'court-gold',
  'court-skin',
  'court-hair',
];

const texts: readonly (readonly [ink: TokenName, ground: TokenName])[] = [
  ...[...inks, ...inks4].map((ink) => [ink, 'paper'] as const),
  ['chip-ink', 'chip'],
  ['bar-ink', 'bar'],
  ['button-ink', 'button'],
  ['button-ink', 'button-hover'],
  ['panel-ink', 'panel'],
  ['accent-ink', 'accent'],
];

const graphics: readonly (readonly [ink: TokenName, ground: TokenName])[] = [
  ...(['place', 'place-ink', 'glow', 'hint'] as const).flatMap((ink) => [
    [ink, 'cloth'] as const,
    [ink, 'cloth-edge'] as const,
  ]),
  ...fills.map((fill) => ['court-line', fill] as const),
  ['paper-edge', 'paper'],
  ['back-ink', 'back-ground'],
  ['back-accent', 'back-ground'],
  ['focus', 'focus-gap'],
  ['panel-edge', 'panel'],
  ['accent', 'panel'],
];

describe.each(Object.values(themes) as readonly Theme[])('theme $name', ({ name, tokens }) => {
  const ratio = (ink: TokenName, ground: TokenName): number => {
    const below = linear(tokens[ground]);
    return contrast(linear(tokens[ink], below), below);
  };
  const strict = name === 'contrast';

  it.each(texts)('T02: %s reads on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(strict ? 7 : 4.5);
  });

  it.each(graphics)('%s shows on %s', (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(strict ? 4.5 : 3);
  });

  it('a card stands out from the table, by its paper or by its edge', () => {
    for (const ground of ['cloth', 'cloth-edge'] as const)
      expect(Math.max(ratio('paper', ground), ratio('paper-edge', ground))).toBeGreaterThanOrEqual(3);
  });

  it('the courts stand out from their card, by their contour or by what it holds', () => {
    for (const fill of fills)
      expect(Math.max(ratio('court-line', 'paper'), ratio(fill, 'paper'))).toBeGreaterThanOrEqual(3);
  });

  it('marks in an empty place show on its inside', () => {
    for (const cloth of ['cloth', 'cloth-edge'] as const) {
      const inside = linear(tokens['place-fill'], linear(tokens[cloth]));
      expect(contrast(linear(tokens['place-ink']), inside)).toBeGreaterThanOrEqual(3);
    }
  });

  it('the focus ring shows on any ground, by its own colour or by its gap', () => {
    for (const ground of ['cloth', 'cloth-edge', 'paper', 'bar', 'panel', 'button', 'back-ground'] as const)
      expect(Math.max(ratio('focus', ground), ratio('focus-gap', ground))).toBeGreaterThanOrEqual(3);
  });

  it.each([...inks, ...inks4])('%s reads on a card under the pointer and on a legal place', (ink) => {
    for (const veil of ['hover', 'glow-fill'] as const) {
      const paper = linear(tokens[veil], linear(tokens.paper));
      expect(contrast(linear(tokens[veil], linear(tokens[ink])), paper)).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(eyes))('the four inks are told apart by %s eyes', (_, eye) => {
    const seen = inks4.map((ink) => times(eye, linear(tokens[ink])));
    const pairs = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => distance(a, b)));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(0.085);
  });

  it.each(Object.entries(eyes))('two colours are told apart by %s eyes', (_, eye) => {
    const [black, red] = [linear(tokens['ink-spades']), linear(tokens['ink-hearts'])];
    expect(distance(times(eye, black), times(eye, red))).toBeGreaterThanOrEqual(0.1);
  });

  it('T05: of four inks, red and black read as families whose members differ in lightness', () => {
    const [spades, hearts, diamonds, clubs] = inks4.map((ink) => linear(tokens[ink])) as [Rgb, Rgb, Rgb, Rgb];
    const warm = (colour: Rgb): number => oklab(colour)[1];
    expect(Math.min(warm(hearts), warm(diamonds))).toBeGreaterThan(Math.max(warm(spades), warm(clubs)) + 0.06);
    const far = (a: Rgb, b: Rgb): number => Math.hypot(oklab(a)[1] - oklab(b)[1], oklab(a)[2] - oklab(b)[2]);
    const across = [hearts, diamonds].flatMap((red) => [far(red, spades), far(red, clubs)]);
    expect(far(hearts, diamonds)).toBeLessThan(Math.min(...across));
    expect(far(spades, clubs)).toBeLessThan(Math.min(...across));
    for (const [a, b] of [
      [hearts, diamonds],
      [spades, clubs],
    ] as const)
      expect(Math.abs(oklab(a)[0] - oklab(b)[0])).toBeGreaterThanOrEqual(0.05);
  });
});
