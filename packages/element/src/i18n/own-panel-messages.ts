import type { TextTree } from './messages.js';
import type { PanelMessages } from './panel-messages.js';

/** The texts of the panels with those of a page's own over them, and the paths of own ones that no panel has. Where there are such, none is used. */
export interface OwnPanels {
  readonly messages: PanelMessages;
  readonly wrong: readonly string[];
}

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Goes by what is there, so that nothing comes in that is not a text in the place of a text. */
function over(texts: Tree, own: Tree, path: string, wrong: string[]): Tree {
  const taken = Object.entries(own).flatMap(([name, mine]): [string, unknown][] => {
    const theirs = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (typeof theirs === 'string' && typeof mine === 'string') return [[name, mine]];
    if (isTree(theirs) && isTree(mine)) return [[name, over(theirs, mine, `${path}.${name}`, wrong)]];
    wrong.push(`${path}.${name}`);
    return [];
  });
  return { ...texts, ...Object.fromEntries(taken) };
}

/** Puts texts of a page's own over those of the panels. Which texts there are is known only now, when the panels are loaded. */
export function withOwnPanels(messages: PanelMessages, own: TextTree | undefined): OwnPanels {
  if (!own) return { messages, wrong: [] };
  const wrong: string[] = [];
  const merged = over(messages as unknown as Tree, own, 'panels', wrong);
  return wrong.length > 0 ? { messages, wrong } : { messages: merged as unknown as PanelMessages, wrong };
}
