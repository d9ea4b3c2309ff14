import type { SuitIndex } from '../pips.js';
import { pip } from '../pips.js';
import type { FaceStep, Ink } from '../step.js';
import { arm, fist } from './arm.js';
import { emblem } from './emblems.js';
import type { Livery } from './livery.js';
import { motifs } from './motifs.js';
import { flat, line, put, shape } from './pen.js';

const beards = [
  'M408 320c8 50 30 62 92 62s84-12 92-62v150c0 30-20 50-40 50H448c-20 0-40-20-40-50z',
  'M408 320c8 50 30 62 92 62s84-12 92-62c20 60 20 130-10 176-20 30-56 40-82 0-26 40-62 30-82 0-30-46-30-116-10-176z',
  'M408 320c8 50 30 62 92 62s84-12 92-62c4 90-30 180-92 230-62-50-96-140-92-230z',
  'M408 320c8 50 30 62 92 62s84-12 92-62c40 20 40 60 20 80 16 40-10 70-40 70-14 34-50 44-72 30-22 14-58 4-72-30-30 0-56-30-40-70-20-20-20-60 20-80z',
] as const;

const strands = [
  'M440 420v70m40-60v80m40-80v80m40-90v70',
  'M436 410c-10 40 0 80 30 90m98-90c10 40 0 80-30 90M500 420v70',
  'M450 410c0 30 20 70 36 90m64-90c0 30-20 70-36 90M500 430v80',
  'M430 400q-14 30 10 40m130-40q14 30-10 40M470 430q-10 30 14 40m46-40q10 30-14 40',
] as const;

const hairs: readonly Ink[] = ['court-white', 'gold', 'hair', 'hair'];

function head(suit: SuitIndex, hair: Ink): readonly FaceStep[] {
  return [
    shape('M396 210C360 260 380 360 340 420c40 30 100 30 120 20h80c20 10 80 10 120-20-40-60-20-160-56-210z', hair),
    line('M386 300c0 50-6 80-14 106m242-106c0 50 6 80 14 106', 7),
    shape('M408 220h184v120c0 60-40 90-92 90s-92-30-92-90z', 'skin'),
    shape(beards[suit], hair),
    line(strands[suit], 7),
    shape('M470 396q30-16 60 0-10 18-30 18t-30-18z', 'court-a'),
    shape('M500 366c-30-16-64-4-80 30 30 8 64 4 80-14 16 18 50 22 80 14-16-34-50-46-80-30z', hair),
    line('M424 284c22-18 46-16 62-4v62c-10 24 38 24 28 0M576 284c-22-18-46-16-62-4', 10),
    line('M430 310q22-18 44 0m52 0q22-18 44 0', 8),
    flat('M442 310a11 11 0 0 0 22 0zm94 0a11 11 0 0 0 22 0z', 'line'),
  ];
}

function crown(suit: SuitIndex, { main, second }: Livery): readonly FaceStep[] {
  return [
    shape('M400 190C380 110 440 90 500 90s120 20 100 100z', second === 'gold' ? main : second),
    shape(pip(suit), 'gold', [450, 44, 1]),
    shape('M386 236 366 120l62 50 46-54h52l46 54 62-50-20 116z', 'gold'),
    line('M384 200q116-20 232 0', 8),
    flat(
      'M430 203l14 12-14 12-14-12zm140 0l14 12-14 12-14-12zm-70-10a12 12 0 0 1 0 24a12 12 0 0 1 0-24',
      main === 'gold' ? second : main,
    ),
  ];
}

const strewn = [
  [186, 556],
  [262, 596],
  [560, 660],
  [640, 650],
  [640, 716],
  [846, 640],
  [850, 730],
] as const;

const ermine = 'M0-26l10 36-10 16-10-16z';
const spots = [
  [288, 514],
  [366, 548],
  [500, 572],
  [634, 548],
] as const;

function body(suit: SuitIndex, { main, second, trim }: Livery): readonly FaceStep[] {
  return [
    shape('M432 430C330 446 150 440 132 520L120 598 880 802 868 560C850 450 690 446 568 430z', main),
    ...strewn.map(([x, y]) => flat(motifs[suit], trim, [x, y, 1])),
    shape(
      'M404 420C330 440 256 456 232 496q8 70 84 68 48 56 118 36 66 40 132 0 70 20 118-36 76 2 84-68c-24-40-98-56-172-76z',
      'court-white',
    ),
    ...spots.map(([x, y]) =>
      flat(suit ? motifs[suit] : ermine, suit ? (second === 'gold' ? main : second) : 'line', [x, y, 0.9]),
    ),
  ];
}

function held(suit: SuitIndex): readonly FaceStep[] {
  if (suit !== 0)
    return [
      shape('M735 220h26v550h-26z', 'gold'),
      shape('M720 246h56v26h-56z', 'gold'),
      ...put(emblem(suit), 748, 158, 1.15),
    ];
  return [
    shape('M748 50l28 50v370h-56V100z', 'court-white'),
    line('M748 110v320', 8),
    shape('M650 456q98 24 196 0v34q-98 16-196 0z', 'gold'),
  ];
}

/** The king: square, crowned, bearded. */
export function king(suit: SuitIndex, livery: Livery): readonly FaceStep[] {
  const cloak = body(suit, livery);
  return [
    ...cloak,
    ...arm(livery.second, 'court-white'),
    ...head(suit, hairs[suit] ?? 'hair'),
    ...crown(suit, livery),
    ...held(suit),
    ...fist(),
  ];
}
