import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { frame, heard, known, node, tag } from './test/tag.js';
import { seenOf } from './test/whole.js';

/** The colour of the table's corner. Tests have cloth of one colour, without a grain. */
function cornerOf(element: CanfieldGame): string {
  const seen = seenOf(element);
  const data = seen.getContext('2d')?.getImageData(seen.width - 1, seen.height - 1, 1, 1).data ?? [];
  return [...data.slice(0, 3)].join(' ');
}

/** The colour of a card's paper: left of its middle, near the lower edge, where nothing is drawn. */
function paperOf(element: CanfieldGame): string {
  const box = node(element, 'R').getBoundingClientRect();
  const [canvas] = element.renderRoot.querySelectorAll('canvas');
  const table = canvas?.getBoundingClientRect();
  const [x, y] = [box.left - (table?.left ?? 0) + 0.1 * box.width, box.bottom - (table?.top ?? 0) - 0.15 * box.height];
  const data =
    seenOf(element)
      .getContext('2d')
      ?.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data ?? [];
  return [...data.slice(0, 3)].join(' ');
}

/** The colour of the corner, some frames after nobody has told the tag of anything. */
async function cornerSoon(element: CanfieldGame): Promise<string> {
  for (let passed = 0; passed < 4; passed++) await frame();
  return cornerOf(element);
}

const evenly = '--canfield-grain: #0000; --canfield-cloth-edge: var(--canfield-cloth)';

const even = (): Promise<CanfieldGame> =>
  tag(html`<canfield-game deal=${known} motion="none" style=${evenly}></canfield-game>`);

/** A tag whose cloth is red, as the page says on it or above it. */
async function redTag(onTag = true): Promise<{ element: CanfieldGame; page: HTMLElement }> {
  const element = await even();
  const page = element.parentElement as HTMLElement;
  (onTag ? element : page).style.setProperty('--canfield-cloth', '#f00');
  expect(await cornerSoon(element)).to.equal('255 0 0');
  return { element, page };
}

const blue = '0 0 255';

/** A style element on the page, gone with the test. */
function styled(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

describe('a colour of the page', () => {
  const added: HTMLStyleElement[] = [];
  afterEach(() => {
    for (const style of added.splice(0)) style.remove();
  });
  const page = (text: string): HTMLStyleElement => {
    const style = styled(text);
    added.push(style);
    return style;
  };

  it('T02: changed on the tag is seen by itself', async () => {
    const { element } = await redTag();
    element.style.setProperty('--canfield-cloth', '#00f');
    expect(await cornerSoon(element)).to.equal(blue);
  });

  it('T02: changed above the tag is seen by itself', async () => {
    const { element, page: above } = await redTag(false);
    above.style.setProperty('--canfield-cloth', '#00f');
    expect(await cornerSoon(element)).to.equal(blue);
  });

  it('that a word stands for is that of the scheme, and another one where the scheme changes', async () => {
    const element = await even();
    const soon = async (scheme: string): Promise<string> => {
      element.style.colorScheme = scheme;
      return cornerSoon(element);
    };
    element.style.setProperty('--canfield-cloth', 'light-dark(#f00, #00f)');
    expect([await soon('dark'), await soon('light')]).to.deep.equal([blue, '255 0 0']);
    element.style.setProperty('--canfield-cloth', 'Canvas');
    const own = document.createElement('p');
    Object.assign(own.style, { colorScheme: 'dark', backgroundColor: 'Canvas' });
    document.body.append(own);
    const dark = getComputedStyle(own).backgroundColor.match(/\d+/g)?.join(' ');
    own.remove();
    expect([await soon('dark'), await soon('light')]).to.deep.equal([dark, '255 255 255']);
    expect(dark).not.to.equal('255 255 255');
  });

  it('that a word stands for is that of the scheme on cards, too', async () => {
    const element = await even();
    element.style.setProperty('--canfield-paper', 'light-dark(#f00, #00f)');
    const soon = async (scheme: string): Promise<string> => {
      element.style.colorScheme = scheme;
      for (let passed = 0; passed < 4; passed++) await frame();
      return paperOf(element);
    };
    expect([await soon('dark'), await soon('light')]).to.deep.equal([blue, '255 0 0']);
  });

  it('taken away is that of the theme again', async () => {
    const { element } = await redTag();
    element.style.removeProperty('--canfield-cloth');
    expect(await cornerSoon(element)).to.equal(cornerOf(await even()));
  });

  it('T02: that another class of an element above brings is seen by itself', async () => {
    page('.evening { --canfield-cloth: #00f }');
    const { element, page: above } = await redTag(false);
    above.style.removeProperty('--canfield-cloth');
    above.className = 'evening';
    expect(await cornerSoon(element)).to.equal(blue);
  });

  it('that a style element brings, when it is added, edited or switched off, is seen by itself', async () => {
    const { element } = await redTag(false);
    const style = page('canfield-game { --canfield-cloth: #00f }');
    expect(await cornerSoon(element)).to.equal(blue);
    style.textContent = 'canfield-game { --canfield-cloth: #0f0 }';
    expect(await cornerSoon(element)).to.equal('0 255 0');
    style.disabled = true;
    expect(await cornerSoon(element)).to.equal('255 0 0');
  });

  it('that depends on the room a container has is seen by itself', async () => {
    page('@container (width < 400px) { canfield-game { --canfield-cloth: #00f } }');
    const { element, page: above } = await redTag(false);
    above.style.containerType = 'inline-size';
    above.style.width = '380px';
    expect(await cornerSoon(element)).to.equal(blue);
  });

  it('is seen where the page has switched all transitions off', async () => {
    page('*, *::before, *::after { transition: none !important; animation: none !important }');
    const { element } = await redTag();
    element.style.setProperty('--canfield-cloth', '#00f');
    expect(await cornerSoon(element)).to.equal(blue);
  });

  it('that is none is not taken', async () => {
    const { element } = await redTag();
    element.style.setProperty('--canfield-cloth', 'nonsense');
    expect(await cornerSoon(element)).to.equal(cornerOf(await even()));
  });

  it('tells the page of no transition, and asks for no frame once it is seen', async () => {
    const { element, page: above } = await redTag();
    const events = heard(above, 'transitionrun', 'transitionstart', 'transitionend', 'transitioncancel');
    element.style.setProperty('--canfield-cloth', '#00f');
    await cornerSoon(element);
    const ask = window.requestAnimationFrame.bind(window);
    let asked = 0;
    window.requestAnimationFrame = (paint) => {
      asked++;
      return ask(paint);
    };
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.requestAnimationFrame = ask;
    expect(asked).to.equal(0);
    expect(events).to.deep.equal([]);
  });
});
