import { describe, expect, it } from 'vitest';
import { cues } from './cues.js';
import { samplesOf } from './felt.js';

const rates = [22_050, 44_100, 48_000, 96_000];

const peakOf = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const meanOf = (samples: Float32Array): number => samples.reduce((sum, one) => sum + one, 0) / samples.length;
const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

/** How often the wave goes through zero, in Hz: higher for what is brighter. */
function brightnessOf(samples: Float32Array, rate: number): number {
  const crossings = samples.filter((one, index) => one * (samples[index - 1] ?? one) < 0).length;
  return ((crossings / samples.length) * rate) / 2;
}

describe('paper on felt', () => {
  for (const cue of cues) {
    for (const rate of rates) {
      it(`${cue} at ${rate} samples a second is short, quiet, heard, and without a steady part`, () => {
        const samples = samplesOf(cue, rate);
        expect(samples.length / rate).toBeLessThan(0.12);
        expect(peakOf(samples)).toBeGreaterThan(0.1);
        expect(peakOf(samples)).toBeLessThan(0.3);
        expect(loudnessOf(samples)).toBeGreaterThan(0.01);
        expect(Math.abs(meanOf(samples))).toBeLessThan(0.001);
      });
    }

    it(`${cue} begins and ends without a click`, () => {
      const samples = samplesOf(cue, 48_000);
      expect(peakOf(samples.subarray(0, 4))).toBeLessThan(0.03);
      expect(peakOf(samples.subarray(-48))).toBeLessThan(0.002);
    });
  }

  it('is lower where a card is placed or refused than where cards are turned or a game is won', () => {
    const [turn = 0, place = 0, refuse = 0, win = 0] = cues.map((cue) => brightnessOf(samplesOf(cue, 48_000), 48_000));
    expect(refuse).toBeLessThan(place);
    expect(place).toBeLessThan(turn);
    expect(place).toBeLessThan(win);
  });

  it('is the same every time', () => {
    expect(samplesOf('place', 48_000)).toEqual(samplesOf('place', 48_000));
  });
});
