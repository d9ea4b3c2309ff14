import type { CanfieldGame } from '@canfield-game/element';
import { classic, defineTheme } from '@canfield-game/themes';

/** Complains at once, and in full, where a token is missing or is no colour. */
export const dusk = defineTheme({
  ...classic,
  name: 'dusk',
  back: 'stars',
  tokens: { ...classic.tokens, cloth: '#243447', 'cloth-edge': '#17222f', 'back-ground': '#7a1f3d' },
});

export function dress(game: CanfieldGame): void {
  game.theme = dusk;
}
