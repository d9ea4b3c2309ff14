import { Game } from '@canfield-game/engine';

/** Plays moves one by one, and says of each whether it was legal. */
export function play(code: string, moves: string) {
  const game = Game.fromCode(code);
  const outcomes = moves.split(/\s+/).map((move) => {
    const outcome = game.play(move);
    return `${move}: ${outcome.ok ? outcome.changes.map(({ type }) => type).join(', ') : outcome.reason}`;
  });
  return { outcomes, score: game.score, won: game.won };
}
