import type { SuitIndex } from '../pips.js';
import { pip } from '../pips.js';
import type { FaceStep } from '../step.js';
import { jack } from './jack.js';
import { king } from './king.js';
import { type Livery, liveries } from './livery.js';
import { motifs } from './motifs.js';
import { flat, shape } from './pen.js';
import { queen } from './queen.js';

const halves = [250, 330, 380] as const;

/** The pips on one half of the sash, -1 the left, 1 the right, aslant like it. */
function studs(suit: SuitIndex, half: number, side: number): readonly FaceStep[] {
  const along = [130, 210, 290].filter((x) => x < half - 30);
  return along
    .map((x) => x * side)
    .map((x) => flat(pip(suit), liveries[suit].jewel, [485 + x, 677 + x * slope, 0.38, 15]));
}

const slope = 0.268;

/** The band that parts the halves and hides where they meet; it is its own turned twin. */
function sash({ main, second }: Livery, half: number): readonly FaceStep[] {
  const rise = Math.round(half * slope);
  const ink = main === 'gold' ? second : 'gold';
  return [
    shape(`M${500 - half} ${664 - rise}l${2 * half} ${2 * rise}v72l${-2 * half} ${-2 * rise}z`, 'gold'),
    shape('M500 638a62 62 0 0 1 0 124a62 62 0 0 1 0-124z', main),
    flat('M500 654a46 46 0 0 1 0 92a46 46 0 0 1 0-92zm0 8a38 38 0 0 0 0 76a38 38 0 0 0 0-76z', ink),
    flat(motifs[0], ink, [500, 700, 1.6]),
  ];
}

/** A jack, queen or king (rank 10, 11, 12) down to the sash, without its twin. */
function figure(suit: SuitIndex, rank: number, livery: Livery): readonly FaceStep[] {
  return (rank === 10 ? jack : rank === 11 ? queen : king)(suit, livery);
}

/** The whole picture of a court card; rank 10 is the jack, 11 the queen, 12 the king. */
export function court(suit: SuitIndex, rank: number): readonly FaceStep[] {
  const livery = liveries[suit];
  const half = halves[rank - 10] ?? 380;
  const turned = (step: FaceStep): FaceStep => ({ ...step, turn: true });
  return [...figure(suit, rank, livery).map(turned), ...sash(livery, half), ...studs(suit, half, -1).map(turned)];
}

/** The upper half alone as a bust, its coat going on below the sash: for the large face. */
export function bust(suit: SuitIndex, rank: number): readonly FaceStep[] {
  const livery = liveries[suit];
  const half = halves[rank - 10] ?? 380;
  const [left, right, rise] = [500 - half, 500 + half, half * slope];
  return [
    shape(`M${left} ${700 - rise}L${right} ${700 + rise}V830H${left}z`, livery.main),
    ...figure(suit, rank, livery),
    ...sash(livery, half),
    ...studs(suit, half, -1),
    ...studs(suit, half, 1),
  ];
}
