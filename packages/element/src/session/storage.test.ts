import { describe, expect, it } from 'vitest';
import { type Box, storageKey, type StorageProblem, Store } from './storage.js';

/** A storage in memory, which can be made to fail. */
function box() {
  const items = new Map<string, string>();
  const fault: { error?: Error } = {};
  const attempt = <Result>(use: () => Result): Result => {
    if (fault.error) throw fault.error;
    return use();
  };
  const storage: Box = {
    getItem: (key) => attempt(() => items.get(key) ?? null),
    setItem: (key, value) => {
      attempt(() => items.set(key, value));
    },
    removeItem: (key) => {
      attempt(() => items.delete(key));
    },
  };
  return { items, fault, storage };
}

function store(name = 'mine') {
  const made = box();
  const problems: StorageProblem[] = [];
  const tell = (problem: StorageProblem): void => void problems.push(problem);
  return { ...made, problems, store: new Store(name, tell, () => made.storage) };
}

const reasons = (problems: readonly StorageProblem[]): string[] => problems.map(({ reason }) => reason);

describe('the store', () => {
  it('keeps parts under keys with their form, and gives them back', () => {
    const { store: kept, items, problems } = store();
    expect(kept.write('game', { cursor: 3 })).toBe(true);
    expect([...items]).toEqual([['canfield-game:mine:game:1', '{"cursor":3}']]);
    expect(kept.read('game')).toEqual({ cursor: 3 });
    expect(kept.read('settings')).toBeUndefined();
    kept.remove('game');
    expect(kept.read('game')).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it('keeps two names apart', () => {
    const { store: kept, storage } = store();
    kept.write('game', 1);
    expect(
      new Store(
        'other',
        () => undefined,
        () => storage,
      ).read('game'),
    ).toBeUndefined();
  });

  it('puts aside what is no JSON, once, and tells it once', () => {
    const { store: kept, items, problems } = store();
    items.set(storageKey('mine', 'game'), '{broken');
    expect(kept.read('game')).toBeUndefined();
    expect(kept.read('game')).toBeUndefined();
    expect([...items]).toEqual([['canfield-game:mine:game:1.rejected', '{broken']]);
    expect(reasons(problems)).toEqual(['bad-record']);
    expect(problems[0]?.message).toContain('.rejected');
  });

  it('goes on without storage, and tells once that there is none', () => {
    const { store: kept, fault, problems } = store();
    fault.error = new DOMException('Access is denied for this document.', 'SecurityError');
    expect(kept.write('game', 1)).toBe(false);
    expect(kept.write('statistics', 1)).toBe(false);
    expect(kept.read('game')).toBeUndefined();
    kept.remove('game');
    kept.reject('game', 'is wrong');
    expect(reasons(problems)).toEqual(['storage-denied', 'bad-record']);
  });

  it('tells once that there is no room, and writes again when there is', () => {
    const { store: kept, fault, problems } = store();
    fault.error = new DOMException('exceeded the quota.', 'QuotaExceededError');
    expect(kept.write('game', 1)).toBe(false);
    expect(kept.write('game', 2)).toBe(false);
    delete fault.error;
    expect(kept.write('game', 3)).toBe(true);
    expect(reasons(problems)).toEqual(['storage-full']);
  });

  it('counts a storage that cannot even be asked for as denied', () => {
    const problems: StorageProblem[] = [];
    const none = new Store(
      'mine',
      (problem) => void problems.push(problem),
      () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    );
    expect(none.read('game')).toBeUndefined();
    expect(reasons(problems)).toEqual(['storage-denied']);
  });
});
