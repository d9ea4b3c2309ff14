import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, daysAfter, isDay, today } from './day.js';
import { firstOf, lastOf, monthOf, monthsAfter, placeInWeek, weeksOf } from './month.js';

const anyDay = fc.integer({ min: -9000, max: 60_000 }).map((days) => daysAfter('2026-11-30', days));

describe('a day', () => {
  it('is that of the calendar before whoever looks, to the last minute', () => {
    expect(today(new Date(2026, 11, 24, 23, 59, 59))).toBe('2026-12-24');
    expect(today(new Date(2026, 11, 25, 0, 0, 0))).toBe('2026-12-25');
  });

  it('comes through as a date, and lies in order', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(4000), (day, later) => {
        expect(isDay(day)).toBe(true);
        expect(dayOf(dateOf(day))).toBe(day);
        expect(daysAfter(daysAfter(day, later), -later)).toBe(day);
        expect(daysAfter(day, later) >= day).toBe(true);
      }),
    );
  });

  it('is told from what is none', () => {
    for (const text of ['', '2026-11-31', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-00', '2026-11-3', 'day'])
      expect(isDay(text), text).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
  });
});

describe('a month', () => {
  it('has all its days once and in order, in weeks of seven, whatever day weeks begin with', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (day, first) => {
        const month = monthOf(day);
        const weeks = weeksOf(month, first);
        const days = weeks.flat().filter((one) => one !== undefined);
        expect(days[0]).toBe(firstOf(month));
        expect(days.at(-1)).toBe(lastOf(month));
        expect(days.length).toBe(Number(lastOf(month).slice(-2)));
        expect(days).toEqual([...new Set(days)].sort());
        expect(weeks.every((week) => week.length === 7 && week.some((one) => one !== undefined))).toBe(true);
        expect(
          weeks.every((week) => week.every((one, at) => one === undefined || placeInWeek(one, first) === at)),
        ).toBe(true);
      }),
    );
  });

  it('stands where the calendar has it', () => {
    expect(weeksOf('2026-11', 1)[0]).toEqual([...Array<undefined>(6), '2026-11-01']);
    expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2027-02', 1)).toHaveLength(4);
    expect(monthsAfter('2026-12', 1)).toBe('2027-01');
    expect(monthsAfter('2026-01', -1)).toBe('2025-12');
    expect(lastOf('2028-02')).toBe('2028-02-29');
  });
});
