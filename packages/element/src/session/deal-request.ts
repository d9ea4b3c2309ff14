import { Game, parseDealCode, type Problem, variantDraws, type VariantName, variantNames } from '@canfield-game/engine';

/** What the attributes of a tag ask to be dealt. */
export interface DealRequest {
  /** `random` or a deal code. */
  readonly deal: string;
  readonly variant: string | null;
  /** What the draw attribute says; null where there is none. */
  readonly draw: string | null;
}

/** A game to be played, and what about the request could not be followed. */
export interface DealAnswer {
  readonly game: Game | undefined;
  readonly problem?: { readonly reason: string; readonly message: string; readonly detail: string };
}

/** A fraction from 0 up to but not including 1, from the browser's own source. */
function fraction(): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 0x100000000;
}

const variantOf = (name: string | null): VariantName => variantNames.find((known) => known === name) ?? 'canfield';

function drawFor(variant: VariantName, draw: string | null): { draw?: number } {
  const offered = variantDraws(variant);
  const wanted = Number(draw);
  return offered.length > 1 && offered.includes(wanted) ? { draw: wanted } : {};
}

function randomGame({ variant: name, draw }: DealRequest): Game {
  const variant = variantOf(name);
  return Game.random({ variant, ...drawFor(variant, draw) }, fraction);
}

const problemOf = ({ reason, message, detail = '' }: Problem) => ({ reason, message, detail });

/** The code wins over a draw attribute that says something else; the host is told. */
function conflict(draw: string | null, codeDraw: number) {
  if (draw === null || Number(draw) === codeDraw) return undefined;
  const message = `The deal code draws ${codeDraw}; draw="${draw}" is left aside.`;
  return { reason: 'code-wins', message, detail: draw };
}

/** Deals what is asked for; a wrong code deals nothing and says what is wrong with it. */
export function answerDeal(request: DealRequest): DealAnswer {
  if (request.deal === 'random' || request.deal === '') return { game: randomGame(request) };
  const code = parseDealCode(request.deal);
  if (!code.ok) return { game: undefined, problem: problemOf(code.problem) };
  const problem = conflict(request.draw, code.value.draw);
  return { game: Game.fromCode(request.deal), ...(problem && { problem }) };
}
