import { expect } from '@open-wc/testing';
import { CanfieldGame } from './index.js';
import { known, node, settled } from './test/tag.js';

// One page, one registry: these tests build on each other, as a page does that defines the tag late.
describe('the class without its definition', () => {
  it('defines no tag, asks for no frame and adds nothing to the page', () => {
    expect(customElements.get('canfield-game')).to.equal(undefined);
    expect(document.querySelector('canfield-game')).to.equal(null);
    expect(CanfieldGame.observedAttributes).to.include.members(['deal', 'draw', 'tap', 'motion', 'locale', 'theme']);
  });

  it('W07: can be defined under a name of the page’s own', async () => {
    customElements.define('my-patience', class extends CanfieldGame {});
    const own = document.createElement('my-patience') as CanfieldGame;
    own.deal = known;
    document.body.append(own);
    await own.updateComplete;
    expect(own.game.code).to.equal(known);
    own.remove();
  });
});

describe('a tag that is on the page before it is defined', () => {
  it('keeps its attributes, the properties set until then, and its listeners', async () => {
    document.body.insertAdjacentHTML('beforeend', '<canfield-game hand="left" motion="none"></canfield-game>');
    const element = document.body.lastElementChild as CanfieldGame;
    Object.assign(element, { deal: known, theme: 'paper' });
    const heard: string[] = [];
    element.addEventListener('canfield-ready', ({ type }) => heard.push(type));
    expect(element).not.to.be.instanceOf(CanfieldGame);
    await import('./define.js');
    await settled(element);
    expect(element).to.be.instanceOf(CanfieldGame);
    expect([element.game.code, element.hand, element.theme]).to.deep.equal([known, 'left', 'paper']);
    expect(element.getAttribute('deal')).to.equal(known);
    expect(Object.getOwnPropertyNames(element)).not.to.include.members(['deal', 'theme']);
    expect(heard).to.deep.equal(['canfield-ready']);
    expect(node(element, 'R').getAttribute('aria-label')).to.equal('Reserve, 13 cards, queen of clubs');
    element.remove();
  });
});
