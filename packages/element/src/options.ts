import { scoringNames, variantNames } from '@canfield-game/engine';
import { backNames } from '@canfield-game/themes';

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
const isNothing = (given: unknown): boolean => given === undefined || given === null || given === '';

/** Reads attributes that take one of a list. A wrong value means the default, and is told once. */
export class Options {
  readonly #warned = new Set<string>();
  readonly #warn: (message: string) => void;

  constructor(warn: (message: string) => void) {
    this.#warn = warn;
  }

  /** The value that holds: frameworks that write `false` mean `off`, where there is an `off`. */
  read<Name extends OptionName>(name: Name, given: unknown): OptionValue<Name> {
    const values: readonly OptionValue<Name>[] = optionValues[name];
    const wanted = given === false || given === 'false' ? 'off' : given;
    const known = values.find((value) => value === wanted);
    if (known === undefined && !isNothing(wanted)) this.#tell(name, wanted, values);
    return known ?? (values[0] as OptionValue<Name>);
  }

  #tell(name: string, given: unknown, values: readonly string[]): void {
    const message = `canfield-game: ${name}="${String(given)}" is not one of ${values.join(', ')}; ${values[0] ?? ''} is used.`;
    if (this.#warned.has(message)) return;
    this.#warned.add(message);
    this.#warn(message);
  }
}
