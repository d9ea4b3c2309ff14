import type { Game } from '@canfield-game/engine';
import { html, nothing, type TemplateResult } from 'lit';
import type { PanelMessages } from '../i18n/panel-messages.js';
import { gameInWords, rulesInWords } from '../i18n/rules-in-words.js';
import type { Texts } from '../i18n/texts.js';

/** The rules of the running game. */
export function rulesContent({ rules, scoring }: Game, panel: PanelMessages, texts: Texts): TemplateResult {
  const { title, summary } = gameInWords(rules, panel);
  return html`<h3>${title}</h3>
    ${summary === undefined ? nothing : html`<p class="summary">${summary}</p>`}
    <p>${panel.about}</p>
    <ul>
      ${rulesInWords(rules, scoring, panel, texts).map(({ sentence }) => html`<li>${sentence}</li>`)}
    </ul>`;
}
