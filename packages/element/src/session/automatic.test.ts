import { autofinishLine, Game, type Move, moveText, readMove } from '@canfield-game/engine';
import { knownDeal, playLine } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Automatic, followingMoves } from './automatic.js';

const byHand: Automatic = { autoplay: 'off', finishes: false };

function following(game: Game, text: string, automatic: Partial<Automatic>): string[] {
  const move = readMove(game.state, game.rules, text);
  if (typeof move === 'string') throw new Error(move);
  return followingMoves(game.state, game.rules, move, { ...byHand, ...automatic }).map(moveText);
}

/** The known deal just before the move after which it only has to be carried to its end. */
function beforeTheEnd(): { game: Game; move: string } {
  const moves = knownDeal.line.split(' ');
  const game = Game.fromCode(knownDeal.code);
  for (const move of moves) {
    game.play(move);
    if (autofinishLine(game.state, game.rules) === undefined) continue;
    game.undo();
    return { game, move };
  }
  throw new Error('the known deal is never carried to its end');
}

describe('what follows a move of itself', () => {
  it('is nothing unless it is asked for', () => {
    const { game, move } = beforeTheEnd();
    expect(following(game, move, {})).toEqual([]);
  });

  it('is every card that fits, with autoplay on', () => {
    expect(following(Game.fromCode(knownDeal.code), 'R>T2', { autoplay: 'on' })).toContain('R>F1');
  });

  it('carries a game to its end where that is all there is to do, and not before', () => {
    const { game, move } = beforeTheEnd();
    expect(following(Game.fromCode(knownDeal.code), 'R>T2', { finishes: true })).toEqual([]);
    game.play(move, ...following(game, move, { finishes: true }));
    expect(game.won).toBe(true);
    game.undo();
    expect(game.won).toBe(false);
    expect(autofinishLine(game.state, game.rules)).toBeUndefined();
  });

  it('U08: is nothing after a take-back, whatever is asked for', () => {
    const takeBack = (move: Move): boolean => move.type === 'move' && move.from.startsWith('F');
    let seen = 0;
    const game = Game.fromCode(knownDeal.code);
    for (const move of knownDeal.line.split(' ')) {
      for (const back of game.legalMoves().filter(takeBack)) {
        seen += 1;
        expect(followingMoves(game.state, game.rules, back, { autoplay: 'on', finishes: true })).toEqual([]);
      }
      game.play(move);
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('is always legal, and one undo takes all of it back', () => {
    const modes = fc.record({ autoplay: fc.constantFrom('off', 'safe', 'on'), finishes: fc.boolean() });
    fc.assert(
      fc.property(fc.nat(knownDeal.line.split(' ').length - 1), modes, (done, automatic) => {
        const moves = knownDeal.line.split(' ');
        const game = playLine(Game.fromCode(knownDeal.code), moves.slice(0, done).join(' '));
        const { state, score } = game;
        const move = moves[done] ?? '';
        expect(game.play(move, ...following(game, move, automatic)).ok).toBe(true);
        game.undo();
        expect([game.state, game.score]).toEqual([state, score]);
      }),
    );
  });
});
