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
  /** Whether the page around it is light or dark; tells the browser how to draw form controls and scroll bars. */
  readonly scheme: 'light' | 'dark';
  /** The back its cards have, unless the `back` attribute says otherwise. */
  readonly back: BackName;
  /** A CSS colour for every token. */
  readonly tokens: Readonly<Record<TokenName, string>>;
}

const colour =
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(rgb|hsl)a?\(.+\)|(hwb|(ok)?la?ch|(ok)?lab|color|color-mix|light-dark|var)\(.+\))$/i;

/** Whether the text looks like a CSS colour. Only the browser knows for sure. */
function plausible(value: unknown): boolean {
  return typeof value === 'string' && colour.test(value.trim());
}

function headFaults(theme: Theme): readonly string[] {
  const faults: string[] = [];
  if (!/^[a-z][a-z\d-]*$/.test(String(theme.name)))
    faults.push(`name ${JSON.stringify(theme.name)} is not lower-case letters, digits and hyphens`);
  if (theme.scheme !== 'light' && theme.scheme !== 'dark')
    faults.push(`scheme ${JSON.stringify(theme.scheme)} is neither "light" nor "dark"`);
  if (!isBackName(theme.back)) faults.push(`there is no back named ${JSON.stringify(theme.back)}`);
  return faults;
}

function tokenFaults(tokens: Readonly<Record<string, unknown>>): readonly string[] {
  const known = new Set<string>(tokenNames);
  const missing = tokenNames.filter((name) => !Object.hasOwn(tokens, name));
  const unknown = Object.keys(tokens).filter((name) => !known.has(name));
  const wrong = Object.keys(tokens).filter((name) => known.has(name) && !plausible(tokens[name]));
  return [
    ...missing.map((name) => `token "${name}" is missing`),
    ...unknown.map((name) => `token "${name}" is not known`),
    ...wrong.map((name) => `token "${name}" is ${JSON.stringify(tokens[name])}, not a CSS colour`),
  ];
}

/**
 * Checks a theme of your own and gives it back. Throws a `TypeError` that lists everything that is missing
 * or wrong at once.
 */
export function defineTheme(theme: Theme): Theme {
  const faults = [...headFaults(theme), ...tokenFaults(theme.tokens ?? {})];
  if (faults.length > 0) throw new TypeError(`Theme ${JSON.stringify(theme.name)}: ${faults.join('; ')}.`);
  return theme;
}
