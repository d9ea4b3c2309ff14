import { formatDealCode, variantDraws, variantNames } from '@canfield-game/engine';
import { variantTexts } from '@canfield-game/engine/rules-text';
import { languages, writtenRules } from '@canfield-game/element/rules';
import { escaped } from './html.mjs';

/** @import { Language } from '@canfield-game/element/rules' */
/** @import { VariantName } from '@canfield-game/engine' */
/** @import { Page } from './layout.mjs' */

/** What a language calls itself. @param {Language} language */
const nameOf = (language) => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** @param {Language} language */
const pathOf = (language) => `rules/in/${language}.html`;

/** A figure is the tag itself: painted by its own canvas, with the indices and in the direction of the language. @param {VariantName} variant */
const figure = (variant) => {
  const code = formatDealCode({ variant, draw: variantDraws(variant)[0] ?? 3, seed: 63 });
  return `<figure class="table-figure"><canfield-game deal="${code}" controls="none" clock="off" motion="none"></canfield-game><figcaption dir="ltr"><code>${code}</code></figcaption></figure>`;
};

/** @param {Language} language @param {VariantName} variant */
async function section(language, variant) {
  const { title, summary = '', sentences } = await writtenRules(language, { variant });
  return `<section class="written"><h2 id="${variant}">${escaped(title)}</h2><p>${escaped(summary)}</p>
<div>${figure(variant)}<ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul></div></section>`;
}

/** @param {Language} current */
const otherLanguages = (current) =>
  `<nav class="languages" aria-label="Languages" lang="en" dir="ltr"><ul>${languages
    .map((language) => {
      const here = language === current ? ' aria-current="page"' : '';
      return `<li><a href="/${pathOf(language)}" lang="${language}" hreflang="${language}"${here}>${nameOf(language)}</a></li>`;
    })
    .join('')}</ul></nav>`;

/** The rules of the whole family in one language. @param {Language} language @returns {Promise<Page>} */
async function languagePage(language) {
  const { heading, about, direction } = await writtenRules(language);
  const sections = await Promise.all(variantNames.map((variant) => section(language, variant)));
  return {
    path: pathOf(language),
    title: `Canfield: ${heading} (${nameOf(language)})`,
    description: about,
    lang: language,
    dir: direction,
    width: 'wide',
    content: `<h1>Canfield: ${escaped(heading)}</h1>
<p class="lead">${escaped(about)}</p>
${otherLanguages(language)}
${sections.join('\n')}`,
  };
}

/** @type {Page} */
const family = {
  path: 'rules/index.html',
  title: 'The rules of every game',
  description: 'Canfield and the nine other games of its family, told in 32 languages.',
  content: `<h1>The rules of every game</h1>
<p class="lead">Canfield and the nine other games of its family, each with all its settings; and all of them in 32 languages, as the game itself tells them.</p>
<ul class="games">${variantNames
    .map(
      (name) =>
        `<li><a href="/rules/${name}.html">${variantTexts[name].title}</a> <span>${variantTexts[name].summary}</span></li>`,
    )
    .join('')}</ul>
<h2 id="languages">In your language</h2>
<nav class="languages" aria-labelledby="languages"><ul>${languages
    .map(
      (language) =>
        `<li><a href="/${pathOf(language)}" lang="${language}" hreflang="${language}">${nameOf(language)}</a></li>`,
    )
    .join('')}</ul></nav>`,
};

/** The rules of all games in every language, and the page that leads to them. @returns {Promise<Page[]>} */
export const writtenRulesPages = async () => [family, ...(await Promise.all(languages.map(languagePage)))];
