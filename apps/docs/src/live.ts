/** What a cell runs, given the texts of its fields. */
type Run = (...given: string[]) => unknown;

/** Loaded by the first run of a cell. */
const runs: Readonly<Record<string, () => Promise<Run>>> = {
  daily: async () => (await import('../snippets/engine/daily.js')).dealsOf,
  deal: async () => (await import('../snippets/engine/deal.js')).deal,
  play: async () => (await import('../snippets/engine/play.js')).play,
  record: async () => (await import('../snippets/engine/record.js')).record,
  rules: async () => (await import('../snippets/engine/rules.js')).ownRules,
  solve: async () => {
    const { findWin } = await import('../snippets/engine/solve.js');
    return (code = '', states = '') => findWin(code, Number(states));
  },
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
    const run = await runs[cell.dataset['cell'] ?? '']?.();
    return readable(await run?.(...given));
  } catch (error) {
    return String(error);
  }
}

async function run(cell: HTMLElement): Promise<void> {
  const output = cell.querySelector('output');
  if (output) output.textContent = await resultOf(cell);
}

/** A cell runs shortly before it is seen: the page is there at once, and nothing moves that is looked at. */
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void run(target as HTMLElement);
    }
  },
  { rootMargin: '400px' },
);

for (const cell of document.querySelectorAll<HTMLElement>('[data-cell]')) {
  cell.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void run(cell);
  });
  seen.observe(cell);
}
