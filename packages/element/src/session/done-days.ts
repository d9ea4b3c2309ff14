import { type Day, daysAfter, isDay } from './day.js';

/** What has come of the deal of a day: it was begun, or won. */
export type Done = 'played' | 'won';

/** What has come of the deals of days, of one variant and draw mode. */
export type DoneOfDays = Readonly<Record<Day, Done>>;

/** The same of all variants and draw modes, by `variant-draw`. */
export type DoneDays = Readonly<Record<string, DoneOfDays>>;

/** The days with what has come of one more; a day that was won once stays so. */
export function withDone(days: DoneDays, name: string, day: Day, done: Done): DoneDays {
  const before = days[name] ?? {};
  return before[day] === 'won' || before[day] === done ? days : { ...days, [name]: { ...before, [day]: done } };
}

/** How many days in a row are won up to today, of which the deal may still be open. */
export function dailyStreak(days: DoneOfDays, today: Day): number {
  const start = days[today] === 'won' ? 0 : -1;
  let length = 0;
  while (days[daysAfter(today, start - length)] === 'won') length++;
  return length;
}

const isDone = ([day, done]: [string, unknown]): boolean => isDay(day) && (done === 'played' || done === 'won');

/** An object that is none of the language's own kinds, as its entries; undefined where it is something else. */
const entriesOf = (given: unknown): [string, unknown][] | undefined =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.entries(given) : undefined;

const isDoneOfDays = ([name, days]: [string, unknown]): boolean =>
  /^[a-z]+-[1-5]$/.test(name) && (entriesOf(days)?.every(isDone) ?? false);

/** Reads what was kept, which may be anything; undefined where any of it is wrong. */
export const readDoneDays = (given: unknown): DoneDays | undefined =>
  entriesOf(given)?.every(isDoneOfDays) ? { ...(given as DoneDays) } : undefined;
