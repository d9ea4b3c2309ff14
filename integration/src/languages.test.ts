import { knownDeal } from '@canfield-game/engine/testing';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.js';
import { Keys, type PileNames } from './keys.js';
import { Table } from './table.js';

const open = useBrowser();

interface Speaker {
  readonly names: PileNames;
  readonly dir: 'ltr' | 'rtl';
  readonly won: string;
}

const speakers: Readonly<Record<string, Speaker>> = {
  ar: {
    names: {
      waste: 'الأوراق المكشوفة',
      reserve: 'الاحتياطي',
      column: (number) => `العمود ${number}`,
      foundation: (suit) => `أساس ${['بستوني', 'كبة', 'ديناري', 'سباتي'][suit] ?? ''}`,
    },
    dir: 'rtl',
    won: 'لقد فزت!',
  },
  'zh-Hans': {
    names: {
      waste: '翻牌堆',
      reserve: '备用牌堆',
      column: (number) => `第 ${number} 列`,
      foundation: (suit) => `${['黑桃', '红桃', '方块', '梅花'][suit] ?? ''}收牌堆`,
    },
    dir: 'ltr',
    won: '你赢了！',
  },
};

describe('a whole game by keyboard alone, found by role and name', () => {
  for (const [locale, { names, dir, won }] of Object.entries(speakers)) {
    it(`is won in ${locale}`, async () => {
      const page = await open('one-tag.html', { viewport: { width: 420, height: 600 } });
      await page.evaluate(
        ([lang, direction]) => {
          document.documentElement.lang = lang;
          document.documentElement.dir = direction;
        },
        [locale, dir] as const,
      );
      const table = await Table.on(page);
      await table.set({ locale, motion: 'none' });
      await table.tag.getByRole('group', { name: names.reserve, exact: true }).waitFor({ state: 'attached' });
      const keys = await Keys.on(table, names);
      for (const move of knownDeal.line.split(' ')) await keys.play(move);
      expect(await table.seen()).toMatchObject({ score: 255, won: true });
      expect(await table.tag.getByRole('status').textContent()).toContain(won);
      expect(await table.tag.getByRole('heading', { name: won }).isVisible()).toBe(true);
    });
  }
});
