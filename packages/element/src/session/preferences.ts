import { languages } from '../i18n/languages.js';
import { optionValues } from '../options.js';

const {
  variant,
  winnable,
  tap,
  autoplay,
  autofinish,
  hints,
  'stuck-notice': stuckNotice,
  winnability,
  clock,
  hand,
  suits,
  indices,
  back,
  theme,
  motion,
  sound,
  verbosity,
  shortcuts,
} = optionValues;

const right = {
  variant,
  draw: ['3', '1'],
  winnable,
  tap,
  autoplay,
  autofinish,
  hints,
  'stuck-notice': stuckNotice,
  winnability,
  clock,
  hand,
  suits,
  indices,
  back,
  theme,
  motion,
  sound,
  verbosity,
  shortcuts,
  locale: ['', ...languages],
} as const;

/** An attribute that a player may set too, where the page has not. */
export type PreferenceName = keyof typeof right;

/** What a player has set, by the names of the attributes. */
export type Preferences = Readonly<Partial<Record<PreferenceName, string>>>;

/** Whether a player may set the attribute of a name. */
export const isPreference = (name: string): name is PreferenceName => Object.hasOwn(right, name);

const isRight = ([name, value]: [string, unknown]): boolean =>
  isPreference(name) && right[name].some((one) => one === value);

/** Reads what was kept, which may be anything; undefined where any of it is wrong. */
export function readPreferences(given: unknown): Preferences | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  return Object.entries(given).every(isRight) ? { ...given } : undefined;
}
