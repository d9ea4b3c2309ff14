import { Game, legalMoves } from '@canfield-game/engine';
import { isStuck } from '@canfield-game/engine/solver';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, inside, known, node, press, said, settled, tag, until } from './test/tag.js';

/** A deal that is proved to be lost at once under these rules. */
const lostDeal = 'CF1-D1-AAAAAAF';
const lostRules = '{"wraps":"stop-at-base","takeBack":false}';

/** A record that ends at a standstill, and one action more than one that does not. */
function standstill(): ReturnType<Game['toJSON']> {
  for (let seed = 0; seed < 200; seed++) {
    const game = Game.random({ variant: 'chameleon' }, () => seed / 200);
    for (let i = 0; i < 200 && !isStuck(game.state, game.rules); i++) {
      const move = legalMoves(game.state, game.rules).find((one) => one.type === 'move' && /[RW]/.test(one.from));
      if (!game.play(move ?? 'D').ok) break;
    }
    const { cursor } = game;
    const stands = isStuck(game.state, game.rules);
    game.undo();
    if (stands && cursor > 3 && !isStuck(game.state, game.rules)) {
      game.redo();
      return game.toJSON();
    }
  }
  throw new Error('no deal comes to a standstill');
}

const light = (element: CanfieldGame): string | null =>
  element.renderRoot.querySelector('[part="winnability"]')?.getAttribute('aria-label') ?? null;

describe('a game that leads nowhere', () => {
  it('is told of by an event at a standstill, once, and again after an undo', async () => {
    const element = await tag();
    const events = heard(element, 'canfield-stuck');
    const record = standstill();
    element.load({ ...record, cursor: record.cursor - 1 });
    await settled(element);
    expect(events).to.have.length(0);
    element.redo();
    await until(() => events.length > 0);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ proof: 'pass' }]);
    expect(inside(element, '.stuck')).to.equal(null);
    element.requestUpdate();
    await settled(element);
    expect(events).to.have.length(1);
    element.undo();
    await settled(element);
    element.redo();
    await until(() => events.length > 1);
    expect(events).to.have.length(2);
    expect((await element.hint())?.kind).to.equal('lost');
  });

  it('is told on the table where that is wanted, with undo, and put away', async () => {
    const element = await tag(html`<canfield-game stuck-notice="on" motion="none"></canfield-game>`);
    const record = standstill();
    element.load(record);
    await until(() => inside(element, '.stuck'));
    const told = inside(element, '.stuck p').textContent;
    expect(told).to.match(/\.$/);
    expect(said(element)).to.contain(told);
    button(element, 'out').click();
    await settled(element);
    expect(element.game.cursor).to.equal(record.cursor - 1);
    // The solver may have found meanwhile that the game was lost before, which is another thing to say.
    expect(element.renderRoot.querySelector('.stuck p')?.textContent).not.to.equal(told);
  });

  it('proved lost, is told once: not again for what is played on, nor after an undo', async () => {
    const element = await tag(
      html`<canfield-game deal=${lostDeal} rules=${lostRules} stuck-notice="on" motion="none"></canfield-game>`,
    );
    const events = heard(element, 'canfield-stuck');
    await until(() => inside(element, '.stuck'));
    expect(inside(element, '.stuck p').textContent).to.equal('This game can no longer be won.');
    expect(button(element, 'out').textContent.trim()).to.equal('New game');
    button(element, 'dismiss').click();
    await settled(element);
    expect(inside(element, '.stuck')).to.equal(null);
    element.play('D');
    await settled(element);
    element.undo();
    await settled(element);
    expect(events.length).to.be.at.most(1);
    expect(inside(element, '.stuck')).to.equal(null);
    expect(await element.hint()).to.deep.equal({ kind: 'lost' });
    await settled(element);
    expect(said(element)).to.equal('This game can no longer be won.');
    node(element, 'S').focus();
    await press(element, 'Escape');
    expect(inside(element, '[part="hint"]')).to.equal(null);
  });

  it('asks nothing of the solver by itself where nothing is wanted', async () => {
    const events: unknown[] = [];
    const element = await tag(
      html`<canfield-game
        deal=${lostDeal}
        rules=${lostRules}
        motion="none"
        @canfield-stuck=${(event: Event) => events.push(event)}
      ></canfield-game>`,
    );
    element.play('D');
    await settled(element);
    expect(events).to.deep.equal([]);
    expect(light(element)).to.equal(null);
  });
});

describe('the light', () => {
  it('H08: says whether the game can still be won, as far as is known', async () => {
    const element = await tag(html`<canfield-game deal=${known} winnability="on" motion="none"></canfield-game>`);
    await until(() => light(element) === 'This game can still be won.');
    expect(light(element)).to.equal('This game can still be won.');
    element.play('D');
    element.undo();
    await settled(element);
    expect(light(element)).to.equal('This game can still be won.');
    element.newGame({ deal: lostDeal, rules: JSON.parse(lostRules) as object });
    await settled(element);
    await until(() => light(element) === 'This game can no longer be won.');
    expect(light(element)).to.equal('This game can no longer be won.');
    element.play('D');
    await settled(element);
    expect(light(element)).to.equal('This game can no longer be won.');
  });
});
