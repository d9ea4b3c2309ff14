/** The deal of the day: a pure function of a calendar date, a variant and a draw mode. Not needed to play. */
import { type CalendarDate, firstDaily, lastDaily } from './calendar-date.js';
import { formatDealCode, randomSeed } from './deal-code.js';
import { skips, wideSkips } from './daily-skips.js';
import { createWords } from './rng.js';
import { variantDraws, type VariantName, variantNames } from './rules.js';

export { type CalendarDate, firstDaily, lastDaily };

const dayLength = 86_400_000;

/** Days since 1 January 1970. */
const dayNumber = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / dayLength;

/** A skip is written with two of these, or with three where few deals can be won. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Every variant with each of its draw modes is a row of the table. */
const rowOf = (variant: VariantName, draw: number): number => 8 * variantNames.indexOf(variant) + draw;

/** The numbers of the deals that a day has in turn, without end. */
export function* dailySeeds(date: CalendarDate, variant: VariantName, draw: number): Generator<number, never> {
  const words = createWords(100 * dayNumber(date) + rowOf(variant, draw));
  const random = (): number => words() / 0x100000000;
  for (;;) yield randomSeed(random);
}

/** The codes that a day has in turn, without end. */
export function* dailyCodes(date: CalendarDate, variant: VariantName, draw: number): Generator<string> {
  for (const seed of dailySeeds(date, variant, draw)) yield formatDealCode({ variant, draw, seed });
}

/**
 * How many of a day's codes are passed over since no win of them was found; undefined on days that are not in the table.
 */
export function dailySkip(date: CalendarDate, variant: VariantName, draw: number): number | undefined {
  const at = dayNumber(date) - dayNumber(firstDaily);
  const name = `${variant}-${draw}`;
  const width = Object.hasOwn(wideSkips, name) ? 3 : 2;
  const text = at < 0 ? '' : (wideSkips[name] ?? skips[name] ?? '').slice(width * at, width * (at + 1));
  if (text.length < width) return undefined;
  return [...text].reduce((skip, letter) => skip * letters.length + letters.indexOf(letter), 0);
}

function checkDate({ year, month, day }: CalendarDate): void {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!real) throw new RangeError(`${year}-${month}-${day} is no day of the calendar.`);
}

/**
 * The deal code of a day: the same for everybody whose calendar shows that day. Where `dailySkip` knows the day it was proved
 * winnable with the solver when the table was made; before and after the table it is the first code of the day, unproved.
 *
 * @param draw one that the variant offers; its own where it is left out.
 * @throws {RangeError} where there is no such day, or the variant has not that draw mode.
 */
export function dailyCode(date: CalendarDate, variant: VariantName = 'canfield', draw?: number): string {
  checkDate(date);
  const offered = variantDraws(variant);
  const mode = draw ?? offered[0] ?? 3;
  if (!offered.includes(mode)) throw new RangeError(`${variant} is drawn by ${offered.join(' or ')}, not by ${mode}.`);
  const skip = dailySkip(date, variant, mode) ?? 0;
  const seeds = dailySeeds(date, variant, mode);
  for (let at = 0; at < skip; at++) seeds.next();
  return formatDealCode({ variant, draw: mode, seed: seeds.next().value });
}
