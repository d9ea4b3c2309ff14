import { parseDealCode, variantDraws, type VariantName, variantNames } from '@canfield-game/engine';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { calendarButton } from './calendar-button.js';
import { choiceField, switchField } from './fields.js';
import { Hindsight } from './hindsight.js';
import type { PanelTag, Words } from './panel-tag.js';

const kinds = ['random', 'daily', 'code'] as const;

type Kind = (typeof kinds)[number];

const isOne = (text: string): boolean => parseDealCode(text).ok;

/** A draw mode's name. Some languages say how many cards it is in words alone; the figure before it is for the eye. */
const drawLabel = (draw: number, word: string, { texts }: Words): string => `${texts.cards(draw)} · ${word}`;

/** What is chosen for another game, until it is dealt. */
export class NewGamePanel {
  readonly #tag: PanelTag;
  readonly #hindsight: Hindsight;
  #kind: Kind = 'random';
  #variant: VariantName;
  #draw: number;
  #winnable: boolean;
  #code = '';
  /** Whether the code has been typed to its end: what is wrong with half a code is no news. */
  #typed = false;

  constructor(tag: PanelTag) {
    this.#tag = tag;
    this.#hindsight = new Hindsight(tag);
    this.#variant = tag.next.variant;
    this.#draw = tag.next.draw;
    this.#winnable = tag.holds('winnable') === 'on';
  }

  /** The form with what can be chosen. */
  view(words: Words): TemplateResult {
    return html`<form method="dialog" @submit=${this.#onSubmit}>
      <div class="kinds" role="radiogroup" aria-labelledby="page">
        ${kinds.map((kind) => this.#kindView(kind, words))}
      </div>
      ${this.#kind === 'code' ? this.#codeView(words) : this.#choices(words)} ${this.#footView(words)}
    </form>`;
  }

  /** A game in progress is not given up by a key pressed twice: the focus is on what keeps it. */
  #footView(words: Words): TemplateResult {
    const { panel, texts } = words;
    const { inProgress } = this.#tag;
    const deal = html`<button class="first" part="button deal" ?data-focus=${!inProgress}>${panel.deal.start}</button>`;
    if (!inProgress) return html`<div class="foot"><div class="row">${deal}</div></div>`;
    const { keepPlaying } = texts.messages;
    return html`<div class="foot">
      <p>${panel.deal.givesUp}</p>
      ${this.#hindsight.view(words)}
      <div class="row">${deal}<button data-focus part="button stay" value="stay">${keepPlaying}</button></div>
    </div>`;
  }

  #kindView(kind: Kind, { panel }: Words): TemplateResult {
    return html`<label>
      <input type="radio" name="kind" value=${kind} .checked=${live(kind === this.#kind)} @change=${this.#onKind} />
      <span>${panel.deal[kind]}</span>
    </label>`;
  }

  #choices(words: Words): TemplateResult {
    const { variants } = words.panel;
    return html`${this.#tag.leavesOpen('variant') ? this.#variantView(words) : nothing}
      <p class="summary">${variants[this.#variant].summary}</p>
      ${this.#offersDraws ? this.#drawView(words) : nothing} ${this.#winnableView(words)}
      ${this.#kind === 'daily' ? html`<div class="row">${calendarButton(this.#tag, words)}</div>` : nothing}`;
  }

  #variantView({ panel }: Words): TemplateResult {
    const choices = variantNames.map((value) => ({ value, label: panel.variants[value].title }));
    const onChoose = (value: string): void => {
      this.#variant = variantNames.find((name) => name === value) ?? this.#variant;
      this.#tag.requestUpdate();
    };
    return choiceField({ name: 'variant', label: panel.deal.variant, choices, value: this.#variant, onChoose });
  }

  get #offersDraws(): boolean {
    return variantDraws(this.#variant).length > 1 && this.#tag.leavesOpen('draw');
  }

  /** How many cards are drawn, which decides how hard the game is. */
  #drawView(words: Words): TemplateResult {
    const tile = (draw: number, word: string): TemplateResult =>
      html`<label>
        <input type="radio" name="draw" value=${draw} .checked=${live(draw === this.#draw)} @change=${this.#onDraw} />
        <span><strong aria-hidden="true">${words.texts.number(draw)}</strong>${drawLabel(draw, word, words)}</span>
      </label>`;
    const { hard, easy } = words.panel.deal;
    return html`<div class="tiles" role="radiogroup" aria-label=${words.panel.help.draw}>
      ${tile(3, hard)}${tile(1, easy)}
    </div>`;
  }

  #winnableView({ panel }: Words): TemplateResult | typeof nothing {
    if (this.#kind !== 'random' || !this.#tag.leavesOpen('winnable')) return nothing;
    const onSwitch = (on: boolean): void => {
      this.#winnable = on;
    };
    return switchField({ name: 'winnable', label: panel.deal.winnable, on: this.#winnable, onSwitch });
  }

  #codeView(words: Words): TemplateResult {
    const wrong = this.#typed && !isOne(this.#code);
    return html`<label class="line">
        <span>${words.panel.deal.code}</span>
        <input
          name="code"
          dir="ltr"
          size="16"
          maxlength="40"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          placeholder="CF1-D3-AAAAACL"
          aria-describedby="code-told"
          aria-invalid=${wrong}
          .value=${live(this.#code)}
          @input=${this.#onType}
          @change=${this.#onTyped}
        />
      </label>
      <p id="code-told" class=${wrong ? 'wrong' : ''} role="status">${this.#codeTold(words)}</p>`;
  }

  /** What the code deals, or what is wrong with it. */
  #codeTold(words: Words): string {
    const read = parseDealCode(this.#code);
    if (!read.ok) {
      const { reason, message, detail = '' } = read.problem;
      return this.#typed && this.#code !== '' ? words.texts.problem({ reason, message, detail }) : '';
    }
    const { variant, draw } = read.value;
    return `${words.panel.variants[variant].title} · ${words.texts.cards(draw)}`;
  }

  readonly #onKind = (event: Event): void => {
    const { value } = event.currentTarget as HTMLInputElement;
    this.#kind = kinds.find((kind) => kind === value) ?? 'random';
    this.#tag.requestUpdate();
  };

  readonly #onDraw = (event: Event): void => {
    this.#draw = Number((event.currentTarget as HTMLInputElement).value);
  };

  readonly #onType = (event: Event): void => {
    this.#code = (event.currentTarget as HTMLInputElement).value.trim();
    this.#typed &&= this.#code !== '';
    this.#tag.requestUpdate();
  };

  readonly #onTyped = (): void => {
    this.#typed = true;
    this.#tag.requestUpdate();
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    const staying = (event.submitter as HTMLButtonElement | null)?.value === 'stay';
    if (staying) return;
    if (this.#kind !== 'code') this.#deal(this.#kind);
    else if (isOne(this.#code)) this.#tag.newGame({ deal: this.#code });
    else {
      event.preventDefault();
      this.#onTyped();
    }
  };

  /** What is chosen holds for later games too. */
  #deal(deal: 'random' | 'daily'): void {
    const tag = this.#tag;
    const draws = variantDraws(this.#variant);
    const draw = this.#offersDraws ? this.#draw : (draws[0] ?? 1);
    tag.prefer({
      ...(tag.leavesOpen('variant') && { variant: this.#variant }),
      ...(this.#offersDraws && { draw: String(draw) }),
      ...(tag.leavesOpen('winnable') && { winnable: this.#winnable ? 'on' : 'off' }),
    });
    const wanted = { deal, ...(tag.leavesOpen('variant') && { variant: this.#variant }) };
    tag.newGame(this.#offersDraws || draws.length === 1 ? { ...wanted, draw } : wanted);
  }
}
