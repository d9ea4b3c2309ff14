import type { Card } from './card.js';
import { parsed, refused, type Parsed } from './problem.js';
import { orderedDeck } from './ordered-deck.js';
import { createWords, shuffle } from './rng.js';
import { variantDraws, type VariantName, variantNames, variantOfPrefix, variantPrefix } from './rules.js';

/** A deal code taken apart. */
export interface DealCode {
  readonly variant: VariantName;
  /** What the first pass turns: 3 or 1. */
  readonly draw: number;
  /** The number of the deal, from 0 to `dealCount` − 1. */
  readonly seed: number;
}

const version = '1';
const letterCount = 7;

/** How many deals there are: 26⁷, all of them valid codes. */
export const dealCount = 26 ** letterCount;

function letters(seed: number): string {
  let rest = seed;
  let text = '';
  for (let i = 0; i < letterCount; i++) {
    text = String.fromCharCode(65 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}

/** The canonical text of a deal code, as in `CF1-D3-AAAAACL`. */
export const formatDealCode = (code: DealCode): string =>
  `${variantPrefix(code.variant)}${version}-D${code.draw}-${letters(code.seed)}`;

function parseSeed(text: string): Parsed<number> {
  if (text.length !== letterCount) {
    return refused('wrong-length', `A deal code ends in ${letterCount} letters; "${text}" has ${text.length}.`, text);
  }
  const wrong = /[^A-Z]/.exec(text)?.[0];
  if (wrong) {
    const advice = 'Only the letters A to Z are used; O and I are letters here, not the digits 0 and 1.';
    return refused('wrong-letter', `"${wrong}" cannot be in the last part of a deal code. ${advice}`, wrong);
  }
  return parsed([...text].reduce((seed, letter) => seed * 26 + letter.charCodeAt(0) - 65, 0));
}

function parseVariant(prefix: string, versionText: string): Parsed<VariantName> {
  const variant = variantOfPrefix(prefix);
  if (!variant) {
    const known = variantNames.map(variantPrefix).join(', ');
    return refused('unknown-prefix', `"${prefix}" is no variant. A deal code begins with one of ${known}.`, prefix);
  }
  if (versionText === version) return parsed(variant);
  return refused(
    'unknown-version',
    `"${versionText}" is no known version of deal codes. Known is ${version}, as in ${prefix}${version}.`,
    versionText,
  );
}

function parseDraw(text: string, variant: VariantName): Parsed<number> {
  if (text !== 'D3' && text !== 'D1') {
    return refused('unknown-draw', `"${text}" is no draw mode. Known are D3 and D1.`, text);
  }
  const draw = Number(text.slice(1));
  const offered = variantDraws(variant);
  if (offered.includes(draw)) return parsed(draw);
  const right = offered.map((mode) => `D${mode}`).join(' or ');
  return refused(
    'draw-not-offered',
    `The variant "${variant}" is not played with ${text}. Right would be ${right}.`,
    text,
  );
}

/** Upper case, no blanks, and every kind of dash a plain one. */
const tidied = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\u200b-\u200f\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212_]/g, '-');

/**
 * Reads a deal code. Case, blanks and missing dashes do not matter; anything else is refused with its reason:
 * `unknown-prefix`, `unknown-version`, `unknown-draw`, `draw-not-offered`, `wrong-length` or `wrong-letter`.
 */
export function parseDealCode(text: string): Parsed<DealCode> {
  const [, prefix = '', versionText = '', drawText = '', rest = ''] =
    /^-*([^\d-]{0,2})-*(\d*)-*(D\d?|[^A-Z-])?(.*)$/.exec(tidied(text)) ?? [];
  const variant = parseVariant(prefix, versionText);
  if (!variant.ok) return variant;
  const draw = parseDraw(drawText, variant.value);
  if (!draw.ok) return draw;
  const seed = parseSeed(rest.replaceAll('-', ''));
  return seed.ok ? parsed({ variant: variant.value, draw: draw.value, seed: seed.value }) : seed;
}

/** A random deal's number; `random` gives fractions from 0 up to but not including 1, as `Math.random` does. */
export function randomSeed(random: () => number): number {
  let seed = 0;
  for (let i = 0; i < letterCount; i++) seed = seed * 26 + Math.floor(random() * 26);
  return seed;
}

/** The deck in deal order that a deal's number stands for: the ordered deck of format 1, shuffled. */
export const shuffledDeck = (seed: number): Card[] => shuffle(orderedDeck(), createWords(seed));
