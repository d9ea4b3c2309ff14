import { knownDeal } from '@canfield-game/engine/testing';
import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import { button, focused, heard, inside, node, press, settled, tag } from './test/tag.js';

const dialog = (element: CanfieldGame): HTMLDialogElement => inside(element, 'dialog') as HTMLDialogElement;

/** Waits until something holds, which needs files to be loaded. */
async function until(element: CanfieldGame, holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 200 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve, 10));
  await settled(element);
  expect(holds()).to.equal(true);
}

const isOpen = (element: CanfieldGame) => (): boolean => element.renderRoot.querySelector('dialog[open]') !== null;
const isClosed = (element: CanfieldGame) => (): boolean => element.renderRoot.querySelector('dialog') === null;
const linesIn = (element: CanfieldGame): string[] =>
  [...dialog(element).querySelectorAll('li')].map(({ textContent }) => textContent.trim());

async function openRules(element: CanfieldGame): Promise<void> {
  button(element, 'show-rules').focus();
  button(element, 'show-rules').click();
  await until(element, isOpen(element));
}

async function openHelp(element: CanfieldGame, id = 'R'): Promise<void> {
  const [first] = element.renderRoot.querySelectorAll<HTMLElement>(`[data-node^="${id}"]`);
  first?.focus();
  await press(element, '?', { shiftKey: true });
  await until(element, isOpen(element));
}

/** A press of the main button of a mouse at a point. */
function pressAt(element: CanfieldGame, clientX: number, clientY: number): void {
  for (const type of ['pointerdown', 'click'])
    dialog(element).dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true, composed: true }));
}

describe('the rules', () => {
  it('are those of the running game', async () => {
    const element = await tag(
      html`<canfield-game deal="SH1-D1-AAAAACL" locale="en" rules='{"takeBack":true}' motion="none"></canfield-game>`,
    );
    await openRules(element);
    expect(dialog(element).getAttribute('part')).to.equal('panel rules');
    expect(inside(element, 'dialog h3').textContent).to.equal('Storehouse');
    expect(linesIn(element)).to.include('Columns are built down by one rank in the same suit.');
    expect(linesIn(element)).to.include('The top card of a foundation may be taken back to a column that accepts it.');
    element.newGame({ deal: 'CC1-D1-AAAAACL' });
    await settled(element);
    expect(inside(element, 'dialog h3').textContent).to.equal('Casino Canfield');
    expect(linesIn(element).at(-1)).to.contain('$208');
  });

  it('close by their button, and the focus is where it was', async () => {
    const element = await tag();
    await openRules(element);
    expect(focused(element)).to.equal(button(element, 'close'));
    button(element, 'close').click();
    await until(element, isClosed(element));
    expect(focused(element)).to.equal(button(element, 'show-rules'));
  });

  it('close by a press beside them, not by one within, nor by a selection drawn out of them', async () => {
    const element = await tag();
    await openRules(element);
    const { left, top } = dialog(element).getBoundingClientRect();
    pressAt(element, left + 30, top + 30);
    pressAt(element, left + 30, top + 30);
    dialog(element).dispatchEvent(new PointerEvent('click', { clientX: 1, clientY: 1, bubbles: true }));
    await settled(element);
    expect(isOpen(element)()).to.equal(true);
    pressAt(element, 1, 1);
    await until(element, isClosed(element));
  });

  it('follow the language of the tag while they are open', async () => {
    const element = await tag(html`<canfield-game locale="en" motion="none"></canfield-game>`);
    await openRules(element);
    element.locale = 'he';
    await until(element, () => dialog(element).lang === 'he');
    expect(inside(element, 'dialog h2').textContent).to.equal('חוקים');
    expect(getComputedStyle(dialog(element)).direction).to.equal('rtl');
    const [close, title] = [button(element, 'close'), inside(element, 'dialog h2')];
    expect(close.getBoundingClientRect().left).to.be.lessThan(title.getBoundingClientRect().left);
  });

  it('are gone when the tag is put elsewhere', async () => {
    const element = await tag();
    await openRules(element);
    const place = element.parentElement as HTMLElement;
    element.remove();
    place.append(element);
    await settled(element);
    expect(inside(element, 'dialog')).to.equal(null);
    await openRules(element);
  });

  it('pass the checks of axe, as the keys do', async () => {
    const element = await tag();
    await openRules(element);
    await expect(element).to.be.accessible();
    button(element, 'close').click();
    await until(element, isClosed(element));
    await openHelp(element);
    await expect(element).to.be.accessible();
  });
});

describe('the keys', () => {
  it('open by a question mark, and by nothing else they do', async () => {
    const element = await tag();
    const moves = heard(element, 'canfield-move');
    await openHelp(element);
    expect(dialog(element).getAttribute('part')).to.equal('panel help');
    for (const key of ['d', 'u', 'n', 't', 'ArrowLeft']) await press(element, key);
    expect(moves).to.have.length(0);
    expect(dialog(element).getAttribute('part')).to.equal('panel help');
  });

  it('give the focus back to the card it was on', async () => {
    const element = await tag();
    await openHelp(element, 'T3');
    const id = node(element, 'T3:0');
    dialog(element).dispatchEvent(new Event('cancel', { cancelable: true }));
    dialog(element).close();
    await until(element, isClosed(element));
    expect(focused(element)).to.equal(id);
  });

  it('name every key with what it does', async () => {
    const element = await tag(html`<canfield-game locale="en" deal=${knownDeal.code} motion="none"></canfield-game>`);
    await openHelp(element);
    const keys = [...element.renderRoot.querySelectorAll('dialog kbd')].map(({ textContent }) => textContent);
    expect(keys).to.include.members(['Enter', 'Space', 'Esc', 'T', 'D', 'F', 'U', 'R', 'H', 'N', 'L', 'P', 'S', '?']);
    expect(element.renderRoot.querySelectorAll('dialog dd')).to.have.length(14);
    element.hints = 'off';
    await settled(element);
    expect(element.renderRoot.querySelectorAll('dialog dd')).to.have.length(13);
  });
});

describe("a page's own messages", () => {
  it('stand in the panels, too, and a panel that is open follows them', async () => {
    const element = await tag();
    element.messages = { panels: { close: 'Shut' } };
    await openRules(element);
    await until(element, () => button(element, 'close').ariaLabel === 'Shut');
    element.messages = { panels: { close: 'Away' } };
    await until(element, () => button(element, 'close').ariaLabel === 'Away');
  });

  it('that no panel has are told when it is opened, and none of them is used', async () => {
    const element = await tag();
    const errors = heard(element, 'canfield-error');
    element.messages = { panels: { close: 'Shut', shut: 'x' } as object };
    await openRules(element);
    await until(element, () => errors.length > 0);
    expect(errors.map(({ detail }) => detail.reason)).to.deep.equal(['bad-messages']);
    expect(errors[0]?.detail.message).to.contain('"panels.shut"');
    expect(button(element, 'close').ariaLabel).to.equal('Close');
  });
});
