import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.js';
import { daysAfter } from '../session/day.js';
import { dayByKey } from './calendar-keys.js';
import { DayTexts, firstWeekday } from './day-texts.js';

describe('the words of a calendar', () => {
  it('are those of the language, whatever its calendar and its digits', () => {
    expect(new DayTexts('de').day('2026-11-12')).toBe('12. November');
    expect(new DayTexts('de').month('2026-11')).toBe('November 2026');
    expect(new DayTexts('fr').dayInFull('2026-11-12')).toBe('jeudi 12 novembre 2026');
    expect(new DayTexts('en-GB').day('2026-11-12')).toBe('12 November');
    expect(new DayTexts('ar-SA').month('2026-11')).toContain('نوفمبر');
    expect(new DayTexts('th').month('2026-11')).toContain('2026');
  });

  it('have seven different days of the week in every language, short ones over the columns', () => {
    for (const language of languages) {
      const week = new DayTexts(language).weekdays(1);
      expect(new Set(week.map(({ name }) => name)).size, language).toBe(7);
      for (const { short } of week) expect([...short].length, `${language} ${short}`).toBeLessThanOrEqual(3);
    }
    expect(new DayTexts('de').weekdays(7).map(({ short }) => short)).toEqual([
      'So',
      'Mo',
      'Di',
      'Mi',
      'Do',
      'Fr',
      'Sa',
    ]);
    expect(new DayTexts('fr').weekdays(1)[0]).toEqual({ short: 'lun', name: 'lundi' });
  });
});

describe('weeks', () => {
  it('begin where the language is at home as they do there', () => {
    expect(['de', 'fr', 'pl', 'sv', 'en-GB', 'es'].map(firstWeekday)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['en', 'he', 'ja', 'pt-BR', 'pt-PT'].map(firstWeekday)).toEqual([7, 7, 7, 7, 7]);
    expect(firstWeekday('ar')).toBe(6);
  });

  it('begin so in browsers too that do not know', () => {
    const known = languages.map(firstWeekday);
    const prototype = Intl.Locale.prototype as object;
    const own = ['getWeekInfo', 'weekInfo'].map(
      (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
    );
    for (const [name] of own) Reflect.deleteProperty(prototype, name);
    try {
      const told = languages.filter((language, at) => firstWeekday(language) !== known[at]);
      expect(told).toEqual([]);
    } finally {
      for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(prototype, name, descriptor);
    }
  });
});

describe('the keys of a calendar', () => {
  const at = { day: '2026-11-30', place: 2, mirrored: false };

  it('lead to the day that is seen there', () => {
    expect(dayByKey('ArrowLeft', at)).toBe('2026-11-29');
    expect(dayByKey('ArrowRight', at)).toBe('2026-12-01');
    expect(dayByKey('ArrowUp', at)).toBe('2026-11-23');
    expect(dayByKey('Home', at)).toBe('2026-11-28');
    expect(dayByKey('End', at)).toBe('2026-12-04');
    expect(dayByKey('PageUp', { ...at, day: '2027-03-31' })).toBe('2027-02-28');
    expect(dayByKey('PageDown', at)).toBe('2026-12-30');
    expect(dayByKey('x', at)).toBeUndefined();
  });

  it('are mirrored with the days', () => {
    const anyKey = fc.constantFrom('ArrowLeft', 'ArrowRight');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), anyKey, (days, key) => {
        const day = daysAfter('2026-11-01', days);
        const other = key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
        expect(dayByKey(key, { day, place: 0, mirrored: true })).toBe(
          dayByKey(other, { day, place: 0, mirrored: false }),
        );
      }),
    );
  });
});
