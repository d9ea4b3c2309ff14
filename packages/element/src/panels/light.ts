import { html, svg, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';

/** Whether a game can be won: it can, it cannot, it is not known. */
export type Light = 'winnable' | 'lost' | 'unknown';

/** Told apart by shape as well as by colour: a full disc, a ring struck through, a ring half full. */
const shapes: Readonly<Record<Light, TemplateResult<2>>> = {
  winnable: svg`<circle cx="8" cy="8" r="6" class="full"/>`,
  lost: svg`<circle cx="8" cy="8" r="6"/><path d="m4 12 8-8"/>`,
  unknown: svg`<circle cx="8" cy="8" r="6"/><path d="M8 2a6 6 0 0 1 0 12z" class="full"/>`,
};

const names = { winnable: 'canWin', lost: 'noWin', unknown: 'maybeWin' } as const;

/** A small light that says whether the game can still be won. */
export function lightView({ messages }: Texts, light: Light): TemplateResult {
  const name = messages[names[light]];
  return html`<span class="light ${light}" part="winnability" role="img" aria-label=${name} title=${name}>
    <svg viewBox="0 0 16 16" aria-hidden="true">${shapes[light]}</svg>
  </span>`;
}
