import type { Cue } from './cues.js';

/** One touch of paper: noise through a band, loud at once and soon gone. */
interface Stroke {
  /** When it sets in, in ms. */
  readonly at: number;
  /** The middle of its band, in Hz, and how narrow the band is. */
  readonly pitch: number;
  readonly focus: number;
  /** How long it swells, and in what time it falls to a third, in ms. */
  readonly rise: number;
  readonly fall: number;
  /** How loud it is beside the other strokes. */
  readonly level: number;
}

/** A cue as it is played: its strokes, and the loudest sample there may be. */
interface Touch {
  readonly strokes: readonly Stroke[];
  readonly peak: number;
}

/** A card falls flat on the cloth: what is low is the felt, what is high the paper. */
const thud = (at: number, level: number): Stroke[] => [
  { at, pitch: 190, focus: 0.9, rise: 2, fall: 17, level },
  { at, pitch: 620, focus: 0.7, rise: 1, fall: 9, level: 0.4 * level },
  { at, pitch: 2400, focus: 0.6, rise: 0.5, fall: 4, level: 0.12 * level },
];

/** The edge of a card slips off a finger. */
const flick = (at: number, pitch: number, level: number): Stroke => ({
  at,
  pitch,
  focus: 1.1,
  rise: 3,
  fall: 7,
  level,
});

/** A knuckle on the cloth. */
const knock = (at: number, level: number): Stroke[] => [
  { at, pitch: 130, focus: 1.3, rise: 3, fall: 12, level },
  { at, pitch: 400, focus: 1.2, rise: 2, fall: 8, level: 0.5 * level },
];

const touches: Readonly<Record<Cue, Touch>> = {
  place: { strokes: thud(0, 1), peak: 0.24 },
  turn: { strokes: [flick(0, 1700, 0.5), flick(14, 2300, 0.6), ...thud(40, 0.9)], peak: 0.16 },
  refuse: { strokes: [...knock(0, 1), ...knock(48, 0.7)], peak: 0.22 },
  win: { strokes: [0, 1, 2, 3, 4].map((card) => flick(card * 17, 1000 + 320 * card, 0.5 + 0.1 * card)), peak: 0.26 },
};

/** How long a cue lasts, in ms. The last part of it fades to nothing. */
export const cueTime = 115;
const fadeTime = 25;

/** White noise between -1 and 1, the same every time. */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x80000000 - 1;
  };
}

/** Lets through a band of what it is given, sample by sample: a two-pole filter that has no answer to a steady value. */
function band(pitch: number, focus: number, rate: number): (sample: number) => number {
  const g = Math.tan((Math.PI * pitch) / rate);
  const k = 1 / focus;
  const part = 1 / (1 + g * (g + k));
  let slow = 0;
  let held = 0;
  return (sample) => {
    const middle = part * (held + g * (sample - slow));
    const low = slow + g * middle;
    held = 2 * middle - held;
    slow = 2 * low - slow;
    return middle * k;
  };
}

/** How loud a stroke is, so many ms after it set in. */
const swell = ({ rise, fall, level }: Stroke, ms: number): number =>
  level * Math.min(1, ms / rise) * Math.exp(-Math.max(0, ms - rise) / fall);

function addStroke(samples: Float32Array, stroke: Stroke, rate: number): void {
  const noise = noiseFrom(stroke.pitch);
  const filter = band(stroke.pitch, stroke.focus, rate);
  const first = Math.round((stroke.at / 1000) * rate);
  for (let index = first; index < samples.length; index++) {
    const ms = ((index - first) / rate) * 1000;
    samples[index] = (samples[index] ?? 0) + filter(noise()) * swell(stroke, ms);
  }
}

const fadeAt = (ms: number): number => Math.min(1, Math.max(0, (cueTime - ms) / fadeTime));

/** Paper on felt: the samples of a cue, so many in a second. */
export function samplesOf(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const { strokes, peak } = touches[cue];
  const samples = new Float32Array(Math.floor((cueTime / 1000) * rate));
  for (const stroke of strokes) addStroke(samples, stroke, rate);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  return samples.map((sample, index) => ((sample - mean) / loudest) * peak * fadeAt((index / rate) * 1000));
}
