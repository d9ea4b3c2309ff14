import type MiniSearch from 'minisearch';
import { searchOptions } from './search-options.mjs';

interface Found {
  readonly id: string;
  readonly title: string;
  readonly page: string;
}

const most = 12;
const root = new URL(document.body.dataset['root'] ?? './', location.href);

/** Loaded by the first who searches. */
async function loadIndex(): Promise<MiniSearch> {
  const [{ default: Search }, response] = await Promise.all([
    import('minisearch'),
    fetch(new URL('search-index.json', root)),
  ]);
  return Search.loadJSON(await response.text(), searchOptions);
}

function resultItem({ id, title, page }: Found): HTMLLIElement {
  const link = document.createElement('a');
  link.href = new URL(id, root).href;
  link.textContent = title;
  const where = document.createElement('span');
  where.textContent = page === title ? '' : page;
  const item = document.createElement('li');
  item.append(link, where);
  return item;
}

class SiteSearch {
  readonly #dialog: HTMLDialogElement;
  readonly #input: HTMLInputElement;
  readonly #list: HTMLElement;
  readonly #count: HTMLElement;
  #index: Promise<MiniSearch> | undefined;

  constructor(dialog: HTMLDialogElement) {
    this.#dialog = dialog;
    this.#input = dialog.querySelector('input') as HTMLInputElement;
    this.#list = dialog.querySelector('ul') as HTMLElement;
    this.#count = dialog.querySelector('.count') as HTMLElement;
    this.#input.addEventListener('input', () => void this.#find());
    dialog.querySelector('form')?.addEventListener('submit', (event) => this.#submit(event));
    this.#list.addEventListener('click', () => dialog.close());
    dialog.addEventListener('keydown', (event) => this.#walk(event));
  }

  open(): void {
    this.#index ??= loadIndex();
    this.#dialog.showModal();
    this.#input.select();
  }

  async #find(): Promise<void> {
    const wanted = this.#input.value;
    const index = await this.#index;
    if (!index || wanted !== this.#input.value) return;
    const found = index.search(wanted) as unknown as Found[];
    this.#list.replaceChildren(...found.slice(0, most).map(resultItem));
    this.#count.textContent = wanted === '' ? '' : `${found.length} found`;
  }

  /** Enter in the field goes to the first result; the button closes. */
  #submit(event: SubmitEvent): void {
    const first = this.#list.querySelector('a');
    if (event.submitter !== null && document.activeElement === event.submitter) return;
    event.preventDefault();
    first?.click();
  }

  /** Arrows go from the field through the results. */
  #walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops: HTMLElement[] = [this.#input, ...this.#list.querySelectorAll('a')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[at + step]?.focus();
    event.preventDefault();
  }
}

const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, canfield-game') !== null;

/** The search over all pages: by its button, or the key `/`. */
export function setUpSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const button = document.querySelector<HTMLButtonElement>('.search-button');
  if (!dialog || !button) return;
  const search = new SiteSearch(dialog);
  button.hidden = false;
  button.addEventListener('click', () => search.open());
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || writes(event.target)) return;
    event.preventDefault();
    search.open();
  });
}
