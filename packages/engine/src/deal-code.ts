import type { Card } from './card.js';
import { parsed, refusedText, type Parsed } from './problem.js';
import { orderedDeck } from './ordered-deck.js';
import { createWords, shuffle } from './rng.js';
import { variantDraws, type VariantName, variantNames, variantOfPrefix, variantPrefix } from './rules.js';
import { upperCase } from './text.js';

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

/** The canonical text of a deal code, as in `CF1-D3-AAAAACL`. Its parts must be right: it checks nothing. */
export const formatDealCode = (code: DealCode): string =>
  `${variantPrefix(code.variant)}${version}-D${code.draw}-${letters(code.seed)}`;

function parseSeed(text: string): Parsed<number> {
  const typed = [...text];
  if (typed.length !== letterCount) {
    return refusedText('wrong-length', text, `has ${typed.length} letters; a deal code ends in ${letterCount}.`);
  }
  const wrong = typed.find((letter) => letter < 'A' || letter > 'Z');
  if (wrong !== undefined) {
    const advice = 'Only the letters A to Z are used; O and I are letters here, not the digits 0 and 1.';
    return refusedText('wrong-letter', wrong, `cannot be in the last part of a deal code. ${advice}`);
  }
  return parsed(typed.reduce((seed, letter) => seed * 26 + letter.charCodeAt(0) - 65, 0));
}

function parseVariant(prefix: string, versionText: string): Parsed<VariantName> {
  const variant = variantOfPrefix(prefix);
  if (!variant) {
    const known = variantNames.map(variantPrefix).join(', ');
    return refusedText('unknown-prefix', prefix, `is no variant. A deal code begins with one of ${known}.`);
  }
  if (versionText === version) return parsed(variant);
  const right = `is no known version of deal codes. Known is ${version}, as in ${prefix}${version}.`;
  return refusedText('unknown-version', versionText, right);
}

function parseDraw(text: string, variant: VariantName): Parsed<number> {
  if (text !== 'D3' && text !== 'D1') return refusedText('unknown-draw', text, 'is no draw mode. Known are D3 and D1.');
  const draw = Number(text.slice(1));
  const offered = variantDraws(variant);
  if (offered.includes(draw)) return parsed(draw);
  const right = offered.map((mode) => `D${mode}`).join(' or ');
  return refusedText('draw-not-offered', text, `is not offered by the variant "${variant}". Right would be ${right}.`);
}

/** More than a code with a blank between all its characters has: a bound for what comes from outside. */
const longestText = 64;

/** Upper case, no blanks (those that are not seen included), and every kind of dash a plain one. */
const tidied = (text: string): string =>
  upperCase(text)
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');

/** Prefix, version, draw part and letters, each as far as it is there; a digit after the D belongs to it up to a dash. */
const parts = /^([^\d-]*)(\d*)-?(D\d*(?=-)|D\d?|[^A-Z-])?-?(.*)$/su;

/**
 * Reads a deal code. Case, blanks and missing dashes do not matter; anything else is refused with its reason:
 * `unknown-prefix`, `unknown-version`, `unknown-draw`, `draw-not-offered`, `wrong-length` or `wrong-letter`.
 */
export function parseDealCode(text: string): Parsed<DealCode> {
  if (typeof text !== 'string' || text.trim().length > longestText) {
    return refusedText('wrong-length', text, 'is no deal code. One looks like CF1-D3-AAAAACL.');
  }
  const [, prefix = '', versionText = '', drawText = '', rest = ''] = parts.exec(tidied(text)) ?? [];
  const variant = parseVariant(prefix, versionText);
  if (!variant.ok) return variant;
  const draw = parseDraw(drawText, variant.value);
  if (!draw.ok) return draw;
  const seed = parseSeed(rest);
  return seed.ok ? parsed({ variant: variant.value, draw: draw.value, seed: seed.value }) : seed;
}

/**
 * A random deal's number; `random` gives fractions from 0 up to but not including 1, as `Math.random` does.
 * @throws {RangeError} when it gives something else: the deal would not be that of its code.
 */
export function randomSeed(random: () => number): number {
  let seed = 0;
  for (let i = 0; i < letterCount; i++) {
    const digit = Math.floor(random() * 26);
    if (!(digit >= 0 && digit < 26)) throw new RangeError('The random source must give fractions from 0 to below 1.');
    seed = seed * 26 + digit;
  }
  return seed;
}

/** The deck in deal order that a deal's number stands for: the ordered deck of format 1, shuffled. */
export const shuffledDeck = (seed: number): Card[] => shuffle(orderedDeck(), createWords(seed));
