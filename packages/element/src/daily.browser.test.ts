import { expect, fixture, html } from '@open-wc/testing';
import { dailyCode } from '@canfield-game/engine/daily';
import { type CalendarDate, firstDaily } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { dateOf, dayOf, daysAfter, today as dayNow } from './session/day.js';
import { heard, known, settled, tag, until } from './test/tag.js';

/** Today as the calendar here shows it. */
const today = (): CalendarDate => dateOf(dayNow(new Date()));

/** Waits for a game of the day to be on the table. */
async function dealt(element: CanfieldGame): Promise<void> {
  for (let turn = 0; turn < 200 && element.renderRoot.querySelector('[data-node]') === null; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    await settled(element);
  }
}

const dailyTag = async (
  more: Partial<Record<'deal' | 'variant' | 'draw' | 'storageKey', string>> = {},
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

describe('the deal of another day', () => {
  it('is dealt of any day that is over', async () => {
    const day = daysAfter(dayNow(new Date()), -9);
    expect((await dailyTag({ deal: `daily:${day}` })).game.code).to.equal(dailyCode(dateOf(day)));
    const element = await dailyTag();
    element.newGame({ deal: `daily:${dayOf(firstDaily)}`, variant: 'storehouse' });
    await until(() => element.game.code === dailyCode(firstDaily, 'storehouse'));
    expect(element.game.code).to.equal(dailyCode(firstDaily, 'storehouse'));
  });

  it('is none where the day is still to come, and the game stays', async () => {
    const element = await tag();
    const problems = heard(element, 'canfield-error');
    for (const day of [daysAfter(dayNow(new Date()), 1), '2026-02-30', 'tomorrow']) {
      element.newGame({ deal: `daily:${day}` });
      expect(problems.at(-1)?.detail['reason']).to.equal('no-daily');
    }
    expect(element.game.code).to.equal(known);
    expect(problems).to.have.lengthOf(3);
  });
});

describe('done days', () => {
  const done = (element: CanfieldGame) => element.doneDays['canfield-3'];
  const moves = knownDeal.line.split(' ');
  /** Keeps the known deal as that of a day, one move before it is won. */
  const keepAlmostWon = (day: string): void => {
    const game = { version: 1, code: known, moves: moves.slice(0, -1), cursor: moves.length - 1 };
    localStorage.setItem('canfield-game:days:game:1', JSON.stringify({ game, seconds: 90, counted: false, day }));
  };

  it('are those of which something was played, kept for later pages', async () => {
    const now = dayNow(new Date());
    const element = await dailyTag({ storageKey: 'days' });
    expect(element.doneDays).to.deep.equal({});
    element.play('D');
    expect(done(element)).to.deep.equal({ [now]: 'played' });
    element.newGame();
    element.play('D');
    element.remove();
    expect(done(await dailyTag({ storageKey: 'days' }))).to.deep.equal({ [now]: 'played' });
    expect(localStorage.getItem('canfield-game:days:days:1')).to.equal(
      JSON.stringify({ 'canfield-3': { [now]: 'played' } }),
    );
  });

  it('are won by the last move, also of a game that was taken up again', async () => {
    keepAlmostWon('2026-11-12');
    const element = await tag(html`<canfield-game storage-key="days" motion="none"></canfield-game>`);
    element.play(moves.at(-1) ?? '');
    expect(element.game.won).to.equal(true);
    expect(done(element)).to.deep.equal({ '2026-11-12': 'won' });
    element.undo();
    expect(done(element)).to.deep.equal({ '2026-11-12': 'won' });
  });

  it('keep those of other windows', async () => {
    keepAlmostWon('2026-11-12');
    const element = await tag(html`<canfield-game storage-key="days" motion="none"></canfield-game>`);
    localStorage.setItem('canfield-game:days:days:1', JSON.stringify({ 'canfield-3': { '2026-11-03': 'won' } }));
    element.play(moves.at(-1) ?? '');
    expect(done(element)).to.deep.equal({ '2026-11-03': 'won', '2026-11-12': 'won' });
  });

  it('that cannot be read are put aside', async () => {
    localStorage.setItem('canfield-game:days:days:1', '{"canfield-3":{"2026-02-30":"won"}}');
    const problems = heard(document, 'canfield-error');
    const element = await dailyTag({ storageKey: 'days' });
    expect(element.doneDays).to.deep.equal({});
    expect(problems.map(({ detail }) => detail['reason'])).to.deep.equal(['bad-record']);
    expect(localStorage.getItem('canfield-game:days:days:1.rejected')).to.contain('2026-02-30');
  });

  it('are not those of deals that are no deal of a day', async () => {
    const element = await tag();
    element.play('D');
    expect(element.doneDays).to.deep.equal({});
  });
});
