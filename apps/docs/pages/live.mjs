import { escaped } from './html.mjs';
import { snippetHtml } from './markdown.mjs';

const line = 'R>T2 R>F1 D D W>T1';

/** A cell: a file of `snippets/engine`, and what its function is given at first. */
const cells = [
  { name: 'deal', title: 'Deal', given: { 'Deal code': 'CF1-D3-AAAAACL' } },
  { name: 'play', title: 'Play', given: { 'Deal code': 'CF1-D3-AAAAACL', Moves: line } },
  { name: 'solve', title: 'Solve', given: { 'Deal code': 'CF1-D3-AAAAACL', 'Positions, at most': '100000' } },
  { name: 'record', title: 'Record', given: { 'Deal code': 'CF1-D3-AAAAACL', Moves: line } },
  { name: 'daily', title: 'Daily deals', given: { Date: '2026-12-24' } },
  { name: 'rules', title: 'Rules of your own', given: { Settings: '{"variant":"storehouse","redeals":"unlimited"}' } },
];

/** @param {typeof cells[number]} cell */
const cellHtml = ({ name, title, given }) => `<section class="cell" data-cell="${name}">
<h2 id="${name}">${title}</h2>
${snippetHtml(`engine/${name}.ts`)}
<form>${Object.entries(given)
  .map(
    ([label, value]) =>
      `<label>${label} <input value="${escaped(value)}" spellcheck="false" autocomplete="off" /></label>`,
  )
  .join('')}<button class="button">Run</button></form>
<pre tabindex="0" role="group" aria-label="Result"><output></output></pre>
</section>`;

/** @type {import('./layout.mjs').Page} */
export const live = {
  path: 'engine/live.html',
  title: 'The engine, live',
  description: 'Pieces of code over the engine and its solver that run on this page, with what you give them.',
  script: 'live.ts',
  content: `<h1>The engine, live</h1>
<p class="lead">Pieces of code over the engine and its solver. They run on this page, as they stand, with what you give them.</p>
${cells.map(cellHtml).join('\n')}`,
};
