import { html, nothing, type TemplateResult } from 'lit';
import { linkTo } from '../session/share-link.js';
import type { PanelTag, Words } from './panel-tag.js';
import { canShare, isCancelled } from './sharing.js';

const fieldOf = (event: Event): HTMLTextAreaElement | null =>
  (event.currentTarget as HTMLElement).closest('dialog')?.querySelector('textarea') ?? null;

/** The running game with all its moves up to now, as a link or a text, to be copied or shared. */
export class SharePanel {
  readonly #tag: PanelTag;
  /** Empty until the code that writes it is loaded, and for a game that has no deal code. */
  #record = '';
  #done = false;

  constructor(tag: PanelTag) {
    this.#tag = tag;
    void this.#write();
  }

  /** The link, and the buttons. */
  view({ panel, texts }: Words): TemplateResult {
    const { copy, done } = panel.tally;
    const shares = canShare();
    return html`<p id="record">${panel.sharing.record}</p>
      <textarea
        name="record"
        rows="5"
        dir="ltr"
        readonly
        aria-labelledby="record"
        .value=${this.#text}
        @focus=${this.#onFocus}
      ></textarea>
      <p role="status">${this.#done ? done : ''}</p>
      <div class="foot">
        <div class="row">
          ${
            shares
              ? html`<button type="button" class="first" data-focus part="button share" @click=${this.#onShare}>
                  ${texts.messages.share}
                </button>`
              : nothing
          }
          <button
            type="button"
            class=${shares ? '' : 'first'}
            ?data-focus=${!shares}
            part="button copy"
            @click=${this.#onCopy}
          >
            ${copy}
          </button>
        </div>
      </div>`;
  }

  get #link(): string | undefined {
    return this.#record === '' ? undefined : linkTo(this.#tag.sharePage, this.#record);
  }

  get #text(): string {
    return this.#link ?? this.#record;
  }

  async #write(): Promise<void> {
    try {
      const { writeRecord } = await import('@canfield-game/engine/record');
      this.#record = writeRecord(this.#tag.game) ?? '';
      this.#tag.requestUpdate();
    } catch {
      const message = 'The code that writes records could not be loaded.';
      this.#tag.complain({ reason: 'record-not-loaded', message, detail: '' });
    }
  }

  readonly #onFocus = (event: Event): void => {
    (event.currentTarget as HTMLTextAreaElement).select();
  };

  readonly #onShare = async (event: Event): Promise<void> => {
    const field = fieldOf(event);
    try {
      await navigator.share(this.#link === undefined ? { text: this.#text } : { url: this.#link });
    } catch (error) {
      if (!isCancelled(error)) field?.select();
    }
  };

  readonly #onCopy = async (event: Event): Promise<void> => {
    const field = fieldOf(event);
    try {
      await navigator.clipboard.writeText(this.#text);
      this.#done = true;
      this.#tag.requestUpdate();
    } catch {
      // Where the browser gives no way to the clipboard, the text is there to be copied by hand.
      field?.focus();
    }
  };
}
