import { firstDaily } from '@canfield-game/engine';
import { dailyCode } from '@canfield-game/engine/daily';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { dateOf, type Day, dayOf, daysAfter, today } from './session/day.js';
import {
  button,
  focused,
  heard,
  inside,
  openPanel,
  panelGone,
  panelOf,
  press,
  settled,
  tag,
  until,
} from './test/tag.js';

const now = today(new Date());
const yesterday = daysAfter(now, -1);

const key = 'canfield-game:calendar:days:1';
const kept = { 'canfield-3': { [now]: 'played', [yesterday]: 'won', [daysAfter(now, -2)]: 'won' } };

async function open(element: CanfieldGame): Promise<HTMLDialogElement> {
  await until(() => !inside(element, '.frame').inert);
  element.showPanel('calendar');
  return panelOf(element, 'calendar');
}

const plain = (): Promise<CanfieldGame> => tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);

const keeping = (): Promise<CanfieldGame> =>
  tag(html`<canfield-game locale="en-GB" storage-key="calendar" motion="none"></canfield-game>`);

const dayButton = (element: CanfieldGame, day: Day): HTMLElement => inside(element, `[data-day="${day}"]`);

/** Whether a day has a button in the month that is shown. */
const isShown = (element: CanfieldGame, day: Day): boolean =>
  element.renderRoot.querySelector(`[data-day="${day}"]`) !== null;

const nameOf = (element: CanfieldGame, day: Day): string => dayButton(element, day).getAttribute('aria-label') ?? '';

/** Goes to a day by its button, which stands in a month before where it does not in this one. */
async function choose(element: CanfieldGame, day: Day): Promise<void> {
  if (!isShown(element, day)) button(element, 'earlier').click();
  await settled(element);
  dayButton(element, day).click();
  await settled(element);
}

describe('the calendar', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  for (const locale of ['full', 'en_GB', 'x', '☃']) {
    it(`opens where the page asks for the language "${locale}"`, async () => {
      const element = await tag(html`<canfield-game locale=${locale} motion="none"></canfield-game>`);
      await open(element);
      expect(isShown(element, now)).to.equal(true);
    });
  }

  it('tells of every day what has come of its deal, and how many were won in a row', async () => {
    localStorage.setItem(key, JSON.stringify(kept));
    const element = await keeping();
    await open(element);
    expect(nameOf(element, now)).to.match(/^\d+ \w+, played, not won$/);
    expect(dayButton(element, now).getAttribute('aria-current')).to.equal('date');
    expect(inside(element, '.streak strong').textContent).to.equal('2');
    expect(focused(element)).to.equal(dayButton(element, now));
    await choose(element, yesterday);
    expect(nameOf(element, yesterday)).to.match(/, won$/);
    expect(inside(element, '#chosen').textContent).to.contain('won');
    (inside(element, 'select') as HTMLSelectElement).value = 'rainbow-1';
    inside(element, 'select').dispatchEvent(new Event('change'));
    await settled(element);
    expect(nameOf(element, yesterday)).to.match(/, not played$/);
    expect(inside(element, '.streak strong').textContent).to.equal('0');
  });

  it('deals the game of a day that is over, and of today', async () => {
    const element = await plain();
    const dealt = heard(element, 'canfield-deal');
    for (const day of [yesterday, now]) {
      await open(element);
      await choose(element, day);
      button(element, 'deal').click();
      await panelGone(element);
      await until(() => element.game.code === dailyCode(dateOf(day)));
      expect(dealt.at(-1)?.detail['code']).to.equal(dailyCode(dateOf(day)));
    }
    element.play('D');
    await open(element);
    expect(nameOf(element, now)).to.match(/, played, not won$/);
  });

  it('gives a game up only by the button that deals', async () => {
    const element = await tag();
    element.play('D');
    await open(element);
    expect(inside(element, '.foot').textContent).to.contain('will be given up');
    button(element, 'stay').click();
    await panelGone(element);
    expect(element.game.cursor).to.equal(1);
  });

  it('has no deals of days to come, nor from before the first', async () => {
    const element = await plain();
    await open(element);
    expect(isShown(element, daysAfter(now, 1))).to.equal(false);
    expect(button(element, 'later').getAttribute('aria-disabled')).to.equal('true');
    button(element, 'later').click();
    for (let month = 0; month < 200 && button(element, 'earlier').ariaDisabled !== 'true'; month++) {
      button(element, 'earlier').click();
      await settled(element);
    }
    const first = dayOf(firstDaily);
    await choose(element, first);
    expect(isShown(element, first)).to.equal(true);
    await press(element, 'PageUp');
    expect(inside(element, '[aria-selected="true"] button').dataset['day']).to.equal(first);
  });

  it('is walked by arrows as they are seen, and Enter goes on to the button that deals', async () => {
    for (const [locale, back] of [
      ['en', 'ArrowLeft'],
      ['ar', 'ArrowRight'],
    ] as const) {
      const element = await tag(html`<canfield-game locale=${locale} motion="none"></canfield-game>`);
      await open(element);
      await press(element, back);
      await settled(element);
      expect(focused(element)).to.equal(dayButton(element, yesterday));
      expect(dayButton(element, yesterday).tabIndex).to.equal(0);
      const before = locale === 'en' ? 'left' : 'right';
      const head = inside(element, '.days th:first-child').getBoundingClientRect();
      expect(head[before]).to.equal(inside(element, '.days').getBoundingClientRect()[before]);
      await press(element, 'ArrowUp');
      expect(focused(element)).to.equal(dayButton(element, daysAfter(yesterday, -7)));
      focused(element)?.click();
      await settled(element);
      expect(focused(element)).to.equal(button(element, 'deal'));
      element.remove();
    }
  });

  it('is reached from the panel of new games, from the statistics and by a method', async () => {
    const element = await plain();
    await openPanel(element, 'new-game', 'new');
    inside(element, 'input[value="daily"]').click();
    await settled(element);
    button(element, 'show-calendar').click();
    (await panelOf(element, 'calendar')).close();
    await panelGone(element);
    await openPanel(element, 'statistics');
    button(element, 'show-calendar').click();
    (await panelOf(element, 'calendar')).close();
    await panelGone(element);
    expect(focused(element)).to.equal(button(element, 'show-statistics'));
    const problems = heard(element, 'canfield-error');
    element.showPanel('calender' as 'calendar');
    expect(problems.map(({ detail }) => detail['reason'])).to.deep.equal(['no-such-panel']);
  });

  it('is of the running variant and draw mode, and of it alone where the page has named one', async () => {
    const element = await tag(html`<canfield-game variant="selective" draw="1" motion="none"></canfield-game>`);
    await open(element);
    expect(inside(element, 'dialog select')).to.equal(null);
    await choose(element, yesterday);
    button(element, 'deal').click();
    await until(() => element.game.code === dailyCode(dateOf(yesterday), 'selective', 1));
    expect(element.game.code).to.equal(dailyCode(dateOf(yesterday), 'selective', 1));
  });

  it('passes the checks of axe, and has targets of 24 px where it is 280 px wide', async () => {
    localStorage.setItem(key, JSON.stringify(kept));
    const element = await keeping();
    await open(element);
    await expect(element).to.be.accessible();
    inside(element, 'dialog').style.inlineSize = '256px';
    for (const one of element.renderRoot.querySelectorAll('.days button, .month button')) {
      const { width, height } = one.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });
});
