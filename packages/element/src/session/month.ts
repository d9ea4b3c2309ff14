import { type Day, dayOf, daysAfter, timeOf } from './day.js';

/** A month as `2026-11`. */
export type Month = string;

const daysOfWeek = 7;

/** The month of a day. */
export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The first day of a month. */
export const firstOf = (month: Month): Day => `${month}-01`;

/** So many months later; less than 0 is earlier. */
export function monthsAfter(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(dayOf({ year, month: number + months, day: 1 }));
}

/** The last day of a month. */
export const lastOf = (month: Month): Day => daysAfter(firstOf(monthsAfter(month, 1)), -1);

/** The same day so many months later, or the last one of a month that has it not. */
export function sameDayAfter(day: Day, months: number): Day {
  const month = monthsAfter(monthOf(day), months);
  const same = `${month}-${day.slice(-2)}`;
  return same > lastOf(month) ? lastOf(month) : same;
}

/** The place of a day in weeks that begin with a day of the week, which counts from Monday, 1, to Sunday, 7. */
export const placeInWeek = (day: Day, first: number): number =>
  (new Date(timeOf(day)).getUTCDay() - first + 2 * daysOfWeek) % daysOfWeek;

/** The weeks of a month, each of seven days; undefined where one is of another month. */
export function weeksOf(month: Month, first: number): (Day | undefined)[][] {
  const before = placeInWeek(firstOf(month), first);
  const count = Number(lastOf(month).slice(-2));
  const dayAt = (place: number): Day | undefined =>
    place < before || place >= before + count ? undefined : daysAfter(firstOf(month), place - before);
  return Array.from({ length: Math.ceil((before + count) / daysOfWeek) }, (_, week) =>
    Array.from({ length: daysOfWeek }, (_, place) => dayAt(week * daysOfWeek + place)),
  );
}
