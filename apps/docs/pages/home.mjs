import { variantNames } from '@canfield-game/engine';
import { variantTexts } from '@canfield-game/engine/rules-text';
import { themes } from '@canfield-game/themes';
import { snippetHtml } from './markdown.mjs';
import { groups } from './nav.mjs';
import { themeChip } from './tables.mjs';

const begin = groups[0]?.pages.filter(([path]) => path.startsWith('start/')) ?? [];
const names = /** @type {(keyof typeof themes)[]} */ (Object.keys(themes));

const points = [
  [
    'Complete',
    'Ten variants with every rule a setting, scores, undo without end, hints, statistics, replays, daily deals.',
  ],
  [
    'For everybody',
    'Mouse, pen, finger, keyboard and screen reader; 32 languages in both directions; reduced motion, forced colours.',
  ],
  ['Yours', 'Eight themes, six backs, 48 colours to set, parts and slots, a theme of your own in a dozen lines.'],
  [
    'Honest',
    'No server, no tracking, no font, no image: its own files, and nothing else. It works under the strictest policy.',
  ],
  ['Sure', 'A solver proves deals winnable, and games lost. Codes name each of eight thousand million deals for good.'],
  ['Light', 'About 57 kB to begin with. Solver, languages, panels and looks are loaded when they are asked for.'],
];

/** @type {import('./layout.mjs').Page} */
export const home = {
  path: 'index.html',
  title: 'Canfield solitaire in one tag',
  description:
    'A complete, accessible game of Canfield solitaire that any page can hold: one tag, no server, no tracking.',
  width: 'wide',
  script: 'home.ts',
  content: `<div class="hero"><h1>Canfield solitaire in one tag</h1><p>A complete game that any page can hold. This is it: play.</p></div>
<canfield-game class="first" deal="CF1-D3-AAAAACL"></canfield-game>
<div class="chips" role="group" aria-label="Theme of the table">${names.map(themeChip).join('')}</div>
<section class="split">
<div><h2 id="on-your-page">On your page</h2><p>Put <code>canfield-game.js</code> and the files beside it on your server. That is all.</p>
<p><a class="button" href="/configurator.html">Make your tag</a> <a href="/guide/theming.html">Make it yours</a></p></div>
${snippetHtml('html/index.html')}
</section>
<section><h2 id="where">Where it is at home</h2>
<ul class="tiles">${begin.map(([path, label]) => `<li><a href="/${path}">${label}</a></li>`).join('')}</ul></section>
<section><h2 id="what">What it is</h2>
<ul class="points">${points.map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ul></section>
<section><h2 id="games">Ten games of one family</h2>
<ul class="games">${variantNames.map((name) => `<li><a href="/rules/${name}.html">${variantTexts[name].title}</a> <span>${variantTexts[name].summary}</span></li>`).join('')}</ul>
<p>The <a href="/rules/index.html">rules</a> are here in 32 languages.</p></section>`,
};
