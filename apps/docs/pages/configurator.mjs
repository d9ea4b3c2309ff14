import { languages } from '@canfield-game/element/rules';
import { valuesOf, defaultOf } from '../../../tooling/tag-tables.mjs';
import { escaped } from './html.mjs';
import { tag } from './tables.mjs';

/** @import { Item } from '../../../tooling/tag-tables.mjs' */

/** What an attribute without a list of values may be given, to choose from. @type {Record<string, readonly string[]>} */
const suggestions = {
  deal: ['daily', 'CF1-D3-AAAAACL', 'RB1-D1-AAAAACL'],
  draw: ['3', '1'],
  locale: languages,
  controls: ['full', 'none', 'new undo redo hint'],
  'storage-key': ['mine'],
  rules: ['{"redeals":2}', '{"takeBack":false}'],
};

/** @param {Item} attribute */
function control(attribute) {
  const { name } = attribute;
  const values = valuesOf(attribute);
  const unset = defaultOf(attribute);
  if (values.length > 0) {
    const none = unset === '' ? '<option value="">–</option>' : '';
    const options = values.map((value) => `<option${value === unset ? ' selected' : ''}>${value}</option>`);
    return `<select id="set-${name}" name="${name}" data-default="${unset}">${none}${options.join('')}</select>`;
  }
  const given = suggestions[name] ?? [];
  const list = `<datalist id="list-${name}">${given.map((value) => `<option value="${escaped(value)}"></option>`).join('')}</datalist>`;
  return `<input id="set-${name}" name="${name}" data-default="${unset}" list="list-${name}" placeholder="${unset}" autocomplete="off" spellcheck="false" />${list}`;
}

/** @param {Item} attribute */
const field = (attribute) =>
  `<div class="field"><label for="set-${attribute.name}"><code>${attribute.name}</code></label>${control(attribute)}<p>${escaped(attribute.description ?? '').replaceAll(/`([^`]*)`/g, '<code>$1</code>')}</p></div>`;

/** @type {import('./layout.mjs').Page} */
export const configurator = {
  path: 'configurator.html',
  title: 'Make your tag',
  description: 'Set what the game is to be like, see it at once, and copy the tag.',
  width: 'wide',
  script: 'configurator.ts',
  content: `<h1>Make your tag</h1>
<p class="lead">Set what the game is to be like, see it at once, and copy the tag. What is as it would be anyway is left out.</p>
<div class="configurator">
<div class="preview"><canfield-game></canfield-game>
<figure class="code"><figcaption>Your tag</figcaption><pre tabindex="0"><code id="tag">&lt;canfield-game&gt;&lt;/canfield-game&gt;</code></pre></figure></div>
<form id="attributes" aria-label="Attributes">${tag.attributes.map(field).join('\n')}
<p><button type="reset" class="button">As it was</button></p></form>
</div>`,
};
