import type { FaceStep } from '../step.js';
import { line, shape } from './pen.js';

const round = (value: number): number => Math.round(value);

/** Corners on rays from 0, 0: the radius of corner i of n comes from `radius`; the first points up. */
function corners(n: number, radius: (i: number) => number, shift = 0): readonly string[] {
  return Array.from({ length: n }, (_, i) => {
    const angle = (i + shift) * ((2 * Math.PI) / n) - Math.PI / 2;
    return `${round(radius(i) * Math.cos(angle))} ${round(radius(i) * Math.sin(angle))}`;
  });
}

/** Five petals around 0, 0; a shift of a half turns them by half a petal. */
export function petals(radius: number, shift: number): string {
  const ends = corners(5, () => radius, shift);
  const bow = round(radius * 0.62);
  return `M${ends[4]}${ends.map((end) => `A${bow} ${bow} 0 0 1 ${end}`).join('')}z`;
}

const sepals = `M${corners(10, (i) => (i % 2 ? 40 : 84), 1).join('L')}z`;
/** The rays of the sun. */
export const rays = `M${corners(20, (i) => (i % 2 ? 46 : i % 4 ? 78 : 96)).join('L')}z`;
/** A circle around 0, 0. */
export const disc = (r: number): string => `M0-${r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0-${2 * r}z`;

/** An oak leaf, and the veins in it. */
export const leafEdge =
  'M0 92C-8 70-70 72-58 34-92 22-76-20-50-20-62-60-24-64-18-52-18-80-8-92 0-100 8-92 18-80 18-52 24-64 62-60 50-20 76-20 92 22 58 34 70 72 8 70 0 92z';
export const veins = 'M0 90V-56M0 50l-32-12M0 50l32-12M0 6l-34-16M0 6l34-16';

function rose(): readonly FaceStep[] {
  return [
    shape(sepals, 'court-c'),
    shape(petals(62, 0), 'court-a'),
    shape(petals(36, 0.5), 'court-a'),
    shape(disc(16), 'gold'),
  ];
}

function sun(): readonly FaceStep[] {
  return [
    shape(rays, 'gold'),
    shape(disc(43), 'gold'),
    line('M-24-8q10-10 20 0m8 0q10-10 20 0M0-6v16M-15 19q15 14 30 0', 7),
  ];
}

function leaf(): readonly FaceStep[] {
  return [shape(leafEdge, 'court-c'), line(veins, 7)];
}

/** The sign of a red suit's court or of clubs, about 180 high around 0, 0: rose, sun, leaf. Spades bear arms. */
export function emblem(suit: number): readonly FaceStep[] {
  return suit === 1 ? rose() : suit === 2 ? sun() : leaf();
}
