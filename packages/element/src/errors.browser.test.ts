import { expect } from '@open-wc/testing';
import './define.js';
import { heard, inside, known, settled, tag } from './test/tag.js';

describe('something wrong from outside', () => {
  for (const [deal, reason] of Object.entries({
    'XX1-D3-AAAAACL': 'unknown-prefix',
    'CF2-D3-AAAAACL': 'unknown-version',
    'CF1-D2-AAAAACL': 'unknown-draw',
    'RB1-D3-AAAAACL': 'draw-not-offered',
    'CF1-D3-AAAACL': 'wrong-length',
    'CF1-D3-AAAA0CL': 'wrong-letter',
  })) {
    it(`is told by event and note, and the game stays: ${reason}`, async () => {
      const element = await tag();
      element.play('R>T2');
      const events = heard(element, 'canfield-error', 'canfield-deal');
      element.deal = deal;
      await settled(element);
      expect(events.map(({ type, detail }) => [type, detail['reason']])).to.deep.equal([['canfield-error', reason]]);
      expect(inside(element, '.note').textContent).not.to.contain('{');
      expect(element.game.cursor).to.equal(1);
    });
  }

  it('is told where a code and an attribute disagree', async () => {
    const element = await tag();
    const events = heard(element, 'canfield-error');
    element.variant = 'american';
    element.deal = 'CF1-D3-AAAAACM';
    await element.updateComplete;
    expect(events[0]?.detail['reason']).to.equal('code-wins');
    expect(element.game.rules.variant).to.equal('canfield');
  });

  it('is told of a saved game that is not right, which is not taken', async () => {
    const element = await tag();
    const events = heard(element, 'canfield-error');
    const wrong = [{}, null, 7, { version: 1, code: known, moves: ['D', 'T1>F1'], cursor: 2 }, { version: 9 }];
    for (const saved of wrong) expect(element.load(saved as never)).to.equal(false);
    expect(events.map(({ detail }) => detail['reason'])).to.deep.equal(wrong.map(() => 'bad-save'));
    expect(element.game.code).to.equal(known);
  });

  for (const [rules, reason, says] of [
    ['{"columns":', 'bad-setting', 'JSON'],
    ['[1, 2]', 'bad-setting', 'JSON'],
    ['{"colums":5}', 'bad-setting', 'colums'],
    ['{"columns":9}', 'bad-setting', 'columns'],
    ['{"draw":[3,2,1],"redeals":1}', 'bad-setting', 'draw'],
    ['{"variant":"american"}', 'code-wins', 'american'],
  ] as const) {
    it(`is told of rules that are wrong: ${rules}`, async () => {
      const element = await tag();
      element.play('R>T2');
      const events = heard(element, 'canfield-error', 'canfield-deal');
      element.setAttribute('rules', rules);
      await element.updateComplete;
      element.newGame({ deal: 'CF1-D3-AAAAACM' });
      const [error] = events.filter(({ type }) => type === 'canfield-error');
      expect(error?.detail['reason']).to.equal(reason);
      expect(error?.detail['message']).to.contain(says);
      const kept = reason === 'bad-setting';
      expect([element.game.code, element.game.cursor]).to.deep.equal(kept ? [known, 1] : ['CF1-D3-AAAAACM', 0]);
    });
  }
});
