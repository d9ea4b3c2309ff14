import { knownDeal } from '@canfield-game/engine/testing';
import {
  classic,
  defineTheme,
  themes,
  tokenDocs,
  tokenNames,
  type ThemeName,
  type TokenName,
} from '@canfield-game/themes';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { gameIn, playedTo, table } from './table.js';

const meta: Meta = {
  title: 'Themes',
  component: 'canfield-game',
  render: table,
  args: { deal: knownDeal.code, motion: 'none' },
  play: playedTo(85),
};

export default meta;

const names = Object.keys(themes) as ThemeName[];

/** Every theme, side by side, on the same position. */
export const Grid: StoryObj = {
  argTypes: { theme: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) =>
    html`<div class="grid">
      ${names.map((theme) => html`<section aria-label=${theme}>${table({ ...args, theme })}</section>`)}
    </div>`,
};

/** One theme on all of the page; the control changes it while the game goes on. */
export const One: StoryObj = { args: { theme: 'midnight' } };

type Colours = Partial<Record<TokenName, string>>;

const cssOf = (colours: Colours): string => {
  const lines = Object.entries(colours).map(([token, colour]) => `  --canfield-${token}: ${colour};`);
  return `canfield-game {\n${lines.join('\n')}\n}`;
};

const codeOf = (colours: Colours): string => {
  const lines = Object.entries(colours).map(([token, colour]) => `    ${JSON.stringify(token)}: '${colour}',`);
  return `defineTheme({\n  ...classic,\n  name: 'mine',\n  tokens: {\n    ...classic.tokens,\n${lines.join('\n')}\n  },\n});`;
};

/** What was set in an editor, worn by its table and printed under it. */
function wear(editor: Element): void {
  const set = [...editor.querySelectorAll<HTMLInputElement>('input')].filter(({ value, name }) => {
    return value !== opaque(classic.tokens[name as TokenName]);
  });
  const colours: Colours = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  gameIn(editor).theme = defineTheme({ ...classic, name: 'mine', tokens: { ...classic.tokens, ...colours } });
  const [css, code] = editor.querySelectorAll('pre code');
  if (css) css.textContent = cssOf(colours);
  if (code) code.textContent = codeOf(colours);
}

/** A field for colours knows six digits only. */
const opaque = (colour: string): string => (/^#[\da-f]{6}$/i.test(colour) ? colour : colour.slice(0, 7));

const editable = tokenNames.filter((token) => /^#[\da-f]{6}$/i.test(classic.tokens[token]));

/** Set colours, see them at once, and take the style sheet or the theme along. */
export const Editor: StoryObj = {
  argTypes: { theme: { control: false } },
  render: (args) =>
    html`<div class="editor">
      ${table(args)}
      <div class="printed">
        <pre tabindex="0" aria-label="As a style sheet"><code>${cssOf({})}</code></pre>
        <pre tabindex="0" aria-label="As a theme"><code>${codeOf({})}</code></pre>
      </div>
      <div
        class="tokens"
        @input=${(event: Event) => wear((event.currentTarget as Element).closest('.editor') as Element)}
      >
        ${editable.map(
          (token) =>
            html`<label title=${tokenDocs[token]}
              ><input type="color" name=${token} .value=${classic.tokens[token]} /> ${token}</label
            >`,
        )}
      </div>
    </div>`,
  play: async (context) => {
    await playedTo(85)(context);
    const input = context.canvasElement.querySelector<HTMLInputElement>('input[name="cloth"]');
    if (!input) throw new Error('There is no field for the cloth.');
    input.value = '#243447';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const [css, code] = context.canvasElement.querySelectorAll('pre code');
    await expect(css).toHaveTextContent('--canfield-cloth: #243447;');
    await expect(code).toHaveTextContent(`"cloth": '#243447',`);
  },
};
