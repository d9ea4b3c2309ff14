import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(new URL('../FAILURES.md', import.meta.url), 'utf8');

/** A row of the list: a case, and why it has no test, where it has none. */
interface Row {
  readonly id: string;
  readonly reason: string;
}

const rows: readonly Row[] = [...text.matchAll(/^\| ([A-Z]\d{2}) +\|[^|]+\|([^|]*)\|$/gm)].map(
  ([, id = '', reason = '']) => ({ id, reason: reason.trim() }),
);

/** What tests are called: the first text after `it(`, `describe(` and the like, tables of tests included. */
const title = /\b(?:it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* testFiles(`${folder}/${entry.name}`);
    else if (entry.name.endsWith('.test.ts')) yield `${folder}/${entry.name}`;
  }
}

const folders = ['packages/engine', 'packages/themes', 'packages/element', 'integration'];

const titles = folders
  .flatMap((folder) => [...testFiles(`${root}${folder}/src`)])
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(title)].map(([, , name = '']) => name));

describe('what went wrong elsewhere', () => {
  it('is a list of cases, each of them once', () => {
    expect(rows).toHaveLength(107);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('$id has a test with its number in the name, or a reason why there is none', ({ id, reason }) => {
    const tested = titles.some((name) => new RegExp(`\\b${id}\\b`).test(name));
    expect(tested || reason.length > 20).toBe(true);
  });

  it('has no number in the name of a test that is not on the list', () => {
    const known = new Set(rows.map(({ id }) => id));
    const named = titles.flatMap((name) => [
      ...(/^((?:[A-Z]\d{2}[, ]*)+):/.exec(name)?.[1] ?? '').matchAll(/[A-Z]\d{2}/g),
    ]);
    expect(named.map(([id]) => id).filter((id) => !known.has(id))).toEqual([]);
  });
});
