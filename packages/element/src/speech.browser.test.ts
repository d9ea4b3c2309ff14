import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { known, node, press, said, settled, tag } from './test/tag.js';

const spoken = (verbosity: string, shortcuts = 'on'): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion="none" verbosity=${verbosity} shortcuts=${shortcuts}></canfield-game>`);

describe('reading aloud', () => {
  it('L reads the table, P the pile that has the focus, S the score', async () => {
    const element = await tag();
    element.play('R>T2');
    await settled(element);
    node(element, 'T2:1').focus();
    await press(element, 'l');
    expect(said(element)).to.match(/^Reserve, 12 cards, eight of hearts\. Stock, 34 cards, draw\. Waste, empty\./);
    await press(element, 'P');
    expect(said(element)).to.equal('Column 2, 2 cards, king of hearts, queen of clubs.');
    await press(element, 's');
    expect(said(element)).to.equal('Score 0. 1 move.');
    await press(element, 's');
    expect(said(element).trim()).to.equal('Score 0. 1 move.');
  });

  it('of a game taken up again tells what lies on the table', async () => {
    const element = await tag();
    element.load({ version: 1, code: known, moves: ['R>T2', 'R>F1', 'T2>T4'], cursor: 3 });
    await settled(element);
    expect(said(element)).to.match(/^Reserve, 10 cards, jack of spades\. Stock/);
  });

  it('tells less or more of an action as it is wished, at once', async () => {
    const element = await spoken('brief');
    element.play('R>T2');
    expect(said(element)).to.equal('Queen of clubs to column 2.');
    element.verbosity = 'full';
    await settled(element);
    element.play('R>F1');
    expect(said(element)).to.contain('Reserve, 11 cards. Score 5.');
  });
});

describe('single letters', () => {
  it('do nothing where shortcuts are off; other keys stay', async () => {
    const element = await spoken('normal', 'off');
    node(element, 'S').focus();
    for (const key of ['d', 't', 'n', 'l', 'h', 'u']) await press(element, key);
    expect(element.game.cursor).to.equal(0);
    expect(said(element)).to.equal('');
    element.play('D');
    await press(element, 'z', { ctrlKey: true });
    expect(element.game.cursor).to.equal(0);
  });

  it('of another script act as the Latin letters in their place', async () => {
    const element = await tag();
    node(element, 'S').focus();
    await press(element, 'в', { code: 'KeyD' });
    expect(element.game.cursor).to.equal(1);
  });
});
