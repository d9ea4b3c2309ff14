import type { FaceStep, Ink } from './step.js';

/**
 * Figures and letters as single strokes: one weight comes from the pen, not from the outline.
 * Each is drawn 100 high for a pen of 14, so its centre line stays between 7 and 93.
 */
const glyphs: Readonly<Record<string, readonly [width: number, d: string]>> = {
  0: [58, 'M29 7c15 0 22 16 22 43S44 93 29 93 7 77 7 50 14 7 29 7z'],
  1: [36, 'M7 24 29 8v85'],
  2: [58, 'M8 29C9 15 17 7 29 7c13 0 21 9 21 21 0 10-5 17-14 27L8 93h43'],
  3: [58, 'M9 7h38L26 41c15 0 25 10 25 26 0 16-10 26-24 26-10 0-17-5-20-14'],
  4: [62, 'M42 93V7L7 70h48'],
  5: [58, 'M47 7H14l-3 38c5-5 11-7 17-7 14 0 23 10 23 27S41 93 28 93C17 93 10 87 7 78'],
  6: [60, 'M42 7C19 24 7 44 7 66c0 16 9 27 23 27s23-11 23-27-9-26-22-26C19 40 9 50 7 64'],
  7: [56, 'M7 7h42L22 93'],
  8: [
    60,
    'M30 7c12 0 20 8 20 19 0 12-8 20-20 20s-20-8-20-20C10 15 18 7 30 7zm0 39c14 0 23 9 23 23S44 93 30 93 7 83 7 69s9-23 23-23z',
  ],
  9: [60, 'M18 93c23-17 35-37 35-59C53 18 44 7 30 7S7 18 7 34s9 26 22 26c12 0 22-10 24-24'],
  // Indices of two letters are drawn as one, set tight; in other words figures and letters keep their widths.
  '10': [82, 'M7 22 23 8v85M57 7c12 0 18 16 18 43S69 93 57 93 39 77 39 50 45 7 57 7z'],
  Kn: [84, 'M7 7v86M38 7 7 56m11-16 20 53M54 93V43m0 15c2-10 6-15 12-15 8 0 11 6 11 16v34'],
  A: [68, 'M7 93 34 7l27 86M16 66h36'],
  B: [60, 'M7 7v86h22c15 0 24-9 24-23S44 48 29 48H7m20 0c13 0 21-8 21-21C48 14 40 7 27 7H7'],
  D: [64, 'M7 7v86h14c22 0 36-16 36-43S43 7 21 7z'],
  E: [54, 'M47 7H7v86h40M7 49h34'],
  F: [52, 'M45 7H7v86M7 50h33'],
  G: [66, 'M57 25C53 13 45 7 35 7 17 7 7 23 7 50s10 43 28 43c15 0 24-10 24-27V54H38'],
  H: [64, 'M7 7v86M57 7v86M7 49h50'],
  J: [52, 'M45 7v56c0 20-7 30-20 30C14 93 7 86 7 73'],
  K: [64, 'M7 7v86M53 7 7 61m17-20 33 52'],
  N: [64, 'M7 93V7l50 86V7'],
  P: [58, 'M7 93V7h20c15 0 24 9 24 24S42 55 27 55H7'],
  Q: [70, 'M35 7c17 0 28 16 28 43S52 93 35 93 7 77 7 50 18 7 35 7zm7 61 21 25'],
  R: [62, 'M7 93V7h20c15 0 24 8 24 22S42 51 27 51H7m23 0 25 42'],
  S: [58, 'M49 21C45 12 38 7 29 7 17 7 9 14 9 26c0 29 42 15 42 43 0 15-9 24-22 24C18 93 10 87 7 76'],
  T: [60, 'M7 7h46M30 7v86'],
  V: [66, 'M7 7l26 86L59 7'],
  W: [90, 'M7 7l20 86L45 24l18 69L83 7'],
  n: [52, 'M7 93V37m0 20c3-13 11-19 20-19 12 0 18 8 18 22v33'],
  П: [62, 'M7 93V7h48v86'],
  Д: [76, 'M7 93V78h62v15M58 78V7H25c0 37-2 57-10 71'],
};

/** Letters of other scripts that are written like a Latin one, and that one. */
const likeness = ['АВЕКНРТΑΒΕΗΚΝΡΤ', 'ABEKHPTABEHKNPT'] as const;

const gap = 9;

function glyph(letter: string): readonly [width: number, d: string] | undefined {
  return glyphs[letter] ?? glyphs[likeness[1][likeness[0].indexOf(letter)] ?? ''];
}

/** The word in the pieces that are drawn as one. */
function letters(word: string): readonly string[] {
  return Object.hasOwn(glyphs, word) ? [word] : [...word];
}

/** Whether there is a drawing for every letter of the word. */
export function canWrite(word: string): boolean {
  return word !== '' && letters(word).every((letter) => glyph(letter) !== undefined);
}

/** How wide a word is when its capitals are `height` high, both in face units. */
export function textWidth(word: string, height: number): number {
  const wide = letters(word).reduce((sum, letter) => sum + (glyph(letter)?.[0] ?? 0) + gap, -gap);
  return (Math.max(0, wide) * height) / 100;
}

/**
 * A word, drawn. `x` is its left edge, or its middle with `centre`; `y` the top of its capitals, which are
 * `height` high. Letters without a drawing are left out; ask `canWrite` first.
 */
export function text(
  word: string,
  x: number,
  y: number,
  height: number,
  ink: Ink,
  align: 'start' | 'centre' = 'start',
): readonly FaceStep[] {
  const scale = height / 100;
  let left = align === 'centre' ? x - textWidth(word, height) / 2 : x;
  return letters(word).flatMap((letter) => {
    const [width, d] = glyph(letter) ?? [-gap, ''];
    const step: FaceStep = { d, stroke: ink, width: 14 * scale, at: [left, y, scale] };
    left += (width + gap) * scale;
    return d === '' ? [] : [step];
  });
}
