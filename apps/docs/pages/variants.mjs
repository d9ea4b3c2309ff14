import {
  formatDealCode,
  parseDealCode,
  resolveRules,
  scoringOf,
  variantDraws,
  variantNames,
} from '@canfield-game/engine';
import { scoringTexts, settingTexts, variantTexts } from '@canfield-game/engine/rules-text';
import { escaped } from './html.mjs';
import { codeHtml } from './markdown.mjs';

/** @import { Rules, VariantName } from '@canfield-game/engine' */
/** @typedef {keyof typeof settingTexts} Setting */

const knownSeed = 63;

/** A deck of fewer ranks is for tests and studies, not for players. */
const settings = /** @type {Setting[]} */ (Object.keys(settingTexts)).filter((name) => name !== 'ranks');

/** What a game is told by, in the order in which it is met. @type {[string, Setting[]][]} */
const chapters = [
  ['The deal', ['reserve', 'openReserve', 'base', 'columns']],
  ['Columns', ['build', 'wraps', 'move', 'fill', 'afterReserve']],
  ['Stock and waste', ['draw', 'redeals']],
];

/** @param {VariantName} variant @returns {Rules} */
function rulesOf(variant) {
  const rules = resolveRules({ variant });
  if (!rules.ok) throw new Error(rules.problem.message);
  return rules.value;
}

/** @template {Setting} Name @param {Name} name @param {Rules} rules */
const ruleOf = (name, rules) => settingTexts[name].rule(rules[name]);

/** @param {unknown} value */
const json = (value) => JSON.stringify(value).replaceAll(',', ', ');

/** The code of one deal in a variant and draw mode. @param {VariantName} variant @param {number} draw */
function codeOf(variant, draw) {
  const code = formatDealCode({ variant, draw, seed: knownSeed });
  if (!parseDealCode(code).ok) throw new Error(`${code} is no deal code.`);
  return code;
}

/** @param {VariantName} variant */
const firstCode = (variant) => codeOf(variant, variantDraws(variant)[0] ?? 3);

/** @param {string} title @param {string[]} sentences */
const chapter = (title, sentences) => `<section>
        <h2>${title}</h2>
        <ul>
${sentences.map((sentence) => `          <li>${sentence}</li>`).join('\n')}
        </ul>
      </section>`;

/** @param {Rules} rules */
function foundations(rules) {
  return [
    'There are four foundations, one for each suit. Each is built up from the base rank, an ace on a king, to thirteen cards.',
    ruleOf('takeBack', rules),
    'You have won when all 52 cards lie on the foundations.',
  ];
}

/** @param {VariantName} variant */
function drawModes(variant) {
  const draws = variantDraws(variant);
  if (draws.length < 2) return [];
  const codes = draws.map((draw) => `<code>D${draw}</code>`).join(' or ');
  return [`How many cards a draw turns is in the deal code: ${codes}.`];
}

/** @param {Rules} rules */
function chaptersOf(rules) {
  const { variant } = rules;
  const [deal, columns, stock] = chapters.map(
    ([title, names]) => /** @type {const} */ ([title, names.map((name) => ruleOf(name, rules))]),
  );
  return [
    deal && chapter(...deal),
    chapter('Foundations', foundations(rules)),
    columns && chapter(...columns),
    stock && chapter(stock[0], [...stock[1], ...drawModes(variant)]),
    chapter('Score', [scoringTexts[scoringOf(variant)]]),
  ].join('\n      ');
}

/** @param {Setting} name @param {Rules} rules @param {Rules} plain */
function settingRow(name, rules, plain) {
  const value = json(rules[name]);
  const differs = value !== json(plain[name]);
  return `<tr${differs ? ' class="differs"' : ''}>
              <th scope="row"><code>${name}</code></th>
              <td><code>${escaped(value)}</code>${differs ? ' <span class="mark">differs</span>' : ''}</td>
              <td>${escaped(settingTexts[name].decides)}</td>
            </tr>`;
}

/** @param {Rules} rules */
function settingsTable(rules) {
  const plain = rulesOf('canfield');
  return `<table class="settings">
          <thead>
            <tr><th scope="col">Setting</th><th scope="col">Value</th><th scope="col">What it decides</th></tr>
          </thead>
          <tbody>
            ${settings.map((name) => settingRow(name, rules, plain)).join('\n            ')}
          </tbody>
        </table>`;
}

/** @param {VariantName} current */
const otherVariants = (current) =>
  variantNames
    .map((name) =>
      name === current
        ? `<li><span aria-current="page">${variantTexts[name].title}</span></li>`
        : `<li><a href="/rules/${name}.html">${variantTexts[name].title}</a></li>`,
    )
    .join('\n          ');

/** @param {VariantName} variant */
function lead(variant) {
  const { summary, alias } = variantTexts[variant];
  return alias === undefined ? summary : `${summary} Also called ${alias}.`;
}

/** The page of one variant. @param {VariantName} variant @returns {import('./layout.mjs').Page} */
function variantPage(variant) {
  const rules = rulesOf(variant);
  const { title } = variantTexts[variant];
  const code = firstCode(variant);
  const [prefix = ''] = code.split('-');
  return {
    path: `rules/${variant}.html`,
    title: `${title}: the rules`,
    description: lead(variant),
    width: 'wide',
    content: `<h1>${title}</h1>
      <p class="lead">${lead(variant)}</p>
      <canfield-game deal="${code}"></canfield-game>
      <div class="rules">
      ${chaptersOf(rules)}
      </div>
      <section>
        <h2 id="on-your-page">On your page</h2>
        ${codeHtml(`<canfield-game variant="${variant}"></canfield-game>`, 'html')}
        <p>Its deal codes begin with <code>${prefix}</code>. Every rule is a setting that the attribute <code>rules</code> can change; marked are those in which ${title === 'Canfield' ? 'a variant differs' : 'it differs from Canfield'}.</p>
        ${settingsTable(rules)}
      </section>
      <section>
        <h2 id="family">The family</h2>
        <ul class="family">
          ${otherVariants(variant)}
        </ul>
        <p>All of them <a href="/rules/index.html#languages">in your language</a>.</p>
      </section>`,
  };
}

/** The rules of every variant, with all its settings. */
export const variantPages = () => variantNames.map(variantPage);
