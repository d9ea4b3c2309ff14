import { type Day, daysAfter } from '../session/day.js';
import { sameDayAfter } from '../session/month.js';

/** Where a key is pressed in a calendar. */
export interface DayPlace {
  readonly day: Day;
  /** Its place in the week as it is shown, from 0. */
  readonly place: number;
  /** Whether days go on from right to left. */
  readonly mirrored: boolean;
}

/** The day that a key leads to, arrows as they are seen; undefined where it leads nowhere. */
export function dayByKey(key: string, { day, place, mirrored }: DayPlace): Day | undefined {
  const right = mirrored ? -1 : 1;
  const days = new Map([
    ['ArrowLeft', -right],
    ['ArrowRight', right],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
    ['Home', -place],
    ['End', 6 - place],
  ]).get(key);
  if (days !== undefined) return daysAfter(day, days);
  if (key === 'PageUp') return sameDayAfter(day, -1);
  return key === 'PageDown' ? sameDayAfter(day, 1) : undefined;
}
