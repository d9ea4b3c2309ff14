import { dailyCode, dailySkip } from '@canfield-game/engine/daily';
import { solve } from '@canfield-game/engine/solver';
import { expect, html } from '@open-wc/testing';
import './define.js';
import { dateOf, today } from './session/day.js';
import { button, type Heard, heard, inside, known, node, settled, tag, until } from './test/tag.js';

const random = html`<canfield-game winnable="on" motion="none"></canfield-game>`;

describe('winnable="on"', () => {
  it('shows the table without cards and says why, until a deal is proved winnable', async () => {
    const events: string[] = [];
    const hear = ({ type }: Event) => events.push(type);
    const element = await tag(
      html`<canfield-game
        winnable="on"
        variant="superior"
        motion="none"
        @canfield-deal=${hear}
        @canfield-ready=${hear}
      ></canfield-game>`,
    );
    expect(inside(element, '[part="searching"]').textContent).to.equal('Looking for a deal that can be won…');
    expect([element.outline, events]).to.deep.equal([[], []]);
    expect(element.play('D')).to.deep.equal({ ok: false, reason: 'prevented' });
    expect(button(element, 'code')).to.equal(null);
    await until(() => events.length > 1);
    await settled(element);
    expect(events).to.deep.equal(['canfield-deal', 'canfield-ready']);
    expect(inside(element, '[part="searching"]')).to.equal(null);
    expect(node(element, 'S')).not.to.equal(null);
    expect(element.game.code).to.match(/^SC1-/);
    expect((await element.hint())?.kind).to.equal('win');
  });

  it('deals another one at once when it has had time to find it, and every one can be won', async () => {
    const element = await tag(random);
    const events = heard(element, 'canfield-deal');
    await until(() => events.length > 0);
    const codes = new Set<string | null>();
    for (let time = 0; time < 4; time++) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      const before = events.length;
      element.newGame();
      await until(() => events.length > before);
      codes.add(element.game.code);
      const { state, rules } = element.game;
      expect((await solve(state, rules, { milliseconds: 5000 })).verdict).to.equal('winnable');
    }
    expect(codes.size).to.equal(4);
  });

  it('deals the game of the day as it is, which is proved already, and looks for the next one', async () => {
    const deals: Heard[] = [];
    const onDeal = (event: Heard): unknown => deals.push(event);
    const element = await tag(
      html`<canfield-game
        winnable="on"
        deal="daily"
        variant="rush"
        motion="none"
        @canfield-deal=${onDeal}
      ></canfield-game>`,
    );
    expect(inside(element, '[part="searching"]')).to.equal(null);
    await until(() => deals.length > 0);
    const now = dateOf(today(new Date()));
    expect(element.game.code).to.equal(dailyCode(now, 'rush'));
    expect(dailySkip(now, 'rush', 3)).not.to.equal(undefined);
    element.newGame();
    await until(() => deals.length > 1);
    const { state, rules } = element.game;
    expect((await solve(state, rules, { milliseconds: 5000 })).verdict).to.equal('winnable');
    element.newGame();
    element.newGame({ deal: 'daily' });
    await until(() => element.game.code === dailyCode(now, 'rush'));
    expect(deals.map(({ detail }) => detail['cause'])).to.deep.equal(['start', 'new', 'new']);
  });

  it('leaves codes and saved games as they are', async () => {
    const element = await tag(html`<canfield-game winnable="on" deal=${known} motion="none"></canfield-game>`);
    expect(element.game.code).to.equal(known);
    element.newGame({ deal: 'CF1-D1-AAAAAAF' });
    expect(element.game.code).to.equal('CF1-D1-AAAAAAF');
    element.newGame({ variant: 'rainbow' });
    await settled(element);
    expect(inside(element, '[part="searching"]')).not.to.equal(null);
    expect(element.load({ version: 1, code: known, moves: ['R>T2'], cursor: 1 })).to.equal(true);
    await settled(element);
    expect(inside(element, '[part="searching"]')).to.equal(null);
    expect(element.play('R>F1').ok).to.equal(true);
  });

  it('goes on looking when the tag is moved meanwhile', async () => {
    const element = await tag(random);
    const events = heard(element, 'canfield-deal');
    element.newGame({ variant: 'superior' });
    const room = document.createElement('div');
    document.body.append(room);
    room.append(element);
    await until(() => events.some(({ detail }) => detail['variant'] === 'superior'));
    expect(element.game.rules.variant).to.equal('superior');
    expect((await element.hint())?.kind).to.equal('win');
    room.remove();
  });

  it('gives up in time where such deals are rare: deals one that is not, and says so', async () => {
    const rules = '{"columns":1,"redeals":0}';
    const element = await tag(html`<canfield-game winnable="on" rules=${rules} motion="none"></canfield-game>`);
    const events = heard(element, 'canfield-deal', 'canfield-error');
    for (let time = 0; time < 2 && events.length < 2; time++) await until(() => events.length > 1);
    expect(events.map(({ type, detail }) => [type, detail['reason'] ?? detail['cause']])).to.deep.equal([
      ['canfield-deal', 'start'],
      ['canfield-error', 'no-winnable-deal'],
    ]);
    await settled(element);
    expect(inside(element, '.note p').textContent).to.equal('Whether this game can still be won is not known.');
    expect(element.play('D').ok).to.equal(true);
  });

  it('tells of settings that are wrong as ever, and deals', async () => {
    const element = await tag(html`<canfield-game winnable="on" draw="1" motion="none"></canfield-game>`);
    const events = heard(element, 'canfield-error');
    await until(() => node(element, 'S'));
    element.newGame({ rules: { columns: 99 } });
    await until(() => events.length > 0);
    expect(events.map(({ detail }) => detail['reason'])).to.deep.equal(['bad-setting']);
  });
});
