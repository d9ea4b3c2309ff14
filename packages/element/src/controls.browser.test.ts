import { expect, html } from '@open-wc/testing';
import type { CanfieldGame } from './canfield-game.js';
import './define.js';
import {
  button,
  focused,
  inside,
  known,
  node,
  openPanel,
  panelGone,
  panelOf,
  press,
  settled,
  tag,
} from './test/tag.js';

const parts = (element: CanfieldGame): string[] =>
  [...element.renderRoot.querySelectorAll<HTMLElement>('.bar button')]
    .filter((tool) => tool.getClientRects().length > 0)
    .map(({ part }) => [...part].at(-1) ?? '');

async function withControls(controls: string, width = 800): Promise<CanfieldGame> {
  const element = await tag(
    html`<canfield-game controls=${controls} deal=${known} locale="en" motion="none"></canfield-game>`,
  );
  element.style.width = `${width}px`;
  await settled(element);
  return element;
}

const all = ['new', 'undo', 'redo', 'hint', 'code', 'show-rules', 'show-statistics', 'show-share', 'show-settings'];

describe('controls', () => {
  it('are all there at first, and wait behind one where there is no room', async () => {
    expect(parts(await withControls('full'))).to.deep.equal(all);
    expect(parts(await withControls('full', 320))).to.deep.equal(['new', 'undo', 'redo', 'hint', 'more']);
  });

  it('are those of a list', async () => {
    expect(parts(await withControls('undo, redo code'))).to.deep.equal(['undo', 'redo', 'code']);
    expect(parts(await withControls('undo rules', 300))).to.deep.equal(['undo', 'show-rules']);
  });

  it('may be none: then there is nothing but the table, which methods drive', async () => {
    const element = await withControls('none');
    expect(inside(element, '.bar')).to.equal(null);
    expect(element.play('R>T2').ok).to.equal(true);
    node(element, 'S').focus();
    await press(element, 'n');
    await press(element, 'd');
    expect(element.game.cursor).to.equal(2);
    expect(inside(element, 'dialog')).to.equal(null);
  });

  it('that are no buttons are warned of once', async () => {
    const warnings: string[] = [];
    const { warn } = console;
    console.warn = (message: string) => void warnings.push(message);
    const element = await withControls('undo dance');
    element.play('D');
    await settled(element);
    console.warn = warn;
    expect(parts(element)).to.deep.equal(['undo']);
    expect(warnings.filter((text) => text.includes('dance'))).to.have.length(1);
  });

  it('behind one open their panels, and the focus comes back', async () => {
    const element = await withControls('full', 320);
    button(element, 'more').focus();
    await openPanel(element, 'more', 'more');
    inside(element, 'dialog [part~="show-settings"]').click();
    const settings = await panelOf(element, 'settings');
    settings.close();
    await panelGone(element);
    expect(focused(element)).to.equal(button(element, 'more'));
  });

  it('behind one pass the checks of axe', async () => {
    const element = await withControls('full', 320);
    await openPanel(element, 'more', 'more');
    await expect(element).to.be.accessible();
  });
});
