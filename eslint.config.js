import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noBrowserAtImport } from './tooling/eslint/no-browser-at-import.mjs';

const TESTS = ['**/*.test.ts', '**/test/**', '**/stories/**'];

const GET_CONTEXT = {
  selector: "MemberExpression[property.name='getContext']",
  message: 'Only paint/canvas-2d and paint/card-atlas may ask for a 2d context: give them what is to be drawn.',
};
const LOCAL_STORAGE = {
  selector: "Identifier[name='localStorage']",
  message: 'Only session/storage may touch localStorage.',
};
/** What is given from outside is text: nothing makes markup or a program of it. */
const MARKUP = [
  {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)$/]',
    message: 'No text becomes markup: render it with lit, or set textContent.',
  },
  {
    selector: 'ImportDeclaration[source.value=/unsafe-(html|svg|mathml)|static-html/]',
    message: 'No text becomes markup: render it with lit.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]",
    message: 'No text becomes markup: render it with lit.',
  },
  {
    selector: "MemberExpression[property.name='__proto__']",
    message: 'Nobody’s prototype is changed.',
  },
];

export default defineConfig(
  // The apps of integration are checked by the compilers of their frameworks.
  globalIgnores([
    '**/dist/',
    '**/reports/',
    '**/.turbo/',
    'storybook-static/',
    'pictures/out/',
    'apps/docs/snippets/{vue,svelte}/',
    'integration/apps/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn'] }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', GET_CONTEXT, LOCAL_STORAGE, ...MARKUP],
      'no-eval': 'error',
      'no-restricted-globals': ['error', 'Function', 'eval', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
      '@typescript-eslint/no-implied-eval': 'error',
    },
  },
  {
    files: ['packages/element/src/paint/{canvas-2d,card-atlas}.ts'],
    rules: { 'no-restricted-syntax': ['error', LOCAL_STORAGE, ...MARKUP] },
  },
  {
    files: ['packages/element/src/session/storage.ts'],
    rules: { 'no-restricted-syntax': ['error', GET_CONTEXT, ...MARKUP] },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    ignores: [...TESTS, 'packages/element/src/define.ts'],
    plugins: { canfield: { rules: { 'no-browser-at-import': noBrowserAtImport } } },
    rules: { 'canfield/no-browser-at-import': 'error' },
  },
  {
    files: ['packages/element/src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice'], litA11y.configs.recommended],
  },
  {
    files: TESTS,
    rules: {
      // chai says "to.be.true" with an expression.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  storybook.configs['flat/recommended'],
  {
    files: ['**/*.stories.ts'],
    // The `play` of a game is no story's.
    rules: { 'storybook/context-in-play-function': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    // tsc checks these, with the globals of Node.
    rules: { 'no-undef': 'off', 'no-console': 'off' },
  },
);
