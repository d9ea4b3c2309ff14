import { cardText, type Card } from './card.js';
import type { Change } from './change.js';
import { type DealCode, formatDealCode, parseDealCode, randomSeed, shuffledDeck } from './deal-code.js';
import { deal, deckFor, parseDeck } from './deal.js';
import { type Action, atCursor, type History, perform, positionOf, startHistory } from './history.js';
import { isWon, type Refusal } from './legality.js';
import { legalMoves } from './legal-moves.js';
import type { Move } from './move.js';
import { GameError, valueOf } from './problem.js';
import { differingSettings, resolveRules, type Rules, type Settings, variantDraws, variantRules } from './rules.js';
import { readSave, type SavedGame, writeSave } from './save.js';
import { type Scoring, scoringOf } from './scoring.js';
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

function startOfCode(code: DealCode, settings: Settings, scoring?: Scoring): Start {
  const rules = valueOf(resolveRules({ ...rulesOfCode(code), ...settings, variant: code.variant }));
  return {
    rules,
    scoring: scoring ?? scoringOf(code.variant),
    deck: deckFor(rules, shuffledDeck(code.seed)),
    code: formatDealCode(code),
  };
}

/**
 * One game being played: the façade over positions, rules and history. Every change goes through `play`, `undo`, `redo`,
 * `restart`; the positions it hands out never change.
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
   * Deals the game of a code. Settings change the rules that the code stands for, but not its variant.
   * @throws {GameError} when the code or a setting is wrong; `reason` and `message` say how.
   */
  static fromCode(code: string, settings: Settings = {}, scoring?: Scoring): Game {
    return new Game(startOfCode(valueOf(parseDealCode(code)), settings, scoring));
  }

  /**
   * Deals a deck given as card texts in deal order: reserve with its last card on top, base card, columns, then the stock
   * as it is drawn. For tests, tools and set positions.
   * @throws {GameError} `bad-deck` or `bad-setting`.
   */
  static fromDeck(cards: readonly string[], settings: Settings = {}, scoring?: Scoring): Game {
    const rules = valueOf(resolveRules(settings));
    const deck = valueOf(parseDeck(cards, rules));
    return new Game({ rules, deck, scoring: scoring ?? scoringOf(rules.variant), code: null });
  }

  /**
   * Deals a random game, which has a code like any other.
   * @param random gives fractions from 0 up to but not including 1, as `Math.random` does.
   * @throws {GameError} `bad-setting`.
   */
  static random(settings: Settings, random: () => number, scoring?: Scoring): Game {
    const rules = valueOf(resolveRules(settings));
    const code: DealCode = { variant: rules.variant, draw: codeDraw(rules), seed: randomSeed(random) };
    return new Game(startOfCode(code, rules, scoring));
  }

  /**
   * Takes up a saved game: deals it and plays every one of its moves again.
   * @throws {GameError} `bad-save`, `illegal-move` with the move's number, or what is wrong with its code, deck or rules.
   */
  static fromJSON(json: unknown): Game {
    const saved = valueOf(readSave(json));
    const game = saved.deck
      ? Game.fromDeck(saved.deck, saved.rules, saved.scoring)
      : Game.fromCode(saved.code ?? '', saved.rules, saved.scoring);
    for (const texts of saved.moves) game.#replay(texts);
    game.#history = atCursor(game.#history, saved.cursor);
    return game;
  }

  /** The position now. */
  get state(): GameState {
    return positionOf(this.#history).state;
  }

  /** The score now. */
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

  /** How many cards the deal itself laid on foundations. */
  get laidOut(): number {
    return foundationCount(this.#history.start.state);
  }

  /** Every legal move of the position now. */
  legalMoves(): Move[] {
    return legalMoves(this.state, this.rules);
  }

  /**
   * Plays a move, given as a `Move` or as its text, and with it those that follow of themselves: together they are one action
   * of the history. When one of them is illegal nothing is played, and `reason` says why.
   */
  play(...moves: readonly (Move | string)[]): Outcome {
    const next = perform(this.#history, this.rules, this.scoring, moves);
    if (typeof next === 'string') return { ok: false, reason: next };
    this.#history = next;
    return { ok: true, changes: next.actions[next.cursor - 1]?.changes ?? [] };
  }

  /** Takes the last action back; `changes` are those of that action, which hold no more. */
  undo(): Outcome {
    const action = this.actions[this.cursor - 1];
    if (!action) return { ok: false, reason: 'nothing-to-undo' };
    this.#history = atCursor(this.#history, this.cursor - 1);
    return { ok: true, changes: action.changes };
  }

  /** Does again what was taken back last. */
  redo(): Outcome {
    const action = this.actions[this.cursor];
    if (!action) return { ok: false, reason: 'nothing-to-redo' };
    this.#history = atCursor(this.#history, this.cursor + 1);
    return { ok: true, changes: action.changes };
  }

  /** Lays the same deal out again; nothing can be undone or redone after it. */
  restart(): void {
    const { state, score } = this.#history.start;
    this.#history = { start: { state, score }, actions: [], cursor: 0 };
  }

  /** The record of this game, from which `fromJSON` makes the same game with the same history. */
  toJSON(): SavedGame {
    const code = this.code === null ? undefined : valueOf(parseDealCode(this.code));
    const row = code ? rulesOfCode(code) : variantRules('canfield');
    return writeSave({
      ...(this.code === null ? { deck: this.#deck.map(cardText) } : { code: this.code }),
      rules: differingSettings(this.rules, row),
      scoring: this.scoring === scoringOf(this.rules.variant) ? undefined : this.scoring,
      actions: this.actions.map((action) => action.moves),
      cursor: this.cursor,
    });
  }

  #replay(texts: string): void {
    const outcome = this.play(...texts.split('+'));
    if (outcome.ok) return;
    const number = this.cursor + 1;
    const message = `Move ${number} of the saved game, "${texts}", is not legal there (${outcome.reason}).`;
    throw new GameError({ reason: 'illegal-move', message, detail: String(number) });
  }
}
