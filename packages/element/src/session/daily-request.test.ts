import { parseDealCode } from '@canfield-game/engine';
import { dailyCode } from '@canfield-game/engine/daily';
import { describe, expect, it } from 'vitest';
import { calendarDate, dailyRequest } from './daily-request.js';
import { answerDeal, plainRequest } from './deal-request.js';

const eve = { year: 2026, month: 12, day: 24 };
const asked = (more: Partial<typeof plainRequest>) =>
  dailyRequest({ ...plainRequest, deal: 'daily', ...more }, eve, dailyCode);

describe('the deal of the day', () => {
  it('is that of the calendar before whoever plays, to the last minute', () => {
    expect(calendarDate(new Date(2026, 11, 24, 23, 59, 59))).toEqual(eve);
    expect(calendarDate(new Date(2026, 11, 25, 0, 0, 0))).toEqual({ ...eve, day: 25 });
  });

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
});
