/** A day as a player's calendar shows it; months count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The first day of the table of daily deals, and the last one. */
export const firstDaily: CalendarDate = { year: 2026, month: 11, day: 1 };
export const lastDaily: CalendarDate = { year: 2036, month: 12, day: 31 };
