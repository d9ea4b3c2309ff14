import { expect, html } from '@open-wc/testing';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, inside, known, openPanel, settled, tag, until } from './test/tag.js';

const moves = knownDeal.line.split(' ').slice(0, 5);

const field = (element: CanfieldGame): HTMLTextAreaElement =>
  inside(element, 'textarea[name="record"]') as HTMLTextAreaElement;

async function opened(template = html`<canfield-game deal=${known} motion="none" locale="en"></canfield-game>`) {
  const element = await tag(template);
  for (const move of moves) element.play(move);
  await settled(element);
  await openPanel(element, 'share');
  await until(() => field(element).value !== '');
  return element;
}

/** Puts something in place of what the browser has, for one test. */
function instead(name: 'share' | 'clipboard', value: unknown): () => void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    delete (navigator as unknown as Record<string, unknown>)[name];
  };
}

describe('a game that is shared', () => {
  it('is a link to this page, from which a tag shows it again', async () => {
    const element = await opened();
    const { value } = field(element);
    expect(value.startsWith(`${location.href.replace(/#.*/, '')}#CF1-D3-AAAAACL:`)).to.equal(true);
    const other = await tag();
    const replay = await other.replay(new URL(value).hash.slice(1), { paused: true });
    expect(replay?.length).to.equal(5);
    while (replay?.step());
    expect(other.game.state).to.deep.equal(element.game.state);
  });

  it('links to the page that is named, and tells a wrong address once', async () => {
    const element = await opened(
      html`<canfield-game deal=${known} motion="none" share-url="https://example.org/watch"></canfield-game>`,
    );
    expect(field(element).value).to.match(/^https:\/\/example\.org\/watch#CF1-D3-AAAAACL:\S+$/);
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    element.shareUrl = 'http://[';
    await settled(element);
    await settled(element);
    console.warn = warn;
    expect(field(element).value.startsWith(location.origin)).to.equal(true);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('share-url="http://["');
  });

  it('has only the moves that are done', async () => {
    const element = await tag();
    for (const move of moves) element.play(move);
    element.undo();
    element.undo();
    await openPanel(element, 'share');
    await until(() => field(element).value !== '');
    const replay = await element.replay(new URL(field(element).value).hash.slice(1), { paused: true });
    expect(replay?.length).to.equal(3);
  });

  it('is given to what the device shares with; who thinks better of it is told nothing', async () => {
    const given: ShareData[] = [];
    const outcomes = [undefined, new DOMException('', 'AbortError')];
    const restore = instead('share', (data: ShareData) => {
      given.push(data);
      const outcome = outcomes.shift();
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    });
    const element = await opened();
    const errors = heard(element, 'canfield-error');
    button(element, 'share').click();
    button(element, 'share').click();
    await settled(element);
    restore();
    expect(given).to.deep.equal([{ url: field(element).value }, { url: field(element).value }]);
    expect(errors).to.deep.equal([]);
  });

  it('can be copied by hand where the browser gives no clipboard', async () => {
    const restore = instead('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    const element = await opened();
    button(element, 'copy').click();
    await until(() => (element.renderRoot as ShadowRoot).activeElement === field(element));
    restore();
    const { selectionStart, selectionEnd, value } = field(element);
    expect([selectionStart, selectionEnd]).to.deep.equal([0, value.length]);
    expect(inside(element, 'dialog [role="status"]').textContent.trim()).to.equal('');
  });

  it('has no button where the game cannot be written, or the page wants none', async () => {
    const element = await tag(html`<canfield-game deal=${known} controls="new undo" motion="none"></canfield-game>`);
    expect(button(element, 'show-share')).to.equal(null);
    element.controls = 'share';
    await settled(element);
    expect(button(element, 'show-share')).not.to.equal(null);
    const rest = { version: 1 as const, moves: [], cursor: 0 };
    const suits = 'SHDC';
    const deck = Array.from(
      { length: 52 },
      (_card, card) => `A23456789TJQK`.charAt(card % 13) + suits.charAt(card / 13),
    );
    expect(element.load({ ...rest, deck })).to.equal(true);
    await settled(element);
    expect(button(element, 'show-share')).to.equal(null);
  });
});
