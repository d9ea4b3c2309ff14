import { CanfieldGame } from './canfield-game.js';

export * from './index.js';

/** A page that holds two copies keeps the first: what is defined cannot be defined again. */
const first = customElements.get('canfield-game') as Partial<Pick<typeof CanfieldGame, 'version'>> | undefined;

if (!first) customElements.define('canfield-game', CanfieldGame);
else if (first.version !== CanfieldGame.version) {
  const there = first.version === undefined ? 'another class' : `version ${first.version}`;
  console.warn(
    `canfield-game: ${there} defines this tag already and stays; version ${CanfieldGame.version} defines none.`,
  );
}
