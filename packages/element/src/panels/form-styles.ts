import { css } from 'lit';

/** The styles of what is set, chosen and pressed in the panels over the page. Colours come from the theme's tokens only. */
export const formStyles = css`
  .page {
    --_line: color-mix(in srgb, var(--_panel-ink) 50%, var(--_panel));
    --_hair: color-mix(in srgb, var(--_panel-ink) 18%, var(--_panel));
    --_wash: color-mix(in srgb, var(--_panel-ink) 7%, transparent);
  }
  .page fieldset {
    min-inline-size: 0;
    margin: 14px 0 0;
    padding: 0;
    border: 0;
  }
  .page legend {
    padding: 0;
    font-size: 0.8667em;
    font-weight: 650;
    opacity: 0.8;
  }
  .page .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 46px;
    padding-block: 3px;
    box-sizing: border-box;
    cursor: pointer;
  }
  .page .line + .line {
    border-block-start: 1px solid var(--_hair);
  }
  .page .line span {
    flex: 1 1 0;
    min-inline-size: min(9.6em, 60%);
  }
  .page select,
  .page input:not([type]),
  .page textarea {
    box-sizing: border-box;
    min-block-size: 38px;
    max-inline-size: 100%;
    padding: 6px 10px;
    border: 1px solid var(--_line);
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  .page select {
    padding-inline-end: 4px;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  /* WebKit draws its own list in the scheme of the table, dark under dark letters; only WebKit knows this property. */
  @supports (hanging-punctuation: first) {
    .page select {
      appearance: none;
      overflow: hidden;
      padding-inline-end: 26px;
      background:
        linear-gradient(45deg, transparent 50%, currentColor 50%) right 15px center / 5px 5px no-repeat,
        linear-gradient(-45deg, transparent 50%, currentColor 50%) right 10px center / 5px 5px no-repeat;
    }
    .page select:dir(rtl) {
      background-position:
        left 10px center,
        left 15px center;
    }
  }
  .page option {
    background: var(--_panel);
    color: var(--_panel-ink);
  }
  .page input[type='checkbox'] {
    position: relative;
    appearance: none;
    flex: none;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border: 1px solid var(--_line);
    border-radius: 99px;
    background: var(--_wash);
    cursor: pointer;
    transition: background 120ms;
  }
  .page input[type='checkbox']::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--_line);
    transition: inset-inline-start 120ms;
  }
  .page input[type='checkbox']:checked {
    border-color: transparent;
    background: var(--_accent);
  }
  .page input[type='checkbox']:checked::before {
    inset-inline-start: 21px;
    background: var(--_accent-ink);
  }
  .page input[name='code'] {
    flex: 0 1 14em;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
  .page textarea {
    display: block;
    inline-size: 100%;
    margin-block-start: 10px;
    resize: none;
  }
  .page textarea:placeholder-shown {
    overflow: hidden;
  }
  .page textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .page .wrong {
    font-weight: 600;
  }
  .page .wrong::before {
    content: '⚠ ';
  }
  .page p:empty {
    display: none;
  }
  .page .summary {
    font-size: 0.9333em;
    opacity: 0.85;
  }
  .page .kinds,
  .page .tiles {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: 8px;
    margin-block: 8px;
  }
  .page .kinds {
    display: flex;
    flex-wrap: wrap;
    gap: 0;
    padding: 3px;
    border-radius: 12px;
    background: var(--_wash);
  }
  .page :is(.kinds, .tiles, .looks) label {
    position: relative;
    display: flex;
    cursor: pointer;
  }
  .page .kinds label {
    flex: 1 1 30%;
    min-inline-size: min-content;
  }
  .page :is(.kinds, .tiles, .looks, .file) input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .page :is(.kinds, .tiles) span {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-inline-size: 0;
    min-block-size: 40px;
    box-sizing: border-box;
    padding: 6px 8px;
    border: 1px solid transparent;
    border-radius: 9px;
    text-align: center;
    line-height: 1.25;
    font-size: 0.9333em;
    overflow-wrap: normal;
  }
  .page .tiles span {
    padding-block: 8px 10px;
    border-color: var(--_line);
  }
  .page .tiles strong {
    font-size: 2.1429em;
    font-weight: 650;
    line-height: 1.2;
  }
  .page .looks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(82px, 1fr));
    gap: 6px;
    padding-block: 10px 12px;
  }
  .page .line + .looks,
  .page .looks + :is(.line, .looks) {
    border-block-start: 1px solid var(--_hair);
  }
  .page .looks.cards {
    grid-template-columns: repeat(auto-fill, minmax(66px, 1fr));
  }
  .page .looks .label {
    grid-column: 1 / -1;
  }
  .page .looks label > span {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    box-sizing: border-box;
    padding: 4px 4px 6px;
    border: 1px solid transparent;
    border-radius: 9px;
    text-align: center;
    font-size: 0.8333em;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .page .looks .picture {
    display: block;
    inline-size: 100%;
    aspect-ratio: 72 / 46;
  }
  .page .looks.cards .picture {
    inline-size: 38px;
    aspect-ratio: 5 / 7;
  }
  .page .looks .preview {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 5px;
    stroke-linejoin: round;
  }
  .page .looks label:hover > span {
    background: var(--_wash);
  }
  .page .looks input:checked + span {
    border-color: var(--_panel-ink);
    box-shadow: inset 0 0 0 1px var(--_panel-ink);
    background: var(--_wash);
    font-weight: 600;
  }
  .page .kinds input:checked + span {
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .page .tiles input:checked + span {
    border-color: var(--_panel-ink);
    box-shadow: inset 0 0 0 1px var(--_panel-ink);
    background: var(--_wash);
  }
  .page :is(.kinds, .tiles, .looks, .file) input:focus-visible + span {
    outline: 3px solid var(--_panel-ink);
    outline-offset: 1px;
  }
  .page .foot {
    position: sticky;
    inset-block-end: 0;
    margin-block-start: 12px;
    padding-block: 6px 16px;
    background: var(--_panel);
  }
  .page:has(.foot) {
    padding-block-end: 0;
  }
  .page .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 10px;
  }
  .page :is(.row, .tools) button,
  .page .file span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-block-size: 42px;
    box-sizing: border-box;
    padding: 6px 16px;
    border: 1px solid var(--_line);
    border-radius: 9px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: center;
    cursor: pointer;
  }
  .page .row:not(.foot .row) > *,
  .page .file span {
    flex: 1 1 auto;
  }
  .page .row button.first {
    flex: 1 1 auto;
    border-color: transparent;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .page :is(.row, .tools) button:hover,
  .page .file:hover span {
    box-shadow: inset 0 0 0 99px var(--_wash);
  }
  .page .row button:focus-visible,
  .page .tools button:focus-visible {
    outline: 3px solid var(--_panel-ink);
    outline-offset: 2px;
  }
  .page .hindsight {
    margin-block: 2px 0;
    font-size: 0.9333em;
  }
  .page .hindsight button {
    min-block-size: 32px;
    padding: 4px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .page .hindsight button[aria-disabled='true'] {
    text-decoration: none;
    cursor: default;
  }
  .page .hindsight button:focus-visible {
    outline: 3px solid var(--_panel-ink);
    outline-offset: 2px;
  }
  .page .file {
    position: relative;
    display: inline-flex;
  }
  .page .file input {
    inline-size: 100%;
    min-inline-size: 0;
  }
  .page .tools {
    display: grid;
    margin-block-start: 4px;
  }
  .page .tools button {
    justify-content: flex-start;
    min-block-size: 48px;
    padding-inline: 4px;
    border-width: 1px 0 0;
    border-color: var(--_hair);
    border-radius: 0;
    text-align: start;
  }
  .page .tools button:first-child {
    border: 0;
  }
  .page .figures {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1px;
    margin-block-start: 10px;
    border: 1px solid var(--_hair);
    border-radius: 10px;
    overflow: hidden;
    background: var(--_hair);
  }
  .page .figures div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-inline-size: 0;
    padding: 8px 10px;
    background: var(--_panel);
  }
  .page .figures dt {
    font-size: 0.8333em;
    line-height: 1.25;
    opacity: 0.85;
  }
  .page .figures dd {
    margin: 0;
    font-size: 1.3333em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .page h3:has(+ .chart) {
    margin-block-start: 14px;
    font-size: 0.9333em;
  }
  .page .chart {
    display: grid;
    grid-template-columns: repeat(14, minmax(0, 1fr));
    align-items: end;
    gap: 3px;
    margin-block-start: 6px;
    font-size: 0.7333em;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .page .chart div {
    display: flex;
    flex-direction: column;
  }
  .page .chart rect {
    fill: var(--_line);
  }
  .page .chart .wins rect {
    fill: var(--_panel-ink);
  }
  .page .chart .from {
    block-size: 1.5em;
    opacity: 0.85;
  }
  .page .told {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .page :is(select, input, textarea, summary):focus-visible {
    outline: 3px solid var(--_panel-ink);
    outline-offset: 1px;
  }
  @media (width < 26.25em) {
    .page .line:has(select) {
      flex-direction: column;
      align-items: stretch;
      padding-block: 6px;
    }
    .page .line:has(select) span {
      min-inline-size: 0;
    }
    .page .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .page .figures div:first-child {
      grid-column: 1 / -1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .page input[type='checkbox'],
    .page input[type='checkbox']::before {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .page :is(.kinds, .tiles, .looks) input:checked + span {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
    .page .chart rect {
      fill: CanvasText;
    }
    .page input[type='checkbox'],
    .page input[type='checkbox']:checked {
      border-color: ButtonText;
    }
    .page input[type='checkbox']::before,
    .page input[type='checkbox']:checked::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    .page input[type='checkbox']:checked::before {
      background: Highlight;
    }
  }
`;
