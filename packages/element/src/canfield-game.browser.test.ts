import { expect, fixture, html } from '@open-wc/testing';
import { CanfieldGame } from './define.js';
import { button, panelGone, panelOf } from './test/tag.js';

const known = 'CF1-D3-AAAAACL';

async function game(
  template = html`<canfield-game deal=${known} motion="none"></canfield-game>`,
): Promise<CanfieldGame> {
  const element = await fixture<CanfieldGame>(template);
  await element.updateComplete;
  return element;
}

const inside = (element: CanfieldGame, selector: string): HTMLElement =>
  element.renderRoot.querySelector(selector) as HTMLElement;

const node = (element: CanfieldGame, id: string): HTMLElement => inside(element, `[data-node="${id}"]`);

function heard(element: EventTarget, ...names: string[]): CustomEvent<Record<string, unknown>>[] {
  const events: CustomEvent<Record<string, unknown>>[] = [];
  for (const name of names) element.addEventListener(name, (event) => events.push(event as (typeof events)[number]));
  return events;
}

async function press(element: CanfieldGame, key: string): Promise<void> {
  const target = (element.renderRoot as ShadowRoot).activeElement ?? inside(element, '.outline button');
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  await element.updateComplete;
}

describe('attributes', () => {
  it('are read, and defaults are not written', async () => {
    const element = await game(html`<canfield-game></canfield-game>`);
    expect(element.getAttributeNames()).to.deep.equal([]);
    expect(element.deal).to.equal('random');
    expect(element.game.code).to.match(/^CF1-D3-[A-Z]{7}$/);
  });

  it('W13: have a property each, which reflects', async () => {
    const element = await game();
    const options = [...CanfieldGame.elementProperties].filter(([, { attribute }]) => attribute !== false);
    const names = options.map(([property, { attribute }]) => (typeof attribute === 'string' ? attribute : property));
    expect(names).to.have.members(CanfieldGame.observedAttributes);
    for (const [property] of options) expect(property in element, String(property)).to.equal(true);
    const silent = options.filter(([, { reflect }]) => reflect !== true).map(([property]) => property);
    expect(silent, 'may be an object, which stays out of the markup').to.deep.equal(['rules']);
    element.hand = 'left';
    element.theme = 'paper';
    await element.updateComplete;
    expect(element.getAttribute('hand')).to.equal('left');
    expect(element.getAttribute('theme')).to.equal('paper');
  });

  it('that were set as properties before the tag was defined are kept', async () => {
    const element = document.createElement('canfield-game');
    element.deal = known;
    document.body.append(element);
    await element.updateComplete;
    expect(element.game.code).to.equal(known);
    element.remove();
  });

  it('warn once about a wrong value, which means the default', async () => {
    const warnings: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => warnings.push(text);
    const element = await game(html`<canfield-game deal=${known} tap="double"></canfield-game>`);
    element.requestUpdate();
    await element.updateComplete;
    expect(element.tapMode).to.equal('auto');
    expect(element.tapMode).to.equal('auto');
    console.warn = warn;
    expect(warnings).to.have.length(1);
  });

  it('W12: mean off by false', async () => {
    const element = await game(html`<canfield-game deal=${known} tap="false"></canfield-game>`);
    expect(element.tapMode).to.equal('off');
  });

  it('W16: changed together deal once', async () => {
    const element = await game();
    const events = heard(element, 'canfield-deal');
    element.setAttribute('deal', 'CF1-D1-AAAAACM');
    element.setAttribute('draw', '1');
    element.setAttribute('locale', 'en');
    for (let i = 0; i < 10; i++) element.deal = `CF1-D1-AAAAAC${String.fromCharCode(65 + i)}`;
    await element.updateComplete;
    expect(events.map(({ detail }) => detail['code'])).to.deep.equal(['CF1-D1-AAAAACJ']);
  });

  it('of the draw deal an untouched table again, and wait for the next deal else', async () => {
    const element = await game(html`<canfield-game motion="none"></canfield-game>`);
    element.draw = '1';
    await element.updateComplete;
    expect(element.game.rules.draw).to.equal(1);
    element.play('D');
    element.draw = '3';
    await element.updateComplete;
    expect(element.game.rules.draw).to.equal(1);
    element.newGame();
    expect(element.game.rules.draw).to.equal(3);
  });

  it('of look keep the game', async () => {
    const element = await game();
    element.play('D');
    for (const [name, value] of Object.entries({ theme: 'midnight', hand: 'left', suits: 'four', locale: 'en-GB' })) {
      element.setAttribute(name, value);
      await element.updateComplete;
    }
    expect(element.game.cursor).to.equal(1);
  });

  it('of rules and variant hold from the next deal on', async () => {
    const element = await game();
    element.setAttribute('rules', '{"columns":5}');
    element.setAttribute('variant', 'american');
    await element.updateComplete;
    expect(element.game.code).to.equal(known);
    element.newGame();
    expect(element.game.rules).to.include({ variant: 'american', columns: 5 });
  });
});

describe('events', () => {
  it('bubble, cross shadow roots, and cannot be changed', async () => {
    const element = await game();
    const events = heard(document, 'canfield-move', 'canfield-score');
    element.play('R>T2');
    element.play('R>F1');
    expect(events.map(({ type }) => type)).to.deep.equal(['canfield-move', 'canfield-move', 'canfield-score']);
    for (const event of events) {
      expect(event.bubbles && event.composed).to.equal(true);
      expect(Object.isFrozen(event.detail)).to.equal(true);
    }
    expect(Object.isFrozen(events[0]?.detail['changes'])).to.equal(true);
    expect(events[2]?.detail).to.deep.equal({ score: 5, previous: 0, delta: 5, cause: 'play' });
  });

  it('come in order: the deal, then ready, once', async () => {
    const events = heard(document, 'canfield-deal', 'canfield-ready');
    const element = await game();
    element.requestUpdate();
    await element.updateComplete;
    const own = events.filter(({ target }) => target === element);
    expect(own.map(({ type }) => type)).to.deep.equal(['canfield-deal', 'canfield-ready']);
  });

  it('before a move can prevent it, and come only for legal ones', async () => {
    const element = await game();
    const events = heard(element, 'canfield-before-move', 'canfield-move');
    element.addEventListener('canfield-before-move', (event) => {
      event.preventDefault();
    });
    expect(element.play('R>T2')).to.deep.equal({ ok: false, reason: 'prevented' });
    expect(element.play('R>T1')).to.deep.equal({ ok: false, reason: 'not-accepted' });
    expect(events.map(({ type }) => type)).to.deep.equal(['canfield-before-move']);
    expect(element.game.cursor).to.equal(0);
  });

  it('tell an undo with what it undid', async () => {
    const element = await game();
    element.play('R>T2');
    const events = heard(element, 'canfield-move');
    element.undo();
    element.redo();
    expect(events.map(({ detail }) => [detail['kind'], detail['index']])).to.deep.equal([
      ['undo', 0],
      ['redo', 1],
    ]);
  });
});

describe('saving', () => {
  it('takes up the same game with its history', async () => {
    const element = await game();
    for (const move of ['R>T2', 'R>F1', 'D']) element.play(move);
    element.undo();
    const saved = JSON.parse(JSON.stringify(element.save())) as ReturnType<CanfieldGame['save']>;
    const other = await game(html`<canfield-game></canfield-game>`);
    expect(other.load(saved)).to.equal(true);
    expect(other.game.state).to.deep.equal(element.game.state);
    expect([other.game.cursor, other.game.actions.length]).to.deep.equal([2, 3]);
  });
});

describe('the outline', () => {
  it('has one tab stop, and its focus follows the moved card', async () => {
    const element = await game();
    const stops = () => element.renderRoot.querySelectorAll('.outline [tabindex="0"]').length;
    expect(stops()).to.equal(1);
    node(element, 'R').focus();
    await press(element, 't');
    expect((element.renderRoot as ShadowRoot).activeElement?.getAttribute('aria-label')).to.equal(
      'Queen of clubs, on king of hearts, column 2',
    );
    expect(stops()).to.equal(1);
    await press(element, 'u');
    expect((element.renderRoot as ShadowRoot).activeElement).to.equal(node(element, 'R'));
  });

  it('picks up by activation, says where to, and drops', async () => {
    const element = await game();
    node(element, 'R').focus();
    node(element, 'R').click();
    await element.updateComplete;
    await element.updateComplete;
    expect(inside(element, '.live').textContent).to.equal('Queen of clubs picked up. It can go to column 2.');
    expect((element.renderRoot as ShadowRoot).activeElement).to.equal(node(element, 'T2:0'));
    node(element, 'T2:0').click();
    await element.updateComplete;
    expect(element.game.state.tableau[1]).to.deep.equal([25, 50]);
  });

  it('chooses a base', async () => {
    const element = await game(html`<canfield-game deal="SE1-D3-AAAAACL" motion="none"></canfield-game>`);
    node(element, 'C:1').click();
    await element.updateComplete;
    expect(element.game.state.base).to.equal(5);
    element.undo();
    await element.updateComplete;
    expect(element.game.state.choice).to.have.length(5);
  });

  it('keeps the focus when the button it was on is gone', async () => {
    const element = await game();
    for (const move of ['R>T2', 'R>F1', 'T2>T4']) element.play(move);
    await element.updateComplete;
    node(element, 'T4:2').focus();
    element.undo();
    await element.updateComplete;
    const active = (element.renderRoot as ShadowRoot).activeElement as HTMLElement;
    expect(active.closest('.outline')).not.to.equal(null);
  });
});

describe('a new game', () => {
  it('K09: by key asks before a game in progress is given up', async () => {
    const element = await game();
    element.play('D');
    await element.updateComplete;
    node(element, 'S').focus();
    await press(element, 'n');
    const panel = await panelOf(element, 'new-game');
    expect(element.game.cursor).to.equal(1);
    expect((element.renderRoot as ShadowRoot).activeElement).to.equal(button(element, 'stay'));
    panel.close();
    await panelGone(element);
    expect(element.game.cursor).to.equal(1);
  });

  it('D01: restart lays out the same cards', async () => {
    const element = await game();
    const { state } = element.game;
    for (const move of ['R>T2', 'R>F1', 'D', 'D']) element.play(move);
    element.restart();
    expect(element.game.state).to.deep.equal(state);
    expect(element.game.code).to.equal(known);
  });
});

describe('the tag', () => {
  it('W06: is defined once, by whoever comes first', async () => {
    const first = customElements.get('canfield-game');
    const secondCopy = ['./define.ts', 'again'].join('?');
    await import(secondCopy);
    expect(customElements.get('canfield-game')).to.equal(first);
    expect(first).to.equal(CanfieldGame);
  });
});
