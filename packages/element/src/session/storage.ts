/** What is kept under a name: the running game, what the player has set, what has come of the games and of the daily deals. */
export type Part = 'game' | 'settings' | 'statistics' | 'days';

/** Why something could not be kept or read. */
export type StorageReason = 'storage-denied' | 'storage-full' | 'bad-record';

/** What went wrong, in English, for developers. */
export interface StorageProblem {
  readonly reason: StorageReason;
  readonly message: string;
}

/** The part of `localStorage` that is used. */
export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The form of what is written. Another form gets another number, and what older versions wrote is left to them. */
const form = 1;

/** The key of a part under a name. */
export const storageKey = (name: string, part: Part): string => `canfield-game:${name}:${part}:${form}`;

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && /quota/i.test(`${error.name} ${error.message}`);

const denied = 'The browser does not let this page keep anything: the game goes on, and is gone with the page.';
const full = 'The browser has no room left for this page: the game goes on, and its last actions are not kept.';

/**
 * The one place that touches the browser's storage. Nothing is ever thrown: what cannot be read counts as not there, what cannot
 * be written is not kept, and each kind of problem is told once.
 */
export class Store {
  readonly #name: string;
  readonly #tell: (problem: StorageProblem) => void;
  readonly #open: () => Box;
  readonly #told = new Set<string>();

  /**
   * @param name under which everything is kept.
   * @param tell is told what goes wrong.
   * @param open gives the storage; where the page may have none, asking for it throws.
   */
  constructor(name: string, tell: (problem: StorageProblem) => void, open: () => Box = () => localStorage) {
    this.#name = name;
    this.#tell = tell;
    this.#open = open;
  }

  /** What is kept of a part, as it came out of JSON; undefined where there is none. What is no JSON is put aside. */
  read(part: Part): unknown {
    const text = this.#attempt((box) => box.getItem(storageKey(this.#name, part))) ?? null;
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      this.reject(part, 'is no JSON');
      return undefined;
    }
  }

  /** Keeps a part; says whether it is kept. */
  write(part: Part, value: unknown): boolean {
    const written = this.#attempt((box) => {
      box.setItem(storageKey(this.#name, part), JSON.stringify(value));
      return true;
    });
    return written ?? false;
  }

  /** Forgets a part. */
  remove(part: Part): void {
    this.#attempt((box) => {
      box.removeItem(storageKey(this.#name, part));
    });
  }

  /** Puts aside what is kept of a part since it cannot be used: it is there for whoever wants to look, until the next such. */
  reject(part: Part, why: string): void {
    const key = storageKey(this.#name, part);
    const aside = this.#attempt((box) => {
      const text = box.getItem(key);
      if (text !== null) box.setItem(`${key}.rejected`, text);
      box.removeItem(key);
      return true;
    });
    const end = aside ? `it is now under "${key}.rejected"` : 'nothing of it is used';
    this.#complain('bad-record', `What was kept under "${key}" ${why}; ${end}.`);
  }

  #attempt<Result>(use: (box: Box) => Result): Result | undefined {
    try {
      return use(this.#open());
    } catch (error) {
      if (isFull(error)) this.#complain('storage-full', full);
      else this.#complain('storage-denied', denied);
      return undefined;
    }
  }

  #complain(reason: StorageReason, message: string): void {
    const kind = reason === 'bad-record' ? message : reason;
    if (this.#told.has(kind)) return;
    this.#told.add(kind);
    this.#tell({ reason, message });
  }
}
