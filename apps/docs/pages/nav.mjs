import { variantNames } from '@canfield-game/engine';
import { variantTexts } from '@canfield-game/engine/rules-text';

/** @typedef {{ title: string, pages: [path: string, label: string][] }} Group */

/** The pages of the site in the order in which they are read. @type {Group[]} */
export const groups = [
  {
    title: 'Begin',
    pages: [
      ['index.html', 'Play'],
      ['configurator.html', 'Make your tag'],
      ['start/html.html', 'Plain HTML'],
      ['start/cdn.html', 'From a CDN'],
      ['start/bundler.html', 'npm and a bundler'],
      ['start/react.html', 'React'],
      ['start/vue.html', 'Vue'],
      ['start/svelte.html', 'Svelte'],
      ['start/solid.html', 'Solid'],
      ['start/angular.html', 'Angular'],
      ['start/ssr.html', 'Astro, Next'],
      ['start/wordpress.html', 'WordPress'],
      ['start/iframe.html', 'In a frame'],
    ],
  },
  {
    title: 'Guides',
    pages: [
      ['guide/theming.html', 'Theming'],
      ['guide/events.html', 'Events and own buttons'],
      ['guide/deals.html', 'Deal codes, daily deals'],
      ['guide/saving.html', 'Saving and privacy'],
      ['guide/languages.html', 'Languages'],
      ['guide/csp.html', 'Content security policy'],
      ['guide/accessibility.html', 'Accessibility'],
      ['guide/browsers.html', 'Browsers'],
    ],
  },
  {
    title: 'Reference',
    pages: [
      ['reference/attributes.html', 'Attributes'],
      ['reference/events.html', 'Events'],
      ['reference/methods.html', 'Methods, properties'],
      ['reference/parts.html', 'Parts and slots'],
      ['reference/tokens.html', 'Tokens'],
    ],
  },
  {
    title: 'Rules',
    pages: [
      ['rules/index.html', 'The family'],
      ...variantNames.map((name) => /** @type {[string, string]} */ ([`rules/${name}.html`, variantTexts[name].title])),
    ],
  },
  {
    title: 'For programmers',
    pages: [
      ['engine/index.html', 'Engine and solver'],
      ['engine/live.html', 'The engine, live'],
      ['changelog.html', 'Changelog'],
    ],
  },
];
