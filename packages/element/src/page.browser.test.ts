import { expect, html } from '@open-wc/testing';
import { Game } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame, NewGameOptions } from './canfield-game.js';
import './define.js';
import { heard, known, settled, tag } from './test/tag.js';

const saved = { version: 1, code: known, moves: ['R>T2', 'R>F1'], cursor: 2 } as const;

/** Waits for what has been set, and gives everything back that went wrong outside of any caller. */
async function faults(act: () => unknown): Promise<unknown[]> {
  const found: unknown[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    found.push('reason' in event ? event.reason : (event as ErrorEvent).message);
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  await act();
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('error', note);
  removeEventListener('unhandledrejection', note);
  return found;
}

describe('a page that does not wait', () => {
  let element: CanfieldGame;
  beforeEach(() => {
    element = document.createElement('canfield-game');
    element.motion = 'none';
  });
  afterEach(() => {
    element.remove();
  });

  it('loads a game into a tag that is not on the page yet', async () => {
    const events = heard(element, 'canfield-deal');
    expect(element.load(saved)).to.equal(true);
    document.body.append(element);
    await settled(element);
    expect([element.game.code, element.game.cursor]).to.deep.equal([known, 2]);
    expect(events.map(({ detail }) => detail['cause'])).to.deep.equal(['start', 'load']);
  });

  it('loads a game right after putting the tag on the page', async () => {
    document.body.append(element);
    element.load(saved);
    await settled(element);
    expect(element.game.cursor).to.equal(2);
  });

  it('plays the deal of the attributes at once', async () => {
    element.deal = known;
    document.body.append(element);
    const events = heard(element, 'canfield-deal', 'canfield-move');
    expect(element.play('R>T2').ok).to.equal(true);
    await settled(element);
    expect([element.game.code, element.game.cursor]).to.deep.equal([known, 1]);
    expect(events.map(({ type }) => type)).to.deep.equal(['canfield-deal', 'canfield-move']);
  });

  it('deals a new game at once, and keeps it', async () => {
    document.body.append(element);
    element.newGame({ deal: known });
    await settled(element);
    expect(element.game.code).to.equal(known);
  });

  it('saves what the attributes ask for', () => {
    element.deal = known;
    expect(element.save().code).to.equal(known);
  });
});

describe('a framework that clears a property', () => {
  const names =
    'deal variant draw rules scoring readonly tap autoplay autofinish hints stuckNotice winnability winnable motion sound hand suits indices back locale theme'.split(
      ' ',
    );
  for (const nothing of [undefined, null, '']) {
    for (const name of names) {
      it(`means the default: ${name} = ${JSON.stringify(nothing)}`, async () => {
        const element = await tag(html`<canfield-game motion="none"></canfield-game>`);
        const events = heard(element, 'canfield-error');
        const { warn } = console;
        const warnings: unknown[] = [];
        console.warn = (text: unknown) => warnings.push(text);
        const wrong = await faults(async () => {
          Object.assign(element, { [name]: nothing });
          await settled(element);
          element.newGame();
          await settled(element);
        });
        console.warn = warn;
        expect(wrong).to.deep.equal([]);
        expect(events.map(({ detail }) => detail)).to.deep.equal([]);
        expect(warnings).to.deep.equal([]);
        expect(element.game.code).to.match(/^CF1-D3-/);
      });
    }
  }

  it('does not make it disagree with a code', async () => {
    const element = await tag();
    const events = heard(element, 'canfield-error');
    Object.assign(element, { variant: undefined, draw: undefined, scoring: undefined, rules: undefined });
    element.deal = 'AC1-D1-AAAAACL';
    await settled(element);
    expect(events).to.deep.equal([]);
    expect(element.game.code).to.equal('AC1-D1-AAAAACL');
  });
});

describe('a new game', () => {
  for (const [name, options] of Object.entries({
    'a deal': { deal: undefined },
    'a variant': { variant: undefined },
    'a draw': { draw: undefined },
    rules: { rules: undefined },
    'a scoring': { scoring: undefined },
  })) {
    it(`without ${name} is as the attributes have it`, async () => {
      const element = await tag(html`<canfield-game variant="american" draw="1" motion="none"></canfield-game>`);
      const events = heard(element, 'canfield-error');
      element.newGame(options as unknown as NewGameOptions);
      expect(events).to.deep.equal([]);
      expect(element.game.code).to.match(/^AC1-D1-/);
    });
  }

  it('goes on with the variant and draw of the code that is dealt', async () => {
    const element = await tag(html`<canfield-game deal="AC1-D1-AAAAACL" motion="none"></canfield-game>`);
    element.newGame();
    expect(element.game.code).to.match(/^AC1-D1-/);
    element.newGame({ variant: 'rainbow' });
    expect(element.game.code).to.match(/^RB1-D1-/);
  });

  it('of a wrong kind is told, and the running game stays', async () => {
    const element = await tag();
    element.play('D');
    const wrong = [{ deal: 7 }, { variant: 'patience' }, { rules: { columns: 99 } }, { rules: 'x' }, { scoring: 'x' }];
    for (const options of wrong) {
      const events = heard(element, 'canfield-error');
      element.newGame(options as never);
      expect(events, JSON.stringify(options)).to.have.length(1);
      expect(element.game.cursor, JSON.stringify(options)).to.equal(1);
    }
  });
});

describe('D08: the code of the running game', () => {
  it('set as the deal does not deal it again', async () => {
    const element = await tag(html`<canfield-game motion="none"></canfield-game>`);
    element.play('D');
    const events = heard(element, 'canfield-deal');
    element.deal = element.game.code ?? '';
    await settled(element);
    expect(events).to.deep.equal([]);
    expect(element.game.cursor).to.equal(1);
  });

  it('is the same in any spelling', async () => {
    const element = await tag();
    element.play('D');
    element.deal = 'cf1 d3 aaaaacl';
    await settled(element);
    expect(element.game.cursor).to.equal(1);
  });

  it('can be followed by a page that writes down what was dealt', async () => {
    const element = await tag(html`<canfield-game motion="none"></canfield-game>`);
    element.addEventListener('canfield-deal', ({ detail }) => (element.deal = detail.code ?? 'random'));
    const events = heard(element, 'canfield-deal');
    element.newGame();
    await settled(element);
    expect(events).to.have.length(1);
    expect(element.getAttribute('deal')).to.equal(element.game.code);
  });
});

describe('what is given to the tag', () => {
  it('is not frozen or changed by it', async () => {
    const element = await tag();
    const move = { type: 'draw' } as const;
    const rules = { columns: 5 };
    const record = structuredClone(saved) as never;
    element.play(move);
    element.newGame({ rules });
    element.load(record);
    expect([move, rules, record].map(Object.isFrozen)).to.deep.equal([false, false, false]);
    expect([move, rules, record]).to.deep.equal([{ type: 'draw' }, { columns: 5 }, saved]);
  });
});

describe('a listener', () => {
  it('that deals another game before a move has that move refused', async () => {
    const element = await tag();
    const other = 'CF1-D3-AAAAACM';
    element.addEventListener('canfield-before-move', () => {
      element.newGame({ deal: other });
    });
    expect(element.play('D').ok).to.equal(false);
    expect([element.game.code, element.game.cursor]).to.deep.equal([other, 0]);
  });

  it('hears move, score and win of the last move in this order', async () => {
    const element = await tag();
    const line = knownDeal.line.split(' ');
    element.load(Game.fromCode(known).toJSON());
    for (const move of line.slice(0, -1)) element.play(move);
    const events = heard(element, 'canfield-before-move', 'canfield-move', 'canfield-score', 'canfield-win');
    element.play(line.at(-1) ?? '');
    expect(events.map(({ type }) => type.replace('canfield-', ''))).to.deep.equal([
      'before-move',
      'move',
      'score',
      'win',
    ]);
    expect(events[3]?.detail).to.deep.include({ code: known, variant: 'canfield', draw: 3, score: 255 });
    expect(events[3]?.detail).to.deep.include({ moves: line.length, tookBack: false });
    expect(events[3]?.detail['seconds']).to.be.a('number');
  });
});

describe('a wrong deal code from the start', () => {
  it('is told on the table, over a game that can be played', async () => {
    const element = document.createElement('canfield-game');
    element.deal = 'CF1-D3-AAAA0CL';
    document.body.append(element);
    await settled(element);
    expect(element.renderRoot.querySelector('.note')?.textContent).to.contain('0');
    expect(element.play('D').ok).to.equal(true);
    element.remove();
  });
});

describe('a page that gives the tag another display and a height', () => {
  it('has the toolbar within it all the same', async () => {
    for (const display of ['block', 'flex', 'grid', 'inline-block']) {
      const element = await tag(
        html`<canfield-game
          motion="none"
          style="display: ${display}; inline-size: 600px; block-size: 420px"
        ></canfield-game>`,
      );
      const bar = element.renderRoot.querySelector('.bar')?.getBoundingClientRect();
      expect(bar?.bottom, display).to.be.closeTo(element.getBoundingClientRect().bottom, 0.5);
    }
  });
});
