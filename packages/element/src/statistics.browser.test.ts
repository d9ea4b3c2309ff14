import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import type { Statistics } from './session/statistics.js';
import { button, inside, openPanel, settled, tag, until } from './test/tag.js';

const placed = Array.from({ length: 53 }, (_, cards) => (cards === 52 ? 3 : cards === 9 ? 2 : 0));

const some: Statistics = {
  'canfield-3': {
    games: 5,
    won: 3,
    streak: 1,
    longestStreak: 2,
    bestScore: 260,
    fewestMoves: 121,
    bestSeconds: 254,
    secondsOfWins: 3700,
    placed,
  },
};

async function opened(statistics: Statistics = some): Promise<CanfieldGame> {
  const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
  element.importStatistics(statistics);
  await openPanel(element, 'statistics');
  return element;
}

async function click(element: CanfieldGame, part: string): Promise<void> {
  button(element, part).click();
  await settled(element);
}

async function paste(element: CanfieldGame, text: string): Promise<void> {
  const field = inside(element, 'textarea') as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await settled(element);
}

const figures = (element: CanfieldGame): Record<string, string> =>
  Object.fromEntries(
    [...element.renderRoot.querySelectorAll('.figures div')].map((figure) => [
      figure.querySelector('dt')?.textContent ?? '',
      figure.querySelector('dd')?.textContent ?? '',
    ]),
  );

const status = (element: CanfieldGame): string => inside(element, 'dialog [role="status"]').textContent;

describe('the panel of statistics', () => {
  it('shows what has come of the games', async () => {
    expect(figures(await opened())).to.deep.equal({
      Games: '5',
      Won: '3',
      'Win rate': '60%',
      Streak: '1',
      'Longest streak': '2',
      'Best score': '260',
      'Fewest moves': '121',
      'Best time': '4:14',
      'Mean time': '20:33',
    });
  });

  it('says so where there is nothing yet', async () => {
    const element = await opened({});
    expect(inside(element, 'dialog').textContent).to.contain('No game has been counted yet.');
    expect(button(element, 'reset')).to.equal(null);
  });

  it('draws how far games came, with a table of the same', async () => {
    const element = await opened();
    const rows = [...element.renderRoot.querySelectorAll('.told tbody tr')].map((row) =>
      row.textContent.split(/\s+/).join(' ').trim(),
    );
    expect(rows).to.have.length(14);
    expect(rows).to.include('8–11 2');
    expect(rows.at(-1)).to.equal('52 3');
    const heights = [...element.renderRoot.querySelectorAll('.chart svg')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    expect(heights[13]).to.be.greaterThan(heights[2] ?? 0);
    expect(heights[2]).to.be.greaterThan(heights[0] ?? 0);
  });

  it('gives them to the clipboard, and takes them back from what is pasted', async () => {
    const element = await opened();
    const { clipboard } = navigator;
    let copied = '';
    const writeText = (text: string): Promise<void> => Promise.resolve(void (copied = text));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await click(element, 'copy');
    await settled(element);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    expect(JSON.parse(copied)).to.deep.equal(some);
    element.importStatistics({});
    await paste(element, copied);
    expect(element.statistics).to.deep.equal({});
    await click(element, 'replace');
    expect(element.statistics).to.deep.equal(some);
    expect(status(element)).to.equal('Done.');
  });

  it('takes them from a file', async () => {
    const element = await opened({});
    const files = new DataTransfer();
    files.items.add(new File([JSON.stringify(some)], 'some.json'));
    const input = inside(element, 'input[type="file"]') as HTMLInputElement;
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
    await until(() => button(element, 'replace'));
    await click(element, 'replace');
    expect(element.statistics).to.deep.equal(some);
  });

  it('refuses what are none', async () => {
    const element = await opened();
    await paste(element, '{"canfield-3":{}}');
    expect(status(element)).to.equal('These are no statistics of this game.');
    expect(button(element, 'replace')).to.equal(null);
    await paste(element, 'hello');
    expect(element.statistics).to.deep.equal(some);
  });

  it('deletes them only when told so twice', async () => {
    const element = await opened();
    await click(element, 'reset');
    await click(element, 'cancel');
    expect(element.statistics).to.deep.equal(some);
    await click(element, 'reset');
    await click(element, 'reset');
    expect(element.statistics).to.deep.equal({});
  });

  it('passes the checks of axe', async () => {
    const element = await opened();
    await expect(element).to.be.accessible();
    await click(element, 'reset');
    await expect(element).to.be.accessible();
  });
});
