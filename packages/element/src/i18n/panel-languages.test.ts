import { describe, expect, it } from 'vitest';
import { bracesIn, compressedSize, isEnglish, isUntidy, textsIn } from '../test/text-checks.js';
import { languages } from './languages.js';
import { loadPanelMessages } from './panel-languages.js';
import type { PanelTexts } from './panel-messages.js';

/** What is filled into the texts that are no plain words. */
const braces: Readonly<Record<string, string>> = {
  'replaying.position': '{number},{total}',
  'settings.reserve.some': '{count}',
  'settings.columns': '{count}',
  'settings.base.rank': '{rank}',
  'settings.draw.some': '{count}',
  'settings.draw.passes': '{list}',
  'settings.redeals.some': '{count}',
  'scorings.points': '{card}',
  'scorings.casino': '{card},{cost},{win}',
  'scorings.casino-50': '{all},{card},{cost},{win}',
};

const plural = /\.(zero|one|two|few|many|other)$/;

/** Names of keys, variants and themes are often those of English, and some words are of many languages. */
const mayBeEnglish =
  /^keys\.|^variants\.\w+\.title$|^themes\.|^deal\.variant$|^preferences\.verbosityNormal$|^replaying\.pause$|^calendar\.title$/;

const categories = (tag: string): string[] => {
  const rules = new Intl.PluralRules(tag);
  return [...new Set(['other', ...Array.from({ length: 100 }, (_, count) => rules.select(count))])].sort();
};

/** The plain texts of a language; English has its rules elsewhere. */
async function panelTexts(tag: string): Promise<PanelTexts> {
  const module = (await import(`./panels/${tag}.ts`)) as Record<string, PanelTexts>;
  return Object.values(module)[0] as PanelTexts;
}

for (const tag of languages) {
  describe(`The texts of the panels in ${tag}`, async () => {
    const texts = await panelTexts(tag);
    const all = textsIn(texts);

    it('are those of this language', async () => {
      const { about, help } = await loadPanelMessages(tag);
      expect([about, help]).toEqual([texts.about, texts.help]);
    });

    it('are written out, without blanks at their ends', () => {
      expect(all.filter(([, text]) => isUntidy(text))).toEqual([]);
    });

    it('have filled in what there is to fill in', () => {
      const differing = all.filter(([path, text]) => {
        const wanted = braces[path.replace(plural, '')] ?? '';
        return bracesIn(text).join() !== wanted && !(plural.test(path) && bracesIn(text).length === 0);
      });
      expect(differing).toEqual([]);
    });

    it('have every plural form that whole numbers need', () => {
      const paths = all.map(([path]) => path).filter((path) => plural.test(path));
      for (const base of new Set(paths.map((path) => path.replace(plural, '')))) {
        const forms = paths.filter((path) => path.replace(plural, '') === base).map((path) => path.split('.').at(-1));
        expect([base, ...forms.sort()]).toEqual([base, ...categories(tag)]);
      }
    });

    it('are not English where it is another language', async () => {
      if (tag === 'en') return;
      const left = all.filter(isEnglish(await panelTexts('en'))).map(([path]) => path);
      expect(left.filter((path) => !mayBeEnglish.test(path))).toEqual([]);
    });

    it('take at most 4 kB', async () => {
      expect(await compressedSize(new URL(`panels/${tag}.ts`, import.meta.url))).toBeLessThanOrEqual(4096);
    });
  });
}
