import { isWon, pileOf } from '../legality.js';
import { type CardMove, indexOf, isFoundation, type Move } from '../move.js';
import { play } from '../play.js';
import type { Rules } from '../rules.js';
import { type GameState, topOf } from '../state.js';
import { onFoundation } from './keys.js';
import { inColumn, inReserve, inTalon, type Position } from './position.js';
import { columnOfTop, countFrom, topOver } from './settle.js';
import { type Dials, none } from './tables.js';

/**
 * A step of a line, told by its cards: a card (with those on it) goes up (`onFoundation`), on another card, or to an empty column
 * (`none`). Draws are no steps: a card of the talon is drawn to, on a certain pass or, where that is 0, on the first that
 * shows it. So a step means the same when steps before it are left out or change places.
 */
export const stepOf = (card: number, onto: number, pass: number): number => card | (onto << 6) | (pass << 12);
const stepCard = (step: number): number => step & 63;
const stepOnto = (step: number): number => (step >> 6) & 63;
const stepPass = (step: number): number => step >> 12;

/** The same step, on whichever pass. */
export const onAnyPass = (step: number): number => step & 4095;

/** The steps of an engine's line; undefined where that does not win. */
export function stepsOf(start: GameState, rules: Rules, dials: Dials, line: readonly Move[]): number[] | undefined {
  const steps: number[] = [];
  const { lastPass, evenPass } = dials;
  let state = start;
  for (const move of line) {
    const pass = lastPass === 0 ? Math.min(state.pass, evenPass) : state.pass;
    if (move.type === 'move') steps.push(engineStep(state, move, pass));
    const step = play(state, rules, move);
    if (!step.ok) return undefined;
    state = step.state;
  }
  return isWon(state, rules) ? steps : undefined;
}

function engineStep(state: GameState, { from, to, count }: CardMove, pass: number): number {
  const card = pileOf(state, from)?.at(-count) ?? none;
  return stepOf(card, isFoundation(to) ? onFoundation : (topOf(state.tableau[indexOf(to)] ?? []) ?? none), pass);
}

/** No game needs more draws from one card to the next. */
const mostDraws = 400;

/** Plays steps on a position. */
export class Stepper {
  /** The pass to which the last search for a card of the talon led. */
  private found = 0;

  constructor(private readonly at: Position) {}

  /** Plays a step where it can be played. Gives how many of the engine's moves that takes, draws included; 0 where it cannot. */
  play(step: number): number {
    const card = stepCard(step);
    const onto = stepOnto(step);
    const place = this.at.place[card];
    if (place === inTalon) return this.fromTalon(card, onto, stepPass(step));
    if (onto === onFoundation) return this.raise(card);
    if (place === inColumn) return this.tail(card, onto);
    return place === inReserve ? this.fromReserve(card, onto) : this.back(card, onto);
  }

  /** How many draws bring a place of the talon to the top of the waste, on a pass or on any (0); -1 where none do. */
  private drawsTo(place: number, pass: number): number {
    const { dials, undealt } = this.at;
    let { waste, pass: now } = this.at;
    for (let draws = 0; draws < mostDraws; draws++) {
      this.found = now;
      if (waste === place + 1 && (pass === 0 || now === pass)) return draws;
      if (waste < undealt) waste = Math.min(undealt, waste + (dials.draws[now] as number));
      else if (now === dials.lastPass) return -1;
      else {
        waste = 0;
        now = dials.lastPass === 0 ? Math.min(now + 1, dials.evenPass) : now + 1;
      }
    }
    return -1;
  }

  private fromTalon(card: number, onto: number, pass: number): number {
    const { at } = this;
    const goesUp = onto === onFoundation;
    const to = goesUp ? -1 : this.target(card, onto, true);
    if (goesUp ? !this.isWanted(card) : to < 0) return 0;
    const place = at.talon.indexOf(card);
    let draws = this.drawsTo(place, pass);
    if (draws < 0 && pass !== 0) draws = this.drawsTo(place, 0);
    if (draws < 0) return 0;
    if (goesUp) at.talonUp(place, this.found);
    else at.talonTo(place, to, this.found);
    return draws + 1;
  }

  private isWanted(card: number): boolean {
    return this.at.wanted[this.at.cards.suit[card] as number] === card;
  }

  /** The column in which a card may go there; -1 where it may not. */
  private target(card: number, onto: number, isFromTalon: boolean): number {
    const { at } = this;
    if (onto === none) {
      const mayFill = isFromTalon || at.reserved > 0 || at.dials.anyAfter;
      return mayFill ? at.top.subarray(0, at.dials.columns).indexOf(none) : -1;
    }
    const isBare = at.place[onto] === inColumn && at.above[onto] === none;
    return isBare && at.cards.accepts[(card << 6) | onto] === 1 ? columnOfTop(at, onto) : -1;
  }

  private raise(card: number): number {
    const { at } = this;
    if (!this.isWanted(card)) return 0;
    if (at.place[card] === inReserve) {
      if (at.reserve[at.reserved - 1] !== card) return 0;
      at.reserveUp();
      return 1;
    }
    if (at.above[card] !== none) return 0;
    at.columnUp(columnOfTop(at, card));
    return 1;
  }

  private fromReserve(card: number, onto: number): number {
    const { at } = this;
    const to = at.reserve[at.reserved - 1] === card ? this.target(card, onto, false) : -1;
    if (to < 0) return 0;
    at.reserveTo(to);
    return 1;
  }

  private tail(card: number, onto: number): number {
    const { at } = this;
    const isWhole = at.below[card] === none;
    const count = countFrom(at, card);
    const isMovable = isWhole ? onto !== none : at.dials.tails || (at.dials.tops && count === 1);
    const from = columnOfTop(at, topOver(at, card));
    const to = isMovable ? this.target(card, onto, false) : -1;
    if (to < 0 || to === from) return 0;
    at.tailTo(card, from, to, count);
    return 1;
  }

  private back(card: number, onto: number): number {
    const { at } = this;
    const suit = at.cards.suit[card] as number;
    const isTop = at.cards.next[(suit << 4) | ((at.up[suit] as number) - 1)] === card;
    const to = isTop && at.dials.takeBack ? this.target(card, onto, false) : -1;
    if (to < 0) return 0;
    at.takeBack(suit, to);
    return 1;
  }
}
