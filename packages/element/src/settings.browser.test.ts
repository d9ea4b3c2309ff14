import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { optionValues } from './options.js';
import { heard, inside, known, openPanel, panelGone, press, node, settled, tag, until } from './test/tag.js';

const names = (element: CanfieldGame): string[] => {
  const controls = element.renderRoot.querySelectorAll<HTMLInputElement>('dialog :is(select, input)');
  return [...new Set([...controls].map(({ name }) => name))];
};

/** Sets something in the open panel. */
async function set(element: CanfieldGame, name: string, value: string | boolean): Promise<void> {
  const control = inside(element, `dialog [name="${name}"]`) as HTMLInputElement;
  if (typeof value === 'string') control.value = value;
  else control.checked = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(element);
}

/** Chooses one of the looks in the open panel. */
async function look(element: CanfieldGame, name: string, value: string): Promise<void> {
  inside(element, `dialog [name="${name}"][value="${value}"]`).click();
  await settled(element);
}

const stored = (): unknown => JSON.parse(localStorage.getItem('canfield-game:mine:settings:1') ?? 'null');

const keeping = html`<canfield-game storage-key="mine" deal=${known} locale="en"></canfield-game>`;

beforeEach(() => {
  localStorage.clear();
});

after(() => {
  localStorage.clear();
});

describe('the settings', () => {
  it('are all that the page has not fixed', async () => {
    const element = await tag(html`<canfield-game tap="auto" sound="off" hand="left" locale="fr"></canfield-game>`);
    await openPanel(element, 'settings');
    const open = [
      'autoplay',
      'autofinish',
      'hints',
      'stuck-notice',
      'winnability',
      'winnable',
      'clock',
      'theme',
      'back',
      'suits',
      'indices',
      'motion',
      'verbosity',
      'shortcuts',
    ];
    expect(names(element)).to.have.members(open);
    element.removeAttribute('sound');
    element.suits = 'four';
    await settled(element);
    expect(names(element)).to.include('sound');
    expect(names(element)).not.to.include('suits');
  });

  it('hold at once, and never become attributes', async () => {
    const element = await tag(html`<canfield-game deal=${known} locale="en"></canfield-game>`);
    const before = element.getAttributeNames();
    await openPanel(element, 'settings');
    const [stock] = [node(element, 'S').getBoundingClientRect().left];
    await set(element, 'hand', true);
    expect(node(element, 'S').getBoundingClientRect().left).to.be.greaterThan(stock);
    await set(element, 'tap', 'off');
    expect(element.tapMode).to.equal('off');
    await look(element, 'theme', 'paper');
    await until(() => getComputedStyle(element).colorScheme === 'light');
    expect(getComputedStyle(element).colorScheme).to.equal('light');
    expect(element.getAttributeNames()).to.deep.equal(before);
    expect([element.hand, element.tap, element.theme]).to.deep.equal(['right', 'auto', 'auto']);
  });

  it('let hints, the notice, the light and winnable deals be chosen', async () => {
    const element = await tag(html`<canfield-game deal=${known} locale="en"></canfield-game>`);
    await openPanel(element, 'settings');
    await set(element, 'hints', 'off');
    expect(element.hintMode).to.equal('off');
    expect(inside(element, '[part~="hint"]')).to.equal(null);
    await set(element, 'stuck-notice', true);
    expect(element.noticesStuck).to.equal(true);
    await set(element, 'winnability', true);
    expect(inside(element, '[part~="winnability"]')).not.to.equal(null);
    await set(element, 'winnable', true);
    expect(element.holds('winnable')).to.equal('on');
    element.stuckNotice = 'off';
    element.setAttribute('stuck-notice', 'off');
    await settled(element);
    expect(element.noticesStuck).to.equal(false);
    expect(names(element)).not.to.include('stuck-notice');
  });

  it('show what themes and backs look like, each in its own colours', async () => {
    const element = await tag(html`<canfield-game deal=${known} locale="en"></canfield-game>`);
    await openPanel(element, 'settings');
    await until(() => inside(element, '.preview'));
    const pictures = (name: string): (string | null)[] =>
      [...element.renderRoot.querySelectorAll(`[name="${name}"] + span`)].map((one) => {
        const cloth = one.querySelector('rect');
        return cloth && `${getComputedStyle(cloth).fill} ${one.querySelectorAll('path').length}`;
      });
    expect(pictures('theme')).to.have.lengthOf(optionValues.theme.length);
    expect(pictures('theme')).not.to.include(null);
    expect(new Set(pictures('theme')).size).to.be.greaterThan(7);
    expect(pictures('back')).to.have.lengthOf(optionValues.back.length);
    expect(pictures('back')).not.to.include(null);
    await look(element, 'back', 'stars');
    expect(element.holds('back')).to.equal('stars');
    expect((inside(element, '[name="back"]:checked') as HTMLInputElement).value).to.equal('stars');
  });

  it('give way to what the page sets later, and come back after it', async () => {
    const element = await tag(html`<canfield-game deal=${known}></canfield-game>`);
    element.prefer({ tap: 'off', hand: 'left' });
    element.tap = 'foundation';
    element.hand = 'right';
    await settled(element);
    const rail = (): number => node(element, 'S').getBoundingClientRect().left;
    const left = rail();
    expect(element.tapMode).to.equal('foundation');
    element.removeAttribute('tap');
    await settled(element);
    expect(element.tapMode).to.equal('off');
    element.setAttribute('hand', 'right');
    await settled(element);
    expect(rail()).to.be.lessThan(left);
    element.removeAttribute('hand');
    await settled(element);
    expect(rail()).to.equal(left);
  });

  it('change the language of table and panel', async () => {
    const element = await tag(html`<canfield-game deal=${known}></canfield-game>`);
    await openPanel(element, 'settings');
    await set(element, 'locale', 'fi');
    await until(() => inside(element, 'dialog h2').textContent === 'Asetukset');
    expect(inside(element, '.frame').lang).to.equal('fi');
    await set(element, 'locale', '');
    await until(() => inside(element, '.frame').lang === 'en');
    expect(inside(element, '.frame').lang).to.equal('en');
  });

  it('switch single letters off', async () => {
    const element = await tag();
    await openPanel(element, 'settings');
    await set(element, 'shortcuts', false);
    (inside(element, 'dialog') as HTMLDialogElement).close();
    await panelGone(element);
    node(element, 'S').focus();
    await press(element, 'd');
    expect(element.game.cursor).to.equal(0);
  });

  it('pass the checks of axe', async () => {
    const element = await tag(html`<canfield-game locale="ja"></canfield-game>`);
    await openPanel(element, 'settings');
    await expect(element).to.be.accessible();
  });
});

describe('settings that are kept', () => {
  it('are there again, before the first deal', async () => {
    const element = await tag(keeping);
    element.prefer({ verbosity: 'full', variant: 'rainbow' });
    expect(stored()).to.deep.equal({ verbosity: 'full', variant: 'rainbow' });
    const again = await tag(html`<canfield-game storage-key="mine"></canfield-game>`);
    expect(again.game.code).to.match(/^RB1-D1-/);
    expect(again.holds('verbosity')).to.equal('full');
  });

  it('are written nowhere without a storage key', async () => {
    const element = await tag();
    element.prefer({ tap: 'off' });
    expect({ ...localStorage }).to.deep.equal({});
  });

  it('of another form are put aside and told', async () => {
    localStorage.setItem('canfield-game:mine:settings:1', '{"tap":"twice"}');
    const told = heard(document, 'canfield-error');
    const element = await tag(keeping);
    expect(told.map(({ detail }) => detail['reason'])).to.deep.equal(['bad-record']);
    expect(element.tapMode).to.equal('auto');
    expect(localStorage.getItem('canfield-game:mine:settings:1.rejected')).to.contain('twice');
  });

  it('hold in other windows too', async () => {
    const element = await tag(keeping);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow?.localStorage.setItem('canfield-game:mine:settings:1', '{"tap":"off"}');
    await until(() => element.tapMode === 'off');
    expect(element.tapMode).to.equal('off');
    frame.remove();
  });
});
