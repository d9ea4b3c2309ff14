import { parseDealCode } from '@canfield-game/engine';
import { dailyCode } from '@canfield-game/engine/daily';
import { describe, expect, it } from 'vitest';
import { askedDay, dailyRequest, dealOfDay, isDaily } from './daily-request.js';
import { answerDeal, plainRequest } from './deal-request.js';

const eve = { year: 2026, month: 12, day: 24 };
const day = '2026-12-24';
const asked = (more: Partial<typeof plainRequest>) =>
  dailyRequest({ ...plainRequest, deal: 'daily', ...more }, day, dailyCode);

describe('the deal of the day', () => {
  it('is of the variant and draw mode asked for, their own where none is named', () => {
    expect(asked({}).deal).toBe(dailyCode(eve, 'canfield', 3));
    expect(asked({ draw: '1' }).deal).toBe(dailyCode(eve, 'canfield', 1));
    expect(asked({ variant: 'storehouse' }).deal).toBe(dailyCode(eve, 'storehouse', 1));
    expect(parseDealCode(asked({ variant: 'selective', draw: '3' }).deal)).toMatchObject({
      ok: true,
      value: { variant: 'selective', draw: 3 },
    });
  });

  it('takes settings and scoring along, and tells of a draw mode that there is not', () => {
    const { game } = answerDeal(asked({ rules: { takeBack: false }, scoring: 'none' }));
    expect(game?.rules.takeBack).toBe(false);
    expect(game?.scoring).toBe('none');
    const answer = answerDeal(asked({ variant: 'rainbow', draw: '3' }));
    expect(answer.game?.rules.variant).toBe('rainbow');
    expect(answer.problem?.reason).toBe('code-wins');
  });

  it('of an earlier day is asked for with it', () => {
    for (const earlier of ['2026-11-12', '2026-12-23', day]) {
      expect(isDaily(dealOfDay(earlier, day))).toBe(true);
      expect(askedDay(dealOfDay(earlier, day), day)).toEqual({ ok: true, day: earlier });
    }
    expect(askedDay('daily:2026-12-24', day)).toEqual(askedDay('daily', day));
    for (const other of ['random', 'CF1-D3-AAAAACL', '', 'dailies']) expect(isDaily(other), other).toBe(false);
  });

  it('is not there for a day still to come or for none', () => {
    for (const wrong of ['2026-12-25', '2027-01-01', '2026-02-30', '26-12-01', '2026-12-1', '', ' 2026-12-01', 'x']) {
      expect(askedDay(`daily:${wrong}`, day)).toMatchObject({ problem: { reason: 'no-daily', detail: wrong } });
    }
  });
});
