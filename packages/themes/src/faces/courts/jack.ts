import type { SuitIndex } from '../pips.js';
import type { FaceStep, Ink } from '../step.js';
import { arm, fist } from './arm.js';
import { emblem } from './emblems.js';
import type { Livery } from './livery.js';
import { motifs } from './motifs.js';
import { flat, line, put, shape } from './pen.js';

const hairs: readonly Ink[] = ['hair', 'gold', 'hair', 'hair'];

function head(hair: Ink): readonly FaceStep[] {
  return [
    shape(
      'M578 230c8 30 8 50 6 64l28 54c2 10-6 14-20 14l4 18-10 8 6 12c2 30-8 46-34 46l-38-6v60q-50 40-100-4V280z',
      'skin',
    ),
    line('M596 392h-26M560 340q-12 16-24 6', 8),
    line('M524 284q28-20 56-4', 10),
    line('M530 316q20-18 46-8', 8),
    flat('M547 310a11 11 0 0 0 22 0z', 'line'),
    shape(
      'M540 240C430 200 380 250 390 350c2 40-20 66-34 90 50 30 110 20 150-14-14-30-10-50-8-86 30-10 46-50 42-100z',
      hair,
    ),
    line('M440 270c-20 50 0 100-30 150m70-150c-10 60-4 100-20 150', 7),
  ];
}

const caps = [
  'M606 256C620 170 530 110 420 130c-70 14-80 80-44 130 80-30 150-30 230-4z',
  'M606 256c64-10 64-90 4-116-60-30-220-34-254 20-20 40-4 76 20 100 80-30 150-30 230-4z',
  'M660 250C560 250 500 130 430 130c-60 0-60 80-54 130 90-20 180-14 284-10z',
  'M620 262C600 180 520 100 340 90c30 30 10 110 36 176 80-30 150-30 244-4z',
] as const;

function cap(suit: SuitIndex, { main, second }: Livery): readonly FaceStep[] {
  return [
    shape('M410 200C390 110 320 80 230 90c10 30 20 30 34 44-2 20 20 34 40 40 0 20 30 36 60 40z', second),
    line('M250 104c60 20 110 50 140 90', 7),
    shape(caps[suit], main),
    shape('M364 270c80-34 170-36 252-8l4-34c-90-30-180-24-262 10z', 'gold'),
    flat(motifs[suit], second === 'gold' ? main : second, [500, 236, 0.7]),
  ];
}

const strewn = [
  [306, 556],
  [372, 584],
  [446, 640],
  [574, 560],
  [640, 600],
  [574, 650],
  [650, 690],
] as const;

function body(suit: SuitIndex, { main, second, trim }: Livery): readonly FaceStep[] {
  return [
    shape('M430 452C350 470 280 490 262 570L250 631 750 769 742 590C724 490 650 470 560 452z', main),
    shape('M500 470V700L750 769 742 590C724 490 650 470 560 452z', second),
    ...strewn.map(([x, y]) => flat(motifs[suit], x < 500 ? trim : main, [x, y, 1])),
    shape('M420 450l-60 30 20 50 50-10 20 50 50-30 50 30 20-50 50 10 20-50-60-30q-80 40-160 0z', 'court-white'),
  ];
}

function held(suit: SuitIndex, { second }: Livery): readonly FaceStep[] {
  const staff = shape('M736 150h24v620h-24z', 'gold');
  return (
    [
      [
        staff,
        shape('M760 180c40 0 60-16 80-50 36 50 36 110 0 160-20-34-40-50-80-50zm-24 20-70-30v80l70-30z', 'court-white'),
        shape('M748 44l26 60-26 70-26-70z', 'court-white'),
      ],
      [
        shape('M738 200h20v570h-20z', 'court-c'),
        shape('M748 420c-60 0-80-40-80-80 50 0 80 40 80 80zm0-60c0-50 30-90 80-90 0 60-40 90-80 90z', 'court-c'),
        ...put(emblem(1), 748, 150, 1),
      ],
      [shape('M757 110h124l-40 56 40 56H757z', second), staff, ...put(emblem(2), 748, 100, 0.5)],
      [
        line('M700 80c120 150 120 500 20 690', 30),
        line('M700 80c120 150 120 500 20 690', 12, 'gold'),
        line('M700 80L720 770', 6, 'suit'),
      ],
    ] as const
  )[suit];
}

/** The jack: lean, capped, in profile. */
export function jack(suit: SuitIndex, livery: Livery): readonly FaceStep[] {
  return [
    ...body(suit, livery),
    ...arm(livery.main, livery.trim),
    ...head(hairs[suit] ?? 'hair'),
    ...cap(suit, livery),
    ...held(suit, livery),
    ...fist(),
  ];
}
