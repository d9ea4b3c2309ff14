import { describe, expect, it } from 'vitest';
import { Game } from '../game.js';
import type { Move } from '../move.js';
import { createSolver, hintOf, isInverse } from './index.js';

const unknown = { verdict: 'unknown', states: 0, milliseconds: 0 } as const;

describe('a hint', () => {
  it('leads to the win, move by move', async () => {
    const game = Game.fromCode('CF1-D3-AAAAACL');
    const solver = createSolver();
    for (let last: Move | undefined; !game.won;) {
      const { kind, move } = hintOf(game.state, game.rules, await solver.solve(game.state, game.rules), last);
      expect(kind).toBe('win');
      expect(move && game.play(move).ok).toBe(true);
      last = move;
    }
    expect(game.won).toBe(true);
  });

  it('says that a position is lost only with a proof', async () => {
    const game = Game.fromCode('CF1-D1-AAAAAAF', { wraps: 'stop-at-base', takeBack: false });
    const answer = await createSolver().solve(game.state, game.rules);
    expect(hintOf(game.state, game.rules, answer)).toEqual({ kind: 'lost' });
    expect(hintOf(game.state, game.rules, unknown).kind).toBe('try');
  });

  it.each(['CF1-D3-AAAAAAA', 'CF1-D1-AAAAAAB', 'SC1-D3-AAAAAAC', 'RF1-D1-AAAAAAD', 'AC1-D3-AAAAAAB'])(
    'without an answer goes on as long as it helps, and ends (%s)',
    (code) => {
      const game = Game.fromCode(code);
      let last: Move | undefined;
      const seen = new Set<string>();
      for (;;) {
        const { kind, move } = hintOf(game.state, game.rules, unknown, last);
        expect(kind).not.toBe('lost');
        if (!move) break;
        expect(isInverse(move, last)).toBe(false);
        expect(game.play(move).ok).toBe(true);
        const name = JSON.stringify({ ...game.state, pass: 0 });
        expect(seen.has(name)).toBe(false);
        seen.add(name);
        last = move;
      }
      expect(seen.size).toBeGreaterThan(0);
    },
  );

  it('proposes to undo where the win begins with going back', () => {
    const game = Game.fromCode('CF1-D3-AAAAACL');
    const last: Move = { type: 'move', from: 'T1', to: 'T2', count: 1 };
    const back: Move = { type: 'move', from: 'T2', to: 'T1', count: 1 };
    const answer = { verdict: 'winnable', line: [back], states: 1, milliseconds: 0 } as const;
    expect(hintOf(game.state, game.rules, answer, last)).toEqual({ kind: 'win', undo: true });
  });
});
