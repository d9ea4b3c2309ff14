import { html, type TemplateResult } from 'lit';
import { type Tool, toolLine } from './tool.js';

/** What there was no room for beside the table. */
export const moreContent = (tools: readonly Tool[]): TemplateResult =>
  html`<div class="tools">${tools.map(toolLine)}</div>`;
