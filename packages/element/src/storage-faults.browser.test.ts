import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { heard, known, settled, tag } from './test/tag.js';

/** Set by the page that runs it for the nightly length. */
const isLong = 'endurance' in window;

const kept = (): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion="none" storage-key="mine"></canfield-game>`);

const line = knownDeal.line.split(' ');

/** What a player does in one sitting: a game is given up, a setting changed, a game won, another one begun. */
function sit(element: CanfieldGame): void {
  element.play('D');
  element.newGame({ deal: known });
  element.prefer({ hand: 'left' });
  for (const move of line) element.play(move);
  element.newGame({ deal: known });
  element.play('D');
}

const own = Reflect.get<Storage, 'setItem'>(Storage.prototype, 'setItem');

/** Lets the writes fail for which this says so; counts them all. */
function failing(fails: (write: number) => boolean, error: () => Error): () => number {
  let writes = 0;
  Storage.prototype.setItem = function (key, value) {
    writes += 1;
    if (fails(writes)) throw error();
    own.call(this, key, value);
  };
  return () => writes;
}

const full = (): Error => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
const denied = (): Error => new DOMException('The operation is insecure.', 'SecurityError');

const stored = (part: string): unknown => JSON.parse(localStorage.getItem(`canfield-game:mine:${part}:1`) ?? 'null');

/** Whatever is stored is whole: the next tag takes it up without a word. */
async function expectStoredWhole(element: CanfieldGame): Promise<void> {
  Storage.prototype.setItem = own;
  const statistics = JSON.parse(JSON.stringify(element.statistics)) as unknown;
  element.remove();
  const told = heard(document, 'canfield-error');
  const next = await tag(html`<canfield-game motion="none" storage-key="mine"></canfield-game>`);
  await settled(next);
  expect(told).to.deep.equal([]);
  expect(next.game.toJSON()).to.deep.equal(element.game.toJSON());
  expect(next.statistics).to.deep.equal(statistics);
  next.remove();
}

describe('storage that fails', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    Storage.prototype.setItem = own;
    localStorage.clear();
  });

  it('X04: at any one write lets play go on, tells it once, and loses nothing once it works again', async function () {
    this.timeout(isLong ? 1_800_000 : 60_000);
    const element = await kept();
    const count = failing(() => false, full);
    sit(element);
    const all = count();
    // How long a game took is another matter on a slow machine.
    const tallied = ({ statistics }: CanfieldGame) => ({
      ...statistics['canfield-3'],
      bestSeconds: null,
      secondsOfWins: null,
    });
    const right = tallied(element);
    expect(right).to.deep.include({ games: 2, won: 1 });
    element.remove();
    // Among the many writes of a game in progress each is as good as another: a long run tries them all the same.
    const each = Array.from({ length: all }, (_, index) => index + 1).filter(
      (write) => isLong || write < 8 || write > all - 8,
    );
    for (const write of each) {
      localStorage.clear();
      Storage.prototype.setItem = own;
      const again = await kept();
      const told = heard(again, 'canfield-error');
      failing((one) => one === write, full);
      sit(again);
      expect(tallied(again), `write ${write}`).to.deep.equal(right);
      expect(
        told.map(({ detail }) => detail['reason']),
        `write ${write}`,
      ).to.deep.equal(['storage-full']);
      await expectStoredWhole(again);
    }
  });

  for (const [name, error] of [
    ['full', full],
    ['denied', denied],
  ] as const) {
    it(`X01 X04: for good (${name}) leaves the tag its game, its settings and its statistics for as long as it is there`, async () => {
      const element = await kept();
      const told = heard(element, 'canfield-error');
      failing(() => true, error);
      sit(element);
      sit(element);
      expect(told.map(({ detail }) => detail['reason'])).to.deep.equal([`storage-${name}`]);
      expect(element.statistics['canfield-3']).to.deep.include({ games: 4, won: 2 });
      expect(element.preferences.hand).to.equal('left');
      expect(stored('statistics')).to.equal(null);
      element.remove();
    });
  }

  it('X03: that cannot even put a bad record aside says so, and deals', async () => {
    localStorage.setItem('canfield-game:mine:game:1', '{"game":');
    const told = heard(document, 'canfield-error');
    failing(() => true, full);
    const element = await tag(html`<canfield-game motion="none" storage-key="mine"></canfield-game>`);
    await settled(element);
    expect(element.play('D').ok).to.equal(true);
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['storage-full', 'bad-record']);
    expect(told[1]?.detail['message']).not.to.contain('it is now under');
    element.remove();
  });

  it('keeps what belongs to one name from another', async () => {
    const element = await kept();
    sit(element);
    element.storageKey = 'other';
    await settled(element);
    expect(element.statistics).to.deep.equal({});
    expect(element.preferences).to.deep.equal({});
    element.play('D');
    element.newGame();
    expect(JSON.parse(localStorage.getItem('canfield-game:other:statistics:1') ?? '{}')).to.have.nested.property(
      'canfield-3.games',
      1,
    );
    element.remove();
  });
});
