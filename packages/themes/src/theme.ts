import type { BackName } from './faces/back-name.js';
import { isBackName } from './faces/back-name.js';

/** The names of all tokens. Each is also a CSS custom property: `--canfield-<name>`. */
export const tokenNames = [
  'cloth',
  'cloth-edge',
  'grain',
  'place',
  'place-fill',
  'place-ink',
  'paper',
  'paper-edge',
  'shadow',
  'shadow-lifted',
  'ink-spades',
  'ink-hearts',
  'ink-diamonds',
  'ink-clubs',
  'ink4-spades',
  'ink4-hearts',
  'ink4-diamonds',
  'ink4-clubs',
  'court-line',
  'court-a',
  'court-b',
  'court-c',
  'court-white',
  'court-gold',
  'court-skin',
  'court-hair',
  'back-ground',
  'back-ink',
  'back-accent',
  'chip',
  'chip-ink',
  'glow',
  'glow-fill',
  'focus',
  'focus-gap',
  'hover',
  'hint',
  'bar',
  'bar-ink',
  'bar-edge',
  'button',
  'button-ink',
  'button-hover',
  'panel',
  'panel-ink',
  'panel-edge',
  'accent',
  'accent-ink',
] as const;

/** The name of a token. */
export type TokenName = (typeof tokenNames)[number];

/** A look for the table: its colours and the back of its cards. */
export interface Theme {
  /** What the `theme` attribute calls it: lower-case letters, digits and hyphens. */
  readonly name: string;
  /**
   * Whether the page around it is light or dark; tells the browser how to draw form controls and scroll bars. With
   * `light dark` both follow the reader's wish, and so do colours such as `Canvas` or `light-dark(#fff, #000)`.
   */
  readonly scheme: 'light' | 'dark' | 'light dark';
  /** The back its cards have, unless the `back` attribute says otherwise. */
  readonly back: BackName;
  /** A CSS colour for every token. */
  readonly tokens: Readonly<Record<TokenName, string>>;
}

const colour =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(rgb|hsl)a?\(.+\)|(hwb|(ok)?la?ch|(ok)?lab|color|color-mix|light-dark|var)\(.+\))$/i;

/** A colour stands in a style sheet: with these signs it could end there, and something else begin. */
const beyondColour = /[^\w\s.,%()#/*+-]|\/\*|\*\/|\b(url|src|image|image-set)\(/i;

/** In letters. */
const longest = 200;

/** Whether the text looks like a CSS colour, and is nothing more. Only the browser knows for sure. */
function plausible(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longest || beyondColour.test(value)) return false;
  return colour.test(value.trim()) && isClosed(value);
}

/** Whether every bracket that is opened is closed, and none before. */
function isClosed(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

type Fields = Readonly<Record<string, unknown>>;

/** A host writes its theme in plain JavaScript, too: nothing is taken for granted about it. */
function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** The faults among these, each with the condition under which it is none. */
function faulty(checks: readonly (readonly [sound: boolean, fault: string])[]): readonly string[] {
  return checks.filter(([sound]) => !sound).map(([, fault]) => fault);
}

function headFaults({ name, scheme, back }: Fields): readonly string[] {
  return faulty([
    [
      typeof name === 'string' && /^[a-z][a-z\d-]*$/.test(name),
      `name ${JSON.stringify(name)} is not lower-case letters, digits and hyphens`,
    ],
    [
      scheme === 'light' || scheme === 'dark' || scheme === 'light dark',
      `scheme ${JSON.stringify(scheme)} is neither "light" nor "dark" nor "light dark"`,
    ],
    [isBackName(back), `there is no back named ${JSON.stringify(back)}`],
  ]);
}

function tokenFaults(tokens: Fields): readonly string[] {
  const known = new Set<string>(tokenNames);
  const present = Object.keys(tokens);
  return [
    ...faulty(tokenNames.map((token) => [Object.hasOwn(tokens, token), `token "${token}" is missing`])),
    ...faulty(present.map((token) => [known.has(token), `token "${token}" is not known`])),
    ...faulty(
      present.map((token) => [
        !known.has(token) || plausible(tokens[token]),
        `token "${token}" is ${JSON.stringify(tokens[token])}, not a CSS colour`,
      ]),
    ),
  ];
}

/**
 * Checks a theme of your own and gives it back. Throws a `TypeError` that lists everything that is missing
 * or wrong at once.
 */
export function defineTheme(theme: Theme): Theme {
  const parts = fields(theme);
  const faults = [...headFaults(parts), ...tokenFaults(fields(parts.tokens))];
  if (faults.length > 0) throw new TypeError(`Theme ${JSON.stringify(parts.name)}: ${faults.join('; ')}.`);
  return theme;
}
