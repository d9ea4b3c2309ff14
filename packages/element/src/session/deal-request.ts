import {
  defaultVariant,
  formatDealCode,
  Game,
  GameError,
  parseDealCode,
  type Problem,
  resolveRules,
  type Scoring,
  type Settings,
  variantDraws,
  type VariantName,
  variantNames,
} from '@canfield-game/engine';
import { isNothing } from '../options.js';
import { plainCopy, told } from '../plain.js';

/** What the attributes of a tag, or the options of a new game, ask to be dealt. */
export interface DealRequest {
  /** `random`, `daily` or a deal code. */
  readonly deal: string;
  /** The variant; null where none is named. */
  readonly variant: VariantName | null;
  /** What the draw attribute says; null where there is none. */
  readonly draw: string | null;
  /** Settings over the variant's row, as an object or as its JSON; null where there are none. */
  readonly rules: unknown;
  /** How the score is kept; null as the variant does. */
  readonly scoring: Scoring | null;
}

/** The request of a tag without attributes. */
export const plainRequest: DealRequest = { deal: 'random', variant: null, draw: null, rules: null, scoring: null };

/** What about a request could not be followed. */
export interface DealProblem {
  readonly reason: string;
  /** English, for developers. */
  readonly message: string;
  /** The wrong part. */
  readonly detail: string;
}

/** A game to be played, and what about the request could not be followed. */
export interface DealAnswer {
  readonly game?: Game;
  readonly problem?: DealProblem;
}

/** A fraction from 0 up to but not including 1, from the browser's own source. */
function fraction(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 0x100000000;
}

const problemOf = ({ reason, message, detail = '' }: Problem | GameError): DealProblem => ({ reason, message, detail });

const ruleProblem = (text: string): DealProblem => ({
  reason: 'bad-setting',
  message: `rules='${text}' is no JSON object of settings. Right would be one such as {"move":"whole"}.`,
  detail: 'rules',
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The settings of a request's rules, which may still be JSON; undefined when they are no object of settings. */
function settingsOf(rules: unknown): Settings | undefined {
  if (rules === null || rules === undefined || rules === '') return {};
  const settings = typeof rules === 'string' ? parsedJson(rules) : plainCopy(rules);
  return typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? settings : undefined;
}

function drawProblem(variant: VariantName, draw: string): DealProblem {
  const right = variantDraws(variant).join(' or ');
  const message = `draw="${draw}" is not offered by the variant "${variant}", which is played with ${right}.`;
  return { reason: 'draw-not-offered', message, detail: draw };
}

/** The draw setting a request asks for, where the variant leaves a choice. */
function drawOf(variant: VariantName, draw: string | null): { settings: Settings; problem?: DealProblem } {
  if (draw === null) return { settings: {} };
  const wanted = Number(draw);
  if (!variantDraws(variant).includes(wanted)) return { settings: {}, problem: drawProblem(variant, draw) };
  return { settings: variantDraws(variant).length > 1 ? { draw: wanted } : {} };
}

function randomGame({ variant: named, draw, scoring }: DealRequest, settings: Settings): DealAnswer {
  const variant = settings.variant ?? named ?? defaultVariant;
  const row = resolveRules({ variant });
  if (!row.ok) return { problem: problemOf(row.problem) };
  const drawn = drawOf(variant, draw);
  const rules = resolveRules({ variant, ...drawn.settings, ...settings });
  if (!rules.ok) return { problem: problemOf(rules.problem) };
  const game = Game.random(rules.value, fraction, scoring ?? undefined);
  return drawn.problem ? { game, problem: drawn.problem } : { game };
}

const asideProblem = (name: string, value: string, code: string): DealProblem => ({
  reason: 'code-wins',
  message: `The deal code ${code} says otherwise; ${name}="${value}" is left aside.`,
  detail: `${name}="${value}"`,
});

/** A code wins over attributes that say something else; the host is told. */
function codedGame({ deal, variant, draw, scoring }: DealRequest, settings: Settings): DealAnswer {
  const code = parseDealCode(deal);
  if (!code.ok) return { problem: problemOf(code.problem) };
  const { value } = code;
  const { variant: named = variant ?? value.variant, ...changed } = settings;
  const known = resolveRules({ variant: named });
  if (!known.ok) return { problem: problemOf(known.problem) };
  const game = Game.fromCode(deal, changed, scoring ?? undefined);
  if (named !== value.variant) return { game, problem: asideProblem('variant', named, deal) };
  if (draw !== null && Number(draw) !== value.draw) return { game, problem: asideProblem('draw', draw, deal) };
  return { game };
}

/** Whether a game is asked for at random. */
export const isRandom = (deal: string): boolean => deal === 'random' || deal === '';

function gameFor(request: DealRequest, settings: Settings): DealAnswer {
  try {
    return isRandom(request.deal) ? randomGame(request, settings) : codedGame(request, settings);
  } catch (error) {
    if (error instanceof GameError) return { problem: problemOf(error) };
    throw error;
  }
}

/** Deals what is asked for; a wrong code or setting deals nothing and says what is wrong with it. */
export function answerDeal(request: DealRequest): DealAnswer {
  const settings = settingsOf(request.rules);
  if (!settings) return { problem: ruleProblem(told(JSON.stringify(plainCopy(request.rules)))) };
  return gameFor(request, settings);
}

/** Whether a deal code is that of a game, however it is spelled. */
export function isDealOf(deal: string, game: Game): boolean {
  const code = parseDealCode(deal);
  return code.ok && formatDealCode(code.value) === game.code;
}

/** A variant and a draw mode that were chosen before. */
export interface Chosen {
  readonly variant?: VariantName | undefined;
  readonly draw?: string | undefined;
}

/** A request with what was chosen before, where it says nothing itself. A draw mode goes on with its variant only, where that has it. */
function preferring(request: DealRequest, { variant, draw }: Chosen): DealRequest {
  const named = request.variant ?? variant ?? null;
  const goesOn = variant === undefined || variant === named;
  const played = variantNames.find((name) => name === (named ?? defaultVariant));
  const has = played !== undefined && variantDraws(played).includes(Number(draw));
  return { ...request, variant: named, draw: request.draw ?? (goesOn && has ? (draw ?? null) : null) };
}

/** What a new game is asked to be; what is undefined is left to the attributes. */
type Asked = { readonly [Name in keyof DealRequest]?: DealRequest[Name] | undefined };

/** What is told of options that are none. */
export const badOptions: DealProblem = {
  reason: 'bad-setting',
  message: 'The options of a new game must be an object such as { variant: "storehouse" }.',
  detail: 'options',
};

const askedText = (given: unknown): string | undefined => (isNothing(given) ? undefined : told(given));

/** What a page gives as the options of a new game, as plain data; undefined where it is no object. */
export function askedOf(options: unknown): Asked | undefined {
  const given = plainCopy(options ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { deal, variant, draw, rules, scoring } = given as Asked;
  return { deal: askedText(deal), variant, draw: askedText(draw), rules, scoring };
}

/**
 * What another game is dealt from: what is asked for over what the attributes say, and over what the player chose. A code among
 * the attributes is not dealt again, but its variant and draw mode go on where nothing says otherwise.
 */
export function anotherDeal(attributes: DealRequest, asked: Asked, chosen: Chosen = {}): DealRequest {
  const code = parseDealCode(attributes.deal);
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  const wanted: DealRequest = { ...attributes, deal: 'random', ...Object.fromEntries(given) };
  if (parseDealCode(wanted.deal).ok) return wanted;
  const before = code.ok ? { variant: code.value.variant, draw: String(code.value.draw) } : {};
  return preferring(preferring(wanted, chosen), before);
}
