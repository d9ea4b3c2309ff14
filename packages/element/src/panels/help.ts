import { html, type TemplateResult } from 'lit';
import type { PanelMessages } from '../i18n/panel-messages.js';
import type { Texts } from '../i18n/texts.js';

type Line = readonly [keys: readonly string[], does: string];

/** The key that stands before letters for commands: another one on a Mac. */
const control = (): string => (navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl+');

function lines({ help, keys }: PanelMessages, { messages }: Texts, hints: boolean): readonly Line[] {
  return [
    [['←', '↑', '→', '↓'], help.go],
    [[keys.enter, keys.space], help.tap],
    [[keys.escape], help.letGo],
    [['T'], help.play],
    [['D'], help.draw],
    [['F'], help.foundation],
    [['U', `${control()}Z`], messages.undo],
    [['R', `${control()}Y`], messages.redo],
    ...(hints ? [[['H'], messages.hint] as const] : []),
    [['N'], messages.newGame],
    [['L'], help.table],
    [['P'], help.pile],
    [['S'], help.score],
    [['?'], help.keys],
  ];
}

const lineView = ([keys, does]: Line): TemplateResult =>
  html`<div>
    <dt dir="ltr">${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
    <dd>${does}</dd>
  </div>`;

/** What every key does; `hints` tells whether any are given. */
export const helpContent = (panel: PanelMessages, texts: Texts, hints: boolean): TemplateResult =>
  html`<dl>${lines(panel, texts, hints).map(lineView)}</dl>`;
