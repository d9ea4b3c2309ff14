import { expect } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';

const warnings: string[] = [];
const { warn } = console;

describe('a second copy of the script', () => {
  before(() => {
    console.warn = (message: string) => warnings.push(message);
  });
  after(() => {
    console.warn = warn;
  });

  it('of another version leaves the first, warns once and throws nothing', async () => {
    const Older = class extends HTMLElement {
      static readonly version = '0.0.0-older';
    };
    customElements.define('canfield-game', Older);
    const { CanfieldGame } = await import('./define.js');
    expect(customElements.get('canfield-game')).to.equal(Older);
    expect(warnings).to.deep.equal([
      `canfield-game: version 0.0.0-older defines this tag already and stays; version ${CanfieldGame.version} defines none.`,
    ]);
  });

  it('can still be defined under another name', async () => {
    const { CanfieldGame } = await import('./define.js');
    customElements.define('canfield-second', class extends CanfieldGame {});
    const game = document.createElement('canfield-second') as CanfieldGame;
    document.body.append(game);
    await game.updateComplete;
    expect(game.game.won).to.equal(false);
    game.remove();
  });
});
