import type { CalendarDate } from '@canfield-game/engine';

/** A day of the calendar as `2026-11-30`: the order of such texts is that of their days. */
export type Day = string;

const aDay = 86_400_000;

const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The midnight that a day begins with, in ms, on the calendar without time zones. */
export const timeOf = (day: Day): number => Date.parse(day);

/** A day as a text. */
export const dayOf = ({ year, month, day }: CalendarDate): Day => dayAt(Date.UTC(year, month - 1, day));

/** The day that a moment has on the calendar of whoever looks at it. */
export const today = (now: Date): Day =>
  dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });

/** So many days later; less than 0 is earlier. */
export const daysAfter = (day: Day, days: number): Day => dayAt(timeOf(day) + days * aDay);

/** Whether a text is a day that there is. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(timeOf(text)) && dayAt(timeOf(text)) === text;

/** A day as a date. */
export function dateOf(day: Day): CalendarDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
