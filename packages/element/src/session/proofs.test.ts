import { Game, type Move } from '@canfield-game/engine';
import { isStuck } from '@canfield-game/engine/solver';
import { knownDeal } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition } from '../test/positions.js';
import { lastMoveOf, toldHint } from './hint.js';
import { Proofs } from './proofs.js';
import { isAtStandstill } from './stuck.js';
import { passBringsNothing } from './whole-pass.js';

const texts = knownDeal.line.split(' ');

/** The known deal's line as moves, each as it was meant where it was played. */
function knownLine(): Move[] {
  const game = Game.fromCode(knownDeal.code);
  for (const text of texts) game.play(text);
  return game.actions.flatMap(({ moves }) => moves);
}

const dealt = (): Game => Game.fromCode(knownDeal.code);

describe('what has been proved', () => {
  it('of a line that wins holds for every position on it, however it was reached', () => {
    const proofs = new Proofs();
    const game = dealt();
    const line = knownLine();
    expect(proofs.lineFor(game)).toBeUndefined();
    proofs.won(game.state, game.rules, line);
    line.forEach((move, index) => {
      expect(proofs.lineFor(game)).toEqual(line.slice(index));
      game.play(move);
    });
    expect(proofs.lineFor(dealt())).toEqual(line);
  });

  it('of a line says nothing of the same cards under other rules', () => {
    const proofs = new Proofs();
    const game = dealt();
    proofs.won(game.state, game.rules, knownLine());
    const [code, others] = [knownDeal.code.replace('D3', 'D1'), { wraps: 'stop-at-base' } as const];
    expect(Game.fromCode(code).state).toEqual(game.state);
    expect(proofs.lineFor(Game.fromCode(code))).toBeUndefined();
    expect(proofs.lineFor(Game.fromCode(knownDeal.code, others))).toBeUndefined();
    expect(proofs.lineFor(dealt())).toEqual(knownLine());
  });

  it('holds for what comes before it: what was undone can be done again', () => {
    const proofs = new Proofs();
    const game = dealt();
    game.play('D');
    game.play('D');
    const from = Game.fromJSON(game.toJSON());
    proofs.won(from.state, from.rules, [{ type: 'draw' }]);
    game.undo();
    expect(proofs.lineFor(game)).toEqual([{ type: 'draw' }, { type: 'draw' }]);
  });

  it('of a loss holds for all that is played from there, and not for what is undone', () => {
    const proofs = new Proofs();
    const game = dealt();
    game.play('D');
    proofs.lost(game);
    game.play('D');
    expect(proofs.isLost(game)).toBe(true);
    game.undo();
    expect(proofs.isLost(game)).toBe(true);
    game.undo();
    expect(proofs.isLost(game)).toBe(false);
    game.redo();
    expect(proofs.isLost(game)).toBe(true);
    game.restart();
    game.play('D');
    expect(proofs.isLost(game)).toBe(false);
    proofs.lost(dealt());
    expect(proofs.isLost(dealt())).toBe(false);
  });
});

describe('a whole pass', () => {
  it('brings something as long as any card can be placed', () => {
    const game = dealt();
    for (const text of texts) {
      expect(passBringsNothing(game.state, game.rules)).toBe(false);
      game.play(text);
    }
  });

  it('brings nothing at every standstill', async () => {
    const game = dealt();
    expect(await isAtStandstill(game)).toBe(false);
    let stood = 0;
    for (let seed = 0; seed < 30; seed++) {
      const one = Game.random({ variant: 'rainfall' }, () => seed / 30);
      for (let i = 0; i < 250; i++) {
        const useful = one.legalMoves().find((move) => move.type === 'move' && /[RW]/.test(move.from));
        if (!one.play(useful ?? 'D').ok) break;
      }
      if (await isAtStandstill(one)) stood += 1;
    }
    expect(stood).toBeGreaterThan(0);
  });

  it('brings something in no position that the solver holds for a standstill', () => {
    fc.assert(
      fc.property(anyPosition, ({ state, rules }) => {
        if (passBringsNothing(state, rules)) return;
        expect(isStuck(state, rules)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a hint', () => {
  it('H06: never goes back on the last move, unless the reserve filled what it left', () => {
    const game = dealt();
    expect(lastMoveOf(game)).toBeUndefined();
    for (const text of texts) {
      game.play(text);
      const { changes, moves } = game.actions.at(-1) ?? { changes: [], moves: [] };
      const filled = changes.some(({ type }) => type === 'refilled');
      expect(lastMoveOf(game)).toEqual(filled ? undefined : moves.at(-1));
    }
  });

  it('tells its kind alone where that is wanted', () => {
    const hint = { kind: 'win', move: { type: 'draw' } } as const;
    expect(toldHint(hint, 'on')).toEqual(hint);
    expect(toldHint(hint, 'exists')).toEqual({ kind: 'win' });
  });
});
