import { Game } from '@canfield-game/engine';
import { readRecord, writeRecord } from '@canfield-game/engine/record';

/** A game as a short text, fit for a link, and back. A deck that has no code has no record either. */
export function record(code: string, moves: string) {
  const game = Game.fromCode(code);
  const played = moves.split(/\s+/).filter((move) => game.play(move).ok).length;
  const text = writeRecord(game);
  return text === undefined ? { played } : { text, played, score: Game.fromJSON(readRecord(text)).score };
}
