import type { SuitIndex } from './pips.js';
import { pip } from './pips.js';
import type { FaceStep, Ink } from './step.js';

const robe: readonly Ink[] = ['court-b', 'court-a', 'court-a', 'court-b'];

/** The upper half of a court card; rank 10 is the jack, 11 the queen, 12 the king. */
export function court(suit: SuitIndex, rank: number): readonly FaceStep[] {
  const ink = robe[suit] ?? 'court-a';
  const hat =
    [
      'M410 260c0-70 60-110 180-90l-10 90z',
      'M390 400C350 140 650 140 610 400z',
      'M390 270V130l55 60 55-80 55 80 55-60v140z',
    ][rank - 10] ?? '';
  const wide = [190, 240, 290][rank - 10] ?? 0;
  return [
    { d: `M${500 - wide} 700c0-200 80-270 ${wide}-270s${wide} 70 ${wide} 270z`, fill: ink, stroke: 'line', width: 14 },
    { d: 'M420 250h160v110c0 120-160 120-160 0z', fill: 'skin', stroke: 'line', width: 14 },
    { d: hat, fill: 'gold', stroke: 'line', width: 14 },
    { d: pip(suit), fill: 'suit', at: [240, 90, 1.3] },
  ];
}
