import { expect, fixture, html } from '@open-wc/testing';
import { dailyCode } from '@canfield-game/engine/daily';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { heard, settled, tag } from './test/tag.js';

/** Today as the calendar here shows it. */
function today(): Parameters<typeof dailyCode>[0] {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Waits for a game of the day to be on the table. */
async function dealt(element: CanfieldGame): Promise<void> {
  for (let turn = 0; turn < 200 && element.renderRoot.querySelector('[data-node]') === null; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await settled(element);
  }
}

const dailyTag = async (
  more: Partial<Record<'variant' | 'draw' | 'storageKey', string>> = {},
): Promise<CanfieldGame> => {
  const element = document.createElement('canfield-game');
  Object.assign(element, { deal: 'daily', motion: 'none', ...more });
  document.body.append(element);
  await dealt(element);
  return element;
};

afterEach(() => {
  for (const element of document.querySelectorAll('canfield-game')) element.remove();
  localStorage.clear();
});

describe('the deal of the day', () => {
  it('lies on the table, told once', async () => {
    const told = heard(document, 'canfield-deal', 'canfield-ready');
    const element = await dailyTag();
    expect(element.game.code).to.equal(dailyCode(today()));
    expect(told.map(({ type, detail }) => [type, detail['cause']])).to.deep.equal([
      ['canfield-deal', 'start'],
      ['canfield-ready', undefined],
    ]);
  });

  it('is of the variant and draw mode asked for', async () => {
    expect((await dailyTag({ variant: 'storehouse' })).game.code).to.equal(dailyCode(today(), 'storehouse'));
    expect((await dailyTag({ draw: '1' })).game.code).to.equal(dailyCode(today(), 'canfield', 1));
  });

  it('leaves a bare table on which nothing can be played until it is there', async () => {
    const element = await fixture<CanfieldGame>(html`<canfield-game deal="daily" motion="none"></canfield-game>`);
    expect(element.play('D')).to.deep.equal({ ok: false, reason: 'prevented' });
    await dealt(element);
    expect(element.play('D').ok).to.equal(true);
  });

  it('can be asked for by a page, and gives way to what is dealt meanwhile', async () => {
    const element = await tag();
    element.newGame({ deal: 'daily' });
    element.newGame({ deal: 'CF1-D3-AAAAAAB' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(element.game.code).to.equal('CF1-D3-AAAAAAB');
    element.newGame({ deal: 'daily' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(element.game.code).to.equal(dailyCode(today()));
  });

  it('is taken up where it was left today, and not on another day', async () => {
    const element = await dailyTag({ storageKey: 'days' });
    element.play('D');
    element.remove();
    expect((await dailyTag({ storageKey: 'days' })).game.cursor).to.equal(1);
    document.querySelector('canfield-game')?.remove();
    const key = 'canfield-game:days:game:1';
    const yesterday = { version: 1, code: 'CF1-D3-AAAAAAC', moves: ['D'], cursor: 1 };
    localStorage.setItem(key, JSON.stringify({ game: yesterday, seconds: 4, counted: false }));
    const next = await dailyTag({ storageKey: 'days' });
    expect(next.game.code).to.equal(dailyCode(today()));
    expect(next.game.cursor).to.equal(0);
  });
});
