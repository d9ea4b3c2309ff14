import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardCount,
  differingSettings,
  drawOf,
  mayRedeal,
  redealsLeft,
  resolveRules,
  type Rules,
  settingNames,
  variantDraws,
  variantNames,
  variantOfPrefix,
  variantPrefix,
  variantRules,
} from './rules.js';
import { valueOf } from './problem.js';

const problemOf = (settings: unknown) => {
  const result = resolveRules(settings);
  return result.ok ? undefined : result.problem;
};

/** The table of rules, row by row, as the written rules have it. */
const rowText = (rules: Rules): string =>
  [
    rules.reserve,
    rules.openReserve ? 'open' : 'top',
    rules.columns,
    rules.base,
    rules.build,
    rules.wraps,
    rules.move,
    rules.fill,
    rules.afterReserve,
    JSON.stringify(rules.draw),
    rules.redeals,
    rules.takeBack,
    rules.ranks,
  ].join(' ');

describe('the table of variants', () => {
  it('has every row as it is written', () => {
    expect(Object.fromEntries(variantNames.map((name) => [name, rowText(variantRules(name))]))).toEqual({
      canfield: '13 top 4 dealt alternate circle tail reserve any 3 unlimited true 13',
      american: '13 top 4 dealt alternate circle whole reserve waste 3 unlimited false 13',
      storehouse: '13 top 4 2 suit circle top-or-whole reserve any 1 2 false 13',
      superior: '13 open 4 dealt alternate circle top-or-whole player any 3 unlimited false 13',
      rainfall: '13 top 4 dealt alternate circle top-or-whole reserve any 1 2 false 13',
      rainbow: '13 top 4 dealt any circle top-or-whole reserve any 1 0 false 13',
      chameleon: '12 top 3 dealt any circle top-or-whole reserve any 1 0 false 13',
      selective: '13 top 4 chosen alternate circle top-or-whole reserve any 3 unlimited false 13',
      rush: '13 top 4 dealt alternate circle top-or-whole reserve any [3,2,1] 2 false 13',
      casino: '13 top 4 dealt alternate circle top-or-whole reserve any 1 0 false 13',
    });
  });

  it.each(variantNames)('%s is what its name, and its whole row, resolve to', (variant) => {
    const row = variantRules(variant);
    expect(row.variant).toBe(variant);
    expect(valueOf(resolveRules({ variant }))).toEqual(row);
    expect(valueOf(resolveRules(row))).toEqual(row);
    expect(variantOfPrefix(variantPrefix(variant))).toBe(variant);
    expect(variantDraws(variant)).toContain(drawOf(row, 1));
  });

  it('is canfield where nothing is said', () => {
    expect(valueOf(resolveRules())).toEqual(variantRules('canfield'));
    expect(valueOf(resolveRules({ draw: 1 }))).toEqual({ ...variantRules('canfield'), draw: 1 });
  });
});

describe('resolveRules', () => {
  it.each([
    ['reserve', 0],
    ['reserve', 40],
    ['columns', 1],
    ['columns', 8],
    ['draw', 1],
    ['draw', 5],
    ['draw', [5]],
    ['draw', [1, 2, 3, 4, 5]],
    ['redeals', 0],
    ['redeals', 'unlimited'],
    ['redeals', Number.MAX_SAFE_INTEGER],
    ['ranks', 6],
    ['ranks', 13],
    ['base', 'chosen'],
    ['base', 'K'],
    ['base', 'T'],
    ['wraps', 'none'],
    ['move', 'whole'],
    ['takeBack', false],
    ['openReserve', true],
  ] as const)('takes %s %j', (name, value) => {
    expect(valueOf(resolveRules({ [name]: value }))[name]).toEqual(value);
  });

  it.each([
    ['10', 'T'],
    [' t ', 'T'],
    ['a', 'A'],
  ])('reads the base rank %j as %s', (base, right) => {
    expect(valueOf(resolveRules({ base })).base).toBe(right);
  });

  it.each([
    ['reserve', -1],
    ['reserve', 41],
    ['reserve', 1.5],
    ['reserve', '13'],
    ['reserve', NaN],
    ['reserve', undefined],
    ['columns', 0],
    ['columns', 9],
    ['draw', 0],
    ['draw', 6],
    ['draw', '3'],
    ['draw', []],
    ['draw', [3, 0]],
    ['draw', [3, '1']],
    ['draw', new Array(3)],
    ['draw', new Array(101).fill(1)],
    ['draw', { length: 1, 0: 3 }],
    ['redeals', -1],
    ['redeals', Infinity],
    ['redeals', 'no'],
    ['ranks', 3],
    ['ranks', 14],
    ['base', '1'],
    ['base', 2],
    ['base', null],
    ['base', 'Dealt'],
    ['build', 'colour'],
    ['wraps', true],
    ['move', ['tail']],
    ['fill', ''],
    ['afterReserve', 'none'],
    ['takeBack', 'no'],
    ['takeBack', 0],
    ['openReserve', null],
    ['variant', 'klondike'],
    ['variant', 'toString'],
    ['colour', 'red'],
    ['toString', 1],
    ['__proto__', 1],
    ['constructor', {}],
  ])('refuses %s %j by its name', (name, value) => {
    const settings = Object.defineProperty({}, name, { value, enumerable: true });
    expect(problemOf(settings)).toMatchObject({ reason: 'bad-setting', detail: name });
    expect(problemOf(settings)?.message).toContain(`"${name}"`);
  });

  it('says what would be right', () => {
    expect(problemOf({ draw: 6 })?.message).toBe(
      'The setting "draw" is 6; it must be a whole number from 1 to 5, or a list of at most 100 of them for the passes.',
    );
    expect(problemOf({ base: 2 })?.message).toBe(
      'The setting "base" is 2; it must be "dealt", "chosen" or a rank such as "2".',
    );
    expect(problemOf({ moves: 'tail' })?.message).toMatch(/^"moves" is no setting\. Settings are variant, reserve, /);
  });

  it.each([null, 5, 'canfield', true, [], [['draw', 1]], () => undefined])(
    'refuses %j, which is no object',
    (value) => {
      expect(problemOf(value)).toMatchObject({ reason: 'bad-setting', detail: 'rules' });
    },
  );

  it.each([
    [{ reserve: 40, columns: 8, ranks: 12 }, 'reserve', 'needs 49 of 48'],
    [{ ranks: 4 }, 'reserve', 'needs 18 of 16'],
    [{ base: '2', reserve: 5, columns: 8, ranks: 4 }, 'reserve', 'needs 17 of 16'],
    [{ base: '5', reserve: 3, ranks: 4 }, 'base', 'a deck of 4 ranks has not'],
    [{ base: 'K', ranks: 12 }, 'base', '"K"'],
    [{ draw: [3, 1], redeals: 0 }, 'draw', 'lists 2 passes'],
    [{ variant: 'rush', redeals: 1 }, 'draw', 'lists 3 passes'],
  ])('refuses %j, which contradicts itself, by the setting %s', (settings, detail, message) => {
    expect(problemOf(settings)).toMatchObject({ reason: 'bad-setting', detail });
    expect(problemOf(settings)?.message).toContain(message);
  });

  it('takes what just fits', () => {
    expect(problemOf({ reserve: 40, columns: 8, base: '2' })).toBeUndefined();
    expect(problemOf({ reserve: 11, ranks: 4 })).toBeUndefined();
    expect(problemOf({ draw: [3, 2, 1], redeals: 2 })).toBeUndefined();
    expect(problemOf({ draw: [3], redeals: 0 })).toBeUndefined();
  });

  it('shows long and odd values cut, and never fails over them', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const values = [
      'x'.repeat(10_000_000),
      circle,
      10n,
      Symbol('s'),
      {
        toJSON: () => {
          throw new Error('no');
        },
      },
    ];
    for (const value of values) expect(problemOf({ draw: value })?.message.length).toBeLessThan(200);
    const name = 'n'.repeat(1_000_000);
    expect(problemOf({ [name]: 1 })?.message.length).toBeLessThan(300);
    expect(problemOf({ [name]: 1 })?.detail?.length).toBeLessThan(60);
  });

  it('refuses what cannot be read, and throws nothing of it', () => {
    const fails = (): never => {
      throw new Error('untouchable');
    };
    const trapped = Object.defineProperty({}, 'draw', { get: fails, enumerable: true });
    const { proxy, revoke } = Proxy.revocable([3], {});
    revoke();
    for (const value of [trapped, new Proxy({}, { ownKeys: fails }), proxy, { draw: proxy }])
      expect(problemOf(value)).toMatchObject({ reason: 'bad-setting' });
  });

  it('looks at what is the settings’ own alone, and once', () => {
    expect(valueOf(resolveRules(Object.create({ variant: 'klondike', draw: 9 })))).toEqual(variantRules('canfield'));
    let asked = 0;
    const turning = {
      get variant() {
        asked += 1;
        return asked === 1 ? 'rush' : 'nonsense';
      },
    };
    expect(valueOf(resolveRules(turning)).variant).toBe('rush');
  });

  it('gives rules of its own, which a later change of the settings does not touch', () => {
    const draw = [3, 2];
    const rules = valueOf(resolveRules({ draw }));
    draw.push(9);
    expect(rules.draw).toEqual([3, 2]);
  });

  it('refuses or takes any values of any settings, and what it takes it takes again', () => {
    const value = fc.oneof(fc.jsonValue(), fc.integer({ min: -1, max: 41 }), fc.constantFrom('dealt', 'any', 'T', '2'));
    const settings = fc.dictionary(fc.constantFrom(...settingNames), value, { maxKeys: 4 });
    fc.assert(
      fc.property(settings, (given) => {
        const result = resolveRules(given);
        if (!result.ok) return result.problem.reason === 'bad-setting' && result.problem.message.endsWith('.');
        return JSON.stringify(resolveRules(result.value)) === JSON.stringify(result);
      }),
      { numRuns: 1000, seed: 4 },
    );
  });
});

describe('what the rules say', () => {
  it('of the cards a draw turns, pass by pass, the last number staying', () => {
    const rush = variantRules('rush');
    expect([1, 2, 3, 4, 9].map((pass) => drawOf(rush, pass))).toEqual([3, 2, 1, 1, 1]);
    expect([1, 2].map((pass) => drawOf(variantRules('canfield'), pass))).toEqual([3, 3]);
  });

  it('of redeals', () => {
    const allowed = (variant: Rules['variant']) => [1, 2, 3, 4].map((pass) => mayRedeal(variantRules(variant), pass));
    expect(allowed('casino')).toEqual([false, false, false, false]);
    expect(allowed('storehouse')).toEqual([true, true, false, false]);
    expect(allowed('canfield')).toEqual([true, true, true, true]);
  });

  it('of redeals left, which count down from pass to pass, and of none where there is no limit', () => {
    expect([1, 2, 3, 4].map((pass) => redealsLeft(variantRules('rush'), pass))).toEqual([2, 1, 0, 0]);
    expect(redealsLeft(variantRules('casino'), 1)).toBe(0);
    expect(redealsLeft(variantRules('canfield'), 99)).toBeUndefined();
  });

  it('of the size of the deck', () => {
    expect(cardCount(variantRules('canfield'))).toBe(52);
    expect(cardCount(valueOf(resolveRules({ ranks: 5, reserve: 4 })))).toBe(20);
  });
});

describe('differingSettings', () => {
  it('names what differs, and nothing else', () => {
    const rush = variantRules('rush');
    expect(differingSettings(rush, rush)).toEqual({});
    expect(differingSettings({ ...rush, draw: [3, 2], takeBack: true }, rush)).toEqual({
      draw: [3, 2],
      takeBack: true,
    });
  });
});
