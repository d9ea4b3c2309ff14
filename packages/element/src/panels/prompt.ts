import { html, type TemplateResult } from 'lit';
import type { Texts } from '../i18n/texts.js';

/** What is asked while the base card is to be chosen. */
export const promptView = (texts: Texts): TemplateResult =>
  html`<p class="prompt" part="prompt">${texts.messages.chooseBase}</p>`;

/** The offer to carry a game to its end. */
export const finishOffer = (texts: Texts, onFinish: () => void): TemplateResult =>
  html`<button type="button" class="prompt offer" part="button autofinish" @click=${onFinish}>
    ${texts.messages.autofinish}
  </button>`;
