import { html, type TemplateResult } from 'lit';
import type { PanelTag, Words } from './panel-tag.js';

type Line = readonly [keys: readonly string[], does: string];

/** The key that stands before letters for commands: another one on a Mac. */
const control = (): string => (navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl+');

function lines(
  { hintMode, buttons }: PanelTag,
  { panel: { help, keys }, texts: { messages } }: Words,
): readonly Line[] {
  return [
    [['←', '↑', '→', '↓'], help.go],
    [[keys.enter, keys.space], help.tap],
    [[keys.escape], help.letGo],
    [['T'], help.play],
    [['D'], help.draw],
    [['F'], help.foundation],
    [['U', `${control()}Z`], messages.undo],
    [['R', `${control()}Y`], messages.redo],
    ...(hintMode === 'off' ? [] : [[['H'], messages.hint] as const]),
    ...(buttons.includes('new') ? [[['N'], messages.newGame] as const] : []),
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

/** What every key does. */
export const helpContent = (tag: PanelTag, words: Words): TemplateResult =>
  html`<dl class="keys">${lines(tag, words).map(lineView)}</dl>`;
