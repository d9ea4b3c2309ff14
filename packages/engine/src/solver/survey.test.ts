import { describe, expect, it } from 'vitest';
import { formatDealCode } from '../deal-code.js';
import { Game } from '../game.js';
import { variantDraws, variantNames, type VariantName } from '../rules.js';
import { createSearch } from './index.js';
import surveys from './surveys.json' with { type: 'json' };

/** Of the 2,000 codes of each variant 50 are searched here; `npm run survey:verify` searches them all. */
const step = 40;

const letters = { winnable: 'w', lost: 'l', unknown: '-' } as const;

it('is of every variant', () => {
  expect(Object.keys(surveys).sort()).toEqual([...variantNames].sort());
});

describe.each(Object.entries(surveys))('the survey of %s', (variant, { states, verdicts }) => {
  it('has 2,000 deals', () => {
    expect(verdicts).toMatch(/^[wl-]{2000}$/);
  });

  it('finds the verdicts checked in', () => {
    const draw = variantDraws(variant as VariantName)[0] ?? 3;
    for (let seed = 0; seed < verdicts.length; seed += step) {
      const code = formatDealCode({ variant: variant as VariantName, draw, seed });
      const { state, rules } = Game.fromCode(code);
      expect(code + letters[createSearch(state, rules).run(states)]).toBe(code + verdicts.charAt(seed));
    }
  });
});
