import { resolveRules, type Rules, type Scoring } from '@canfield-game/engine';
import type { PanelMessages, RuleName } from './panel-messages.js';
import type { Texts } from './texts.js';

/** A rule of a game, in words. */
export interface RuleInWords {
  readonly setting: RuleName | 'scoring';
  readonly sentence: string;
}

/** What a game is called, and what is special about it where it is played as its variant is. */
export interface GameInWords {
  readonly title: string;
  readonly summary?: string;
}

/** In the order in which a game meets them. */
const ruleNames: readonly RuleName[] = [
  'reserve',
  'openReserve',
  'base',
  'columns',
  'build',
  'wraps',
  'move',
  'fill',
  'afterReserve',
  'draw',
  'redeals',
  'takeBack',
];

/** Rules that say nothing where no reserve is dealt. */
const ofReserve: readonly RuleName[] = ['openReserve', 'fill'];

/** All rules of a game as sentences. */
export function rulesInWords(rules: Rules, scoring: Scoring, panel: PanelMessages, texts: Texts): RuleInWords[] {
  const names = rules.reserve === 0 ? ruleNames.filter((name) => !ofReserve.includes(name)) : ruleNames;
  const sentences = names.map((setting) => ({ setting, sentence: panel.rule(setting, rules[setting], texts) }));
  return [...sentences, { setting: 'scoring', sentence: panel.scoring(scoring, texts) }];
}

/** Whether rules are those of their variant, but for how many cards are drawn. */
function isVariant(rules: Rules): boolean {
  const own = resolveRules({ variant: rules.variant });
  const same = (name: RuleName): boolean => name === 'draw' || (own.ok && own.value[name] === rules[name]);
  return ruleNames.every(same);
}

/** A game's name, and what is special about it. */
export function gameInWords(rules: Rules, { variants }: PanelMessages): GameInWords {
  const { title, summary } = variants[rules.variant];
  return isVariant(rules) ? { title, summary } : { title };
}
