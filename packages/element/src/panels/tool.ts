import { html, nothing, type TemplateResult } from 'lit';

/** A button of the toolbar. */
export interface Tool {
  readonly part: string;
  readonly icon: TemplateResult<2>;
  readonly label: string;
  readonly act: () => void;
  /** Whether it can do something now. */
  readonly able?: boolean;
  /** Whether its picture turns with the direction of the language. */
  readonly turns?: boolean;
  /** Whether it is what a hint proposes. */
  readonly proposed?: boolean;
  /** Whether its name is written beside the picture where there is room. */
  readonly named?: boolean;
  /** Whether it gives way where there is no room, or stands there for those that do. */
  readonly place?: 'spare' | 'gathers';
  /** How often it can be used, told with its name. */
  readonly count?: string | undefined;
  /** Whether it opens a panel. */
  readonly opens?: boolean;
}

const classesOf = ({ proposed, place }: Tool): string => [place, proposed && 'proposed'].filter(Boolean).join(' ');

const pictureOf = ({ icon, turns }: Tool): TemplateResult =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true" class=${turns ? 'turns' : ''}>${icon}</svg>`;

const nameOf = ({ label, count }: Tool): string => (count === undefined ? label : `${label} (${count})`);

/** A button with a picture. */
export const toolView = (tool: Tool): TemplateResult =>
  html`<button
    type="button"
    part="button ${tool.part}"
    class=${classesOf(tool)}
    title=${nameOf(tool)}
    aria-label=${nameOf(tool)}
    aria-disabled=${tool.able === false ? 'true' : nothing}
    aria-haspopup=${tool.opens ? 'dialog' : nothing}
    @click=${tool.act}
  >
    ${pictureOf(tool)} ${tool.named ? html`<span class="word" aria-hidden="true">${tool.label}</span>` : nothing}
  </button>`;

/** The same as a line of a list, always with its name. */
export const toolLine = (tool: Tool): TemplateResult =>
  html`<button type="button" part="button ${tool.part}" @click=${tool.act}>${pictureOf(tool)} ${tool.label}</button>`;
