import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

/** One of a list, with what it is called; and in which language, where not in that of the panel. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly language?: string;
}

/** A setting that is one of a list. */
export interface ChoiceField {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

const valueOf = (event: Event): string => (event.currentTarget as HTMLSelectElement).value;

const choiceView = ({ value, label, language }: Choice, chosen: string): TemplateResult =>
  html`<option value=${value} lang=${language ?? nothing} .selected=${live(value === chosen)}>${label}</option>`;

/** A line with a list to choose from. */
export const choiceField = ({ name, label, choices, value, onChoose }: ChoiceField): TemplateResult =>
  html`<label class="line">
    <span>${label}</span>
    <select
      name=${name}
      @change=${(event: Event) => {
        onChoose(valueOf(event));
      }}
    >
      ${choices.map((choice) => choiceView(choice, value))}
    </select>
  </label>`;

/** A setting that is on or off. */
export interface SwitchField {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** A line with a switch. */
export const switchField = ({ name, label, on, onSwitch }: SwitchField): TemplateResult =>
  html`<label class="line">
    <span>${label}</span>
    <input
      type="checkbox"
      name=${name}
      .checked=${live(on)}
      @change=${(event: Event) => {
        onSwitch((event.currentTarget as HTMLInputElement).checked);
      }}
    />
  </label>`;
