import { html, type TemplateResult } from 'lit';
import type { PanelTag, Words } from './panel-tag.js';

/** Says that the game went on in another window, and offers to take it up here. */
export const elsewhereContent = (tag: PanelTag, { panel }: Words): TemplateResult =>
  html`<form
    method="dialog"
    @submit=${() => {
      tag.goOnHere();
    }}
  >
    <p>${panel.elsewhere.text}</p>
    <div class="foot">
      <div class="row"><button class="first" data-focus part="button go-on">${panel.elsewhere.goOn}</button></div>
    </div>
  </form>`;
