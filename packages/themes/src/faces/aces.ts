import { disc, leafEdge, petals, rays, veins } from './courts/emblems.js';
import { flat, line, shape } from './courts/pen.js';
import type { SuitIndex } from './pips.js';
import { pip } from './pips.js';
import type { FaceStep, Place } from './step.js';

const scrolls =
  'M70 150c70 0 110-50 110-100 0-60-80-60-80-10 0 30 40 30 44 6M-70 150c-70 0-110-50-110-100 0-60 80-60 80-10 0 30-40 30-44 6';

/** Gold in a pip; its thin contour shows where the pip is pale. */
function gilt(d: string, at?: Place): FaceStep {
  return { ...shape(d, 'gold', at), width: 7 };
}

function swordIn(): readonly FaceStep[] {
  const at: Place = [500, 690, 1];
  return [
    flat('M0-210l24 50V90h-48v-250z', 'paper', at),
    line('M0-140V80', 8, 'suit', at),
    gilt('M-90 90q90 24 180 0v34q-90 16-180 0zm74 30h32v70h-32z', at),
    line(scrolls, 14, 'paper', [500, 700, 1]),
    gilt(disc(20), [500, 890, 1]),
  ];
}

function roseIn(): readonly FaceStep[] {
  const at: Place = [500, 650, 1.9];
  return [
    flat(petals(62, 0), 'paper', at),
    flat(petals(38, 0.5), 'suit', at),
    gilt(disc(17), at),
    line(
      'M500 770v110M500 850c-60 0-90-30-100-70 60 0 90 20 100 70zm0 0c60 0 90-30 100-70-60 0-90 20-100 70z',
      14,
      'paper',
    ),
  ];
}

function sunIn(): readonly FaceStep[] {
  return [
    flat(rays, 'paper', [500, 700, 1.7]),
    flat(disc(68), 'suit', [500, 700, 1]),
    gilt(disc(54), [500, 700, 1]),
    line('M-24-8q10-10 20 0m8 0q10-10 20 0M0-6v16M-15 19q15 14 30 0', 8, 'line', [500, 700, 1]),
    gilt('M500 480l16 26-16 26-16-26zm0 388l16 26-16 26-16-26z'),
  ];
}

function leafIn(): readonly FaceStep[] {
  const places: readonly Place[] = [
    [500, 520, 0.92],
    [338, 762, 0.92, -116],
    [662, 762, 0.92, 116],
  ];
  return [
    line('M500 690V590M500 690 400 736M500 690l100 46M500 690v150', 14, 'paper'),
    ...places.flatMap((at) => [flat(leafEdge, 'paper', at), line(veins, 8, 'suit', at)]),
    gilt(disc(30), [500, 690, 1]),
  ];
}

const ornaments = [swordIn, roseIn, sunIn, leafIn] as const;

/** An ace: one grand pip within a thin line, the sign of its suit’s court drawn in it. */
export function ace(suit: SuitIndex): readonly FaceStep[] {
  const [d, at] = [pip(suit), [180, 380, 6.4] as const];
  return [line(d, 76, 'suit', at), line(d, 52, 'paper', at), flat(d, 'suit', at), ...ornaments[suit]()];
}
