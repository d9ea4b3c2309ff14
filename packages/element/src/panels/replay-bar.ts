import { css, html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PanelMessages } from '../i18n/panel-messages.js';
import type { Texts } from '../i18n/texts.js';
import { backIcon, onIcon, pauseIcon, playIcon, takeOverIcon } from './icons.js';
import { toolView } from './tool.js';

/** A recorded game that is shown, as far as its buttons need it. */
interface Shown {
  readonly length: number;
  readonly index: number;
  readonly playing: boolean;
  play(): void;
  pause(): void;
  step(): boolean;
  back(): boolean;
  goTo(index: number): void;
}

/** What the buttons of a recorded game show and do. */
export interface ReplayBarView {
  readonly texts: Texts;
  readonly words: PanelMessages['replaying'];
  readonly replay: Shown;
  /** Where it is, in words. */
  readonly position: string;
  /** How fast it can be shown, and how fast it is. */
  readonly speeds: readonly number[];
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  /** Undefined for who only watches. */
  readonly onTakeOver: (() => void) | undefined;
}

const near = (one: number, other: number): boolean => Math.abs(one / other - 1) < 0.01;

const speedView = ({ texts, words, speeds, speed, onSpeed }: ReplayBarView): TemplateResult =>
  html`<select
    part="pace"
    title=${words.pace}
    aria-label=${words.pace}
    @change=${(event: Event) => {
      onSpeed(Number((event.currentTarget as HTMLSelectElement).value));
    }}
  >
    ${speeds.map((one) => html`<option value=${one} .selected=${near(one, speed)}>${texts.number(one)}×</option>`)}
  </select>`;

const sliderView = ({ words, replay, position }: ReplayBarView): TemplateResult =>
  html`<input
    type="range"
    part="position-slider"
    min="0"
    max=${replay.length}
    .value=${live(String(replay.index))}
    aria-label=${words.title}
    aria-valuetext=${position}
    @input=${(event: Event) => {
      replay.goTo(Number((event.currentTarget as HTMLInputElement).value));
    }}
  />`;

const takeOverView = (label: string, able: boolean, onTakeOver: () => void): TemplateResult =>
  html`<button
    type="button"
    part="button take-over"
    class="take-over"
    title=${label}
    aria-label=${label}
    aria-disabled=${able ? nothing : 'true'}
    @click=${able ? onTakeOver : nothing}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" class="turns">${takeOverIcon}</svg>
    <span aria-hidden="true">${label}</span>
  </button>`;

/** By hand it goes one step, and no more by itself. */
const stepping = (replay: Shown, step: () => unknown) => (): void => {
  replay.pause();
  step();
};

function toolsOf({ words, replay }: ReplayBarView): TemplateResult[] {
  const { index, length, playing } = replay;
  const [more, turns] = [index < length, true];
  const back = stepping(replay, () => replay.back());
  const on = stepping(replay, () => replay.step());
  const [icon, label] = playing ? [pauseIcon, words.pause] : [playIcon, words.play];
  const turn = (): void => {
    if (playing) replay.pause();
    else replay.play();
  };
  return [
    toolView({ part: 'step-back', icon: backIcon, label: words.back, able: index > 0, turns, act: back }),
    toolView({ part: 'play', icon, label, able: playing || more, turns, act: turn }),
    toolView({ part: 'step-on', icon: onIcon, label: words.on, able: more, turns, act: on }),
  ];
}

/** The buttons of a recorded game that is shown: back, play, on, where it is, how fast, and how to play on. */
export function replayBar(view: ReplayBarView): TemplateResult {
  const { texts, words, replay, position, onTakeOver } = view;
  const { index, length } = replay;
  return html`<div class="bar replay" part="replay" role="toolbar" aria-label=${words.title}>
    ${toolsOf(view)}
    <span class="position" part="position" role="img" aria-label=${position}
      >${texts.number(index)} / ${texts.number(length)}</span
    >
    ${sliderView(view)} ${speedView(view)}
    ${onTakeOver ? takeOverView(words.takeOver, index < length || length === 0, onTakeOver) : nothing}
  </div>`;
}

/** The styles of the buttons of a recorded game. Colours come from the theme's tokens only. */
export const replayStyles = css`
  .replay .position {
    flex: none;
    margin-inline: 4px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .replay input {
    flex: 1 1 0;
    min-inline-size: 40px;
    max-inline-size: 30rem;
    block-size: 36px;
    margin: 0;
    appearance: none;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .replay input::-webkit-slider-runnable-track {
    block-size: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, currentColor 35%, transparent);
  }
  .replay input::-moz-range-track {
    block-size: 4px;
    border-radius: 2px;
    background: color-mix(in srgb, currentColor 35%, transparent);
  }
  .replay input::-webkit-slider-thumb {
    appearance: none;
    margin-block-start: -7px;
    box-sizing: border-box;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid var(--_bar);
    border-radius: 50%;
    background: var(--_accent);
  }
  .replay input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 18px;
    block-size: 18px;
    border: 2px solid var(--_bar);
    border-radius: 50%;
    background: var(--_accent);
  }
  .replay select {
    flex: none;
    box-sizing: border-box;
    min-block-size: 36px;
    margin-inline-start: auto;
    padding-inline: 6px 2px;
    border: 1px solid var(--_bar-edge);
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .replay option {
    background: var(--_panel);
    color: var(--_panel-ink);
  }
  .replay :is(select, input):focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -1px;
  }
  @media (forced-colors: active) {
    .replay input {
      appearance: auto;
    }
  }
  @container (inline-size < 41.3333em) {
    .replay .take-over span {
      display: none;
    }
  }
  @container (inline-size < 26.6667em) {
    .replay input {
      display: none;
    }
  }
  @container (inline-size < 22.6667em) {
    .replay .position,
    .replay select {
      margin-inline-end: 0;
      font-size: 0.8667em;
      letter-spacing: -0.02em;
    }
    .replay select {
      padding-inline: 1px 0;
    }
  }
`;
