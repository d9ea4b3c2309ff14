import { drawOf } from '@canfield-game/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { noGames, readStatistics, type Statistics, tallyName } from '../session/statistics.js';
import { calendarButton } from './calendar-button.js';
import { chart } from './chart.js';
import { choiceField } from './fields.js';
import type { PanelTag, Words } from './panel-tag.js';
import { playedName, playedOf, tallyView } from './tallies.js';

/** What is asked before statistics are lost. */
interface Question {
  readonly asks: 'replaceAsk' | 'resetAsk';
  readonly does: 'replace' | 'reset';
  readonly instead: Statistics;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function saveAsFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'canfield-statistics.json';
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  });
}

/** What has come of the games, and what can be done with it. */
export class StatisticsPanel {
  readonly #tag: PanelTag;
  /** Of which variant and draw mode the figures are. */
  #name: string;
  #question: Question | undefined;
  #told: 'done' | 'wrong' | undefined;

  constructor(tag: PanelTag) {
    this.#tag = tag;
    const { rules } = tag.game;
    this.#name = tallyName(rules.variant, drawOf(rules, 1));
  }

  /** The figures of a variant, and the buttons. */
  view(words: Words): TemplateResult {
    const { tally } = words.panel;
    return html`${this.#figures(words)}
      <p class=${this.#told === 'wrong' ? 'wrong' : ''} role="status">${this.#told ? tally[this.#told] : ''}</p>
      ${this.#question ? this.#questionView(this.#question, words) : this.#buttons(words)}`;
  }

  #figures(words: Words): TemplateResult {
    const { statistics } = this.#tag;
    const all = playedOf(statistics);
    const played = all.find(({ name }) => name === this.#name) ?? all[0];
    if (!played) return html`<p>${words.panel.tally.none}</p>`;
    const choices = all.map((one) => ({ value: one.name, label: playedName(one, words) }));
    const tally = statistics[played.name] ?? noGames;
    const label = words.panel.deal.variant;
    return html`${choiceField({ name: 'tally', label, choices, value: played.name, onChoose: this.#onChoose })}
    ${tallyView(played, tally, words)} ${chart(tally.placed, words)}`;
  }

  #questionView({ asks, does, instead }: Question, { panel: { tally } }: Words): TemplateResult {
    const answer = (): void => {
      this.#tag.importStatistics(instead);
      this.#settle('done');
    };
    return html`<div class="foot" role="group" aria-labelledby="question">
      <p id="question">${tally[asks]}</p>
      <div class="row">
        <button type="button" class="first" part="button ${does}" @click=${answer}>${tally[does]}</button>
        <button type="button" part="button cancel" @click=${this.#onCancel}>${tally.cancel}</button>
      </div>
    </div>`;
  }

  #buttons(words: Words): TemplateResult {
    const { tally } = words.panel;
    const any = playedOf(this.#tag.statistics).length > 0;
    return html`<div class="row">
        ${calendarButton(this.#tag, words)}
        ${
          any
            ? html`<button type="button" part="button save" @click=${this.#onSave}>${tally.save}</button>
                <button type="button" part="button copy" @click=${this.#onCopy}>${tally.copy}</button>`
            : nothing
        }
        <label class="file">
          <input type="file" name="file" accept=".json,application/json" @change=${this.#onFile} />
          <span>${tally.load}</span>
        </label>
        ${any ? html`<button type="button" part="button reset" @click=${this.#onReset}>${tally.reset}</button>` : nothing}
      </div>
      <textarea
        name="paste"
        rows="1"
        placeholder=${tally.paste}
        aria-label=${tally.paste}
        @input=${this.#onPaste}
      ></textarea>`;
  }

  #settle(told?: 'done' | 'wrong'): void {
    this.#question = undefined;
    this.#told = told;
    this.#tag.requestUpdate();
  }

  /** Proposes what may be statistics in place of those there are. */
  #offer(text: string): void {
    const instead = readStatistics(parsed(text));
    this.#settle(instead ? undefined : 'wrong');
    if (instead) this.#question = { asks: 'replaceAsk', does: 'replace', instead };
  }

  get #text(): string {
    return JSON.stringify(this.#tag.statistics);
  }

  readonly #onChoose = (name: string): void => {
    this.#name = name;
    this.#settle();
  };

  readonly #onSave = (): void => {
    saveAsFile(this.#text);
    this.#settle('done');
  };

  readonly #onCopy = async (event: Event): Promise<void> => {
    const field = (event.currentTarget as HTMLElement).closest('dialog')?.querySelector('textarea');
    try {
      await navigator.clipboard.writeText(this.#text);
      this.#settle('done');
    } catch {
      // Where the browser gives no way to the clipboard, the text is there to be copied by hand.
      if (field) field.value = this.#text;
      field?.select();
    }
  };

  readonly #onReset = (): void => {
    this.#question = { asks: 'resetAsk', does: 'reset', instead: {} };
    this.#told = undefined;
    this.#tag.requestUpdate();
  };

  readonly #onCancel = (): void => {
    this.#settle();
  };

  readonly #onFile = async (event: Event): Promise<void> => {
    const [file] = (event.currentTarget as HTMLInputElement).files ?? [];
    if (file) this.#offer(await file.text());
  };

  readonly #onPaste = (event: Event): void => {
    const { value } = event.currentTarget as HTMLTextAreaElement;
    if (value.trim() !== '') this.#offer(value);
  };
}
