import { css } from 'lit';

/** What notices on the table wear: a win, a game that leads nowhere, something that was wrong. */
export const noticeStyles = css`
  .panel button,
  .note button {
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
  .panel button:focus-visible,
  .note button:focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: -1px;
  }
  .waiting .note {
    visibility: hidden;
  }
  .panel {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: min(23.4667em, calc(100% - 24px));
    box-sizing: border-box;
    transform: translateY(-50%);
    padding: 22px 20px 18px;
    border: 1px solid var(--_panel-edge);
    border-radius: 14px;
    background: var(--_panel);
    color: var(--_panel-ink);
    text-align: center;
    box-shadow: 0 18px 50px #0006;
    z-index: 2;
  }
  .panel.rises {
    animation: rise 350ms 1250ms backwards;
  }
  .panel.rises.late {
    animation-delay: 2150ms;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  .panel h2 {
    margin: 0 0 4px;
    font-size: 1.4667em;
    font-weight: 650;
  }
  .panel p {
    margin: 0 0 16px;
  }
  .panel .how {
    margin-block-start: -12px;
    font-variant-numeric: tabular-nums;
  }
  .panel .shortest {
    margin-block-start: -10px;
    font-size: 0.9em;
    opacity: 0.85;
  }
  .panel .shortest.unknown {
    visibility: hidden;
  }
  .panel .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    justify-content: center;
  }
  .panel button {
    min-block-size: 40px;
    padding-inline: 16px;
    border: 1px solid var(--_panel-edge);
  }
  .panel button.first {
    background: var(--_accent);
    border-color: transparent;
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .panel button:focus-visible {
    outline-color: var(--_panel-ink);
    outline-offset: 2px;
  }
  .note {
    position: absolute;
    inset-block-end: 10px;
    inset-inline: 10px;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 6px 6px 6px 14px;
    border-radius: 10px;
    border: 1px solid var(--_panel-edge);
    background: var(--_panel);
    color: var(--_panel-ink);
    font-size: 0.9333em;
    z-index: 2;
  }
  .note button[part~='dismiss'] {
    font-size: 1.5em;
    line-height: 1;
  }
  .note p {
    margin: 0;
    flex: 1;
  }
  .note.stuck {
    margin-inline: auto;
    inline-size: fit-content;
  }
  .note button.first {
    padding-inline: 14px;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  @container (inline-size < 30.6667em) {
    .panel {
      padding: 14px 12px 12px;
    }
    .panel p {
      margin-block-end: 10px;
    }
    .panel .row {
      gap: 6px;
    }
    .panel button {
      flex: 1 1 auto;
      padding-inline: 8px;
      white-space: nowrap;
    }
  }
  @container (inline-size < 40em) {
    .panel.win {
      inset-block: auto 10px;
      transform: none;
    }
  }
  @media (forced-colors: active) {
    .panel,
    .note {
      border: 1px solid CanvasText;
    }
  }
`;
