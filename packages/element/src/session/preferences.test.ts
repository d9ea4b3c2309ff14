import { describe, expect, it } from 'vitest';
import { readPreferences } from './preferences.js';

describe('What a player has set', () => {
  it('is read as it was kept', () => {
    const kept = { tap: 'off', variant: 'rainbow', draw: '1', theme: 'paper', locale: 'pt-BR', winnable: 'on' };
    expect(readPreferences(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readPreferences({})).toEqual({});
  });

  const wrong: Readonly<Record<string, unknown>> = {
    nothing: null,
    'a list': ['tap'],
    'a value there is not': { tap: 'twice' },
    'a number': { draw: 3 },
    'a name that is none of an attribute': { tap: 'off', colour: 'red' },
    'an attribute that is the page’s alone': { scoring: 'casino' },
    'a name that objects have': { toString: 'on' },
  };
  for (const [name, given] of Object.entries(wrong))
    it(`is refused whole where it is ${name}`, () => {
      expect(readPreferences(given)).toBe(undefined);
    });
});
