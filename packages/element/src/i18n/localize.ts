import { en } from './en.js';
import type { Messages } from './messages.js';

/** The languages that the table speaks without loading anything. */
const languages: readonly Messages[] = [en];

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The nearest language to the first of the wanted ones that has any; else English. Tags are BCP 47. */
export function messagesFor(wanted: readonly string[]): Messages {
  for (const tag of wanted) {
    const exact = languages.find(({ language }) => language.toLowerCase() === tag.toLowerCase());
    const near = exact ?? languages.find(({ language }) => primary(language) === primary(tag));
    if (near) return near;
  }
  return en;
}

/** The language of the page around an element: the nearest `lang` above it, through shadow roots, else the browser's. */
export function surroundingLanguage(element: Element): string {
  let node: Element | null = element;
  while (node) {
    const holder: Element | null = node.closest('[lang]');
    if (holder) return holder.getAttribute('lang') ?? '';
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}
