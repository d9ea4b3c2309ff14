import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDate, dailyCode, dailyCodes, dailySkip, firstDaily, lastDaily } from './daily.js';
import { parseDealCode } from './deal-code.js';
import { Game } from './game.js';
import { variantDraws, variantNames } from './rules.js';
import { readRecord } from './record.js';
import wins from './solver/daily-wins.json' with { type: 'json' };
import { createSearch } from './solver/index.js';

const rows = variantNames.flatMap((variant) => variantDraws(variant).map((draw) => ({ variant, draw })));

const dateOf = (time: number): CalendarDate => {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

const aDay = 86_400_000;
const inTable = fc
  .integer({ min: 0, max: (timeOf(lastDaily) - timeOf(firstDaily)) / aDay })
  .map((days) => dateOf(timeOf(firstDaily) + days * aDay));

describe('the deal of the day', () => {
  it('is the same whenever it is asked for, and frozen', () => {
    const date = { year: 2026, month: 12, day: 24 };
    expect(dailyCode(date)).toBe(dailyCode(date, 'canfield', 3));
    expect(rows.map(({ variant, draw }) => dailyCode(date, variant, draw))).toMatchInlineSnapshot(`
      [
        "CF1-D3-LDMHIVR",
        "CF1-D1-EUVGDES",
        "AC1-D3-MVQBIZC",
        "AC1-D1-IHMATNL",
        "SH1-D1-EWJOPKW",
        "SC1-D3-HRTHXSG",
        "SC1-D1-QIJCFBJ",
        "RF1-D1-MGZGETE",
        "RB1-D1-IMBKHQA",
        "CH1-D1-IZKULYS",
        "SE1-D3-EYEUVUD",
        "SE1-D1-DVJYBZN",
        "CR1-D3-KFOTTRU",
        "CC1-D1-AIBVKJP",
      ]
    `);
  });

  it('is of the variant and draw mode asked for, and another on every day', () => {
    fc.assert(
      fc.property(inTable, fc.constantFrom(...rows), (date, { variant, draw }) => {
        const code = dailyCode(date, variant, draw);
        expect(parseDealCode(code)).toMatchObject({ ok: true, value: { variant, draw } });
        expect(code).not.toBe(dailyCode(dateOf(timeOf(date) + aDay), variant, draw));
      }),
    );
  });

  for (const { variant, draw } of rows) {
    it(`of ${variant}, draw ${draw}, is proved winnable on every day of the table`, () => {
      expect(dailySkip(lastDaily, variant, draw)).toBeDefined();
      fc.assert(
        fc.property(inTable, (date) => {
          const { state, rules } = Game.fromCode(dailyCode(date, variant, draw));
          expect(createSearch(state, rules, 8 << 20).run(20_000)).toBe('winnable');
        }),
        // Always the same days: on another one a changed solver may need longer, which `daily:verify` finds.
        { numRuns: 20, seed: 1 },
      );
    });
  }

  it('has kept a win of every deal that a later solver does not win soon', () => {
    for (const [code, record] of Object.entries(wins)) {
      const game = Game.fromJSON(readRecord(record));
      expect([game.code, game.won, game.rules]).toEqual([code, true, Game.fromCode(code).rules]);
    }
  });

  it('before and after the table is the first code of the day', () => {
    for (const date of [{ year: 2020, month: 2, day: 29 }, dateOf(timeOf(lastDaily) + aDay)]) {
      const [first] = dailyCodes(date, 'canfield', 3);
      expect(dailySkip(date, 'canfield', 3)).toBeUndefined();
      expect(dailyCode(date)).toBe(first);
    }
  });

  it('is refused for days that are none, and draw modes that are not offered', () => {
    expect(() => dailyCode({ year: 2027, month: 2, day: 29 })).toThrow(RangeError);
    expect(() => dailyCode({ year: 2027, month: NaN, day: 1 })).toThrow(RangeError);
    expect(() => dailyCode({ year: 2027, month: 1, day: 1 }, 'rainbow', 3)).toThrow('rainbow is drawn by 1, not by 3.');
  });
});
