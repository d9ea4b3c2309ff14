import { describe, expect, it } from 'vitest';
import { deal, deckFor } from '../deal.js';
import { shuffledDeck } from '../deal-code.js';
import { Game } from '../game.js';
import { isWon } from '../legality.js';
import { moveText } from '../move.js';
import { play } from '../play.js';
import { valueOf } from '../problem.js';
import { resolveRules } from '../rules.js';
import { createSearch, createSolver, solve } from './index.js';

const winnable = Game.fromCode('CF1-D3-AAAAACL');
const lost = Game.fromCode('CF1-D1-AAAAAAF', { wraps: 'stop-at-base', takeBack: false });
const slow = Game.fromCode('CF1-D3-AAAAAAS', { wraps: 'stop-at-base', takeBack: false });

describe('solve', () => {
  it('finds a line that wins', async () => {
    const answer = await solve(winnable.state, winnable.rules);
    expect(answer.verdict).toBe('winnable');
    const game = Game.fromCode('CF1-D3-AAAAACL');
    for (const move of answer.line ?? []) expect(game.play(move).ok).toBe(true);
    expect(game.won).toBe(true);
  });

  it('proves a deal lost', async () => {
    const answer = await solve(lost.state, lost.rules);
    expect(answer.verdict).toBe('lost');
    expect(answer.line).toBeUndefined();
  });

  it('R11: finds the win that only a card taken back from a foundation leads to', async () => {
    const small = { ranks: 5, columns: 3, reserve: 4, draw: 1, redeals: 1, wraps: 'none' } as const;
    const dealt = (takeBack: boolean) => {
      const rules = valueOf(resolveRules({ ...small, takeBack }));
      return { rules, state: deal(deckFor(rules, shuffledDeck(5604)), rules) };
    };
    const without = dealt(false);
    expect((await solve(without.state, without.rules)).verdict).toBe('lost');
    const { state, rules } = dealt(true);
    const { verdict, line = [] } = await solve(state, rules);
    expect(verdict).toBe('winnable');
    expect(line.some((move) => move.type === 'move' && move.from.startsWith('F'))).toBe(true);
    const end = line.reduce((at, move) => {
      const step = play(at, rules, move);
      return step.ok ? step.state : at;
    }, state);
    expect(isWon(end, rules)).toBe(true);
  });

  it('chooses a base where one is to be chosen', async () => {
    const game = Game.fromCode('SE1-D3-AAAAAAB');
    const { line = [] } = await solve(game.state, game.rules);
    expect(line[0]?.type).toBe('base');
    for (const move of line) expect(game.play(move).ok).toBe(true);
    expect(game.won).toBe(true);
  });

  it('has an empty line for a won game', async () => {
    const game = Game.fromCode('CF1-D3-AAAAACL');
    const { line = [] } = await solve(game.state, game.rules);
    game.play(...line);
    expect(await solve(game.state, game.rules)).toMatchObject({ verdict: 'winnable', line: [], states: 0 });
  });

  it('stops at its budget of positions, with the same answer each time', async () => {
    const first = await solve(slow.state, slow.rules, { states: 1234 });
    const second = await solve(slow.state, slow.rules, { states: 1234 });
    expect([first.verdict, first.states]).toEqual(['unknown', 1234]);
    expect([second.verdict, second.states]).toEqual(['unknown', 1234]);
  });

  it('stops when its signal says so, and when its time is over', async () => {
    const controller = { aborted: false };
    const pause = (): Promise<void> => {
      controller.aborted = true;
      return Promise.resolve();
    };
    const answer = await solve(slow.state, slow.rules, { signal: controller, pause });
    expect(answer.verdict).toBe('unknown');
    expect((await solve(slow.state, slow.rules, { milliseconds: 20 })).verdict).toBe('unknown');
  });

  it('pauses between slices', async () => {
    let pauses = 0;
    const pause = (): Promise<void> => Promise.resolve(void pauses++);
    await solve(slow.state, slow.rules, { states: 30_000, pause });
    expect(pauses).toBeGreaterThan(1);
  });
});

describe('a solver with a memory', () => {
  it('answers from the line it found, all along it', async () => {
    const solver = createSolver();
    const { line = [] } = await solver.solve(winnable.state, winnable.rules);
    let { state } = winnable;
    for (const [index, move] of line.entries()) {
      const answer = await solver.solve(state, winnable.rules);
      expect([answer.verdict, answer.states]).toEqual(['winnable', 0]);
      expect(answer.line?.map(moveText)).toEqual(line.slice(index).map(moveText));
      const step = play(state, winnable.rules, move);
      if (step.ok) state = step.state;
    }
  });

  it('knows what comes after a lost position', async () => {
    const solver = createSolver();
    await solver.solve(lost.state, lost.rules);
    const game = Game.fromCode(lost.code ?? '', lost.rules);
    for (let i = 0; i < 12; i++) {
      const moves = game.legalMoves();
      game.play(moves[i % moves.length] ?? 'D');
      expect((await solver.solve(game.state, game.rules)).verdict).toBe('lost');
    }
  });

  it('does not take what it knows of one game for another', async () => {
    const solver = createSolver();
    await solver.solve(lost.state, lost.rules);
    expect((await solver.solve(winnable.state, winnable.rules)).verdict).toBe('winnable');
    expect((await solver.solve(lost.state, { ...lost.rules, wraps: 'circle' })).verdict).toBe('winnable');
  });

  it('remembers no win for other rules that it was asked about meanwhile', async () => {
    const solver = createSolver();
    const first = solver.solve(lost.state, { ...lost.rules, wraps: 'circle' });
    const second = solver.solve(lost.state, lost.rules, { states: 1 });
    expect((await first).verdict).toBe('winnable');
    expect((await second).verdict).not.toBe('winnable');
    expect((await solver.solve(lost.state, lost.rules)).verdict).toBe('lost');
  });

  it('goes on where it stopped', async () => {
    const solver = createSolver();
    const parts = [];
    for (let i = 0; i < 3; i++) parts.push(await solver.solve(slow.state, slow.rules, { states: 1000 }));
    const whole = createSearch(slow.state, slow.rules);
    whole.run(3000);
    expect(parts.map(({ states }) => states)).toEqual([1000, 1000, 1000]);
    expect(whole.states).toBe(3000);
  });
});
