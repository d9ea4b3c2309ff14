import { scoringNames, variantNames } from '@canfield-game/engine';
import { backNames } from '@canfield-game/themes';
import { told } from './plain.js';

/** The values of the attributes that take one of a list, the default first. */
export const optionValues = {
  variant: variantNames,
  scoring: ['own', ...scoringNames],
  tap: ['auto', 'foundation', 'off'],
  autoplay: ['off', 'safe', 'on'],
  autofinish: ['off', 'offer', 'on'],
  hints: ['on', 'exists', 'off'],
  'stuck-notice': ['off', 'on'],
  winnability: ['off', 'on'],
  winnable: ['off', 'on'],
  verbosity: ['normal', 'brief', 'full'],
  shortcuts: ['on', 'off'],
  motion: ['auto', 'full', 'none'],
  sound: ['off', 'on'],
  clock: ['on', 'off'],
  hand: ['right', 'left'],
  suits: ['auto', 'two', 'four'],
  indices: ['local', 'latin'],
  back: ['theme', ...backNames],
  theme: ['auto', 'classic', 'midnight', 'paper', 'sakura', 'ocean', 'lamplight', 'terminal', 'contrast', 'system'],
} as const;

/** The name of an attribute that takes one of a list. */
export type OptionName = keyof typeof optionValues;

/** The values of an attribute that takes one of a list. */
export type OptionValue<Name extends OptionName> = (typeof optionValues)[Name][number];

/** Frameworks clear a property by any of these. */
export const isNothing = (given: unknown): boolean => given === undefined || given === null || given === '';

/** The buttons there can be. */
export const controlNames = [
  'new',
  'undo',
  'redo',
  'hint',
  'autofinish',
  'settings',
  'statistics',
  'rules',
  'code',
  'share',
  'replay',
] as const;

/** The name of a button. */
export type ControlName = (typeof controlNames)[number];

/** The panels over the page that can be asked for. */
export const panelNames = ['new-game', 'calendar', 'settings', 'statistics', 'rules', 'share', 'help'] as const;

/** The name of a panel over the page. */
export type PanelName = (typeof panelNames)[number];

/** What stands in for what is given of an attribute, where something does. */
type Instead = (name: OptionName, given: unknown) => unknown;

const controlWarning = (name: string): string =>
  `canfield-game: controls names "${name}", which is no button; there are ${controlNames.join(', ')}, and full and none.`;

/** Reads attributes that take one of a list. A wrong value means the default, and is told once. */
export class Options {
  readonly #warned = new Set<string>();
  readonly #warn: (message: string) => void;
  readonly #instead: Instead;

  constructor(warn: (message: string) => void, instead: Instead = (_, given) => given) {
    this.#warn = warn;
    this.#instead = instead;
  }

  /** The value that holds: frameworks that write `false` mean `off`, where there is an `off`. */
  read<Name extends OptionName>(name: Name, property: unknown): OptionValue<Name> {
    const values: readonly OptionValue<Name>[] = optionValues[name];
    const given = this.#instead(name, property);
    const wanted = given === false || given === 'false' ? 'off' : given;
    const known = values.find((value) => value === wanted);
    if (known === undefined && !isNothing(wanted)) this.#tell(name, wanted, values);
    return known ?? (values[0] as OptionValue<Name>);
  }

  /** The buttons that a list names, separated by blanks or commas; all of them where there is none. */
  controls(given: unknown): readonly ControlName[] {
    const names = (typeof given === 'string' ? given : '').split(/[\s,]+/).filter((name) => name !== '');
    if (names.length === 0 || names.includes('full')) return controlNames;
    const right: readonly string[] = [...controlNames, 'none'];
    for (const name of names) if (!right.includes(name)) this.#warnOnce(controlWarning(name));
    return controlNames.filter((name) => names.includes(name));
  }

  /** The whole of an address that is given; undefined where there is none, or one that is wrong. */
  address(name: string, given: unknown, base: string): string | undefined {
    if (isNothing(given)) return undefined;
    try {
      return new URL(told(given), base).href;
    } catch {
      this.#warnOnce(`canfield-game: ${name}="${told(given)}" is no address; that of the page is used.`);
      return undefined;
    }
  }

  #tell(name: string, given: unknown, values: readonly string[]): void {
    const message = `canfield-game: ${name}="${told(given)}" is not one of ${values.join(', ')}; ${values[0] ?? ''} is used.`;
    this.#warnOnce(message);
  }

  #warnOnce(message: string): void {
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    this.#warn(message);
  }
}
