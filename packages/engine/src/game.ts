import { cardText, type Card } from './card.js';
import type { Change } from './change.js';
import { type DealCode, formatDealCode, parseDealCode, randomSeed, shuffledDeck } from './deal-code.js';
import { deal, deckFor, parseDeck } from './deal.js';
import { type Action, atCursor, type History, perform, positionOf, replay, startHistory } from './history.js';
import { isWon, type Refusal } from './legality.js';
import { legalMoves } from './legal-moves.js';
import type { Move } from './move.js';
import { GameError, valueOf } from './problem.js';
import {
  cardCount,
  defaultVariant,
  differingSettings,
  resolveRules,
  type Rules,
  rulesOver,
  type Scoring,
  scoringOf,
  type Settings,
  variantDraws,
  variantRules,
} from './rules.js';
import { readSave, type SavedGame, writeSave } from './save.js';
import { cleanScore, readScoring } from './scoring.js';
import { foundationCount, type GameState } from './state.js';

/** The outcome of an action on a game. */
export type Outcome =
  | { readonly ok: true; readonly changes: readonly Change[] }
  | { readonly ok: false; readonly reason: Refusal | 'nothing-to-undo' | 'nothing-to-redo' };

interface Start {
  readonly rules: Rules;
  readonly scoring: Scoring;
  readonly deck: readonly Card[];
  readonly code: string | null;
}

/** The rules a deal code stands for by itself. */
const rulesOfCode = (code: DealCode): Rules => {
  const row = variantRules(code.variant);
  return typeof row.draw === 'number' ? { ...row, draw: code.draw } : row;
};

/** The draw part that a code for these rules carries: theirs where the variant offers it, else the variant's own. */
function codeDraw(rules: Rules): number {
  const offered = variantDraws(rules.variant);
  const first = typeof rules.draw === 'number' ? rules.draw : (rules.draw[0] ?? 0);
  return offered.includes(first) ? first : (offered[0] ?? 3);
}

function startOfCode(code: DealCode, settings: unknown = {}, scoring?: unknown): Start {
  const rules = valueOf(rulesOver(rulesOfCode(code), settings));
  return {
    rules,
    scoring: valueOf(readScoring(scoring, rules.variant)),
    deck: deckFor(rules, shuffledDeck(code.seed)),
    code: formatDealCode({ ...code, draw: codeDraw(rules) }),
  };
}

function startOfDeck(cards: readonly string[], settings: unknown, scoring: unknown): Start {
  const rules = valueOf(resolveRules(settings));
  return {
    rules,
    scoring: valueOf(readScoring(scoring, rules.variant)),
    deck: valueOf(parseDeck(cards, rules)),
    code: null,
  };
}

function startOfSave({ code, deck, rules, scoring }: SavedGame): Start {
  if (deck) return startOfDeck(deck, rules, scoring);
  const start = startOfCode(valueOf(parseDealCode(code ?? '')), rules, scoring);
  if (rules?.variant === undefined || rules.variant === start.rules.variant) return start;
  const message = `The saved game's code is of the variant "${start.rules.variant}", its rules are of "${rules.variant}".`;
  throw new GameError({ reason: 'bad-save', message, detail: 'rules' });
}

/**
 * One game being played: the façade over positions, rules and history. Every change goes through `play`, `undo`, `redo`,
 * `dropRedo`, `restart`; the positions it hands out never change.
 */
export class Game {
  /** The rules this game is played by. */
  readonly rules: Rules;
  /** How the score is kept. */
  readonly scoring: Scoring;
  /** The canonical deal code; null for a deck that has none. */
  readonly code: string | null;
  readonly #deck: readonly Card[];
  #history: History;

  private constructor(start: Start) {
    this.rules = start.rules;
    this.scoring = start.scoring;
    this.code = start.code;
    this.#deck = start.deck;
    this.#history = startHistory(deal(start.deck, start.rules), start.rules, start.scoring);
  }

  /**
   * Deals the game of a code.
   * @param settings change the rules that the code stands for. A `variant` among them is passed over: the code has one.
   * @param scoring the variant's own where it is left out.
   * @throws {GameError} when the code, a setting or the scoring is wrong; `reason` and `message` say how.
   */
  static fromCode(code: string, settings: Settings = {}, scoring?: Scoring): Game {
    return new Game(startOfCode(valueOf(parseDealCode(code)), settings, scoring));
  }

  /**
   * Deals a deck given as card texts in deal order: reserve with its last card on top, base card, columns, then the stock
   * as it is drawn. Where the base is chosen the cards offered come after the reserve, in their order; where a rank is laid
   * out its four cards may lie anywhere. For tests, tools and set positions.
   * @throws {GameError} `bad-deck` or `bad-setting`.
   */
  static fromDeck(cards: readonly string[], settings: Settings = {}, scoring?: Scoring): Game {
    return new Game(startOfDeck(cards, settings, scoring));
  }

  /**
   * Deals a random game, which has a code like any other.
   * @param random gives fractions from 0 up to but not including 1, as `Math.random` does.
   * @throws {GameError} `bad-setting`.
   * @throws {RangeError} when `random` gives anything else.
   */
  static random(settings: Settings, random: () => number, scoring?: Scoring): Game {
    const rules = valueOf(resolveRules(settings));
    const code: DealCode = { variant: rules.variant, draw: codeDraw(rules), seed: randomSeed(random) };
    return new Game(startOfCode(code, rules, scoring));
  }

  /**
   * Takes up a saved game: deals it and plays every one of its moves again.
   * @param json what `toJSON` gave, by way of `JSON.stringify` and `JSON.parse` or not.
   * @throws {GameError} `bad-save`, `illegal-move` with the action's number, or what is wrong with its code, deck or rules;
   * nothing else is thrown, whatever `json` is.
   */
  static fromJSON(json: unknown): Game {
    const saved = valueOf(readSave(json));
    const game = new Game(startOfSave(saved));
    const played = valueOf(replay(game.#history.start, game.rules, game.scoring, saved.moves));
    game.#history = atCursor(played, saved.cursor);
    return game;
  }

  /** The position now. */
  get state(): GameState {
    return positionOf(this.#history).state;
  }

  /** The score now: points, or dollars (which may be negative) where the casino keeps it. */
  get score(): number {
    return positionOf(this.#history).score;
  }

  /** Whether all foundations are full. */
  get won(): boolean {
    return isWon(this.state, this.rules);
  }

  /** All actions so far, those that can be redone included. */
  get actions(): readonly Action[] {
    return this.#history.actions;
  }

  /** How many of the actions are done; the others can be redone. */
  get cursor(): number {
    return this.#history.cursor;
  }

  /** Whether the actions up to now contain a take-back. */
  get tookBack(): boolean {
    return this.actions.slice(0, this.cursor).some((action) => action.tookBack);
  }

  /** How many cards the deal itself laid on foundations: 1, with a rank laid out 4, with the base to be chosen 0. */
  get laidOut(): number {
    return foundationCount(this.#history.start.state);
  }

  /** The score that every win of this deal without a take-back has. */
  get cleanScore(): number {
    return cleanScore(this.scoring, this.laidOut, cardCount(this.rules));
  }

  /** Every legal move of the position now. */
  legalMoves(): Move[] {
    return legalMoves(this.state, this.rules);
  }

  /**
   * Plays a move, given as a `Move` or as its text, and with it those that follow of themselves: together they are one action
   * of the history. What could be redone is gone after it. When one of them is illegal nothing is played, and `reason` says why.
   */
  play(...moves: readonly (Move | string)[]): Outcome {
    const next = perform(this.#history, this.rules, this.scoring, moves);
    if (typeof next === 'string') return { ok: false, reason: next };
    this.#history = next;
    return { ok: true, changes: next.actions[next.cursor - 1]?.changes ?? [] };
  }

  /** Undoes the last action, automatic plays included; `changes` are those of that action, which hold no more. */
  undo(): Outcome {
    const action = this.actions[this.cursor - 1];
    if (!action) return { ok: false, reason: 'nothing-to-undo' };
    this.#history = atCursor(this.#history, this.cursor - 1);
    return { ok: true, changes: action.changes };
  }

  /** Does again what was undone last; `changes` are those of that action. */
  redo(): Outcome {
    const action = this.actions[this.cursor];
    if (!action) return { ok: false, reason: 'nothing-to-redo' };
    this.#history = atCursor(this.#history, this.cursor + 1);
    return { ok: true, changes: action.changes };
  }

  /** Gives up what could be redone, as a move does. */
  dropRedo(): void {
    const { start, cursor } = this.#history;
    this.#history = { start, actions: this.actions.slice(0, cursor), cursor };
  }

  /** Lays the same deal out again; nothing can be undone or redone after it. */
  restart(): void {
    this.#history = { start: this.#history.start, actions: [], cursor: 0 };
  }

  /** The record of this game, from which `fromJSON` makes the same game with the same history. */
  toJSON(): SavedGame {
    const { variant } = this.rules;
    const named = this.code === null && variant !== defaultVariant ? { variant } : {};
    const row = this.code === null ? variantRules(variant) : rulesOfCode(valueOf(parseDealCode(this.code)));
    return writeSave({
      ...(this.code === null ? { deck: this.#deck.map(cardText) } : { code: this.code }),
      rules: { ...named, ...differingSettings(this.rules, row) },
      scoring: this.scoring === scoringOf(variant) ? undefined : this.scoring,
      actions: this.actions.map((action) => action.moves),
      cursor: this.cursor,
    });
  }
}
