import { Game, variantNames } from '@canfield-game/engine';
import { knownDeal } from '@canfield-game/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anotherDeal, answerDeal, type DealRequest, isDealOf, plainRequest } from './deal-request.js';

const asked = (changed: Partial<DealRequest>): DealRequest => ({ ...plainRequest, ...changed });

describe('another deal', () => {
  const american = asked({ deal: 'AC1-D1-AAAAACL' });

  it('is random in the variant and draw of a code among the attributes', () => {
    expect(anotherDeal(american, {})).toEqual(asked({ deal: 'random', variant: 'american', draw: '1' }));
  });

  it('is as the attributes have it where they say otherwise', () => {
    const given = { ...american, variant: 'rainbow', draw: '1', rules: { columns: 5 }, scoring: 'none' } as const;
    expect(anotherDeal(given, {})).toEqual({ ...given, deal: 'random' });
  });

  it('is as it is asked for, whatever the attributes say', () => {
    expect(anotherDeal(american, { variant: 'superior' })).toEqual(asked({ variant: 'superior' }));
    expect(anotherDeal(american, { variant: 'american', draw: '3' })).toMatchObject({ draw: '3' });
    expect(anotherDeal(american, { deal: knownDeal.code })).toEqual(asked({ deal: knownDeal.code }));
  });

  it('leaves to the attributes what is undefined', () => {
    const nothing = { deal: undefined, variant: undefined, draw: undefined, rules: undefined, scoring: undefined };
    const given = asked({ variant: 'rush', scoring: 'casino' });
    expect(anotherDeal(given, nothing)).toEqual(given);
  });

  it('takes nothing from a code that is none', () => {
    expect(anotherDeal(asked({ deal: 'AC1-D9-AAAAACL' }), {})).toEqual(plainRequest);
  });

  it('of every variant and draw can be dealt without a complaint', () => {
    for (const variant of variantNames) {
      const { code } = Game.random({ variant }, () => 0.5);
      const answer = answerDeal(anotherDeal(asked({ deal: code ?? '' }), {}));
      expect(answer).toMatchObject({ game: { rules: { variant } } });
      expect(answer).not.toHaveProperty('problem');
    }
  });
});

describe('D08: a deal code', () => {
  const game = Game.fromCode(knownDeal.code);

  it('is known as that of a game in any spelling', () => {
    for (const code of [knownDeal.code, 'cf1-d3-aaaaacl', ' CF1 D3 AAAAACL ', 'CF1D3AAAAACL'])
      expect(isDealOf(code, game)).toBe(true);
  });

  it('of another draw, variant or number, and a text that is none, is not', () => {
    for (const code of ['CF1-D1-AAAAACL', 'AC1-D3-AAAAACL', 'CF1-D3-AAAAACM', 'random', '', 'CF1-D3'])
      expect(isDealOf(code, game)).toBe(false);
  });

  it('is never that of a game without one', () => {
    const deck = Game.fromDeck([...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)));
    expect(deck.code).toBeNull();
    expect(isDealOf(knownDeal.code, deck)).toBe(false);
  });
});

describe('whatever a page asks for', () => {
  const mostly = (anything: fc.Arbitrary<unknown>, ...right: unknown[]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...right) }, anything);
  const word = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('random', 'american', 'points', '1', undefined));
  const anyRequest = fc.record({
    deal: mostly(word, 'random', knownDeal.code),
    variant: mostly(word, null, 'american'),
    draw: mostly(word, null, '3'),
    rules: mostly(fc.oneof(word, fc.jsonValue(), fc.json()), null, { columns: 5 }, '{"variant":"rush"}'),
    scoring: mostly(fc.oneof(word, fc.jsonValue()), null, 'points'),
  });

  it('is dealt or complained of with a reason and a sentence, and nothing is thrown', () => {
    const answers = fc.sample(anyRequest, 2000).map((request) => answerDeal(request as DealRequest));
    const refused = answers.filter(({ game }) => !game);
    expect(refused.length).toBeGreaterThan(200);
    expect(refused.length).toBeLessThan(1800);
    for (const { problem } of refused) {
      expect(problem?.reason).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(problem?.message).toMatch(/\S\.$/);
    }
  });
});
