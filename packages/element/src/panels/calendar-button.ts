import { html, type TemplateResult } from 'lit';
import { calendarIcon } from './icons.js';
import type { PanelTag, Words } from './panel-tag.js';

/** The button that leads to the calendar. */
export const calendarButton = (tag: PanelTag, { panel }: Words): TemplateResult =>
  html`<button
    type="button"
    part="button show-calendar"
    @click=${() => {
      tag.showPanel('calendar');
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">${calendarIcon}</svg>
    ${panel.calendar.title}
  </button>`;
