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

/** One of a list, with a picture of it as soon as that is there. */
export interface PicturedChoice extends Choice {
  readonly picture: unknown;
}

/** A setting that is one of a list of looks. */
export interface LookField extends ChoiceField {
  readonly choices: readonly PicturedChoice[];
  /** Whether the pictures are cards, or wide. */
  readonly shape: 'cards' | 'wide';
}

/** Looks to choose from, each with its picture. */
export const lookField = ({ name, label, choices, value, shape, onChoose }: LookField): TemplateResult =>
  html`<div class="looks ${shape}" role="radiogroup" aria-label=${label}>
    <span class="label" aria-hidden="true">${label}</span>
    ${choices.map(
      (choice) =>
        html`<label>
          <input
            type="radio"
            name=${name}
            value=${choice.value}
            .checked=${live(choice.value === value)}
            @change=${() => {
              onChoose(choice.value);
            }}
          />
          <span><span class="picture">${choice.picture}</span>${choice.label}</span>
        </label>`,
    )}
  </div>`;

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
