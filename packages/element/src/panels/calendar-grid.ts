import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DayTexts } from './day-texts.js';
import type { Day } from '../session/day.js';
import type { Done, DoneOfDays } from '../session/done-days.js';
import { type Month, weeksOf } from '../session/month.js';
import type { Words } from './panel-tag.js';

/** A month of days, some of which can be chosen. */
export interface MonthView {
  readonly month: Month;
  /** The day that weeks begin with, from Monday, 1, to Sunday, 7. */
  readonly firstWeekday: number;
  readonly chosen: Day;
  readonly today: Day;
  /** Whether a day has a deal. */
  readonly has: (day: Day) => boolean;
  readonly done: DoneOfDays;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** What has come of a day's deal, in words. */
export const doneText = (done: Done | undefined, { panel: { calendar } }: Words): string =>
  calendar[done ?? 'unplayed'];

function dayButton(day: Day, view: MonthView, days: DayTexts, words: Words): TemplateResult {
  const { texts } = words;
  const done = view.done[day];
  return html`<button
    type="button"
    class=${done ?? nothing}
    data-day=${day}
    ?data-focus=${day === view.chosen}
    tabindex=${live(day === view.chosen ? '0' : '-1')}
    aria-current=${day === view.today ? 'date' : nothing}
    aria-label=${texts.listed([days.day(day), doneText(done, words)])}
    @click=${view.onChoose}
  >
    ${texts.number(Number(day.slice(-2)))}
  </button>`;
}

function dayCell(day: Day | undefined, view: MonthView, days: DayTexts, words: Words): TemplateResult {
  if (day === undefined) return html`<td></td>`;
  if (!view.has(day)) return html`<td><span>${words.texts.number(Number(day.slice(-2)))}</span></td>`;
  return html`<td aria-selected=${day === view.chosen}>${dayButton(day, view, days, words)}</td>`;
}

/** The days of a month with what has come of their deals. */
export const monthView = (view: MonthView, days: DayTexts, words: Words): TemplateResult =>
  html`<table role="grid" class="days" aria-labelledby="month" @keydown=${view.onKey}>
    <thead>
      <tr>
        ${days
          .weekdays(view.firstWeekday)
          .map(
            ({ short, name }) =>
              html`<th scope="col"><span aria-hidden="true">${short}</span><span class="told">${name}</span></th>`,
          )}
      </tr>
    </thead>
    <tbody>
      ${weeksOf(view.month, view.firstWeekday).map(
        (week) =>
          html`<tr>
            ${week.map((day) => dayCell(day, view, days, words))}
          </tr>`,
      )}
    </tbody>
  </table>`;
