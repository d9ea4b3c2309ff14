import type { SuitIndex } from '../pips.js';
import { pip } from '../pips.js';
import type { FaceStep, Ink } from '../step.js';
import { emblem } from './emblems.js';
import type { Livery } from './livery.js';
import { motifs } from './motifs.js';
import { flat, line, put, shape } from './pen.js';

/** What frames the face from behind: a veil, a heart-shaped hood, a ruff, loose hair. */
function frame(suit: SuitIndex, { main, second }: Livery): readonly FaceStep[] {
  return (
    [
      [
        shape(
          'M500 110C330 110 300 290 306 420c2 60-40 100-76 130h540c-36-30-78-70-76-130 6-130-24-310-194-310z',
          second,
        ),
        line('M344 420c4 60-20 90-40 120m352-120c-4 60 20 90 40 120', 8, 'gold'),
      ],
      [
        shape(
          'M500 180C480 80 290 80 310 240c8 70 50 110 60 220h260c10-110 52-150 60-220 20-160-170-160-190-60z',
          second,
        ),
        line('M340 200q80 20 110-60M336 270q110 0 150-70M660 200q-80 20-110-60m114 130q-110 0-150-70', 8, 'gold'),
      ],
      [
        shape(
          'M500 130l52 30 60-12 34 50 60 14 8 62 48 38-18 58 26 54-40 46 4 60-58 30H324l-58-30 4-60-40-46 26-54-18-58 48-38 8-62 60-14 34-50 60 12z',
          'paper',
        ),
        line('M500 330V190M430 340 350 220M400 390 280 320m120 110-120 0m290-90 80-120m-50 170 120-70m-120 110h120', 8),
      ],
      [
        shape(
          'M500 130c-120 0-150 90-150 190-60 50-20 90-50 130-24 40 0 90 40 110h320c40-20 64-70 40-110-30-40 10-80-50-130 0-100-30-190-150-190z',
          'hair',
        ),
        line(
          'M390 350c-40 60 0 90-30 160m250-160c40 60 0 90 30 160M350 400c-20 40 0 70-20 100m320-100c20 40 0 70 20 100',
          8,
        ),
      ],
    ][suit] ?? [shape('', main)]
  );
}

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

function coronet(suit: SuitIndex, { second }: Livery): readonly FaceStep[] {
  return [
    shape('M420 214 398 140l52 34 50-64 50 64 52-34-22 74q-80-24-160 0z', 'gold'),
    flat(motifs[suit], second, [500, 172, 0.9]),
    shape(pip(suit), 'gold', [466, 52, 0.68]),
  ];
}

const strewn = [
  [226, 586],
  [350, 600],
  [560, 660],
  [650, 690],
  [770, 560],
] as const;

function body(suit: SuitIndex, { main, trim }: Livery): readonly FaceStep[] {
  return [
    shape('M436 452C330 470 200 480 178 570L170 609 830 791 822 590C800 480 670 470 564 452z', main),
    ...strewn.map(([x, y]) => flat(motifs[suit], trim, [x, y, 1])),
    shape('M456 430v30c-40 10-70 14-100 24 20 76 80 110 144 110s124-34 144-110c-30-10-60-14-100-24v-30z', 'skin'),
    line('M430 480q70 90 140 0', 16, 'gold'),
    shape(pip(suit), 'suit', [470, 520, 0.6]),
  ];
}

function token(suit: SuitIndex): readonly FaceStep[] {
  if (suit > 0) return [line('M704 470 640 640', 17), ...put(emblem(suit), 736, 384, 1.1)];
  return [
    shape('M0-270l22 34V0h-44v-236z', 'paper', [690, 520, 1, 16]),
    line('M0-220V-20', 7, 'line', [690, 520, 1, 16]),
    shape('M-12 0h24v110h-24z', 'line', [690, 520, 1, 16]),
    shape('M-70-16H70V12H-70z', 'gold', [690, 520, 1, 16]),
  ];
}

function held(suit: SuitIndex, { second }: Livery): readonly FaceStep[] {
  return [
    shape('M640 560l90-40c70 40 104 130 96 262l-76-20c0-80-40-160-110-202z', second),
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
