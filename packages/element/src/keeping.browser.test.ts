import { expect, fixture, html } from '@open-wc/testing';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, heard, known, panelGone, panelOf, said, settled } from './test/tag.js';

const key = 'canfield-game:mine:game:1';

/** A tag whose games are kept; without a code it takes up what is kept. */
async function kept(deal: string = known): Promise<CanfieldGame> {
  const element = await fixture<CanfieldGame>(
    html`<canfield-game deal=${deal} motion="none" storage-key="mine"></canfield-game>`,
  );
  await settled(element);
  return element;
}

const stored = (part: string): unknown => JSON.parse(localStorage.getItem(`canfield-game:mine:${part}:1`) ?? 'null');

/** A problem that a tag tells while it comes to the page is heard there. */
async function keptWithProblems(): Promise<{ element: CanfieldGame; reasons: unknown[] }> {
  const told = heard(document, 'canfield-error');
  const element = await kept('random');
  return { element, reasons: told.map(({ detail }) => detail['reason']) };
}

/** Writes until there is no room left. */
function fillWith(filler: string): void {
  try {
    for (let size = 0; size < 20_000; size++) localStorage.setItem(`${filler.length} ${size}`, filler);
  } catch {
    // It is full now, as it has to be.
  }
}

beforeEach(() => {
  localStorage.clear();
});

after(() => {
  localStorage.clear();
});

describe('a game that is kept', () => {
  it('is there again with its history, what can be redone, and its score', async () => {
    const before = await kept();
    for (const move of ['R>T2', 'R>F1', 'T2>T4', 'D']) before.play(move);
    before.undo();
    before.remove();
    const element = await kept('random');
    expect(element.game.toJSON()).to.deep.equal(before.game.toJSON());
    expect(element.game.cursor).to.equal(3);
    expect(element.redo().ok).to.equal(true);
    expect(said(element)).not.to.contain('New game');
  });

  it('is written after each action', async () => {
    const element = await kept();
    expect(localStorage.getItem(key)).to.equal(null);
    element.play('R>T2');
    expect(stored('game')).to.deep.include({ counted: false });
    expect((stored('game') as { game: unknown }).game).to.deep.equal(element.game.toJSON());
    element.undo();
    expect((stored('game') as { game: { cursor: number } }).game.cursor).to.equal(0);
  });

  it('tells the page that it was taken up', async () => {
    (await kept()).play('R>T2');
    const told = heard(document, 'canfield-deal');
    await kept('random');
    expect(told[0]?.detail).to.deep.include({ code: known, cause: 'restored' });
  });

  it('gives way to another deal that the page asks for, and not to its own code', async () => {
    (await kept()).play('R>T2');
    expect((await kept()).game.cursor).to.equal(1);
    const other = await kept('CF1-D1-AAAAAAB');
    expect(other.game.code).to.equal('CF1-D1-AAAAAAB');
    expect(other.game.cursor).to.equal(0);
  });

  it('goes on with its clock', async () => {
    localStorage.setItem(
      key,
      JSON.stringify({ game: { version: 1, code: known, moves: ['D'], cursor: 1 }, seconds: 75, counted: false }),
    );
    const element = await kept('random');
    element.play('D');
    element.remove();
    expect((stored('game') as { seconds: number }).seconds).to.be.within(75, 77);
  });
});

describe('a game that is taken up', () => {
  const theKey = 'canfield-game:taken-up:game:1';
  const record = JSON.stringify({
    game: { version: 1, code: known, moves: ['D'], cursor: 1 },
    seconds: 75,
    counted: true,
  });

  it('is not written otherwise on the way: other windows with it have no cause to give it up', async () => {
    localStorage.setItem(theKey, record);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const last = record.replace('75', '76');
    const written = new Set<unknown>();
    const all = new Promise<void>((resolve) => {
      frame.contentWindow?.addEventListener('storage', ({ key: changed, newValue }) => {
        if (changed === theKey) written.add(newValue);
        if (newValue === last) resolve();
      });
    });
    const element = await fixture<CanfieldGame>(html`<canfield-game storage-key="taken-up"></canfield-game>`);
    await settled(element);
    expect(element.game.cursor).to.equal(1);
    element.remove();
    localStorage.setItem(theKey, last);
    await all;
    frame.remove();
    written.delete(record);
    expect([...written]).to.deep.equal([last]);
  });
});

describe('a record that cannot be used', () => {
  const wrong = {
    'that is no JSON': '{"game":',
    'that is foreign': '{"hello":"world"}',
    'of a newer form':
      '{"game":{"version":9,"code":"CF1-D3-AAAAACL","moves":[],"cursor":0},"seconds":1,"counted":false}',
    'with a deck of which a card is missing': `{"game":{"version":1,"deck":["${'AS '.repeat(51).trim().replaceAll(' ', '","')}"],"moves":[],"cursor":0},"seconds":1,"counted":false}`,
    'with an impossible move':
      '{"game":{"version":1,"code":"CF1-D3-AAAAACL","moves":["R>F4"],"cursor":1},"seconds":1,"counted":false}',
  };

  for (const [name, text] of Object.entries(wrong)) {
    it(`X03: ${name} is put aside, told once, and a new game is dealt`, async () => {
      localStorage.setItem(key, text);
      const { element, reasons } = await keptWithProblems();
      expect(reasons).to.deep.equal(['bad-record']);
      expect(element.game.cursor).to.equal(0);
      expect(localStorage.getItem(`${key}.rejected`)).to.equal(text);
      expect(element.play('D').ok).to.equal(true);
      expect((await keptWithProblems()).reasons).to.deep.equal([]);
    });
  }
});

describe('nothing is kept', () => {
  it('without a storage key: nothing is written, nothing read', async () => {
    localStorage.setItem('canfield-game::game:1', '{}');
    const element = await fixture<CanfieldGame>(html`<canfield-game deal=${known} motion="none"></canfield-game>`);
    element.play('R>T2');
    element.newGame();
    element.remove();
    expect({ ...localStorage }).to.deep.equal({ 'canfield-game::game:1': '{}' });
  });

  it('X04: where there is no room, and the game goes on', async () => {
    const element = await kept();
    const told = heard(element, 'canfield-error');
    for (const filler of ['x'.repeat(1024), 'x']) fillWith(filler);
    for (const move of ['R>T2', 'R>F1', 'T2>T4']) expect(element.play(move).ok).to.equal(true);
    localStorage.clear();
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['storage-full']);
    element.play('D');
    expect(stored('game')).not.to.equal(null);
  });
});

/** Another window keeps a game under the same key, and the tag has heard of it. */
async function keptElsewhere(element: CanfieldGame, record: string): Promise<void> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const noticed = new Promise((resolve) => addEventListener('storage', resolve, { once: true }));
  frame.contentWindow?.localStorage.setItem(key, record);
  await noticed;
  await settled(element);
  frame.remove();
}

describe('another window with the same key', () => {
  it('that goes on with the game is noticed, and nothing is written over it', async () => {
    const element = await kept();
    element.play('R>T2');
    const told = heard(element, 'canfield-error');
    const theirs = JSON.stringify({
      game: { version: 1, code: known, moves: ['D', 'D'], cursor: 2 },
      seconds: 9,
      counted: false,
    });
    await keptElsewhere(element, theirs);
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['played-elsewhere']);
    element.play('R>F1');
    element.remove();
    expect(localStorage.getItem(key)).to.equal(theirs);
  });

  it('that only counted on, for it was closed, takes no game away', async () => {
    const element = await kept();
    element.play('D');
    const told = heard(element, 'canfield-error');
    await keptElsewhere(element, JSON.stringify({ ...(stored('game') as object), seconds: 600 }));
    expect(told).to.deep.equal([]);
    expect(element.play('D').ok).to.equal(true);
  });

  it('says so over the table, plays nothing meanwhile, and gives the game back as it stands there', async () => {
    const element = await kept();
    element.play('R>T2');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const game = { version: 1, code: known, moves: ['D', 'D'], cursor: 2 };
    frame.contentWindow?.localStorage.setItem(key, JSON.stringify({ game, seconds: 9, counted: false }));
    const panel = await panelOf(element, 'elsewhere');
    panel.close();
    await panelGone(element);
    expect(element.play('D')).to.deep.equal({ ok: false, reason: 'prevented' });
    await panelOf(element, 'elsewhere');
    await expect(element).to.be.accessible();
    button(element, 'go-on').click();
    await panelGone(element);
    expect(element.game.toJSON()).to.deep.include({ moves: ['D', 'D'], cursor: 2 });
    expect(element.statistics).to.deep.equal({});
    expect(element.play('D').ok).to.equal(true);
    expect(stored('game')).to.deep.include({ game: { ...game, moves: ['D', 'D', 'D'], cursor: 3 } });
    frame.remove();
  });
});

describe('statistics', () => {
  it('count a game that is given up, but none that was not touched', async () => {
    const element = await kept();
    element.newGame();
    expect(element.statistics).to.deep.equal({});
    element.play('D');
    element.restart();
    element.play('D');
    element.newGame();
    expect(element.statistics['canfield-3']).to.deep.include({ games: 2, won: 0 });
  });

  it('count a win once, whatever is undone and won again, now and after the page is left', async () => {
    const element = await kept();
    for (const move of knownDeal.line.split(' ')) element.play(move);
    element.undo();
    element.play(knownDeal.line.split(' ').at(-1) ?? '');
    expect(element.statistics['canfield-3']).to.deep.include({ games: 1, won: 1, streak: 1, bestScore: 255 });
    element.remove();
    const again = await kept('random');
    again.undo();
    again.redo();
    again.newGame();
    expect(again.statistics['canfield-3']).to.deep.include({ games: 1, won: 1 });
  });

  it('are kept, can be exported and imported, and wrong ones are refused', async () => {
    const element = await kept();
    element.play('D');
    element.newGame();
    const exported = JSON.parse(JSON.stringify(element.statistics)) as CanfieldGame['statistics'];
    expect(stored('statistics')).to.deep.equal(exported);
    expect((await kept()).statistics).to.deep.equal(exported);
    const told = heard(element, 'canfield-error');
    expect(element.importStatistics({ 'canfield-3': {} } as never)).to.equal(false);
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['bad-statistics']);
    expect(element.statistics).to.deep.equal(exported);
    expect(element.importStatistics({})).to.equal(true);
    expect(stored('statistics')).to.deep.equal({});
    expect(element.importStatistics(exported)).to.equal(true);
    expect(element.statistics).to.deep.equal(exported);
  });

  it('of a damaged record begin anew, and it is put aside', async () => {
    localStorage.setItem('canfield-game:mine:statistics:1', '{"canfield-3":{"games":-1}}');
    const { element, reasons } = await keptWithProblems();
    expect(reasons).to.deep.equal(['bad-record']);
    expect(element.statistics).to.deep.equal({});
    expect(localStorage.getItem('canfield-game:mine:statistics:1.rejected')).to.contain('-1');
  });
});
