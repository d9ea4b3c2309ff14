import type { dailyCode as DailyCode, CalendarDate } from '@canfield-game/engine/daily';
import { defaultVariant, variantDraws } from '@canfield-game/engine';
import type { DealRequest } from './deal-request.js';

/** What asks for the deal of the day. */
export const daily = 'daily';

/** The day that a moment has on the calendar of whoever looks at it. */
export const calendarDate = (now: Date): CalendarDate => ({
  year: now.getFullYear(),
  month: now.getMonth() + 1,
  day: now.getDate(),
});

/** The request for the deal of a day as one for its code. A draw mode that the variant has not is left to it, to be told then. */
export function dailyRequest(request: DealRequest, date: CalendarDate, codeOf: typeof DailyCode): DealRequest {
  const variant = request.variant ?? defaultVariant;
  const draw = Number(request.draw);
  const offered = request.draw !== null && variantDraws(variant).includes(draw);
  return { ...request, variant, deal: codeOf(date, variant, offered ? draw : undefined) };
}
