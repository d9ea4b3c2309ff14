/** @import { IForbiddenRuleType } from 'dependency-cruiser' */

const ELEMENT = '^packages/element/src/';
const ENGINE_COMMAND = String.raw`^packages/engine/src/solver/(cli|make-daily)\.mjs$`;
const TESTS = String.raw`\.test\.ts$`;

/**
 * What each part of the element may import of the others. An arrow that is not here is an error, and so is any circle:
 * canfield-game → controllers → panels, session, input, a11y, paint → scene → the engine's and the themes' packages.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  scene: [],
  i18n: ['on-demand'],
  sound: [],
  paint: ['scene'],
  session: ['scene', 'events', 'options', 'plain', 'i18n/languages'],
  input: ['scene', 'session/intent', 'session/report'],
  a11y: ['scene', 'i18n', 'input/focus-order', 'input/grab', 'session/hint', 'session/intent', 'session/report'],
  panels: ['i18n', 'session', 'events', 'options'],
  controllers: [
    'scene',
    'i18n',
    'paint',
    'session',
    'input',
    'a11y',
    'sound',
    'panels',
    'events',
    'on-demand',
    'options',
    'plain',
  ],
};

/** No DOM, no lit. tsconfig.pure.json compiles the same files without the DOM library. */
const PURE = [
  'scene/',
  'sound/(cues|felt)',
  'session/intent',
  'session/report',
  'input/(gesture|focus-order|grab)',
  'paint/display-list',
  'a11y/(outline|announce)\\.',
  'i18n/(?!localize)',
];

/** @type {IForbiddenRuleType[]} */
const partRules = Object.entries(PARTS).map(([part, allowed]) => ({
  name: `arrows-of-${part}`,
  severity: 'error',
  comment: `${part} may import of the element only ${[part, ...allowed].join(', ')}`,
  from: { path: `${ELEMENT}${part}/`, pathNot: TESTS },
  to: { path: ELEMENT, pathNot: [part, ...allowed].map((name) => `${ELEMENT}${name}(/|\\.|-)`) },
}));

/** @type {IForbiddenRuleType[]} */
export const rules = [
  { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'engine-alone',
    severity: 'error',
    comment: 'the engine imports nothing but itself',
    from: { path: '^packages/engine/src/', pathNot: [TESTS, ENGINE_COMMAND] },
    to: { pathNot: '^packages/engine/src/' },
  },
  {
    name: 'engine-command-outside',
    severity: 'error',
    comment: "the engine's commands are programs of Node over the built engine, and nothing imports it",
    from: { path: '^packages/engine/src/', pathNot: ENGINE_COMMAND },
    to: { path: ENGINE_COMMAND },
  },
  {
    name: 'themes-are-data',
    severity: 'error',
    comment: 'themes import nothing but themselves',
    from: { path: '^packages/themes/src/', pathNot: TESTS },
    to: { pathNot: '^packages/themes/src/' },
  },
  {
    name: 'published-entries-between-packages',
    severity: 'error',
    comment: "a package uses another one's published entries, never its sources",
    from: { path: '^packages/([^/]+)/' },
    to: { path: '^packages/[^/]+/src/', pathNot: '^packages/$1/' },
  },
  {
    name: 'published-entries-outside',
    severity: 'error',
    comment: 'stories, apps, benches and integration tests use what is published',
    from: { path: ['^(apps|bench|integration|tooling|\\.storybook)/', `${ELEMENT}stories/`] },
    to: { path: '^packages/[^/]+/src/', pathNot: `${ELEMENT}stories/` },
  },
  {
    name: 'lit-alone-at-run-time',
    severity: 'error',
    comment: 'the element runs on lit, the engine and the themes, nothing else',
    from: { path: ELEMENT, pathNot: [TESTS, `${ELEMENT}(stories|test)/`] },
    to: { pathNot: [ELEMENT, '^packages/(engine|themes)/dist/', '/node_modules/(lit|@lit/[^/]+|lit-[^/]+)/'] },
  },
  {
    name: 'pure-without-lit',
    severity: 'error',
    comment: 'pure parts are plain functions',
    from: { path: PURE.map((part) => ELEMENT + part), pathNot: TESTS },
    to: { path: 'node_modules/' },
  },
  {
    name: 'define-is-the-top',
    severity: 'error',
    comment: 'only tests, and the page itself, import what defines the tag',
    from: { path: ELEMENT, pathNot: [TESTS, `${ELEMENT}(stories|test)/`] },
    to: { path: `${ELEMENT}define\\.ts$` },
  },
  {
    name: 'class-below-index',
    severity: 'error',
    comment: 'nothing but index and define imports the class',
    from: { path: ELEMENT, pathNot: [TESTS, `${ELEMENT}(index|define)\\.ts$`, `${ELEMENT}(stories|test)/`] },
    to: { path: `${ELEMENT}(index|canfield-game)\\.ts$` },
  },
  ...partRules,
];
