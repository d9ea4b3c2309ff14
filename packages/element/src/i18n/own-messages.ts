import { en } from './en.js';
import type { Messages } from './messages.js';
import type { OwnPanelMessages } from './panel-messages.js';

/** Texts of a page's own, in place of those of the language: any of them, plurals and lists as a whole. */
export type OwnMessages = Partial<Omit<Messages, 'errors' | 'panels'>> & {
  readonly errors?: Partial<Messages['errors']>;
  readonly panels?: OwnPanelMessages;
};

/** What a page gave, as far as it is right, and the paths of what is not. */
export interface CheckedMessages {
  readonly own: OwnMessages;
  readonly wrong: readonly string[];
}

/** Longer texts would not fit the table. */
const longest = 400;

/** Sentences of the panels may be longer; no panel has more texts than this. */
const longestInPanels = 2000;
const mostInPanels = 500;

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A text of every name there is, to hold against what a page gives. */
const samples: Messages = {
  ...en,
  dir: 'rtl',
  comma: ', ',
  ranksIn: en.ranks,
  indices: ['A', 'J', 'Q', 'K'],
  suitsFor: en.ranks.map(() => en.suits),
  suitsOf: en.suits,
  toFoundation: en.foundation,
  toColumn: en.column,
  panels: {},
};

/** Forms that a language derives from another text: they go with it. */
const derived: Readonly<Record<string, readonly (keyof Messages)[]>> = {
  language: ['dir'],
  ranks: ['ranksIn', 'indices'],
  suits: ['suitsFor', 'suitsOf'],
  foundation: ['toFoundation'],
  column: ['toColumn'],
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlural = (sample: Fields): boolean => typeof sample['other'] === 'string';

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isRightText(text: unknown, path: string): boolean {
  if (typeof text !== 'string' || text.length > longest) return false;
  if (path === 'language') return isLanguageTag(text);
  return path !== 'dir' || text === 'rtl';
}

/** Copies what is right, so that nothing a page does to its object later is heard of here. */
class Taking {
  readonly wrong: string[] = [];

  /** Something that cannot even be looked at is wrong as a whole. */
  takeAll(value: unknown): unknown {
    try {
      return this.take(value, samples, '');
    } catch {
      return this.#refuse('');
    }
  }

  take(value: unknown, sample: unknown, path: string): unknown {
    if (path === 'panels') return this.#panels(value);
    if (Array.isArray(sample)) return this.#list(value, sample, path);
    if (isObject(sample)) return isPlural(sample) ? this.#plural(value, path) : this.#fields(value, sample, path);
    return isRightText(value, path) ? value : this.#refuse(path);
  }

  /** Which texts panels have is not known before they are loaded: here they are only texts, not too long and not too many. */
  #panels(value: unknown): unknown {
    let left = mostInPanels;
    const texts = (tree: unknown, path: string, depth: number): unknown => {
      if (typeof tree === 'string' && tree.length <= longestInPanels && depth > 0 && left-- > 0) return tree;
      if (!isObject(tree) || depth > 3) return this.#refuse(path);
      const taken = Object.entries(tree).map(([name, each]) => [
        name,
        texts(each, `${path}.${name.slice(0, 40)}`, depth + 1),
      ]);
      return Object.fromEntries(taken.filter(([, each]) => each !== undefined)) as Fields;
    };
    return texts(value, 'panels', 0);
  }

  #refuse(path: string): undefined {
    this.wrong.push(path);
    return undefined;
  }

  #list(value: unknown, sample: readonly unknown[], path: string): unknown {
    if (!Array.isArray(value) || value.length !== sample.length) return this.#refuse(path);
    return sample.map((each, index) => this.take(value[index], each, `${path}[${index}]`));
  }

  #plural(value: unknown, path: string): unknown {
    if (!isObject(value) || !Object.hasOwn(value, 'other')) return this.#refuse(path);
    return this.#fields(value, Object.fromEntries(pluralForms.map((form) => [form, ''])), path);
  }

  #fields(value: unknown, sample: Fields, path: string): unknown {
    if (!isObject(value)) return this.#refuse(path);
    const within = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const taken = Object.entries(value).map(([name, each]): [string, unknown] => {
      const known = Object.hasOwn(sample, name);
      return [name, known ? this.take(each, sample[name], within(name)) : this.#refuse(within(name.slice(0, 40)))];
    });
    return Object.fromEntries(taken.filter(([, each]) => each !== undefined));
  }
}

/** Checks what a page gives as its own texts. It is taken as a whole or not at all: where anything is wrong, `own` is empty. */
export function checkMessages(given: unknown): CheckedMessages {
  if (given === undefined || given === null) return { own: {}, wrong: [] };
  const taking = new Taking();
  const own = taking.takeAll(given);
  if (taking.wrong.length > 0) return { own: {}, wrong: taking.wrong };
  return { own: own as OwnMessages, wrong: [] };
}

/** The texts of a language with those of a page's own over them. */
export function mergeMessages(messages: Messages, own: OwnMessages): Messages {
  const stale = Object.keys(own).flatMap((name) => derived[name] ?? []);
  const kept = Object.entries(messages).filter(([name]) => !stale.includes(name as keyof Messages));
  return {
    ...(Object.fromEntries(kept) as unknown as Messages),
    ...own,
    errors: { ...messages.errors, ...own.errors },
  };
}
