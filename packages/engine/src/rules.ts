import { deckSize, parseRank, rankLetters } from './card.js';
import { parsed, refused, type Parsed } from './problem.js';
import { clipped, shown } from './text.js';

/** The names of all variants. */
export const variantNames = [
  'canfield',
  'american',
  'storehouse',
  'superior',
  'rainfall',
  'rainbow',
  'chameleon',
  'selective',
  'rush',
  'casino',
] as const;

/** A variant's name: one row of the table of rules. */
export type VariantName = (typeof variantNames)[number];

/** The variant that is meant where none is named. */
export const defaultVariant: VariantName = 'canfield';

/** The ways of keeping the score. */
export const scoringNames = ['points', 'casino', 'casino-50', 'none'] as const;

/**
 * How the score is kept. `points`: 5 for every card put on a foundation. `casino`: the deck costs 52, every card on a
 * foundation pays 5. `casino-50`: the deck costs 50, 5 a card, and all cards together 500. `none`: counts as points, and is shown nowhere.
 */
export type Scoring = (typeof scoringNames)[number];

/** Every rule of a game, as independent settings. A variant is one such row; nothing tests for a variant by name. */
export interface Rules {
  /** The row these rules started from. */
  readonly variant: VariantName;
  /** Cards dealt to the reserve, 0 to 40. */
  readonly reserve: number;
  /** Whether every card of the reserve is seen; else only its top. Only the top plays in either case. */
  readonly openReserve: boolean;
  /** Columns of the tableau, 1 to 8. */
  readonly columns: number;
  /** The next card dealt, the player's choice among the first dealt, or a rank letter: all four of it laid out before the deal. */
  readonly base: string;
  /** What a column is built in, always down by one rank. */
  readonly build: 'alternate' | 'suit' | 'any';
  /** Full circle with K on A, nothing on a card of the base rank, or no K on A. */
  readonly wraps: 'circle' | 'stop-at-base' | 'none';
  /** What may go from column to column: any tail, the top card or all of it, or only all of it. */
  readonly move: 'tail' | 'top-or-whole' | 'whole';
  /** Who fills an emptied column while the reserve lasts. */
  readonly fill: 'reserve' | 'player';
  /** What may fill an empty column once the reserve is gone: any source, or the waste's top only. */
  readonly afterReserve: 'any' | 'waste';
  /** Cards a draw turns, 1 to 5; a list is per pass, its last number stays. */
  readonly draw: number | readonly number[];
  /** How often the waste may be turned over. */
  readonly redeals: number | 'unlimited';
  /** Whether the top card of a foundation may go back to a column. */
  readonly takeBack: boolean;
  /** Ranks in the deck, 4 to 13: smaller decks are for tests and studies. */
  readonly ranks: number;
}

/** Rules as a caller writes them: a variant's row (canfield where none is named) with the settings that differ. */
export type Settings = Partial<Rules>;

interface VariantRow {
  readonly prefix: string;
  readonly draws: readonly number[];
  readonly rules: Rules;
  readonly scoring?: Scoring;
}

const canfield: Rules = {
  variant: 'canfield',
  reserve: 13,
  openReserve: false,
  columns: 4,
  base: 'dealt',
  build: 'alternate',
  wraps: 'circle',
  move: 'tail',
  fill: 'reserve',
  afterReserve: 'any',
  draw: 3,
  redeals: 'unlimited',
  takeBack: true,
  ranks: 13,
};

const row = (variant: VariantName, prefix: string, draws: readonly number[], changed: Settings): VariantRow => ({
  prefix,
  draws,
  rules: { ...canfield, move: 'top-or-whole', takeBack: false, draw: draws[0] ?? 3, ...changed, variant },
});

const variantTable: Readonly<Record<VariantName, VariantRow>> = {
  canfield: { prefix: 'CF', draws: [3, 1], rules: canfield },
  american: row('american', 'AC', [3, 1], { move: 'whole', afterReserve: 'waste' }),
  storehouse: row('storehouse', 'SH', [1], { base: '2', build: 'suit', redeals: 2 }),
  superior: row('superior', 'SC', [3, 1], { openReserve: true, fill: 'player' }),
  rainfall: row('rainfall', 'RF', [1], { redeals: 2 }),
  rainbow: row('rainbow', 'RB', [1], { build: 'any', redeals: 0 }),
  chameleon: row('chameleon', 'CH', [1], { reserve: 12, columns: 3, build: 'any', redeals: 0 }),
  selective: row('selective', 'SE', [3, 1], { base: 'chosen' }),
  rush: row('rush', 'CR', [3], { draw: [3, 2, 1], redeals: 2 }),
  casino: { ...row('casino', 'CC', [1], { redeals: 0 }), scoring: 'casino' },
};

/** The rules of a variant as its row has them. */
export const variantRules = (variant: VariantName): Rules => variantTable[variant].rules;

/** The scoring a variant has of its own. */
export const scoringOf = (variant: VariantName): Scoring => variantTable[variant].scoring ?? 'points';

/** The two letters that a variant's deal codes begin with. */
export const variantPrefix = (variant: VariantName): string => variantTable[variant].prefix;

/** The draw modes a variant offers in its deal codes, its own first. */
export const variantDraws = (variant: VariantName): readonly number[] => variantTable[variant].draws;

/** The variant of a prefix; undefined when there is none. */
export const variantOfPrefix = (prefix: string): VariantName | undefined =>
  variantNames.find((name) => variantTable[name].prefix === prefix);

/** How many cards a draw turns on a pass; passes count from 1. */
export function drawOf(rules: Rules, pass: number): number {
  if (typeof rules.draw === 'number') return rules.draw;
  return rules.draw[Math.min(pass, rules.draw.length) - 1] ?? 1;
}

/** How often the waste may still be turned over on a pass, which count from 1; undefined where there is no limit. */
export const redealsLeft = (rules: Rules, pass: number): number | undefined =>
  rules.redeals === 'unlimited' ? undefined : Math.max(0, rules.redeals - pass + 1);

/** Whether the waste may be turned over at the end of a pass; passes count from 1. */
export const mayRedeal = (rules: Rules, pass: number): boolean => redealsLeft(rules, pass) !== 0;

interface Check {
  readonly right: string;
  readonly accepts: (value: unknown) => boolean;
}

const oneOf = (...values: readonly (string | boolean)[]): Check => ({
  right: values.map((value) => JSON.stringify(value)).join(', '),
  accepts: (value) => values.some((known) => known === value),
});

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const whole = (least: number, most: number): Check => ({
  right: `a whole number from ${least} to ${most}`,
  accepts: (value) => isWhole(value, least, most),
});

const isDraw = (value: unknown): boolean => isWhole(value, 1, 5);

/** A bound for what comes from outside; no game has as many passes that differ. */
const mostDraws = 100;

const isDrawList = (value: unknown): boolean =>
  // Spread, for `every` passes over the holes of a list.
  Array.isArray(value) && value.length > 0 && value.length <= mostDraws && [...(value as unknown[])].every(isDraw);

const checks: Readonly<Record<keyof Rules, Check>> = {
  variant: oneOf(...variantNames),
  reserve: whole(0, 40),
  openReserve: oneOf(true, false),
  columns: whole(1, 8),
  base: {
    right: '"dealt", "chosen" or a rank such as "2"',
    accepts: (value) =>
      value === 'dealt' || value === 'chosen' || (typeof value === 'string' && parseRank(value) !== undefined),
  },
  build: oneOf('alternate', 'suit', 'any'),
  wraps: oneOf('circle', 'stop-at-base', 'none'),
  move: oneOf('tail', 'top-or-whole', 'whole'),
  fill: oneOf('reserve', 'player'),
  afterReserve: oneOf('any', 'waste'),
  draw: {
    right: `a whole number from 1 to 5, or a list of at most ${mostDraws} of them for the passes`,
    accepts: (value) => isDraw(value) || isDrawList(value),
  },
  redeals: {
    right: '"unlimited" or a whole number from 0',
    accepts: (value) => value === 'unlimited' || isWhole(value, 0, Number.MAX_SAFE_INTEGER),
  },
  takeBack: oneOf(true, false),
  ranks: whole(4, 13),
};

/** The names of all settings. */
export const settingNames = Object.keys(checks) as readonly (keyof Rules)[];

const badSetting = (name: string, message: string) => refused('bad-setting', message, clipped(name));

function wrongSetting(name: string, value: unknown) {
  const check = Object.hasOwn(checks, name) ? checks[name as keyof Rules] : undefined;
  if (!check) return badSetting(name, `${shown(name)} is no setting. Settings are ${settingNames.join(', ')}.`);
  if (check.accepts(value)) return undefined;
  return badSetting(name, `The setting "${name}" is ${shown(value)}; it must be ${check.right}.`);
}

function contradiction(rules: Rules) {
  const laidOut = rules.base === 'dealt' || rules.base === 'chosen' ? 1 : 4;
  const needed = rules.reserve + rules.columns + laidOut;
  if (needed > 4 * rules.ranks) {
    return badSetting(
      'reserve',
      `The setting "reserve" leaves too few cards: the deal needs ${needed} of ${4 * rules.ranks}.`,
    );
  }
  if ((parseRank(rules.base) ?? 0) >= rules.ranks) {
    return badSetting(
      'base',
      `The setting "base" is "${rules.base}", a rank that a deck of ${rules.ranks} ranks has not.`,
    );
  }
  if (Array.isArray(rules.draw) && rules.redeals !== 'unlimited' && rules.draw.length > rules.redeals + 1) {
    return badSetting(
      'draw',
      `The setting "draw" lists ${rules.draw.length} passes, but "redeals" allows ${rules.redeals + 1}.`,
    );
  }
  return undefined;
}

function normalised(rules: Rules): Rules {
  const base = parseRank(rules.base);
  const draw = typeof rules.draw === 'number' ? rules.draw : [...rules.draw];
  return { ...rules, draw, base: base === undefined ? rules.base : rankLetters.charAt(base) };
}

/** Every field of what came from outside, each read once; undefined where it is no object, or cannot be read. */
function fieldsOf(given: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  try {
    if (Array.isArray(given)) return undefined;
    const copied = Object.entries(given).map(([name, value]: [string, unknown]) => {
      return [name, Array.isArray(value) ? value.slice(0, mostDraws + 1) : value] as const;
    });
    return Object.fromEntries(copied);
  } catch {
    return undefined;
  }
}

/** The settings a caller gave, each of them right by itself; a copy, so that they stay what they were found to be. */
function checkedSettings(settings: unknown): Parsed<Settings> {
  const given = fieldsOf(settings);
  if (!given) {
    return badSetting('rules', 'Rules must be an object of settings, such as { "variant": "canfield", "draw": 1 }.');
  }
  for (const [name, value] of Object.entries(given)) {
    const problem = wrongSetting(name, value);
    if (problem) return problem;
  }
  return parsed(given);
}

/** Reads settings as changes of a row, whose variant stays whatever they say. Refused as `resolveRules` refuses. */
export function rulesOver(row: Rules, settings: unknown): Parsed<Rules> {
  const given = checkedSettings(settings);
  if (!given.ok) return given;
  const rules = normalised({ ...row, ...given.value, variant: row.variant });
  return contradiction(rules) ?? parsed(rules);
}

/**
 * Reads settings: the named variant's row (canfield's where none is named) with the given settings changed. Refused with
 * `bad-setting`, the setting's name as `detail`, when a setting is unknown, out of range, or contradicts another.
 */
export function resolveRules(settings: unknown = {}): Parsed<Rules> {
  const given = checkedSettings(settings);
  return given.ok ? rulesOver(variantRules(given.value.variant ?? defaultVariant), given.value) : given;
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The settings in which rules differ from others. */
export function differingSettings(rules: Rules, from: Rules): Settings {
  const names = settingNames.filter((name) => !sameValue(rules[name], from[name]));
  return Object.fromEntries(names.map((name) => [name, rules[name]]));
}

/** How many cards the deck of these rules has. */
export const cardCount = (rules: Rules): number => (deckSize / 13) * rules.ranks;
