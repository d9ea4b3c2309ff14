import type { CanfieldGame } from '@canfield-game/element';

/** Shows a game that a link carries: `…#game=CF1-D3-AAAAACL:QT`. */
export async function showLinked(game: CanfieldGame, hash: string): Promise<boolean> {
  const record = new URLSearchParams(hash.slice(1)).get('game');
  if (record === null) return false;
  const replay = await game.replay(record, { pace: 800 });
  return replay !== undefined;
}
