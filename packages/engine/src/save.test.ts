import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { GameError } from './problem.js';
import { type Settings, variantNames } from './rules.js';
import { knownDeal, playLine, wonGames } from './testing.js';

const texts = shuffledDeck(7).map(cardText);
const code = knownDeal.code;
const saved = { version: 1, code, moves: ['D', 'R>T2', 'R>F1'], cursor: 2 };

const again = (game: Game): Game => Game.fromJSON(JSON.parse(JSON.stringify(game)));

/** What loading throws; fails when nothing is thrown, or something else than a `GameError`. */
function problemOf(json: unknown): GameError {
  try {
    Game.fromJSON(json);
  } catch (error) {
    expect(error).toBeInstanceOf(GameError);
    return error as GameError;
  }
  throw new Error('It was loaded.');
}

describe('a record', () => {
  it('is the code, the moves and the cursor, and nothing that goes without saying', () => {
    const game = playLine(Game.fromCode(code), knownDeal.opening);
    game.undo();
    expect(JSON.parse(JSON.stringify(game))).toEqual({
      version: 1,
      code,
      moves: ['R>T2', 'R>F1', 'T2x2>T4'],
      cursor: 2,
    });
  });

  it('joins the moves of one action, and reads them as one', () => {
    const game = Game.fromCode(code);
    expect(game.play('R>T2', 'R>F1', 'D').ok).toBe(true);
    expect(game.toJSON().moves).toEqual(['R>T2+R>F1+D']);
    expect(again(game).actions).toEqual(game.actions);
    expect(again(game).undo().ok).toBe(true);
  });

  it('keeps the history: what was done, what was undone, scores and changes', () => {
    const game = playLine(Game.fromCode(code), knownDeal.line);
    for (let i = 0; i < 40; i++) game.undo();
    const copy = again(game);
    expect(copy.cursor).toBe(game.cursor);
    expect(copy.actions).toEqual(game.actions);
    expect([copy.state, copy.score, copy.tookBack]).toEqual([game.state, game.score, game.tookBack]);
    expect(copy.toJSON()).toEqual(game.toJSON());
    for (let i = 0; i < 40; i++) copy.redo();
    expect(copy.won).toBe(true);
  });

  it.each(variantNames)('of %s keeps variant, deck, rules and scoring', (variant) => {
    const games = [
      Game.fromDeck(texts, { variant }),
      Game.fromDeck(texts, { variant, draw: 2, takeBack: true }, 'casino-50'),
      Game.random({ variant }, () => 0.3),
      Game.random({ variant, columns: 5 }, () => 0.4, 'none'),
    ];
    for (const game of games) {
      const copy = again(game);
      expect([copy.rules, copy.scoring, copy.code]).toEqual([game.rules, game.scoring, game.code]);
      expect(copy.state).toEqual(game.state);
    }
  });

  // A setting may differ from the variant's row and yet be as canfield has it.
  it('keeps the settings of a deck that are as in canfield, but not as in its own variant', () => {
    const game = Game.fromDeck(texts, { variant: 'american', move: 'tail', takeBack: true, afterReserve: 'any' });
    expect(game.toJSON().rules).toEqual({ variant: 'american', move: 'tail', takeBack: true, afterReserve: 'any' });
    expect(again(game).rules).toEqual(game.rules);
  });

  it('names no rules where they are the code’s own', () => {
    expect(Game.fromCode('CF1-D1-AAAAACL').toJSON()).not.toHaveProperty('rules');
    expect(Game.fromDeck(texts).toJSON()).not.toHaveProperty('rules');
    expect(Game.fromDeck(texts, { variant: 'rush' }).toJSON().rules).toEqual({ variant: 'rush' });
    expect(Game.fromCode(code, { draw: 1 }).toJSON()).toEqual({
      version: 1,
      code: 'CF1-D1-AAAAACL',
      moves: [],
      cursor: 0,
    });
    expect(Game.fromCode(code, { draw: 2 }).toJSON()).toMatchObject({ code, rules: { draw: 2 } });
  });

  it('goes round for any rules', () => {
    const settings: fc.Arbitrary<Settings> = fc.record(
      {
        variant: fc.constantFrom(...variantNames),
        reserve: fc.integer({ min: 0, max: 30 }),
        columns: fc.integer({ min: 1, max: 8 }),
        base: fc.constantFrom('dealt', 'chosen', 'A', 'K'),
        build: fc.constantFrom('alternate', 'suit', 'any'),
        move: fc.constantFrom('tail', 'top-or-whole', 'whole'),
        takeBack: fc.boolean(),
        draw: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constant([3])),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(settings, fc.boolean(), (given, dealt) => {
        const game = dealt ? Game.fromDeck(texts, given) : Game.random(given, () => 0.5);
        game.play(game.legalMoves()[0] ?? 'D');
        expect(again(game).rules).toEqual(game.rules);
        expect(again(game).toJSON()).toEqual(game.toJSON());
        expect(again(game).state).toEqual(game.state);
      }),
      { seed: 5 },
    );
  });

  it('of a won game is won again', () => {
    for (const { deck, variant, draw, moves } of wonGames.slice(0, 2)) {
      const game = playLine(Game.fromDeck(deck.split(' '), { variant, draw }), moves);
      expect(again(game).won).toBe(true);
    }
  });
});

describe('loading', () => {
  it('takes what toJSON gave as it is, and text written by hand', () => {
    expect(Game.fromJSON(Game.fromCode(code).toJSON()).code).toBe(code);
    const byHand = Game.fromJSON({ version: 1, code: 'cf1d3aaaaacl', moves: ['r>t2', ' R>F1 ', 'T2>T4'], cursor: 3 });
    expect(byHand.toJSON().moves).toEqual(['R>T2', 'R>F1', 'T2x2>T4']);
  });

  it('passes over parts it does not know', () => {
    expect(Game.fromJSON({ ...saved, savedAt: 'yesterday' }).cursor).toBe(2);
  });

  it.each([undefined, null, 1, 'text', true, [], [saved], () => saved, Symbol('s')])('refuses %j', (json) => {
    expect(problemOf(json)).toMatchObject({
      reason: 'bad-save',
      message: 'A saved game must be an object, as toJSON gives it.',
    });
  });

  it.each([
    ['version', 2, '1.'],
    ['version', '1', '1.'],
    ['version', undefined, '1.'],
    ['code', undefined, 'there, or a "deck" in its place, and not both.'],
    ['code', 63, 'a deal code.'],
    ['code', null, 'a deal code.'],
    ['deck', texts, undefined],
    ['moves', undefined, 'a list of texts of at most 100000 moves.'],
    ['moves', 'D', 'a list of texts of at most 100000 moves.'],
    ['moves', [1, 2], 'a list of texts of at most 100000 moves.'],
    ['moves', ['D', null], 'a list of texts of at most 100000 moves.'],
    ['cursor', undefined, 'a whole number from 0 to 3.'],
    ['cursor', -1, 'a whole number from 0 to 3.'],
    ['cursor', 4, 'a whole number from 0 to 3.'],
    ['cursor', 1.5, 'a whole number from 0 to 3.'],
    ['cursor', '2', 'a whole number from 0 to 3.'],
    ['cursor', NaN, 'a whole number from 0 to 3.'],
  ])('refuses a %s that is %j', (part, value, right) => {
    const problem = problemOf({ ...saved, [part]: value });
    const named = part === 'deck' ? 'code' : part;
    expect(problem).toMatchObject({ reason: 'bad-save', detail: named });
    expect(problem.message).toBe(
      `The saved game's "${named}" must be ${right ?? 'there, or a "deck" in its place, and not both.'}`,
    );
  });

  it.each([
    [{ ...saved, code: 'XX1-D3-AAAAACL' }, 'unknown-prefix'],
    [{ ...saved, code: 'CF2-D3-AAAAACL' }, 'unknown-version'],
    [{ ...saved, code: '' }, 'unknown-prefix'],
    [{ ...saved, code: undefined, deck: texts.slice(1) }, 'bad-deck'],
    [{ ...saved, code: undefined, deck: [] }, 'bad-deck'],
    [{ ...saved, code: undefined, deck: new Array(53).fill('QC') }, 'bad-save'],
    [{ ...saved, rules: { draw: 9 } }, 'bad-setting'],
    [{ ...saved, rules: [1] }, 'bad-setting'],
    [{ ...saved, rules: 5 }, 'bad-setting'],
    [{ ...saved, rules: null }, 'bad-setting'],
    [{ ...saved, scoring: 'vegas' }, 'bad-setting'],
    [{ ...saved, scoring: null }, 'bad-setting'],
    [{ ...saved, rules: { variant: 'klondike' } }, 'bad-setting'],
    [{ ...saved, rules: { variant: 'american' } }, 'bad-save'],
    [{ ...saved, rules: JSON.parse('{"__proto__":{"draw":1}}') as object }, 'bad-setting'],
    [{ ...saved, rules: { constructor: 1 } }, 'bad-setting'],
  ])('refuses case %#, with what is wrong in it', (json, reason) => {
    expect(problemOf(json).reason).toBe(reason);
  });

  it('takes no settings from what a record inherits', () => {
    const rules: unknown = Object.create({ draw: 1 });
    expect(Game.fromJSON({ ...saved, rules }).rules.draw).toBe(3);
    expect(({} as { draw?: number }).draw).toBeUndefined();
  });

  it('names the number of the action that is not legal, and why', () => {
    const at = (moves: string[]) => problemOf({ ...saved, moves, cursor: 0 });
    expect(at(['D', 'R>F4'])).toMatchObject({
      reason: 'illegal-move',
      detail: '2',
      message: 'Move 2 of the saved game, "R>F4", is not legal there (not-accepted).',
    });
    expect(at(['hello'])).toMatchObject({ detail: '1', message: expect.stringContaining('(not-a-move)') as string });
    expect(at([''])).toMatchObject({ detail: '1', message: expect.stringContaining('(not-a-move)') as string });
    expect(at(['D', 'D', 'R>T2+T4>F2'])).toMatchObject({ detail: '3' });
    expect(at(['D+', 'D'])).toMatchObject({ detail: '1' });
    expect(at(['D', 'T1x99>T2'])).toMatchObject({
      detail: '2',
      message: expect.stringContaining('(no-card)') as string,
    });
  });

  it('refuses what is too long without playing or repeating it', () => {
    const texts = [
      ['x'.repeat(10_000_000)],
      ['D'.padEnd(10_000_000, '+D')],
      new Array<string>(100_001).fill('D'),
      ['D', ' '.repeat(1000) + 'D'],
    ];
    for (const moves of texts) {
      const problem = problemOf({ ...saved, moves, cursor: 0 });
      expect(problem.message.length).toBeLessThan(150);
      expect(['bad-save', 'illegal-move']).toContain(problem.reason);
    }
    expect(problemOf({ ...saved, moves: new Array(2 ** 32 - 1) }).detail).toBe('moves');
    expect(problemOf({ version: 1, deck: new Array(2 ** 32 - 1), moves: [], cursor: 0 }).detail).toBe('deck');
    expect(problemOf({ ...saved, code: 'C'.repeat(10_000_000) }).message.length).toBeLessThan(150);
  });

  it('loads as many moves as it allows', () => {
    const game = Game.fromJSON({ version: 1, code, moves: new Array<string>(100_000).fill('D'), cursor: 100_000 });
    // 34 cards make twelve draws and a redeal: thirteen taps a pass.
    expect(game.state.pass).toBe(1 + Math.floor(100_000 / 13));
  });

  it('answers hostile parts with an error of its own', () => {
    const thrower = {
      get moves(): never {
        throw new TypeError('mine');
      },
    };
    const circle: { rules?: unknown } = {};
    circle.rules = circle;
    const proxies = [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('mine');
          },
        },
      ),
      new Proxy({}, { get: () => new Proxy([], {}) }),
    ];
    const parts = [
      thrower,
      { rules: circle },
      { rules: { draw: 10n } },
      { moves: [Symbol('D')] },
      { moves: { length: 1, 0: 'D' } },
      { cursor: { valueOf: () => 1 } },
      { rules: { toJSON: () => 5 } },
      { code: new String(code), deck: [] },
      { code: { toString: () => code } },
      { code: undefined, deck: { length: 52 } },
    ];
    for (const part of parts) problemOf(Object.defineProperties({ ...saved }, Object.getOwnPropertyDescriptors(part)));
    for (const proxy of proxies) problemOf(proxy);
    problemOf({ toJSON: () => saved });
    problemOf(JSON.parse('{"__proto__":{"version":1}}'));
  });

  it('reads a part once, so that it cannot become another', () => {
    let asked = 0;
    const turning = {
      ...saved,
      get cursor() {
        asked += 1;
        return asked === 1 ? 1 : 99;
      },
    };
    expect(Game.fromJSON(turning).cursor).toBe(1);
  });

  it('loads or refuses any JSON, and throws nothing but its own error', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(1, code, ['D'], ['D', 'R>T2'], { draw: 1 }, texts));
    const record = fc.dictionary(
      fc.constantFrom('version', 'code', 'deck', 'rules', 'scoring', 'moves', 'cursor', '__proto__', 'constructor'),
      part,
    );
    let loaded = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          record,
          record.map((given) => ({ ...saved, ...given })),
        ),
        (json) => {
          try {
            Game.fromJSON(json);
            loaded += 1;
          } catch (error) {
            expect(error).toBeInstanceOf(GameError);
            expect((error as GameError).message).toMatch(/^.{10,400}\.$/s);
          }
        },
      ),
      { numRuns: 2000, seed: 6 },
    );
    expect(loaded).toBeGreaterThan(20);
  });
});
