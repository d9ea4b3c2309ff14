import type { SuitIndex } from '../pips.js';
import { pip } from '../pips.js';
import type { FaceStep } from '../step.js';
import { jack } from './jack.js';
import { king } from './king.js';
import { type Livery, liveries } from './livery.js';
import { motifs } from './motifs.js';
import { flat, shape } from './pen.js';
import { queen } from './queen.js';

function sash(suit: SuitIndex, { main, second }: Livery, half: number): readonly FaceStep[] {
  const rise = Math.round(half * 0.268);
  const along = [-290, -210, -130].filter((x) => -x < half - 30);
  return [
    shape(`M${500 - half} ${664 - rise}l${2 * half} ${2 * rise}v72l${-2 * half} ${-2 * rise}z`, 'gold'),
    ...along.map((x) => flat(pip(suit), 'suit', [500 + x - 15, 700 + x * 0.268 - 23, 0.38, 15])),
    shape('M500 638a62 62 0 0 1 0 124a62 62 0 0 1 0-124z', main),
    flat(
      'M500 654a46 46 0 0 1 0 92a46 46 0 0 1 0-92zm0 8a38 38 0 0 0 0 76a38 38 0 0 0 0-76z',
      main === 'gold' ? second : 'gold',
    ),
    flat(motifs[0], main === 'gold' ? second : 'gold', [500, 700, 1.6]),
  ];
}

/** The upper half of a court card; rank 10 is the jack, 11 the queen, 12 the king. */
export function court(suit: SuitIndex, rank: number): readonly FaceStep[] {
  const livery = liveries[suit];
  if (livery === undefined) return [];
  const figure = [jack, queen, king][rank - 10] ?? king;
  return [...figure(suit, livery), ...sash(suit, livery, [250, 330, 380][rank - 10] ?? 0)];
}
