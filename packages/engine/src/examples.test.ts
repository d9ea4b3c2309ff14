import { describe, expect, it } from 'vitest';
import * as engine from './index.js';
import * as record from './record.js';
import * as solver from './solver/index.js';
import * as testing from './testing.js';

const modules: Record<string, object> = {
  '@canfield-game/engine': engine,
  '@canfield-game/engine/record': record,
  '@canfield-game/engine/solver': solver,
  '@canfield-game/engine/testing': testing,
};

// A name of its own, for there is no type of a text file.
const file: string = '../README.md?raw';
const { default: readme } = (await import(file)) as { default: string };
const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code);

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...given: unknown[]) => Promise<void>;

/** An example as code that reports what it says each line gives: `expression; // → JSON`. */
const runnable = (code: string): string =>
  code
    .replace(/^import (\{.*\}) from '(.*)';$/gm, "const $1 = modules['$2'];")
    .replace(/^(.*); \/\/ → (.*)$/gm, (_line, given: string, said: string) => `say(${given}, ${said});`);

describe('the examples of the README', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7);
  });

  it.each(examples.map((code) => [code]))('%s', async (code) => {
    const said: unknown[] = [];
    const given: unknown[] = [];
    const say = (real: unknown, right: unknown) => {
      given.push(real);
      said.push(right);
    };
    await new AsyncFunction('modules', 'say', runnable(code))(modules, say);
    expect(given).toEqual(said);
    expect(said.length).toBe(code.split('// →').length - 1);
    expect(said.length).toBeGreaterThan(1);
  });
});
