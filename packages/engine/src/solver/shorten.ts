import type { Move } from '../move.js';
import { play } from '../play.js';
import { below, createWords } from '../rng.js';
import type { Rules } from '../rules.js';
import type { GameState } from '../state.js';
import { now } from './clock.js';
import { onFoundation } from './keys.js';
import { lineOf } from './line.js';
import { Position } from './position.js';
import { type Limits, runInSlices } from './slices.js';
import { onAnyPass, stepOf, Stepper, stepsOf } from './steps.js';
import { cardTables, dialsOf, noCuts, none } from './tables.js';

/** How many moves longer a line may get in one change, about, at the beginning and at the end. */
const warm = 3;
const cold = 0.3;

/** Stands for a step that is found when its turn comes. */
const anyStep = -1;

const seed = 20_261_130;

/**
 * Makes a line that wins shorter by simulated annealing: again and again it leaves a step out, puts some elsewhere or adds one, plays
 * what can still be played of the rest, and keeps that if it wins and is not much longer. The shortest line met is the result.
 * Deterministic for a budget, however it is sliced.
 */
class Shortening {
  /** How many positions it has been to. */
  states = 0;
  /** Whether its budget is used up, or nothing can be done. */
  done = false;
  private readonly at: Position;
  private readonly stepper: Stepper;
  private readonly words = createWords(seed);
  /** The cards that may be built on each card. */
  private readonly children: readonly (readonly number[])[];
  private current: readonly number[] = [];
  private length = 0;
  private shortest: readonly number[] = [];
  private least = Infinity;
  /** How many moves the steps played last take. */
  private taken = 0;

  /** @param budget positions that it goes to in all, about. */
  constructor(
    private readonly start: GameState,
    private readonly rules: Rules,
    private readonly given: readonly Move[],
    private readonly budget: number,
  ) {
    const dials = dialsOf(rules, noCuts);
    const cards = cardTables(rules, start.base ?? 0);
    this.at = new Position(dials, cards, start);
    this.stepper = new Stepper(this.at);
    const all = Array.from({ length: 52 }, (_, card) => card);
    this.children = all.map((onto) => all.filter((card) => cards.accepts[(card << 6) | onto] === 1));
    const steps = stepsOf(start, rules, dials, given);
    const played = steps && this.played(steps, Infinity);
    if (played) this.take(played);
    this.done = this.least === Infinity || played?.length === 0;
  }

  /** Goes to so many positions more, about. */
  run(states: number): void {
    const stop = this.states + states;
    while (!this.done && this.states < stop) {
      const played = this.played(this.changed(), this.bound());
      if (played) this.take(played);
      this.done = this.states >= this.budget;
    }
  }

  /** The shortest line so far, never longer than the one given. */
  line(): readonly Move[] {
    if (this.least >= this.given.length) return this.given;
    this.played(this.shortest, Infinity);
    return lineOf(this.start, this.rules, this.at);
  }

  private take(played: readonly number[]): void {
    this.current = played;
    this.length = this.taken;
    if (this.taken >= this.least) return;
    this.shortest = played;
    this.least = this.taken;
  }

  /** The most moves that a changed line may take now. */
  private bound(): number {
    const heat = warm * (cold / warm) ** Math.min(1, this.states / this.budget);
    return this.length - heat * Math.log((this.words() + 1) / 2 ** 32);
  }

  /** Plays those of the steps that can be played; gives them if they win within so many moves. */
  private played(steps: readonly number[], most: number): number[] | undefined {
    const { at, stepper } = this;
    const played: number[] = [];
    let moves = 0;
    at.undoTo(0);
    for (const planned of steps) {
      const step = planned === anyStep ? this.randomStep() : planned;
      const taken = stepper.play(step);
      this.states++;
      if (taken > 0) played.push(step);
      else if (planned === anyStep) return undefined;
      moves += taken;
      if (moves > most) return undefined;
    }
    this.taken = moves;
    return at.upTotal === 4 * at.dials.ranks ? played : undefined;
  }

  private changed(): number[] {
    const steps = [...this.current];
    const place = this.below(steps.length);
    const kind = this.below(10);
    if (kind === 0) steps.splice(place, 1);
    else if (kind < 3) steps.splice(place, 0, anyStep);
    else this.shift(steps, place);
    return steps;
  }

  /** Puts a step, now and then with some after it, further on or back: mostly near. */
  private shift(steps: number[], place: number): void {
    const moved = steps.splice(place, this.below(3) === 0 ? 1 + this.below(4) : 1);
    const distance = 1 + this.below(this.below(2) === 0 ? 6 : 40);
    const to = this.below(2) === 0 ? place + distance : Math.max(0, place - distance);
    steps.splice(to, 0, ...moved.map(onAnyPass));
  }

  /** A step that may make sense here: a card goes up, or to some column. */
  private randomStep(): number {
    const { at } = this;
    const target = this.below(at.dials.columns + 4);
    if (target >= at.dials.columns) return stepOf(at.wanted[target - at.dials.columns] as number, onFoundation, 0);
    const onto = at.top[target] as number;
    const cards = this.children[onto];
    return stepOf(cards ? (cards[this.below(cards.length)] ?? none) : this.below(52), onto, 0);
  }

  private below(limit: number): number {
    return below(limit, this.words);
  }
}

const defaultBudget = 2_000_000;

/**
 * Makes a line that wins shorter: without useless moves, in a better order, with fewer draws. The result replays through `play` to a
 * win, and is never longer than the line given; a line that does not win comes back as it is.
 *
 * @param limits `states` says how many positions to go to, 2 million (some tenths of a second) if not given; with that limit alone the
 * result is always the same. More positions, shorter lines.
 */
export async function shorten(
  state: GameState,
  rules: Rules,
  line: readonly Move[],
  limits: Limits = {},
): Promise<readonly Move[]> {
  const start = now();
  const [first, ...rest] = line;
  if (state.choice && first) {
    const step = play(state, rules, first);
    return step.ok ? [first, ...(await shorten(step.state, rules, rest, limits))] : line;
  }
  const shortening = new Shortening(state, rules, line, limits.states ?? defaultBudget);
  await runInSlices(shortening, limits, start);
  return shortening.line();
}
