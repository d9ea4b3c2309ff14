import type { dailyCode as DailyCode } from '@canfield-game/engine/daily';
import { defaultVariant, variantDraws } from '@canfield-game/engine';
import { dateOf, type Day, isDay } from './day.js';
import type { DealProblem, DealRequest } from './deal-request.js';

/** What asks for the deal of the day. That of an earlier one is asked for with the day, as in `daily:2026-11-12`. */
const daily = 'daily';

const before = `${daily}:`;

/** Whether the deal of a day is asked for. */
export const isDaily = (deal: string): boolean => deal === daily || deal.startsWith(before);

/** What asks for the deal of a day. */
export const dealOfDay = (day: Day, today: Day): string => (day === today ? daily : `${before}${day}`);

/** The day whose deal is asked for, or why there is none. */
export type AskedDay = { readonly ok: true; readonly day: Day } | { readonly ok: false; readonly problem: DealProblem };

/** Reads which day's deal is asked for. A day that is still to come has none yet. */
export function askedDay(deal: string, today: Day): AskedDay {
  const day = deal === daily ? today : deal.slice(before.length);
  if (isDay(day) && day <= today) return { ok: true, day };
  const why = isDay(day) ? `is still to come: today is ${today}` : 'is no day of the calendar, such as 2026-11-30';
  const message = `There is no deal of the day for "${day}", which ${why}.`;
  return { ok: false, problem: { reason: 'no-daily', message, detail: day } };
}

/** The request for the deal of a day as one for its code. A draw mode that the variant has not is left to it, to be told then. */
export function dailyRequest(request: DealRequest, day: Day, codeOf: typeof DailyCode): DealRequest {
  const variant = request.variant ?? defaultVariant;
  const draw = Number(request.draw);
  const offered = request.draw !== null && variantDraws(variant).includes(draw);
  return { ...request, variant, deal: codeOf(dateOf(day), variant, offered ? draw : undefined) };
}
