import { type Day, daysAfter, timeOf } from '../session/day.js';
import { firstOf, type Month } from '../session/month.js';

/** A day of the week, as it stands over a column and in full. */
export interface Weekday {
  readonly short: string;
  readonly name: string;
}

/** More letters there is no room for over a column. */
const mostLetters = 3;

/** Any Monday. */
const monday: Day = '2026-11-30';

/** Languages whose weeks begin on Sunday in most places, for browsers that do not know. */
const onSundays: readonly string[] = ['en', 'he', 'hi', 'id', 'ja', 'ko', 'pt', 'zh-Hant'];

/** Older browsers have one or the other, or neither. */
interface WeekInfo {
  getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The day that weeks begin with where a language tag is at home: from Monday, 1, to Sunday, 7. */
export function firstWeekday(tag: string): number {
  const locale: Intl.Locale & WeekInfo = new Intl.Locale(tag);
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (known) return known.firstDay;
  const { language, baseName } = locale;
  if (language === 'ar') return 6;
  return [language, baseName].some((name) => onSundays.includes(name)) ? 7 : 1;
}

/** Days, months and days of the week in the words of a language. */
export class DayTexts {
  readonly #day: Intl.DateTimeFormat;
  readonly #dayInFull: Intl.DateTimeFormat;
  readonly #month: Intl.DateTimeFormat;
  readonly #weekday: (style: 'long' | 'short' | 'narrow', day: Day) => string;

  constructor(language: string) {
    const format = (more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
      new Intl.DateTimeFormat(language, { calendar: 'gregory', timeZone: 'UTC', ...more });
    this.#day = format({ day: 'numeric', month: 'long' });
    this.#dayInFull = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    this.#month = format({ month: 'long', year: 'numeric' });
    this.#weekday = (weekday, day) => format({ weekday }).format(timeOf(day));
  }

  /** As in “12 November”. */
  day(day: Day): string {
    return this.#day.format(timeOf(day));
  }

  /** With the day of the week and the year. */
  dayInFull(day: Day): string {
    return this.#dayInFull.format(timeOf(day));
  }

  /** As in “November 2026”. */
  month(month: Month): string {
    return this.#month.format(timeOf(firstOf(month)));
  }

  /** The days of a week that begins with a day, from Monday, 1, to Sunday, 7. */
  weekdays(first: number): Weekday[] {
    const days = Array.from({ length: 7 }, (_, place) => daysAfter(monday, first - 1 + place));
    const short = days.map((day) => this.#weekday('short', day).replace(/\.$/, ''));
    const fit = short.every((word) => [...word].length <= mostLetters);
    return days.map((day, place) => ({
      short: (fit ? short[place] : this.#weekday('narrow', day)) ?? '',
      name: this.#weekday('long', day),
    }));
  }
}
