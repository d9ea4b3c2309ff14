import { describe, expect, it } from 'vitest';
import { Game } from '../game.js';
import { type Move, moveText } from '../move.js';
import { type Laid, type LaidPiles, layOut } from '../testing.js';
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
    'H06: without an answer goes on as long as it helps, and ends (%s)',
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

  const laid = (piles: Omit<LaidPiles, 'base'>) => layOut({ ...piles, base: '7H' }, { draw: 1 });
  const told = ({ state, rules }: Laid): string => {
    const { kind, move } = hintOf(state, rules, unknown);
    return `${kind} ${move ? moveText(move) : 'nothing'}`;
  };
  /** Nothing goes on anything of these. */
  const still = ['QS', 'QC', 'TS', 'TC'];

  it('H05: sees what the reserve and the waste alone can do', () => {
    expect(told(laid({ foundations: '7H', reserve: '2C 8H', columns: still, waste: '' }))).toBe('try R>F1');
    expect(told(laid({ foundations: '7H', reserve: '2C 3C', columns: still, waste: '4C 8H' }))).toBe('try W>F1');
    expect(told(laid({ foundations: '7H', reserve: '2C 3C', columns: still, waste: '4C JD' }))).toBe('try W>T1');
    expect(told(laid({ foundations: '7H', reserve: '2C JD', columns: still, waste: '4C' }))).toBe('try R>T1');
  });

  it('H02: points at the stock while the next pass has a card that can be played', () => {
    const piles = { foundations: '7H', reserve: '2C 3C', columns: still };
    expect(told(laid({ ...piles, waste: '8H 4C', stock: '' }))).toBe('try D');
    expect(told(laid({ ...piles, waste: '4C', stock: '5C 8H 6C' }))).toBe('try D');
  });

  it('H06: still proposes to fill an empty column where nothing else is left to do', () => {
    expect(
      told(laid({ foundations: '7H', reserve: '', columns: ['', ...still.slice(1)], waste: '4C', stock: '' })),
    ).toBe('try W>T1');
  });

  it('C01: is none where stock and waste are empty and nothing can be played', () => {
    const { state, rules } = laid({ foundations: '7H', reserve: '2C 3C', columns: still });
    const spent = { ...state, stock: [], reserve: [...state.stock, ...state.reserve] };
    expect(told({ state: spent, rules })).toBe('try nothing');
  });
});
