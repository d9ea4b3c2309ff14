import { css } from 'lit';

/** The styles of the panels over the page. Colours come from the theme's tokens only. */
export const dialogStyles = css`
  .page {
    box-sizing: border-box;
    inline-size: min(36.2667em, 100vw - 24px);
    max-inline-size: none;
    max-block-size: calc(100dvh - 24px);
    padding: 0 20px 18px;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 1px solid var(--_panel-edge);
    border-radius: 14px;
    background: var(--_panel);
    color: var(--_panel-ink);
    box-shadow: 0 18px 50px #0006;
    line-height: 1.45;
    overflow-wrap: break-word;
    -webkit-user-select: text;
    user-select: text;
    -webkit-touch-callout: default;
  }
  .page::backdrop {
    background: #0008;
  }
  .page .head {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline: -20px -12px;
    padding: 8px 20px 4px;
    padding-inline-end: 4px;
    background: var(--_panel);
  }
  .page h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font-size: min(1.4667em, 9vw);
    font-weight: 650;
  }
  .page h3 {
    margin: 4px 0 0;
    font-size: 1.1333em;
    font-weight: 650;
  }
  .page p,
  .page ul,
  .page dl {
    margin: 8px 0 0;
  }
  .page ul {
    padding-inline-start: 20px;
  }
  .page li {
    margin-block-start: 6px;
  }
  .page .head button {
    align-self: flex-start;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .page button:focus-visible {
    outline: 3px solid var(--_panel-ink);
    outline-offset: -3px;
  }
  .page button svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  .page .keys div {
    display: flex;
    align-items: baseline;
    gap: 12px;
    padding-block: 6px;
    border-block-start: 1px solid var(--_hair);
  }
  .page .keys div:first-child {
    border: 0;
  }
  .page .keys dt {
    flex: 0 0 9.0667em;
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .frame[dir='rtl'] .page .keys dt {
    justify-content: flex-end;
  }
  .page .keys dd {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
  }
  .page kbd {
    min-inline-size: 1em;
    padding: 1px 6px;
    border: 1px solid currentColor;
    border-radius: 5px;
    font: inherit;
    font-size: 0.8667em;
    text-align: center;
    white-space: nowrap;
  }
  @media (prefers-reduced-transparency: reduce) {
    .page::backdrop {
      background: var(--_cloth-edge, #000);
    }
  }
  @media (width < 25em) {
    .page {
      padding-inline: 14px;
    }
    .page .head {
      margin-inline: -14px -12px;
      padding-inline-start: 14px;
    }
    .page .keys dt {
      flex-basis: 5.8667em;
    }
  }
`;
