import { describe, expect, it } from 'vitest';
import { type OptionName, Options, optionValues } from './options.js';

/** Options, and what they have warned of. */
function reader(): { options: Options; warnings: string[] } {
  const warnings: string[] = [];
  return { options: new Options((message) => warnings.push(message)), warnings };
}

const names = Object.keys(optionValues) as OptionName[];

describe('an attribute that takes one of a list', () => {
  for (const name of names) {
    it(`${name} means each of its values, without a warning`, () => {
      const { options, warnings } = reader();
      for (const value of optionValues[name]) expect(options.read(name, value)).toBe(value);
      expect(warnings).toEqual([]);
    });

    it(`${name} means its default where it is missing or wrong`, () => {
      const { options, warnings } = reader();
      const [first] = optionValues[name];
      for (const missing of [null, undefined]) expect(options.read(name, missing)).toBe(first);
      expect(warnings).toEqual([]);
      for (const wrong of ['nonsense', 'constructor', 7, {}]) expect(options.read(name, wrong)).toBe(first);
      expect(warnings).toHaveLength(4);
    });
  }

  it('warns with its name, the wrong value and the right ones', () => {
    const { options, warnings } = reader();
    options.read('hand', 'up');
    expect(warnings).toEqual(['canfield-game: hand="up" is not one of right, left; right is used.']);
  });

  it('warns once of each wrong value', () => {
    const { options, warnings } = reader();
    for (const value of ['up', 'up', 'down', 'up']) options.read('hand', value);
    expect(warnings).toHaveLength(2);
  });

  it('reads false as off, where there is an off', () => {
    const { options, warnings } = reader();
    expect([options.read('tap', false), options.read('tap', 'false')]).toEqual(['off', 'off']);
    expect(warnings).toEqual([]);
    expect(options.read('hand', false)).toBe('right');
    expect(warnings).toHaveLength(1);
  });
});
