import { expect, fixture, html } from '@open-wc/testing';
import { CanfieldGame } from './define.js';

describe('canfield-game', () => {
  it('is defined by define', async () => {
    const game = await fixture(html`<canfield-game></canfield-game>`);
    expect(game).to.be.instanceOf(CanfieldGame);
    expect(game.shadowRoot).not.to.equal(null);
  });
});
