import { css } from 'lit';

/** The styles of the calendar. Colours come from the theme's tokens only; what has come of a day is told by shape too. */
export const calendarStyles = css`
  .page .month {
    display: flex;
    align-items: center;
    margin-block-start: 8px;
  }
  .page .month h3 {
    flex: 1;
    margin: 0;
    text-align: center;
  }
  .page .month h3::first-letter {
    text-transform: uppercase;
  }
  .page .month button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 9px;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .page .month button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  .frame[dir='rtl'] .page .month svg {
    transform: scaleX(-1);
  }
  .page .days {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .page .days th {
    padding: 4px 0;
    font-size: 0.8333em;
    font-weight: 500;
    opacity: 0.8;
  }
  .page .days td {
    block-size: min(44px, 11.4vw);
    padding: 0;
  }
  .page .days td span {
    font-size: 0.8667em;
    opacity: 0.75;
  }
  .page .days button {
    position: relative;
    inline-size: min(40px, 100% - 4px);
    aspect-ratio: 1;
    padding: 0;
    border: 2px solid transparent;
    border-radius: 50%;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .page .days button:hover {
    box-shadow: inset 0 0 0 99px var(--_wash);
  }
  .page :is(.days, .legend) .played {
    border-color: var(--_line);
    border-style: dashed;
  }
  .page :is(.days, .legend) .won {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 650;
  }
  .page .days [aria-current] {
    font-weight: 800;
    text-decoration: underline 2px;
    text-underline-offset: 3px;
  }
  .page .days [aria-selected='true'] button {
    outline: 2px solid var(--_panel-ink);
    outline-offset: 1px;
  }
  .page .days button:focus-visible {
    outline: 3px solid var(--_panel-ink);
    outline-offset: 1px;
  }
  .page .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    font-size: 0.9333em;
  }
  .page .legend span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .page .legend i {
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    border: 2px solid transparent;
    border-radius: 50%;
  }
  .page .streak {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_hair);
  }
  .page .streak strong {
    font-size: 1.3333em;
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .page .days .won,
    .page .legend .won {
      border-color: Highlight;
      border-style: solid;
      outline: 2px solid Highlight;
    }
  }
`;
