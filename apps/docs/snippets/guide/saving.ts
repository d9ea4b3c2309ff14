import type { CanfieldGame } from '@canfield-game/element';
import type { SavedGame } from '@canfield-game/engine';

/** Where your page keeps games: a file, an account, a database. */
export interface Shelf {
  put(text: string): Promise<void>;
  get(): Promise<string | null>;
}

export async function keep(game: CanfieldGame, shelf: Shelf): Promise<void> {
  await shelf.put(JSON.stringify(game.save()));
}

/** A wrong text leaves the running game as it is, and `false` says so. */
export async function takeUp(game: CanfieldGame, shelf: Shelf): Promise<boolean> {
  const text = await shelf.get();
  return text !== null && game.load(JSON.parse(text) as SavedGame);
}
