import type { SuitIndex } from '../pips.js';
import { pip } from '../pips.js';
import type { FaceStep, Ink } from '../step.js';
import { emblem } from './emblems.js';
import type { Livery } from './livery.js';
import { motifs } from './motifs.js';
import { flat, line, put, shape } from './pen.js';

function veil(): readonly FaceStep[] {
  return [
    shape('M500 104C330 104 300 290 306 420c2 60-40 100-76 130h540c-36-30-78-70-76-130 6-130-24-316-194-316z', 'line'),
    line('M334 480c20-60 6-120 16-200 12-90 60-140 150-140s138 50 150 140c10 80-4 140 16 200', 9, 'gold'),
    ...put(stars, 500, 0),
  ];
}

function hood(second: Ink): readonly FaceStep[] {
  return [
    shape('M500 180C480 80 290 80 310 240c8 70 50 110 60 220h260c10-110 52-150 60-220 20-160-170-160-190-60z', second),
    line('M340 200q80 20 110-60M336 270q110 0 150-70M660 200q-80 20-110-60m114 130q-110 0-150-70', 8, 'gold'),
  ];
}

function ruff(): readonly FaceStep[] {
  return [
    shape(
      'M320 457a46 46 0 0 1 -29 -76a46 46 0 0 1 2 -81a46 46 0 0 1 32 -75a46 46 0 0 1 59 -57a46 46 0 0 1 75 -31a46 46 0 0 1 82 0a46 46 0 0 1 75 31a46 46 0 0 1 59 57a46 46 0 0 1 32 75a46 46 0 0 1 2 81a46 46 0 0 1 -29 76L600 540H400z',
      'court-white',
    ),
    line(
      'M382 365L295 380M383 319L297 300M401 277L329 227M434 245L386 171M477 227L460 141M523 227L540 141M566 245L614 171M599 277L671 227M617 319L703 300M618 365L705 380',
      8,
    ),
    flat(
      'M305 415a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM292 341a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM308 267a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM351 205a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM414 164a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM488 149a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM562 164a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM625 205a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM668 267a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM684 341a12 12 0 0 1 24 0a12 12 0 0 1-24 0zM671 415a12 12 0 0 1 24 0a12 12 0 0 1-24 0z',
      'gold',
    ),
  ];
}

function locks(): readonly FaceStep[] {
  return [
    shape(
      'M500 130c-120 0-150 90-150 190-60 50-20 90-50 130-24 40 0 90 40 110h320c40-20 64-70 40-110-30-40 10-80-50-130 0-100-30-190-150-190z',
      'hair',
    ),
    line(
      'M390 350c-40 60 0 90-30 160m250-160c40 60 0 90 30 160M350 400c-20 40 0 70-20 100m320-100c20 40 0 70 20 100',
      8,
    ),
    shape(
      'M430 210c-40 10-80-10-90-60 50-10 86 20 90 60zm-30 70c-40 0-70-30-70-80 50 10 72 40 70 80zm170-70c40 10 80-10 90-60-50-10-86 20-90 60zm30 70c40 0 70-30 70-80-50 10-72 40-70 80z',
      'court-c',
    ),
  ];
}

/** What frames the face from behind: a veil, a heart-shaped hood, a ruff, loose hair in a wreath. */
function frame(suit: SuitIndex, { second }: Livery): readonly FaceStep[] {
  return suit === 0 ? veil() : suit === 1 ? hood(second) : suit === 2 ? ruff() : locks();
}

const stars = [
  [-164, 330],
  [164, 330],
  [-150, 220],
  [150, 220],
  [-84, 150],
  [84, 150],
  [-172, 440],
  [172, 440],
].map(([x, y]) => flat(motifs[0], 'gold', [x ?? 0, y ?? 0, 0.8]));

const fringes = [
  'M500 190c-70 0-104 60-92 140 40-20 80-60 92-100 12 40 52 80 92 100 12-80-22-140-92-140z',
  'M500 190c-80 0-120 60-100 160 10 20 20 20 24-10 30-20 64-60 76-110 12 50 46 90 76 110 4 30 14 30 24 10 20-100-20-160-100-160z',
  'M500 170c-80 0-120 60-98 150 20-50 50-80 98-80s78 30 98 80c22-90-18-150-98-150z',
  'M500 180c-90 0-116 80-104 210 30-20 24-100 104-150 80 50 74 130 104 150 12-130-14-210-104-210z',
] as const;

function head(suit: SuitIndex, hair: Ink): readonly FaceStep[] {
  return [
    shape('M456 400v60q44 40 88 0v-60z', 'skin'),
    shape('M416 300c0-120 168-120 168 0 0 80-36 146-84 146s-84-66-84-146z', 'skin'),
    shape(fringes[suit], hair),
    line('M440 306q22-18 44-4v46c-8 22 26 22 20 4M560 306q-22-18-44-4', 8),
    line('M438 330q22-16 42 2m40 0q20-18 42-2', 8),
    flat('M450 328a11 11 0 0 0 22 2zm78 2a11 11 0 0 0 22-2z', 'line'),
    flat('M472 394q16-14 28-6 12-8 28 6-12 22-28 22t-28-22z', 'court-a'),
  ];
}

function coronet(suit: SuitIndex, { main, second }: Livery): readonly FaceStep[] {
  return [
    shape(pip(suit), 'gold', [462, 44, 0.76]),
    shape('M420 214 398 140l52 34 50-64 50 64 52-34-22 74q-80-24-160 0z', 'gold'),
    flat(motifs[suit], second === 'gold' ? main : second, [500, 172, 0.9]),
  ];
}

const strewn = [
  [232, 552],
  [316, 540],
  [324, 596],
  [412, 616],
  [574, 630],
  [650, 664],
  [636, 604],
] as const;

function body(suit: SuitIndex, { main, trim }: Livery): readonly FaceStep[] {
  return [
    shape('M436 452C330 470 200 480 178 570L170 609 830 791 822 590C800 480 670 470 564 452z', main),
    ...strewn.map(([x, y]) => flat(motifs[suit], trim, [x, y, 1])),
    shape('M456 430v30c-40 10-70 14-100 24 20 76 80 110 144 110s124-34 144-110c-30-10-60-14-100-24v-30z', 'skin'),
    line('M424 478q76 110 152 0', 20),
    line('M424 478q76 110 152 0', 8, 'gold'),
    shape(pip(suit), 'suit', [470, 520, 0.6]),
  ];
}

function token(suit: SuitIndex): readonly FaceStep[] {
  if (suit > 0)
    return [
      line('M704 470 640 640', 24),
      line('M704 470 640 640', 11, suit === 2 ? 'gold' : 'court-c'),
      ...put(emblem(suit), 736, 384, 1.1),
    ];
  return [
    shape('M0-270l22 34V0h-44v-236z', 'court-white', [690, 520, 1, 16]),
    line('M0-220V-20', 7, 'line', [690, 520, 1, 16]),
    shape('M-12 0h24v110h-24z', 'line', [690, 520, 1, 16]),
    shape('M-70-16H70V12H-70z', 'gold', [690, 520, 1, 16]),
  ];
}

function held(suit: SuitIndex, { second }: Livery): readonly FaceStep[] {
  return [
    shape('M640 566 716 496C786 490 816 560 822 590L830 791 748 769C744 690 710 610 640 566z', second),
    ...token(suit),
    shape('M616 560c10-40 60-70 90-46l30 24-60 60c-40 10-64-10-60-38z', 'skin'),
    line('M640 560l30-20m-24 38 34-24m-20 38 30-24', 7),
  ];
}

/** The queen: round, veiled or with her hair framing her face. */
export function queen(suit: SuitIndex, livery: Livery): readonly FaceStep[] {
  const hair = (['hair', 'gold', 'hair', 'hair'] as const)[suit];
  return [
    ...frame(suit, livery),
    ...body(suit, livery),
    ...head(suit, hair),
    ...coronet(suit, livery),
    ...held(suit, livery),
  ];
}
