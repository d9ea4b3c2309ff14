import { css } from 'lit';

/**
 * The styles of the tag. Colours come from the theme's tokens only. Texts follow the size that the reader prefers for all pages, whatever the
 * page makes of its root's, and with them the widths from which on more of them fits.
 */
export const styles = css`
  :host {
    display: flex;
    grid-template: 100% / 100%;
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: min(280px, 100%);
    position: relative;
    overflow: hidden;
    border-radius: 12px;
    background: var(--_cloth-edge);
    color: var(--_bar-ink);
    font:
      500 medium/1.3 system-ui,
      sans-serif;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .ruler {
    position: absolute;
    inset: 0 0 auto;
  }
  .stage {
    position: relative;
    flex: 1 1 auto;
    display: flex;
    min-block-size: 160px;
  }
  .table {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    direction: ltr;
    touch-action: manipulation;
  }
  canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  .outline button {
    position: absolute;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    touch-action: manipulation;
  }
  .outline button.takes {
    cursor: grab;
    touch-action: none;
  }
  .outline button:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
    box-shadow: 0 0 0 6px var(--_focus-gap);
    z-index: 1;
  }
  .dragging .outline button {
    cursor: grabbing;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 6px 8px;
    background: var(--_bar);
    border-block-start: 1px solid var(--_bar-edge);
    color: var(--_bar-ink);
    touch-action: manipulation;
  }
  .bar button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: 36px;
    min-block-size: 36px;
    margin: 0;
    padding: 0 9px;
    border: 0;
    border-radius: 8px;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .bar button:hover {
    background: var(--_button-hover);
    color: var(--_button-ink);
  }
  .bar button:active {
    transform: translateY(1px);
  }
  .bar button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
    background: transparent;
    color: inherit;
    transform: none;
  }
  .bar button:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -1px;
  }
  .bar svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .frame[dir='rtl'] .bar svg.turns {
    transform: scaleX(-1);
  }
  .score {
    margin-inline: auto;
    display: flex;
    align-items: baseline;
    gap: 6px;
    font-variant-numeric: tabular-nums;
  }
  .score > span:not(.light) {
    font-size: 0.8em;
    opacity: 0.8;
  }
  .score strong {
    font-size: 1.2em;
    font-weight: 650;
  }
  .history {
    font-size: 0.8em;
    font-variant-numeric: tabular-nums;
    opacity: 0.8;
  }
  @container (inline-size < 20em) {
    .history {
      display: none;
    }
  }
  .clock {
    margin-inline-end: 8px;
    font-variant-numeric: tabular-nums;
  }
  .bar button.proposed {
    background: var(--_accent);
    color: var(--_accent-ink);
  }
  .light {
    align-self: center;
    display: inline-flex;
    opacity: 1;
  }
  .bar .light svg {
    inline-size: 15px;
    block-size: 15px;
    stroke-width: 1.6;
    overflow: visible;
  }
  .light .full {
    fill: currentColor;
  }
  .light.winnable .full {
    fill: var(--_glow);
    filter: drop-shadow(0 0 3px var(--_glow));
  }
  .bar .code {
    min-inline-size: 0;
    font-size: 0.8em;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
  .code svg {
    flex: none;
    inline-size: 17px;
    block-size: 17px;
  }
  .word {
    display: none;
  }
  .bar .gathers {
    display: none;
  }
  @container (inline-size < 48em) {
    .format {
      display: none;
    }
    .bar:not(.replay) {
      gap: 2px;
    }
  }
  @container (inline-size < 41.3333em) {
    .bar .spare {
      display: none;
    }
    .bar .gathers {
      display: inline-flex;
    }
  }
  @container (inline-size >= 62.6667em) {
    .word {
      display: inline;
    }
    .bar {
      padding-inline: 14px;
    }
  }
  .frame {
    flex: 1;
    block-size: 100%;
    font-size: 0.9375em;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    container-type: inline-size;
    contain-intrinsic-inline-size: 280px;
  }
  .waiting .bar,
  .waiting .prompt {
    visibility: hidden;
  }
  .prompt {
    position: absolute;
    inset-block-end: 18%;
    inset-inline: 0;
    inline-size: fit-content;
    margin: 0 auto;
    padding: 8px 18px;
    border-radius: 999px;
    background: var(--_chip);
    color: var(--_chip-ink);
    pointer-events: none;
  }
  .offer {
    inset-block-end: 12px;
    border: 0;
    background: var(--_accent);
    color: var(--_accent-ink);
    font: inherit;
    font-weight: 600;
    box-shadow: 0 4px 14px #0005;
    pointer-events: auto;
    cursor: pointer;
  }
  .offer:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .pill {
    inset-block-end: 10px;
    max-inline-size: calc(100% - 20px);
    box-sizing: border-box;
    padding: 7px 16px;
    border-radius: 14px;
    border: 1px solid var(--_panel-edge);
    background: var(--_panel);
    color: var(--_panel-ink);
    font-size: 0.9333em;
    text-align: center;
    text-wrap: balance;
    z-index: 1;
  }
  .pill.high {
    inset-block: 10px auto;
  }
  @container (inline-size < 30.6667em) {
    .bar {
      gap: 2px;
    }
    .score {
      gap: 4px;
    }
    .score > span:not(.light) {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  @container (inline-size < 26.6667em) {
    .code span,
    .bar .gives-way {
      display: none;
    }
  }
  @container (inline-size < 22.6667em) {
    .bar {
      padding-inline: 4px;
    }
    .bar button {
      min-inline-size: 30px;
      padding-inline: 5px;
    }
    .score strong {
      font-size: 1.0667em;
      margin-inline-start: 4px;
    }
  }
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-transparency: reduce) {
    .prompt:not(.offer) {
      background: var(--_panel);
      color: var(--_panel-ink);
    }
  }
  @media (forced-colors: active) {
    .outline button {
      border: 1px solid transparent;
    }
    .outline button:focus-visible {
      outline-color: Highlight;
    }
    .bar {
      border: 1px solid CanvasText;
    }
  }
`;
