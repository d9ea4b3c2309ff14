import { describe, expect, it } from 'vitest';
import { cardText } from './card.js';
import { shuffledDeck } from './deal-code.js';
import { Game } from './game.js';
import { moveText } from './move.js';
import { GameError } from './problem.js';
import type { Scoring } from './rules.js';
import { buildDeck, knownDeal, playLine } from './testing.js';

const texts = shuffledDeck(99).map(cardText);
const known = () => Game.fromCode(knownDeal.code);
const won = () => playLine(known(), knownDeal.line);

describe('making a game', () => {
  it('from a code takes variant, draw and seed from it', () => {
    expect(known().rules).toMatchObject({ variant: 'canfield', draw: 3 });
    expect(Game.fromCode('cr1 d3 aaaaaaa').code).toBe('CR1-D3-AAAAAAA');
    expect(Game.fromCode('CR1-D3-AAAAAAA').rules.draw).toEqual([3, 2, 1]);
    expect(Game.fromCode('CF1-D1-AAAAACL').rules.draw).toBe(1);
  });

  it('from a code with settings keeps the code’s variant, and its code says what the first pass turns', () => {
    const game = Game.fromCode(knownDeal.code, { variant: 'american', draw: 1, columns: 5 });
    expect(game.rules).toMatchObject({ variant: 'canfield', draw: 1, columns: 5, takeBack: true });
    expect(game.code).toBe('CF1-D1-AAAAACL');
    expect(Game.fromCode(knownDeal.code, { draw: [1, 3] }).code).toBe('CF1-D1-AAAAACL');
    expect(Game.fromCode('CF1-D1-AAAAACL', { draw: 5 }).code).toBe('CF1-D3-AAAAACL');
  });

  it('from a deck has no code', () => {
    expect(Game.fromDeck(texts).code).toBeNull();
  });

  it('at random takes every digit of its number from the source', () => {
    const digits = [0, 1, 2, 23, 24, 25, 13];
    const source = () => (digits.shift() ?? 0) / 26 + 0.001;
    expect(Game.random({ variant: 'casino' }, source).code).toBe('CC1-D1-ABCXYZN');
    expect(Game.random({ draw: 1 }, () => 0).code).toBe('CF1-D1-AAAAAAA');
    expect(Game.random({ draw: 4 }, () => 0).code).toBe('CF1-D3-AAAAAAA');
    expect(Game.random({ draw: 4 }, () => 0).rules.draw).toBe(4);
  });

  it('refuses wrong settings and scorings, however it is made', () => {
    const scoring = 'vegas' as Scoring;
    const settings = 5 as unknown as object;
    for (const make of [
      () => Game.fromCode(knownDeal.code, {}, scoring),
      () => Game.fromDeck(texts, {}, scoring),
      () => Game.random({}, Math.random, scoring),
      () => Game.fromCode(knownDeal.code, settings),
      () => Game.fromCode(knownDeal.code, { draw: 9 }),
      () => Game.fromCode(knownDeal.code, null as unknown as object),
      () => Game.random({ columns: 0 }, Math.random),
    ]) {
      expect(make).toThrow(GameError);
    }
    expect(() => Game.fromCode(knownDeal.code, {}, scoring)).toThrow(
      'The scoring is "vegas"; it must be one of points, casino, casino-50, none.',
    );
  });
});

describe('playing', () => {
  it('takes moves as text in any case, or as moves', () => {
    const game = known();
    expect(game.play(' r>t2 ').ok).toBe(true);
    expect(game.play({ type: 'move', from: 'R', to: 'F1', count: 1 }).ok).toBe(true);
    expect(game.play({ type: 'draw' }).ok).toBe(true);
    expect(game.cursor).toBe(3);
  });

  it('means the whole column where the text leaves the count open, else its longest legal tail', () => {
    // 8C 7H on 9D as a whole; then of 9D 8C 7H only 8C 7H fits on 9H.
    const deck = buildDeck({ reserve: '2S 3S 4S', base: 'QS', columns: '9D 8C 7H 9H' });
    const game = playLine(Game.fromDeck(deck), 'T3>T2 T2>T1 T1>T4');
    expect(game.actions.map(({ moves }) => moves.map(moveText).join(' '))).toEqual(['T3x1>T2', 'T2x2>T1', 'T1x2>T4']);
    expect(game.state.tableau[0]).toHaveLength(1);
  });

  it.each([
    ['', 'not-a-move'],
    ['hello', 'not-a-move'],
    ['D D', 'not-a-move'],
    ['T1>S', 'not-a-move'],
    ['S>W', 'not-a-move'],
    ['T0>T1', 'not-a-move'],
    ['F1>R', 'not-a-move'],
    ['W2>T1', 'not-a-move'],
    ['T1x0>T2', 'not-a-move'],
    ['T1x100>T2', 'not-a-move'],
    ['B0', 'not-a-move'],
    ['B1', 'no-choice'],
    ['T5>T1', 'no-pile'],
    ['R>T9', 'no-pile'],
    ['R>F5', 'no-pile'],
    ['W>T1', 'no-card'],
    ['T1x2>T2', 'no-card'],
    ['T1>T1', 'same-place'],
    ['F1>F1', 'same-place'],
    ['F1>F2', 'same-place'],
    ['T4>F2', 'not-accepted'],
    ['F2>T1', 'no-card'],
  ])('refuses %j: %s, and leaves no trace', (text, reason) => {
    const game = playLine(known(), 'D');
    game.undo();
    const { state } = game;
    expect(game.play(text)).toEqual({ ok: false, reason });
    expect(game.state).toBe(state);
    expect([game.cursor, game.actions.length, game.score]).toEqual([0, 1, 0]);
  });

  it.each([
    undefined,
    null,
    5,
    {},
    [],
    { type: 'deal' },
    { type: 'move' },
    { type: 'move', from: 'S', to: 'T1', count: 1 },
    { type: 'move', from: 'R', to: 'R', count: 1 },
    { type: 'move', from: 'R', to: 'W', count: 1 },
    { type: 'move', from: 'R', to: 'T2' },
    { type: 'move', from: 'R', to: 'T2', count: '1' },
    { type: 'move', from: ['R'], to: 'T2', count: 1 },
    { type: 'base', index: '1' },
    { type: 'base', index: 0.5 },
  ])('refuses %j, which is no move', (value) => {
    expect(known().play(value as unknown as string)).toEqual({ ok: false, reason: 'not-a-move' });
  });

  it('takes nothing but the parts of a move into the history', () => {
    const game = known();
    const extra = { type: 'move', from: 'R', to: 'T2', count: 1, note: 'mine' } as const;
    game.play(extra);
    expect(game.actions[0]?.moves).toEqual([{ type: 'move', from: 'R', to: 'T2', count: 1 }]);
  });

  it('is no action without a move', () => {
    const game = known();
    expect(game.play()).toEqual({ ok: false, reason: 'not-a-move' });
    expect(game.actions).toEqual([]);
  });

  it('does several moves as one action, or none of them', () => {
    const game = known();
    expect(game.play('R>T2', 'R>F1', 'W>F1')).toEqual({ ok: false, reason: 'no-card' });
    expect([game.actions.length, game.state.reserve.length]).toEqual([0, 13]);
    expect(game.play('R>T2', 'R>F1').ok).toBe(true);
    expect([game.actions.length, game.state.reserve.length, game.score]).toEqual([1, 11, 5]);
    expect(game.undo().ok).toBe(true);
    expect(game.state).toEqual(known().state);
  });

  it('tells what changed, in the order in which it happened', () => {
    const game = playLine(known(), 'R>T2 R>F1');
    const [first, second] = game.actions.map(({ changes }) => changes);
    expect(first).toEqual([
      { type: 'moved', cards: [50], from: 'R', to: 'T2' },
      { type: 'turned', cards: [20], from: 'R', to: 'R' },
    ]);
    expect(second?.at(-1)).toEqual({ type: 'scored', delta: 5, score: 5 });
    expect(game.play('T2>T4')).toEqual({
      ok: true,
      changes: [
        { type: 'moved', cards: [25, 50], from: 'T2', to: 'T4' },
        { type: 'refilled', card: 11, to: 'T2' },
        { type: 'turned', cards: [10], from: 'R', to: 'R' },
      ],
    });
  });
});

describe('undo, redo, restart', () => {
  it('have nothing to do at the ends', () => {
    const game = known();
    expect(game.undo()).toEqual({ ok: false, reason: 'nothing-to-undo' });
    expect(game.redo()).toEqual({ ok: false, reason: 'nothing-to-redo' });
    game.play('D');
    expect(game.redo()).toEqual({ ok: false, reason: 'nothing-to-redo' });
  });

  it('give the changes of the action they take off or put back', () => {
    const game = playLine(known(), 'R>T2');
    const changes = game.actions[0]?.changes;
    expect(game.undo()).toEqual({ ok: true, changes });
    expect(game.redo()).toEqual({ ok: true, changes });
  });

  it('redo is gone when it is given up, and what is done stays', () => {
    const game = playLine(Game.fromCode(knownDeal.code), `${knownDeal.opening} D`);
    game.undo();
    const { state, cursor } = game;
    game.dropRedo();
    expect([game.state, game.cursor, game.actions.length]).toEqual([state, cursor, cursor]);
    expect(game.redo()).toEqual({ ok: false, reason: 'nothing-to-redo' });
    expect(game.undo().ok).toBe(true);
  });

  it('redo is gone with a new action, and with nothing else', () => {
    const game = playLine(known(), 'R>T2 R>F1');
    game.undo();
    game.play('R>F4');
    expect(game.redo().ok).toBe(true);
    game.undo();
    game.play('D');
    expect(game.redo()).toEqual({ ok: false, reason: 'nothing-to-redo' });
    expect(game.actions).toHaveLength(2);
  });

  it('U05: take a move together with the fill it caused', () => {
    const game = playLine(known(), 'R>T2 R>F1');
    const before = game.state;
    game.play('T2>T4');
    const after = game.state;
    expect(after.reserve.length).toBe(before.reserve.length - 1);
    game.undo();
    expect([game.state, game.score]).toEqual([before, 5]);
    game.redo();
    expect([game.state, game.score]).toEqual([after, 5]);
  });

  it('go back over a whole game, far more than 100 actions, and forth to its win', () => {
    const game = won();
    const steps = game.actions.length;
    expect(steps).toBeGreaterThan(100);
    for (let i = 0; i < steps; i++) expect(game.undo().ok).toBe(true);
    expect([game.state, game.score, game.undo().ok]).toEqual([known().state, 0, false]);
    for (let i = 0; i < steps; i++) expect(game.redo().ok).toBe(true);
    expect([game.won, game.score]).toEqual([true, 255]);
  });

  it('D01: restart lays out the first deal with its code, and forgets the actions', () => {
    const game = playLine(known(), knownDeal.line.split(' ').slice(0, 30).join(' '));
    game.restart();
    expect([game.state, game.code, game.score, game.actions]).toEqual([known().state, knownDeal.code, 0, []]);
    expect([game.undo().ok, game.redo().ok, game.tookBack]).toEqual([false, false, false]);
    expect(playLine(game, knownDeal.line).won).toBe(true);
  });
});

describe('a won game', () => {
  it('has no legal move and refuses all', () => {
    const game = won();
    expect(game.legalMoves()).toEqual([]);
    for (const text of ['D', 'F1>T1', 'W>T1', 'B1', 'T1>T2', 'F1>F2']) {
      expect(game.play(text)).toEqual({ ok: false, reason: 'won' });
    }
  });

  it('U10: is undone, and won again', () => {
    const game = won();
    game.undo();
    expect([game.won, game.score]).toEqual([false, 250]);
    expect(game.play('T1>F4').ok).toBe(true);
    expect([game.won, game.score]).toEqual([true, 255]);
    game.restart();
    expect(game.won).toBe(false);
  });
});

describe('what a game hands out', () => {
  it('never changes under those who hold it', () => {
    const game = known();
    const states = [game.state];
    const texts = [JSON.stringify(game.state)];
    for (const text of knownDeal.line.split(' ').slice(0, 60)) {
      game.play(text);
      states.push(game.state);
      texts.push(JSON.stringify(game.state));
    }
    expect(states.map((state) => JSON.stringify(state))).toEqual(texts);
  });
});
