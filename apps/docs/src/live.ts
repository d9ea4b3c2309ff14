import { dealsOf } from '../snippets/engine/daily.js';
import { deal } from '../snippets/engine/deal.js';
import { play } from '../snippets/engine/play.js';
import { record } from '../snippets/engine/record.js';
import { ownRules } from '../snippets/engine/rules.js';
import { findWin } from '../snippets/engine/solve.js';

/** What a cell runs, given the texts of its fields. */
const runs: Readonly<Record<string, (...given: string[]) => unknown>> = {
  daily: dealsOf,
  deal,
  play,
  record,
  rules: ownRules,
  solve: (code = '', states = '') => findWin(code, Number(states)),
};

/** A value as it is read: a line for each of its fields, and of each item. */
function readable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${typeof part === 'object' ? JSON.stringify(part, null, 1) : String(part)}`)
    .join('\n');
}

async function resultOf(cell: HTMLElement): Promise<string> {
  const given = [...cell.querySelectorAll('input')].map(({ value }) => value.trim());
  try {
    return readable(await runs[cell.dataset['cell'] ?? '']?.(...given));
  } catch (error) {
    return String(error);
  }
}

async function run(cell: HTMLElement): Promise<void> {
  const output = cell.querySelector('output');
  if (output) output.textContent = await resultOf(cell);
}

for (const cell of document.querySelectorAll<HTMLElement>('[data-cell]')) {
  cell.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(cell);
  });
  void run(cell);
}
