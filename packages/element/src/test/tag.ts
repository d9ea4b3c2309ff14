import { fixture, html } from '@open-wc/testing';
import type { CanfieldGame } from '../canfield-game.js';

/** The code of the documented deal. */
export const known = 'CF1-D3-AAAAACL';

/** A tag on the page, painted once; the known deal without motion unless another template is given. */
export async function tag(
  template = html`<canfield-game deal=${known} motion="none"></canfield-game>`,
): Promise<CanfieldGame> {
  const element = await fixture<CanfieldGame>(template);
  await element.updateComplete;
  return element;
}

/** An element inside a tag. */
export const inside = (element: CanfieldGame, selector: string): HTMLElement =>
  element.renderRoot.querySelector(selector) as HTMLElement;

/** The button over a card or place of the table. */
export const node = (element: CanfieldGame, id: string): HTMLElement => inside(element, `[data-node="${id}"]`);

/** A button of toolbar or panel, by its part. */
export const button = (element: CanfieldGame, part: string): HTMLElement => inside(element, `button[part~="${part}"]`);

/** What has the focus inside a tag. */
export const focused = (element: CanfieldGame): HTMLElement | null =>
  (element.renderRoot as ShadowRoot).activeElement as HTMLElement | null;

/** What was said last. */
export const said = (element: CanfieldGame): string => inside(element, '.live').textContent;

/** An event of a tag, with whatever it tells. */
export type Heard = CustomEvent<Record<string, unknown>>;

/** The events of these names, from now on. */
export function heard(element: EventTarget, ...names: string[]): Heard[] {
  const events: Heard[] = [];
  for (const name of names) element.addEventListener(name, (event) => events.push(event as Heard));
  return events;
}

/** Presses a key where the focus is. */
export async function press(element: CanfieldGame, key: string, more: KeyboardEventInit = {}): Promise<void> {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...more };
  focused(element)?.dispatchEvent(new KeyboardEvent('keydown', init));
  await settled(element);
}

/** The next task of the page. */
const task = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/** Waits until everything that follows from the last action is on the page, notices that load then included. */
export async function settled(element: CanfieldGame): Promise<void> {
  await element.updateComplete;
  await element.updateComplete;
  await import('../controllers/notices.js');
  await task();
  await element.updateComplete;
}

/** The next frame, after its observers have been told of new sizes. */
export const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** A panel over the page, once it is there. */
export async function panelOf(element: CanfieldGame, part: string): Promise<HTMLDialogElement> {
  const panel = (): HTMLDialogElement | null => element.renderRoot.querySelector(`dialog[open][part~="${part}"]`);
  await until(panel);
  await settled(element);
  return panel() as HTMLDialogElement;
}

/** Opens a panel by its button. */
export async function openPanel(element: CanfieldGame, part: string, by = `show-${part}`): Promise<HTMLDialogElement> {
  button(element, by).focus();
  button(element, by).click();
  return panelOf(element, part);
}

/** Waits until no panel is over the page. */
export async function panelGone(element: CanfieldGame): Promise<void> {
  await until(() => !inside(element, 'dialog'));
  await settled(element);
}

/** Waits until something is so, for some seconds. */
export async function until(holds: () => unknown): Promise<void> {
  for (let time = 0; time < 300 && !holds(); time++) await new Promise((resolve) => setTimeout(resolve, 20));
}
