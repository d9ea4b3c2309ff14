import { html, type TemplateResult } from 'lit';
import type { PanelMessages } from '../i18n/panel-messages.js';

/** What a panel shows that is read and closed again. */
export interface DialogView {
  /** Its part, beside `panel`. */
  readonly part: string;
  readonly title: string;
  readonly language: string;
  readonly panel: PanelMessages;
  readonly content: TemplateResult;
  /** It is closed, however that came about. */
  readonly onClose: (event: Event) => void;
}

/** Events inside are none of the table's. */
const keep = (event: Event): void => {
  event.stopPropagation();
};

const dialogOf = (event: Event): HTMLDialogElement => event.currentTarget as HTMLDialogElement;

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const pressedOutside = new WeakSet<HTMLDialogElement>();

/** A selection that is drawn out of the panel ends outside, and is no wish to close it. */
const onDown = (event: PointerEvent): void => {
  const dialog = dialogOf(event);
  if (isOutside(event, dialog)) pressedOutside.add(dialog);
  else pressedOutside.delete(dialog);
};

const onClick = (event: MouseEvent): void => {
  const dialog = dialogOf(event);
  if (pressedOutside.has(dialog) && isOutside(event, dialog)) dialog.close();
};

const onCloseButton = (event: Event): void => {
  (event.currentTarget as HTMLElement).closest('dialog')?.close();
};

/** A panel over the page: closed by its button, by Escape, or by a press beside it. */
export const dialogView = ({ part, title, language, panel, content, onClose }: DialogView): TemplateResult =>
  html`<dialog
    class="page"
    part="panel ${part}"
    lang=${language}
    aria-labelledby="page"
    @keydown=${keep}
    @pointerdown=${onDown}
    @click=${onClick}
    @close=${onClose}
  >
    <div class="head">
      <h2 id="page">${title}</h2>
      <button type="button" part="button close" title=${panel.close} aria-label=${panel.close} @click=${onCloseButton}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18" /></svg>
      </button>
    </div>
    ${content}
  </dialog>`;
