import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './day.js';
import { dailyStreak, type Done, type DoneDays, readDoneDays, withDone } from './done-days.js';

const now = '2026-12-03';
const done = (...days: readonly [ago: number, done: Done][]): DoneDays =>
  days.reduce<DoneDays>((all, [ago, what]) => withDone(all, 'canfield-3', daysAfter(now, -ago), what), {});
const streak = (...days: readonly [ago: number, done: Done][]): number =>
  dailyStreak(done(...days)['canfield-3'] ?? {}, now);

describe('done days', () => {
  it('keep what is best, of each variant and draw mode by itself', () => {
    const won = withDone(withDone({}, 'canfield-3', now, 'won'), 'rush-3', now, 'played');
    expect(won).toEqual({ 'canfield-3': { [now]: 'won' }, 'rush-3': { [now]: 'played' } });
    expect(withDone(won, 'canfield-3', now, 'played')).toBe(won);
    expect(withDone(won, 'rush-3', now, 'played')).toBe(won);
    expect(withDone(won, 'rush-3', now, 'won')['rush-3']).toEqual({ [now]: 'won' });
  });

  it('make a streak up to today, which today does not break before it is over', () => {
    expect(streak()).toBe(0);
    expect(streak([0, 'won'])).toBe(1);
    expect(streak([1, 'won'], [2, 'won'], [4, 'won'])).toBe(2);
    expect(streak([0, 'won'], [1, 'won'], [2, 'won'], [3, 'won'])).toBe(4);
    expect(streak([0, 'played'], [1, 'won'])).toBe(1);
    expect(streak([0, 'won'], [1, 'played'], [2, 'won'])).toBe(1);
    expect(streak([2, 'won'], [3, 'won'])).toBe(0);
  });

  it('come back out of JSON as they were', () => {
    const some = fc.array(
      fc.tuple(fc.constantFrom('canfield-3', 'rush-1'), fc.nat(900), fc.constantFrom<Done>('won', 'played')),
    );
    fc.assert(
      fc.property(some, (list) => {
        const days = list.reduce<DoneDays>(
          (all, [name, ago, what]) => withDone(all, name, daysAfter(now, -ago), what),
          {},
        );
        expect(readDoneDays(JSON.parse(JSON.stringify(days)))).toEqual(days);
      }),
    );
  });

  it('are not read out of anything else', () => {
    const wrong: unknown[] = [null, 1, 'days', [], { canfield: {} }, { 'canfield-3': [] }, { 'canfield-3': null }];
    const wrongDays: unknown[] = [{ '2026-02-30': 'won' }, { [now]: 'lost' }, { [now]: true }, { today: 'won' }];
    for (const given of [...wrong, ...wrongDays.map((days) => ({ 'canfield-3': days }))])
      expect(readDoneDays(given), JSON.stringify(given)).toBeUndefined();
    expect(readDoneDays({})).toEqual({});
  });
});
