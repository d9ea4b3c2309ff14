import { html, svg, type TemplateResult } from 'lit';
import type { Words } from './panel-tag.js';

/** How many games ended with so many cards on the foundations. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

const deck = 52;
const step = 4;

/** In CSS px. */
const tallest = 84;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Fours of cards, and the whole deck by itself: games that were won. */
function barsOf(placed: readonly number[]): Bar[] {
  const starts = Array.from({ length: deck / step }, (_, index) => index * step);
  const bars = starts.map((from) => ({ from, to: from + step - 1, games: sum(placed.slice(from, from + step)) }));
  return [...bars, { from: deck, to: deck, games: placed[deck] ?? 0 }];
}

function barView({ from, games }: Bar, most: number, { texts }: Words): TemplateResult {
  const height = games === 0 ? 1 : Math.max(3, Math.round((games / most) * tallest));
  return html`<div class=${from === deck ? 'wins' : ''}>
    <span>${games === 0 ? '' : texts.number(games)}</span>
    <svg width="100%" height=${height}>${svg`<rect width="100%" height="100%" rx="2"/>`}</svg>
    <span class="from">${from % (2 * step) === 0 || from === deck ? texts.number(from) : ''}</span>
  </div>`;
}

function rowView({ from, to, games }: Bar, { texts }: Words): TemplateResult {
  const cards = from === to ? texts.number(from) : `${texts.number(from)}–${texts.number(to)}`;
  return html`<tr>
    <th scope="row">${cards}</th>
    <td>${texts.number(games)}</td>
  </tr>`;
}

/** How far games came, as a chart for the eye and as a table for everyone else. */
export function chart(placed: readonly number[], words: Words): TemplateResult {
  const bars = barsOf(placed);
  const most = Math.max(...bars.map(({ games }) => games));
  const { tally } = words.panel;
  return html`<h3>${tally.placed}</h3>
    <div class="chart" dir="ltr" aria-hidden="true">${bars.map((bar) => barView(bar, most, words))}</div>
    <div class="told">
      <table>
        <thead>
          <tr>
            <th scope="col">${tally.placed}</th>
            <th scope="col">${tally.games}</th>
          </tr>
        </thead>
        <tbody>
          ${bars.map((bar) => rowView(bar, words))}
        </tbody>
      </table>
    </div>`;
}
